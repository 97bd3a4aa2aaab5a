import { type StatusLevel, statusLevels, worstLevel } from '../../ui/status-level.ts';
import type { ListedEvent } from './event.ts';
import { groupEventsByKey } from './grouped.ts';

/** One satellite of the fleet in the strip next to the timeline. */
export interface FleetStripEntry {
  readonly satelliteId: string;
  readonly name: string;
  readonly count: number;
  readonly level: StatusLevel;
  /** The first conjunction with the mark, by TCA: the countdown next to the mark refers to it. */
  readonly worst: ListedEvent | undefined;
}

/** The satellites that have events, worst first, then by name. */
export function fleetOf(events: readonly ListedEvent[]): readonly FleetStripEntry[] {
  const groups = groupEventsByKey(events, ({ record }) => record.satelliteId);
  const members = [...groups].map(([satelliteId, satelliteEvents]): FleetStripEntry => {
    const level = worstLevel(satelliteEvents.map(({ mark }) => mark));
    return {
      satelliteId,
      name: satelliteEvents[0]?.record.satelliteName ?? satelliteId,
      count: satelliteEvents.length,
      level,
      worst: satelliteEvents.filter(({ mark }) => mark === level).toSorted((a, b) => a.tcaMs - b.tcaMs)[0],
    };
  });
  return members.toSorted((a, b) => rank(b.level) - rank(a.level) || a.name.localeCompare(b.name));
}

const rank = (level: StatusLevel) => statusLevels.indexOf(level);

/** Sorts conjunctions by urgency, then by Pc, then by TCA. */
export function worstFirst(events: readonly ListedEvent[]): readonly ListedEvent[] {
  const pc = ({ record }: ListedEvent) => record.probabilityOfCollision ?? -1;
  return events.toSorted((a, b) => urgencyRank(b) - urgencyRank(a) || pc(b) - pc(a) || a.tcaMs - b.tcaMs);
}

/** How much an event presses, for an order. */
export const urgencyRank = ({ mark }: Pick<ListedEvent, 'mark'>): number => statusLevels.indexOf(mark);
