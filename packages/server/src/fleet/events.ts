import type { EventType } from '../platform/events/event-type.ts';

type Change = 'created' | 'changed' | 'deleted';

/** A satellite of an operator was added, changed or deleted. */
export const satelliteChanged: EventType<{
  readonly satelliteId: string;
  readonly change: Change;
}> = {
  type: 'fleet.satellite-changed',
  news: () => ({ type: 'satellites' }),
};

/** A ground station was added, changed or deleted. */
export const stationChanged: EventType<{ readonly stationId: string; readonly change: Change }> = {
  type: 'fleet.station-changed',
  news: () => ({ type: 'stations' }),
};

/** An operator's rules for assessment and flight have changed. */
export const flightRulesChanged: EventType<{ readonly version: number }> = {
  type: 'fleet.flight-rules-changed',
  news: () => ({ type: 'flight-rules' }),
};
