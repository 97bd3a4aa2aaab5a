import { statusLevels } from '../../ui/status-level.ts';
import type { ConjunctionEvent } from './event.ts';

/** Events by what presses most; of equal ones the more probable, then the nearer. */
export function worstFirst(events: readonly ConjunctionEvent[]): readonly ConjunctionEvent[] {
  const pc = ({ record }: ConjunctionEvent) => record.probabilityOfCollision ?? -1;
  return events.toSorted((a, b) => rankOf(b) - rankOf(a) || pc(b) - pc(a) || a.tcaMs - b.tcaMs);
}

/** How much an event presses, for an order. */
export const rankOf = ({ mark }: Pick<ConjunctionEvent, 'mark'>): number => statusLevels.indexOf(mark);
