import type { Satellite } from '@keepout/contract/fleet/satellite';
import type { FleetInterval, FleetRow } from '../../charts/fleet-gantt/fleet-row.ts';
import { type ListedEvent, pairName } from '../../nouns/conjunction/event.ts';
import { groupEventsByKey } from '../../nouns/conjunction/grouped.ts';

/** Burns of plans, contacts and no-burn windows by satellite. */
export type IntervalsBySatellite = ReadonlyMap<string, readonly FleetInterval[]>;

/** Returns the rows of the fleet by next close approach; satellites without one follow by name. */
export function fleetRows(
  satellites: readonly Pick<Satellite, 'satelliteId' | 'name'>[],
  events: readonly ListedEvent[],
  intervals: IntervalsBySatellite = new Map(),
): readonly FleetRow[] {
  const eventsBySatellite = groupEventsByKey(events, ({ record }) => record.satelliteId);
  const first = (id: string) =>
    Math.min(...(eventsBySatellite.get(id) ?? []).map(({ tcaMs }) => tcaMs), Number.MAX_VALUE);
  return satellites
    .map(({ satelliteId, name }) => ({
      id: satelliteId,
      name,
      marks: (eventsBySatellite.get(satelliteId) ?? []).map((event) => ({
        id: event.id,
        atMs: event.tcaMs,
        level: event.mark,
        label: pairName(event.record),
      })),
      intervals: intervals.get(satelliteId) ?? [],
    }))
    .toSorted((a, b) => first(a.id) - first(b.id) || a.name.localeCompare(b.name, 'en', { numeric: true }));
}
