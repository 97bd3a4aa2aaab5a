import type { SatelliteContacts } from '@keepout/contract/ca/contacts';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { FlightRules } from '@keepout/contract/fleet/flight-rules';
import type { FleetInterval } from '../../charts/fleet-gantt/fleet-row.ts';
import { parseTime } from '../../time/utc.ts';
import type { IntervalsBySatellite } from './fleet-rows.ts';

/** Schedule data of the coming days; undefined while it loads. */
export interface FleetPlans {
  readonly plans: readonly ManoeuvrePlan[] | undefined;
  readonly contacts: readonly SatelliteContacts[] | undefined;
  readonly noBurn: FlightRules['noBurnWindows'] | undefined;
}

/** Texts for the tooltips of intervals. */
export interface IntervalWords {
  burn(plan: ManoeuvrePlan): string;
  contact(stationName: string, maxElevationDeg: number): string;
  noBurn(reason: string): string;
}

/** States of plans that the satellite will fly; plans in earlier states may still be dropped. */
const APPROVED = new Set(['APPROVED', 'COMMITTED', 'EXECUTED', 'VERIFIED']);
/** Minimum length of a drawn bar, ms; an impulsive burn has zero duration. */
const LEAST_MS = 60_000;

/** Returns burns of plans that are not abandoned, contacts, and no-burn windows by satellite. The id of a burn is that of its plan. */
export function fleetIntervals(
  satelliteIds: readonly string[],
  { plans, contacts, noBurn }: FleetPlans,
  words: IntervalWords,
): IntervalsBySatellite {
  const intervals = new Map<string, FleetInterval[]>();
  const add = (satelliteId: string, kind: FleetInterval['kind'], interval: Omit<FleetInterval, 'kind'>) => {
    const satelliteIntervals = intervals.get(satelliteId);
    if (satelliteIntervals) satelliteIntervals.push({ kind, ...interval });
    else intervals.set(satelliteId, [{ kind, ...interval }]);
  };
  for (const [index, { start, end, reason }] of (noBurn ?? []).entries()) {
    const span = spanOf(start, end);
    for (const id of satelliteIds)
      if (span) add(id, 'no-burn', { id: `no-burn-${index}-${id}`, ...span, label: words.noBurn(reason) });
  }
  for (const { satelliteId, contacts: satelliteContacts } of contacts ?? []) {
    for (const { stationId, stationName, start, end, maxElevation } of satelliteContacts) {
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
