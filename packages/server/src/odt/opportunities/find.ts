import { createHash } from 'node:crypto';
import type { InfeasibleReason, RequestPriority } from '@keepout/contract/odt/enums';
import { priceOfPass } from '@keepout/contract/odt/prices';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import type { SensorSpan } from '@keepout/operations/opportunities/visibility';
import { expectedPoints } from '@keepout/operations/sensor/sensor';
import type { ScheduleSensor } from '@keepout/tracking/schedule/job';
import { isSensorTaken } from '@keepout/tracking/schedule/turn';
import { RAD_PER_DEG } from '@keepout/units/angle';
import { SECONDS_PER_HOUR } from '@keepout/units/duration';
import { earthOrientationInUse } from '../../earth-orientation/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { nowTaiS } from '../../platform/now.ts';
import { providersOf } from '../providers/registry.ts';
import { sensorOfRow } from '../sensors/present.ts';
import type { SensorRow } from '../sensors/store.ts';
import { orbitOfStored, type StoredOrbit } from '../targets/stored-orbit.ts';
import { weatherOf } from '../weather/source-of.ts';
import { forecastsOf } from '../weather/store.ts';
import type { Clouds } from '../weather/weather-source.ts';
import { busyTimes } from './busy.ts';
import { holdSpans } from './held-answers.ts';
import {
  adviceStatement,
  type KindReason,
  nearestReason,
  type RequestLimits,
  reasonStatement,
  reasonsByKind,
} from './no-opportunity.ts';

export interface OpportunityQuery extends RequestLimits {
  readonly operatorId: string;
  readonly orbit: StoredOrbit;
  readonly message: string | null;
  readonly sensors: readonly SensorRow[];
  /** Passes that begin later are looked for. */
  readonly startTaiS: number;
  readonly deadlineTaiS: number;
  /** Files have to be there by the deadline, not passes alone. */
  readonly isFileWanted: boolean;
  readonly priority: RequestPriority;
}

/** A pass that can be ordered. */
export interface OfferedPass {
  readonly opportunityId: string;
  readonly sensor: SensorRow;
  readonly span: SensorSpan;
  readonly points: number;
  /** Minor units of the sensor's currency, at the requested priority. */
  readonly price: number;
  readonly currency: string;
  readonly availableTaiS: number;
  /** Expected cloud cover, a share; null where unknown. */
  readonly clouds: number | null;
  /** The same, with its source. */
  readonly sky: Clouds;
}

export interface FoundOpportunities {
  /** In order of time; free ones only. */
  readonly passes: readonly OfferedPass[];
  /** Reason why no pass is available. */
  readonly reason: InfeasibleReason | null;
  /** One reason for each kind of sensor without a pass. */
  readonly reasons: readonly KindReason[];
  /** Why there are none, for each kind of sensor; empty where there are some. */
  readonly message: Statement;
  /** What to change in the request; empty where there are some. */
  readonly advice: Statement;
  readonly schedule: readonly ScheduleSensor[];
}

/** Finds passes over available sensors, with their prices. */
export async function findOpportunities(
  context: ServerContext,
  query: OpportunityQuery,
  signal?: AbortSignal,
): Promise<FoundOpportunities> {
  const { operatorId, orbit, startTaiS, deadlineTaiS } = query;
  const { providerOf } = providersOf(context);
  // A sensor of one's own is pointed by its owner; others by a provider that the installation knows.
  const sensors = query.sensors.filter((row) => row.provider === 'OWN' || providerOf(row) !== undefined);
  if (sensors.length === 0) return { passes: [], schedule: [], ...noOpportunity([], [], query) };
  const question = {
    orbit: orbitOfStored(orbit, query.message),
    ...(orbit.rcsM2 !== undefined && { rcsM2: orbit.rcsM2 }),
    ...(orbit.objectType !== undefined && { objectType: orbit.objectType }),
    sensors: sensors.map(sensorOfRow),
    // From the full hour on, so that an order after a survey repeats the same query; passes that have begun are removed below.
    startTaiS: Math.floor(startTaiS / SECONDS_PER_HOUR) * SECONDS_PER_HOUR,
    stopTaiS: deadlineTaiS,
    isInParts: true,
    ...(await earthOrientationInUse(context.database.orm)),
  };
  const [visibility, busy, forecasts] = await Promise.all([
    holdSpans(context.threads, operatorId, question, signal),
    busyTimes(context.database.orm, sensors, { startTaiS, stopTaiS: deadlineTaiS }),
    forecastsOf(
      context.database.orm,
      sensors.map(({ id }) => id),
    ),
  ]);
  const schedule = sensors.map((row) => scheduleSensor(row, busy.get(row.id) ?? []));
  const searched: { sensor: SensorRow; reasons: InfeasibleReason[] }[] = [];
  const passes = visibility.flatMap(({ sensorId, spans, reason }) => {
    const sensor = sensors.find(({ id }) => id === sensorId)!;
    const place = schedule.find((candidate) => candidate.sensorId === sensorId)!;
    const reasons: InfeasibleReason[] = reason === null ? [] : [reason];
    searched.push({ sensor, reasons });
    const weather = weatherOf(sensor, forecasts.get(sensorId));
    const now = nowTaiS();
    const usable = spans
      .map((span) => passOf(sensor, span, query, weather.cloudsAt(span.culminationTaiS, now)))
      .filter((pass) => meetsQuery(pass, query));
    if (reason === null && usable.length === 0) reasons.push('NO_PASS');
    const free = usable.filter(({ span }) => !isSensorTaken(place, span));
    if (free.length < usable.length) reasons.push('SENSOR_BUSY');
    return free;
  });
  passes.sort((a, b) => a.span.startTaiS - b.span.startTaiS || (a.sensor.code < b.sensor.code ? -1 : 1));
  return { passes, schedule, ...noOpportunity(searched, passes, query) };
}

/** Returns the reason why no pass can be ordered, by kind of sensor, and advice for the request. */
function noOpportunity(
  searched: Parameters<typeof reasonsByKind>[0],
  passes: readonly OfferedPass[],
  limits: RequestLimits,
): Pick<FoundOpportunities, 'reason' | 'reasons' | 'message' | 'advice'> {
  const reasons = reasonsByKind(searched, passes);
  if (passes.length > 0) return { reason: null, reasons, message: [], advice: [] };
  const reason = nearestReason(reasons.map((ofKind) => ofKind.reason));
  return {
    reason,
    reasons,
    message: reasonStatement(reason, reasons),
    advice: adviceStatement(reason, reasons, limits),
  };
}

function scheduleSensor({ id, content }: SensorRow, busy: ScheduleSensor['busy']): ScheduleSensor {
  const { minPassSpacing: spacingS, slewRate } = content;
  return { sensorId: id, spacingS, slewRateRadps: slewRate * RAD_PER_DEG, busy };
}

function passOf(sensor: SensorRow, span: SensorSpan, { priority }: OpportunityQuery, sky: Clouds): OfferedPass {
  const { pricePerPass, latency } = sensor.content;
  return {
    opportunityId: opportunityIdOf(sensor.id, span.culminationTaiS),
    sensor,
    span,
    points: expectedPoints(span),
    price: priceOfPass(pricePerPass.amount, priority),
    currency: pricePerPass.currency,
    availableTaiS: span.stopTaiS + latency,
    clouds: sky.share,
    sky,
  };
}

function meetsQuery({ span, points, availableTaiS }: OfferedPass, query: OpportunityQuery): boolean {
  if (span.interval.obstacle !== null || points < query.minimumPoints) return false;
  // A pass cut by the start of the window has begun already.
  if (span.startTaiS <= query.startTaiS) return false;
  return !query.isFileWanted || availableTaiS <= query.deadlineTaiS;
}

/** The same pass by the same prediction has the same id: its sensor and the minute of its culmination. */
export function opportunityIdOf(sensorId: string, culminationTaiS: number): string {
  const passKey = `${sensorId} ${Math.round(culminationTaiS / 60)}`;
  return `opp-${createHash('sha256').update(passKey).digest('hex').slice(0, 24)}`;
}
