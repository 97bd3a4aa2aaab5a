import type { Cdm } from '@keepout/contract/ca/cdm';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatPc } from '../../../format/probability.ts';
import { useKey } from '../../../keys/key-store.ts';
import { formatTime, parseTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { Button } from '../../../ui/Button.tsx';
import { Menu } from '../../../ui/Floating.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useEventText } from '../texts/en.ts';

export interface MessagePickerProps {
  /** Messages, newest first. */
  readonly cdms: readonly Cdm[];
  /** History of the conjunction: shows which messages share one id. */
  readonly history: Conjunction['history'];
  readonly selectedId: string;
  readonly onSelect: (cdmId: string) => void;
}

/** Choice of the displayed message; `[` selects the previous, `]` the next. */
export function MessagePicker({ cdms, history, selectedId, onSelect }: MessagePickerProps) {
  const text = useEventText();
  const zone = useZone((state) => state.zone);
  const place = cdms.findIndex(({ cdmId }) => cdmId === selectedId);
  const older = cdms[place + 1]?.cdmId;
  const newer = cdms[place - 1]?.cdmId;
  useKey('message.previous', older === undefined ? undefined : () => onSelect(older));
  useKey('message.next', newer === undefined ? undefined : () => onSelect(newer));
  const shownCdm = cdms[place];
  const versionOf = ({ cdmId }: Cdm) =>
    history
      .filter((step) => step.cdmId === cdmId && step.versions > 1)
      .map(({ version, versions }) => text.picker.version(version, versions));
  const created = (cdm: Cdm | undefined) => formatTime(parseTime(cdm?.creationDate ?? ''), zone);
  return (
    <div className="cj-picker">
      <IconButton
        label={text.picker.previous}
        isDisabled={older === undefined}
        onPress={() => older !== undefined && onSelect(older)}
      >
        <ChevronLeft size={16} aria-hidden />
      </IconButton>
      <Menu
        label={text.picker.label}
        placement="bottom end"
        trigger={
          <Button>
            {text.picker.place(cdms.length - place, cdms.length)} · <span className="mono">{created(shownCdm)}</span>
          </Button>
        }
        entries={cdms.map((cdm, index) => ({
          id: cdm.cdmId,
          label: `${cdms.length - index} · ${created(cdm)}`,
          hint: [formatPc(cdm.probabilityOfCollision), cdm.originator, ...versionOf(cdm)].join(' · '),
          isCurrent: cdm.cdmId === selectedId,
        }))}
        onAction={onSelect}
      />
      <IconButton
        label={text.picker.next}
        isDisabled={newer === undefined}
        onPress={() => newer !== undefined && onSelect(newer)}
      >
        <ChevronRight size={16} aria-hidden />
      </IconButton>
    </div>
  );
}
