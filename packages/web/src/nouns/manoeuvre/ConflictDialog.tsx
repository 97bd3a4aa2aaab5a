import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { TwoVersionsDialog } from '../record/TwoVersionsDialog.tsx';
import { useManoeuvreText } from './en.ts';
import { afterWords, sizeWords } from './plan-words.ts';

export interface PlanConflict {
  readonly read: ManoeuvrePlan;
  readonly now: ManoeuvrePlan;
}

export interface ConflictDialogProps {
  readonly conflict: PlanConflict | undefined;
  readonly onClose: () => void;
}

/** Shows both versions of a plan after a concurrent change. The user requested a step and entered no data, so there is no choice. */
export function ConflictDialog({ conflict, onClose }: ConflictDialogProps) {
  const text = useManoeuvreText();
  const zone = useZone((state) => state.zone);
  if (conflict === undefined) return null;
  const figures = ({ state, note, result }: ManoeuvrePlan) => ({
    state: text.states[state],
    begin: formatTime(parseTime(result.figures.ignitionEpoch), zone),
    size: sizeWords(result.figures),
    pc: afterWords(result.events[0]?.outcome, result.probability, text),
    note,
  });
  const names: Readonly<Record<string, string>> = {
    state: text.path,
    begin: text.rows.ignition,
    size: text.rows.deltaV,
    pc: text.rows.pc,
    note: text.pair.figure,
  };
  const { read, now } = conflict;
  return (
    <TwoVersionsDialog
      conflict={{ base: figures(read), myContent: figures(read), theirContent: figures(now) }}
      explain={text.conflict(now.version, now.history.at(-1)?.by ?? now.createdBy)}
      nameOf={(path) => names[path] ?? path}
      textOf={(_path, value) => String(value)}
      onTheirs={onClose}
      onClose={onClose}
    />
  );
}
