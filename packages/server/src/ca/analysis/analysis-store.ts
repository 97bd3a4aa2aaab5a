import type { RiskLevel } from '@keepout/conjunction/decision/risk-level';
import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { cdm, conjunction } from '../tables.ts';

/** A passage of a pair. */
export interface Passage {
  readonly id: string;
  readonly tcaTaiS: number;
  readonly probability: number | null;
  readonly riskLevel: RiskLevel;
}

/** The most that are told: a formation meets every revolution. */
const MOST_PASSAGES = 200;

/** Passages of the pair of an event that are ahead and still reported, by time. */
export async function passagesOf(
  db: Queries,
  event: {
    readonly operatorId: string;
    readonly satelliteId: string;
    readonly secondaryNoradId: number | null;
    readonly secondaryName: string;
    readonly isCandidate: boolean;
  },
  afterTaiS: number,
): Promise<readonly Passage[]> {
  const { operatorId, satelliteId, secondaryNoradId, secondaryName, isCandidate } = event;
  return await db
    .select({
      id: conjunction.id,
      tcaTaiS: conjunction.tcaTaiS,
      probability: conjunction.probability,
      riskLevel: conjunction.riskLevel,
    })
    .from(conjunction)
    .where(
      and(
        eq(conjunction.operatorId, operatorId),
        eq(conjunction.satelliteId, satelliteId),
        eq(conjunction.isCandidate, isCandidate),
        eq(conjunction.stillReported, true),
        gt(conjunction.tcaTaiS, afterTaiS),
        secondaryNoradId === null
          ? and(isNull(conjunction.secondaryNoradId), eq(conjunction.secondaryName, secondaryName))
          : eq(conjunction.secondaryNoradId, secondaryNoradId),
      ),
    )
    .orderBy(asc(conjunction.tcaTaiS), asc(conjunction.id))
    .limit(MOST_PASSAGES);
}

/** The texts of messages, by their ids. */
export async function textsOf(
  db: Queries,
  operatorId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: cdm.id, message: cdm.message })
    .from(cdm)
    .where(and(eq(cdm.operatorId, operatorId), inArray(cdm.id, [...ids])));
  return new Map(rows.map(({ id, message }) => [id, message]));
}

/** Past events and their messages that a forecast rests on. */
const MOST_PAST_MESSAGES = 2_000;

/** Figures of messages about past events of the operator, newest events first. */
export async function pastMessages(db: Queries, operatorId: string, beforeTaiS: number) {
  return await db
    .select({
      conjunctionId: cdm.conjunctionId,
      creationTaiS: cdm.creationTaiS,
      tcaTaiS: cdm.tcaTaiS,
      sigmaAlongMissM: cdm.sigmaAlongMissM,
      objects: cdm.objects,
    })
    .from(cdm)
    .innerJoin(conjunction, eq(conjunction.id, cdm.conjunctionId))
    .where(
      and(
        eq(cdm.operatorId, operatorId),
        lt(conjunction.tcaTaiS, beforeTaiS),
        eq(conjunction.isCandidate, false),
        sql`${cdm.sigmaAlongMissM} is not null`,
      ),
    )
    .orderBy(desc(conjunction.tcaTaiS), asc(cdm.conjunctionId), asc(cdm.creationTaiS))
    .limit(MOST_PAST_MESSAGES);
}
