import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import { formatPc } from '../../format/probability.ts';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { sizeWords } from './plan-words.ts';
import { useManoeuvreText } from './use-manoeuvre-text.ts';

export interface Conflict {
  readonly read: ManoeuvrePlan;
  readonly now: ManoeuvrePlan;
}

/** Both versions of a plan that somebody else changed first. */
export function ConflictDialog({
  conflict,
  onClose,
}: {
  readonly conflict: Conflict | undefined;
  readonly onClose: () => void;
}) {
  const text = useManoeuvreText();
  const zone = useZone((state) => state.zone);
  const rows = ({ state, note, result }: ManoeuvrePlan) => [
    { key: 'state', label: text.path, value: text.states[state] },
    { key: 'begin', label: text.rows.ignition, value: formatTime(parseTime(result.figures.ignitionEpoch), zone) },
    { key: 'size', label: text.rows.deltaV, value: sizeWords(result.figures) },
    { key: 'pc', label: text.rows.pc, value: formatPc(result.probability) },
    { key: 'note', label: text.pair.figure, value: note || '–' },
  ];
  return (
    <Dialog
      title={text.conflict.title}
      isOpen={conflict !== undefined}
      onClose={onClose}
      closeLabel={text.conflict.close}
      size="medium"
      footer={
        <Button kind="primary" onPress={onClose}>
          {text.conflict.take}
        </Button>
      }
    >
      {conflict && (
        <div className="mv-conflict">
          <p>{text.conflict.text}</p>
          <section>
            <h3>{text.conflict.read(conflict.read.version)}</h3>
            <KeyValue rows={rows(conflict.read)} />
          </section>
          <section>
            <h3>
              {text.conflict.now(conflict.now.version, conflict.now.history.at(-1)?.by ?? conflict.now.createdBy)}
            </h3>
            <KeyValue rows={rows(conflict.now)} />
          </section>
        </div>
      )}
    </Dialog>
  );
}
