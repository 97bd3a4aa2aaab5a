import type { EventType } from '../platform/events/event-type.ts';

type Change = 'created' | 'changed' | 'deleted';

/** A satellite of an operator is there, is otherwise than it was, or is there no longer. */
export const satelliteChanged: EventType<{
  readonly satelliteId: string;
  readonly change: Change;
}> = {
  type: 'fleet.satellite-changed',
  news: () => ({ type: 'satellites' }),
};

/** The same of a ground station. */
export const stationChanged: EventType<{ readonly stationId: string; readonly change: Change }> = {
  type: 'fleet.station-changed',
  news: () => ({ type: 'stations' }),
};

/** An operator judges or flies by other rules than before. */
export const flightRulesChanged: EventType<{ readonly version: number }> = {
  type: 'fleet.flight-rules-changed',
  news: () => ({ type: 'flight-rules' }),
};
