import type { RiskLevel } from '@keepout/conjunction/decision/risk-level';
import type { ScreeningType } from '@keepout/contract/ca/enums';
import { and, asc, eq, gte, ilike, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { satellite } from '../../fleet/tables.ts';
import { beyond, countRows } from '../../platform/database/beyond.ts';
import type { Queries } from '../../platform/database/database.ts';
import { cutPage, type ListOrder, type Page, type PageKey } from '../../platform/http/paging.ts';
import { cdm, conjunction } from '../tables.ts';

export interface ConjunctionFilter {
  readonly conjunctionId?: string | undefined;
  readonly satelliteId?: string | undefined;
  readonly screeningId?: string | undefined;
  readonly noradId?: number | undefined;
  readonly riskLevels?: readonly RiskLevel[] | undefined;
  readonly fromTaiS?: number | undefined;
  readonly toTaiS?: number | undefined;
  readonly maxMissM?: number | undefined;
  readonly minProbability?: number | undefined;
  readonly screeningType?: ScreeningType | undefined;
  /** Catalogue number, international designator, or a part of the name of the secondary. */
  readonly object?: string | undefined;
}

/** Conjunctions are listed by TCA. */
export const CONJUNCTION_ORDER: ListOrder = { name: 'conjunctions', key: ['number', 'text'] };

/** What a list shows of an event, in words of the tables. */
const columns = {
  id: conjunction.id,
  satelliteId: conjunction.satelliteId,
  secondaryNoradId: conjunction.secondaryNoradId,
  secondaryName: conjunction.secondaryName,
  secondaryObjectType: conjunction.secondaryObjectType,
  screeningType: conjunction.screeningType,
  tcaTaiS: conjunction.tcaTaiS,
  riskLevel: conjunction.riskLevel,
  probability: conjunction.probability,
  missDistanceM: conjunction.missDistanceM,
  verdict: conjunction.verdict,
  verdictReasons: conjunction.verdictReasons,
  decideByTaiS: conjunction.decideByTaiS,
  stillReported: conjunction.stillReported,
  isCandidate: conjunction.isCandidate,
  lastReportedAt: conjunction.lastReportedAt,
  updatedAt: conjunction.updatedAt,
  messageCreationTaiS: conjunction.messageCreationTaiS,
  messageOriginator: conjunction.messageOriginator,
  relativeSpeedMps: conjunction.relativeSpeedMps,
  relativePositionRtnM: conjunction.relativePositionRtnM,
  relativeVelocityRtnMps: conjunction.relativeVelocityRtnMps,
  probabilityMethod: conjunction.probabilityMethod,
  maxProbability: conjunction.maxProbability,
  dilution: conjunction.dilution,
  mahalanobis: conjunction.mahalanobis,
  covarianceSource: conjunction.covarianceSource,
  satelliteName: satellite.name,
  satelliteNoradId: satellite.noradId,
  messageCount: sql<number>`cardinality(${conjunction.messageCreationTaiS}) + cardinality(${conjunction.removedCreationTaiS})`,
  previousProbability: sql<
    number | null
  >`${conjunction.messageProbability}[cardinality(${conjunction.messageProbability}) - 1]`,
};

export type ListedConjunction = Awaited<ReturnType<typeof listConjunctions>>['rows'][number];

/** A page of events, sorted by TCA. */
export async function listConjunctions(db: Queries, operatorId: string, filter: ConjunctionFilter, page: Page) {
  const order = [conjunction.tcaTaiS, conjunction.id];
  const asked = and(conditionsOf(operatorId, filter), beyond(order, page.after));
  const inOrder = order.map((column) => asc(column));
  // Where most events are passed over or put in order first, more than these is read of those that are shown alone.
  const first = db
    .select({ id: conjunction.id })
    .from(conjunction)
    .where(asked)
    .orderBy(...inOrder)
    .limit(page.limit + 1);
  const rows = await db
    .select(columns)
    .from(conjunction)
    .innerJoin(satellite, eq(satellite.id, conjunction.satelliteId))
    .where(
      (filter.object ?? filter.minProbability ?? filter.maxMissM) !== undefined
        ? inArray(conjunction.id, first)
        : asked,
    )
    .orderBy(...inOrder)
    .limit(page.limit + 1);
  return cutPage(rows, page.limit, (row): PageKey => [row.tcaTaiS, row.id]);
}

export async function countConjunctions(db: Queries, operatorId: string, filter: ConjunctionFilter): Promise<number> {
  return await countRows(db, conjunction, conditionsOf(operatorId, filter));
}

function conditionsOf(operatorId: string, filter: ConjunctionFilter): SQL | undefined {
  const conditions: SQL[] = [eq(conjunction.operatorId, operatorId)];
  if (filter.conjunctionId !== undefined) conditions.push(eq(conjunction.id, filter.conjunctionId));
  if (filter.satelliteId !== undefined) conditions.push(eq(conjunction.satelliteId, filter.satelliteId));
  if (filter.riskLevels !== undefined) conditions.push(inArray(conjunction.riskLevel, [...filter.riskLevels]));
  if (filter.fromTaiS !== undefined) conditions.push(gte(conjunction.tcaTaiS, filter.fromTaiS));
  if (filter.toTaiS !== undefined) conditions.push(lte(conjunction.tcaTaiS, filter.toTaiS));
  if (filter.maxMissM !== undefined) conditions.push(lte(conjunction.missDistanceM, filter.maxMissM));
  if (filter.minProbability !== undefined) conditions.push(gte(conjunction.probability, filter.minProbability));
  conditions.push(...eventConditions(filter));
  if (filter.screeningId !== undefined) conditions.push(foundBy(filter.screeningId));
  else if (filter.conjunctionId === undefined) conditions.push(eq(conjunction.isCandidate, false));
  return and(...conditions);
}

/** Of an event what all its messages have alike: the other object, and what was screened. */
export function eventConditions({ noradId, screeningType, object }: ConjunctionFilter): SQL[] {
  return [
    ...(noradId === undefined ? [] : [eq(conjunction.secondaryNoradId, noradId)]),
    ...(screeningType === undefined ? [] : [eq(conjunction.screeningType, screeningType)]),
    ...(object === undefined ? [] : [secondaryIs(object)]),
  ];
}

/** Whole number or designator, or any part of the name; case and the characters of a pattern mean nothing. */
function secondaryIs(object: string): SQL {
  const part = `%${object.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const designator = sql`lower(${conjunction.secondaryCosparId}) = lower(${object})`;
  const number = /^\d{1,9}$/.test(object) ? Number(object) : undefined;
  const ways = [
    number === undefined ? undefined : eq(conjunction.secondaryNoradId, number),
    designator,
    ilike(conjunction.secondaryName, part),
  ];
  return or(...ways) ?? designator;
}

/** Events that a screening has sent a message about. */
export function foundBy(screeningId: string): SQL {
  return sql`exists (select 1 from ${cdm} where ${cdm.conjunctionId} = ${conjunction.id} and ${cdm.screeningId} = ${screeningId})`;
}
