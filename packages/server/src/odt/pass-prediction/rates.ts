import { formatUtcZ } from '@keepout/astro/epoch';
import { clopperPearson } from '@keepout/conjunction/numbers/clopper-pearson';
import type { PassRate } from '@keepout/contract/odt/pass-rate';
import { and, asc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { observationPass, observationRequestTable } from '../records/request-tables.ts';
import { sensorTable } from '../sensors/tables.ts';

/** Older passes say little about the current performance of a sensor. */
const DAYS = 365;
/** Elevations at culmination at which one band of passes goes over into the next, deg. */
const EDGES = [0, 30, 60, 90] as const;
/** Minimum number of passes in a band: with ten successes of ten, the share is still 69 to 100 %. */
const LEAST_IN_BAND = 10;
const LEVEL = 0.95;

const bandOfPass = sql<number>`least(floor((${observationPass.visibility} ->> 'maxElevation')::float8 / 30), 2)::integer`;
const number = (expression: SQL) => sql<number>`${expression}`.mapWith(Number);

/**
 * Returns the success rates of an operator's own passes, by sensor: the share of completed passes, accepted by their sensor, whose measurements were
 * accepted. Passes of other operators are not counted (docs/decisions/0078).
 */
export async function passRates(db: Queries, operatorId: string): Promise<PassRate[]> {
  const { status, startTaiS, requestId } = observationPass;
  const rows = await db
    .select({
      sensorId: sensorTable.id,
      sensorCode: sensorTable.code,
      dataMode: sensorTable.dataMode,
      band: bandOfPass,
      passes: number(sql`count(*)`),
      successful: number(sql`count(*) filter (where ${status} = 'SUCCESSFUL')`),
      firstTaiS: number(sql`min(${startTaiS})`),
      lastTaiS: number(sql`max(${startTaiS})`),
    })
    .from(observationRequestTable)
    .innerJoin(observationPass, eq(requestId, observationRequestTable.id))
    .innerJoin(sensorTable, eq(sensorTable.id, observationPass.sensorId))
    .where(
      and(
        eq(observationRequestTable.operatorId, operatorId),
        gte(observationRequestTable.createdAt, sql`now() - make_interval(days => ${DAYS})`),
        inArray(status, ['SUCCESSFUL', 'UNSUCCESSFUL']),
      ),
    )
    .groupBy(sensorTable.id, bandOfPass)
    .orderBy(asc(sensorTable.code), asc(bandOfPass));
  return [...new Set(rows.map(({ sensorId }) => sensorId))].map((sensorId) => {
    const bands = rows.filter((row) => row.sensorId === sensorId);
    const { sensorCode, dataMode } = bands[0]!;
    const allBands = {
      passes: bands.reduce((sum, { passes }) => sum + passes, 0),
      successful: bands.reduce((sum, { successful }) => sum + successful, 0),
    };
    return {
      sensorId,
      sensorCode,
      dataMode,
      ...successRate(allBands),
      from: formatUtcZ(Math.min(...bands.map(({ firstTaiS }) => firstTaiS))),
      to: formatUtcZ(Math.max(...bands.map(({ lastTaiS }) => lastTaiS))),
      byElevation: bands
        .filter(({ passes }) => passes >= LEAST_IN_BAND)
        .map((row) => ({ least: EDGES[row.band]!, most: EDGES[row.band + 1]!, ...successRate(row) })),
    };
  });
}

function successRate({ passes, successful }: { readonly passes: number; readonly successful: number }) {
  return { passes, successful, share: successful / passes, ...clopperPearson(successful, passes, LEVEL) };
}
