import type { SatelliteContacts } from '@keepout/contract/ca/contacts';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { FlightRules } from '@keepout/contract/fleet/flight-rules';
import type { FleetInterval } from '../../charts/fleet-gantt/fleet-row.ts';
import { parseTime } from '../../time/utc.ts';
import type { IntervalsBySatellite } from './fleet-rows.ts';

/** What is known of the days ahead; absent while it is on its way. */
export interface FleetPlans {
  readonly plans: readonly ManoeuvrePlan[] | undefined;
  readonly contacts: readonly SatelliteContacts[] | undefined;
  readonly noBurn: FlightRules['noBurnWindows'] | undefined;
}

/** How an interval is named where it is pointed at. */
export interface IntervalWords {
  burn(plan: ManoeuvrePlan): string;
  contact(stationName: string, maxElevationDeg: number): string;
  noBurn(reason: string): string;
}

/** Plans in these states are the satellite's to fly; earlier ones may still be dropped. */
const APPROVED = new Set(['APPROVED', 'COMMITTED', 'EXECUTED', 'VERIFIED']);
/** A drawn bar needs a length; an impulse has none. */
const LEAST_MS = 60_000;

/** Burns of plans that are not abandoned, contacts, and times without burns, by satellite. Ids of burns are those of their plans. */
export function fleetIntervals(
  satelliteIds: readonly string[],
  { plans, contacts, noBurn }: FleetPlans,
  words: IntervalWords,
): IntervalsBySatellite {
  const intervals = new Map<string, FleetInterval[]>();
  const add = (satelliteId: string, kind: FleetInterval['kind'], interval: Omit<FleetInterval, 'kind'>) => {
    const own = intervals.get(satelliteId);
    if (own) own.push({ kind, ...interval });
    else intervals.set(satelliteId, [{ kind, ...interval }]);
  };
  for (const [index, { start, end, reason }] of (noBurn ?? []).entries()) {
    const span = spanOf(start, end);
    for (const id of satelliteIds)
      if (span) add(id, 'no-burn', { id: `no-burn-${index}-${id}`, ...span, label: words.noBurn(reason) });
  }
  for (const { satelliteId, contacts: own } of contacts ?? []) {
    for (const { stationId, stationName, start, end, maxElevation } of own) {
      const span = spanOf(start, end);
      const id = `${satelliteId}-${stationId}-${start}`;
      if (span) add(satelliteId, 'contact', { id, ...span, label: words.contact(stationName, maxElevation) });
    }
  }
  for (const plan of plans ?? []) {
    const { ignitionEpoch, manoeuvreDuration } = plan.result.figures;
    const startMs = parseTime(ignitionEpoch);
    if (plan.state === 'ABANDONED' || startMs === undefined) continue;
    const endMs = startMs + Math.max(LEAST_MS, manoeuvreDuration * 1000);
    const kind = APPROVED.has(plan.state) ? 'burn' : 'open-burn';
    add(plan.satelliteId, kind, { id: plan.manoeuvreId, startMs, endMs, label: words.burn(plan) });
  }
  return intervals;
}

function spanOf(start: string, end: string) {
  const [startMs, endMs] = [parseTime(start), parseTime(end)];
  return startMs === undefined || endMs === undefined ? undefined : { startMs, endMs };
}
