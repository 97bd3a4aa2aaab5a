import type { ConjunctionEvent } from '../../nouns/conjunction/event.ts';

/** How much time a decision has left. */
export const laneIds = ['passed', 'hours6', 'hours24', 'days3', 'later'] as const;
export type LaneId = (typeof laneIds)[number];

export interface Lane {
  readonly id: LaneId;
  /** By deadline. */
  readonly events: readonly ConjunctionEvent[];
}

const HOUR_MS = 3_600_000;
/** Upper ends of the lanes, hours from now. */
const ENDS: Readonly<Record<Exclude<LaneId, 'later'>, number>> = { passed: 0, hours6: 6, hours24: 24, days3: 72 };

/** Future events that somebody must decide on, the nearest deadline first; one without a deadline counts by its TCA. */
export function toDecide(events: readonly ConjunctionEvent[], nowMs: number): readonly ConjunctionEvent[] {
  return events
    .filter(({ record, tcaMs }) => record.needsDecision && tcaMs >= nowMs)
    .toSorted((a, b) => deadlineOf(a) - deadlineOf(b) || a.tcaMs - b.tcaMs);
}

/** The decisions by how much time they have left; every lane is there, empty or not. */
export function lanesOf(decisions: readonly ConjunctionEvent[], nowMs: number): readonly Lane[] {
  return laneIds.map((id) => ({ id, events: decisions.filter((event) => laneOf(deadlineOf(event), nowMs) === id) }));
}

function laneOf(deadlineMs: number, nowMs: number): LaneId {
  const hours = (deadlineMs - nowMs) / HOUR_MS;
  return laneIds.find((id) => id !== 'later' && hours <= ENDS[id]) ?? 'later';
}

export const deadlineOf = ({ decideByMs, tcaMs }: ConjunctionEvent): number => decideByMs ?? tcaMs;
