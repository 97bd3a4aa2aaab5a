import type { planeMessageOf } from '@keepout/assessment/stored-encounter';
import type { RiskLevel } from '@keepout/conjunction/decision/risk-level';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { StoredObjects } from '../conjunctions/kept-figures.ts';
import type { StoredConfidence } from '../conjunctions/present-confidence.ts';
import { messageText, rawObjects } from '../conjunctions/stored-message.ts';
import { cdmTable, conjunctionTable } from '../tables.ts';

/** A close approach of a pair. */
export interface StoredApproach extends StoredConfidence {
  readonly id: string;
  readonly tcaTaiS: number;
  readonly riskLevel: RiskLevel;
}

/** Maximum number of listed close approaches: a formation has one each revolution. */
const MOST_PASSAGES = 200;

/** Returns upcoming close approaches of the pair of an event that are still reported, by time. */
export async function upcomingApproaches(
  db: Queries,
  event: {
    readonly operatorId: string;
    readonly satelliteId: string;
    readonly secondaryNoradId: number | null;
    readonly secondaryName: string;
    readonly isCandidate: boolean;
  },
  afterTaiS: number,
): Promise<readonly StoredApproach[]> {
  const { operatorId, satelliteId, secondaryNoradId, secondaryName, isCandidate } = event;
  return await db
    .select({
      id: conjunctionTable.id,
      tcaTaiS: conjunctionTable.tcaTaiS,
      probability: conjunctionTable.probability,
      riskLevel: conjunctionTable.riskLevel,
      covarianceSource: conjunctionTable.covarianceSource,
      verdictReasons: conjunctionTable.verdictReasons,
    })
    .from(conjunctionTable)
    .where(
      and(
        eq(conjunctionTable.operatorId, operatorId),
        eq(conjunctionTable.satelliteId, satelliteId),
        eq(conjunctionTable.isCandidate, isCandidate),
        eq(conjunctionTable.stillReported, true),
        gt(conjunctionTable.tcaTaiS, afterTaiS),
        secondaryNoradId === null
          ? and(isNull(conjunctionTable.secondaryNoradId), eq(conjunctionTable.secondaryName, secondaryName))
          : eq(conjunctionTable.secondaryNoradId, secondaryNoradId),
      ),
    )
    .orderBy(asc(conjunctionTable.tcaTaiS), asc(conjunctionTable.id))
    .limit(MOST_PASSAGES);
}

/** Returns the texts of messages by id. */
export async function messageTexts(
  db: Queries,
  operatorId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: cdmTable.id, message: messageText() })
    .from(cdmTable)
    .where(and(eq(cdmTable.operatorId, operatorId), inArray(cdmTable.id, [...ids])));
  return new Map(rows.map(({ id, message }) => [id, message]));
}

/** Maximum number of past messages for a forecast. */
const MOST_PAST_MESSAGES = 2_000;

/** Columns of a past message that the forecast uses. */
export type PastMessage = Omit<Parameters<typeof planeMessageOf>[0], 'objects'> &
  Record<string, unknown> & { readonly conjunctionId: string; readonly objects: StoredObjects };

/** Returns figures of messages about past events of the operator, newest events first; reads event by event, so that no more rows are read than used. */
export async function pastMessages(
  db: Queries,
  operatorId: string,
  beforeTaiS: number,
): Promise<readonly PastMessage[]> {
  const { rows } = await db.execute<PastMessage>(sql`
    select event.id as "conjunctionId", message.creation_tai_s as "creationTaiS", message.tca_tai_s as "tcaTaiS",
      message.sigma_along_miss_m as "sigmaAlongMissM", message.objects
    from (select id, tca_tai_s from conjunction
      where operator_id = ${operatorId} and not is_candidate and tca_tai_s < ${beforeTaiS}
      order by tca_tai_s desc, id limit ${MOST_PAST_MESSAGES}) as event
    cross join lateral (select creation_tai_s, tca_tai_s, sigma_along_miss_m, ${rawObjects()} as objects from cdm
      where cdm.conjunction_id = event.id and cdm.operator_id = ${operatorId} and sigma_along_miss_m is not null
      order by creation_tai_s) as message
    order by event.tca_tai_s desc, event.id, message.creation_tai_s
    limit ${MOST_PAST_MESSAGES}`);
  return rows;
}
