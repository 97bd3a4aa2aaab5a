import { INDEPENDENT_AFTER_S, type RealismComparison } from '@keepout/conjunction/event/realism-by-kind';
import type { PairSample } from '@keepout/conjunction/event/realism-of-orbits';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { elementSet } from '../../catalogue/tables.ts';
import { satelliteTable } from '../../fleet/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { type EphemerisFacts, madeTaiS } from '../ephemerides/facts.ts';
import { ephemeris, realismSample } from '../tables.ts';

/** Maximum age of a compared element set: screenings use newer ones. */
export const OLDEST_SET_S: number = 14 * SECONDS_PER_DAY;

export interface StoredPair extends PairSample {
  readonly comparison: RealismComparison;
}

/** Stores samples; existing ones are not changed. */
export async function keepSamples(
  db: Queries,
  source: Pick<typeof realismSample.$inferInsert, 'operatorId' | 'definitiveId' | 'predictedId' | 'setNoradId'>,
  samples: readonly PairSample[],
): Promise<void> {
  const rows = samples.map(({ kind, residual: { parts }, statedTaiS, overlapS }) => {
    return { ...source, kind, parts, statedTaiS, overlapS };
  });
  if (rows.length > 0) await db.insert(realismSample).values(rows).onConflictDoNothing();
}

export async function noteCompared(db: Queries, ephemerisId: string): Promise<void> {
  await db.update(ephemeris).set({ comparedAt: sql`now()` }).where(eq(ephemeris.id, ephemerisId));
}

const isNotCompared = and(eq(ephemeris.designation, 'OPERATIONAL'), isNull(ephemeris.comparedAt));

/** Returns the next ephemeris that was not compared, in the order of the ids. */
export async function nextNotCompared(db: Queries, afterId: string) {
  const [next] = await db
    .select({ operatorId: ephemeris.operatorId, ephemerisId: ephemeris.id })
    .from(ephemeris)
    .where(and(isNotCompared, gt(ephemeris.id, afterId)))
    .orderBy(ephemeris.id)
    .limit(1);
  return next;
}

export const countNotCompared = (db: Queries): Promise<number> => db.$count(ephemeris, isNotCompared);

/** Returns the newest pairs of an operator whose orbits are still assigned to the same satellite. */
export async function listPairs(db: Queries, operatorId: string, limit: number): Promise<StoredPair[]> {
  const predicted = alias(ephemeris, 'predicted');
  const rows = await db
    .select({
      designator: ephemeris.satelliteId,
      predictedId: realismSample.predictedId,
      statedTaiS: realismSample.statedTaiS,
      kind: realismSample.kind,
      parts: realismSample.parts,
      overlapS: realismSample.overlapS,
    })
    .from(realismSample)
    .innerJoin(ephemeris, eq(ephemeris.id, realismSample.definitiveId))
    .innerJoin(satelliteTable, eq(satelliteTable.id, ephemeris.satelliteId))
    .leftJoin(predicted, eq(predicted.id, realismSample.predictedId))
    .where(
      and(
        eq(realismSample.operatorId, operatorId),
        eq(ephemeris.designation, 'OPERATIONAL'),
        or(
          and(eq(predicted.designation, 'OPERATIONAL'), eq(predicted.satelliteId, ephemeris.satelliteId)),
          eq(realismSample.setNoradId, satelliteTable.noradId),
        ),
      ),
    )
    .orderBy(desc(realismSample.statedTaiS), realismSample.definitiveId, realismSample.predictedId)
    .limit(limit);
  return rows.map(({ predictedId, parts, ...sample }) => {
    return {
      ...sample,
      residual: { parts },
      comparison: predictedId === null ? 'ELEMENTS_DEFINITIVE' : 'PREDICTED_DEFINITIVE',
    };
  });
}

/** Returns ephemerides created at least half a day after an element set of their satellite in this catalogue, with definitive states after its epoch. */
export async function ephemeridesOfNewSets(db: Queries, catalogueId: string) {
  const { noradId, epochTaiS } = elementSet;
  const rows = await db
    .selectDistinctOn([ephemeris.id], {
      id: ephemeris.id,
      operatorId: ephemeris.operatorId,
      creationDate: sql<string | null>`${ephemeris.facts} ->> 'creationDate'`,
      uploadedAt: ephemeris.uploadedAt,
      epochTaiS,
    })
    .from(elementSet)
    .innerJoin(satelliteTable, eq(satelliteTable.noradId, noradId))
    .innerJoin(ephemeris, eq(ephemeris.satelliteId, satelliteTable.id))
    .where(
      and(
        eq(elementSet.catalogueId, catalogueId),
        eq(ephemeris.designation, 'OPERATIONAL'),
        gt(ephemeris.stopTaiS, epochTaiS),
        lt(ephemeris.startTaiS, sql`${epochTaiS} + ${OLDEST_SET_S}`),
        sql`not exists (select from ${elementSet} before where before.norad_id = ${noradId}
          and before.epoch_tai_s = ${epochTaiS} and before.catalogue_id <> ${catalogueId})`,
        sql`not exists (select from ${realismSample} kept where kept.definitive_id = ${ephemeris.id}
          and kept.set_norad_id = ${noradId} and kept.stated_tai_s = ${epochTaiS})`,
      ),
    )
    .orderBy(ephemeris.id, epochTaiS);
  return rows.filter(({ creationDate, uploadedAt, epochTaiS: setTaiS }) => {
    const facts: Pick<EphemerisFacts, 'creationDate'> = { creationDate };
    return madeTaiS({ facts, uploadedAt }) - setTaiS >= INDEPENDENT_AFTER_S;
  });
}
