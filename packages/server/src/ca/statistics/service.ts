import { sizeOfSatellite } from '@keepout/assessment/orbit/satellite-size';
import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import { hardBodyRadius } from '@keepout/conjunction/hard-body/ladder';
import { COUNTED_WITHIN_M, DECISION_DAYS } from '@keepout/contract/ca/fields';
import type { AnnualStatistics, SatelliteRisk } from '@keepout/contract/ca/statistics';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import { DAYS_PER_YEAR, SECONDS_PER_DAY } from '@keepout/units/duration';
import { type CachedCatalogue, cachedCatalogue } from '../../catalogue/cached-catalogue.ts';
import { newestCatalogue } from '../../catalogue/store.ts';
import { type SatelliteRow, satelliteList } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { CountedResults } from '../../platform/http/answer-with-progress.ts';
import { nowTaiS } from '../../platform/now.ts';
import { cachedEstimate } from './cached-estimates.ts';
import { listPastEvents } from './history-store.ts';
import { presentHistory } from './present-history.ts';
import { presentFleetRisk, presentRisk } from './present-risk.ts';

/** Contribution of the other object to the hard-body radius, m: between debris and a payload. */
const OTHER_RADIUS_M = 1;
const TOP_OBJECTS = 10;

export interface StatisticsRequest {
  readonly operatorId: string;
  readonly satelliteId: string | undefined;
  readonly radiusM: number | undefined;
  readonly acceptedPc: number;
  readonly windowDays: number;
}

/**
 * Returns the expected collisions and manoeuvres a year of a satellite or of the fleet, and the operator's own history.
 *
 * @param progress   called for each satellite
 */
export async function annualStatisticsOf(
  context: ServerContext,
  request: StatisticsRequest,
  progress: CountedResults,
  signal: AbortSignal,
): Promise<AnnualStatistics> {
  const db = context.database.orm;
  const { operatorId, satelliteId, windowDays } = request;
  const rows = await satelliteList(db, operatorId, { satelliteId }).all();
  const newest = await newestCatalogue(db);
  const catalogue = newest && (await cachedCatalogue(db, newest.id));
  const startTaiS = newest === undefined ? undefined : startOf(newest.newestEpoch);
  const risks = rows.map((row) => riskOf(context, row, request, signal, catalogue, startTaiS));
  const satellites = await Promise.all(progress.of(risks));
  const estimates = satellites.flatMap(({ estimate }) => estimate ?? []);
  const toTaiS = nowTaiS();
  const span = [toTaiS - DAYS_PER_YEAR * SECONDS_PER_DAY, toTaiS] as const;
  const events = await listPastEvents(db, operatorId, satelliteId, span);
  return {
    catalogueId: newest?.id ?? null,
    start: startTaiS === undefined ? null : formatUtcZ(startTaiS),
    days: windowDays,
    decisionDays: DECISION_DAYS,
    satellites,
    total: presentFleetRisk(estimates, windowDays),
    history: presentHistory(events, toTaiS),
  };
}

function startOf(newestEpoch: string | null): number {
  const parsed = newestEpoch === null ? undefined : parseUtc(newestEpoch);
  return parsed?.ok === true ? parsed.value : nowTaiS();
}

async function riskOf(
  context: ServerContext,
  row: SatelliteRow,
  { operatorId, radiusM: requestedRadiusM, windowDays, acceptedPc }: StatisticsRequest,
  signal: AbortSignal,
  catalogue: CachedCatalogue | undefined,
  startTaiS: number | undefined,
): Promise<SatelliteRisk> {
  const radiusM = requestedRadiusM ?? ownRadiusM(row);
  const identity = { satelliteId: row.id, name: row.name, noradId: row.noradId, combinedRadius: radiusM ?? null };
  const without = (reason: SatelliteRisk['reason']): SatelliteRisk => ({
    ...identity,
    reason,
    estimate: null,
    topObjects: [],
  });
  if (catalogue === undefined || startTaiS === undefined) return without('NO_CATALOGUE');
  const object = catalogue.elements.findIndex((element) => element.noradId === row.noradId);
  if (object < 0) return without('NOT_IN_CATALOGUE');
  if (radiusM === undefined) return without('NO_SIZE');
  const fluxQuestion = {
    catalogue: catalogue.packed,
    object,
    startTaiS,
    stopTaiS: startTaiS + windowDays * SECONDS_PER_DAY,
    withinM: COUNTED_WITHIN_M,
    decisionDays: DECISION_DAYS,
  };
  const passages = await cachedEstimate(context, operatorId, fluxQuestion, signal);
  if (passages === null) return without('NO_ORBIT');
  return {
    ...identity,
    reason: null,
    estimate: presentRisk(passages, { radiusM, windowDays, acceptedPc }),
    topObjects: passages.flux.top.slice(0, TOP_OBJECTS).map(({ object: otherObject, passagesPerYear }) => ({
      noradId: catalogue.elements[otherObject]?.noradId ?? 0,
      name: catalogue.elements[otherObject]?.name ?? '',
      passagesPerYear,
    })),
  };
}

/** Returns only a radius that the operator has stated; a default by object type would be a guess about an own satellite. */
function ownRadiusM({ configuration }: SatelliteRow): number | undefined {
  const { objectType: _, ...size } = sizeOfSatellite(configuration as SatelliteConfiguration);
  return Object.keys(size).length === 0 ? undefined : hardBodyRadius(size).radiusM + OTHER_RADIUS_M;
}
