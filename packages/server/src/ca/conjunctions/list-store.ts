import type { RiskLevel } from '@keepout/conjunction/decision/risk-level';
import type { VerdictKind } from '@keepout/conjunction/decision/verdict';
import type { ScreeningType } from '@keepout/contract/ca/enums';
import { MOST_COUNTED } from '@keepout/contract/platform/primitives';
import { and, asc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { satelliteTable } from '../../fleet/tables.ts';
import { beyond, countRows, countsAll, isOneOf } from '../../platform/database/beyond.ts';
import type { Queries } from '../../platform/database/database.ts';
import { cutPage, type ListOrder, type Page, type PageKey } from '../../platform/http/paging.ts';
import { cdmTable, conjunctionTable, screeningSighting } from '../tables.ts';
import { type ObjectQuery, withObjectsCalled } from './met-objects.ts';
import { workColumns } from './work.ts';

export interface ConjunctionFilter {
  readonly conjunctionId?: string | undefined;
  readonly satelliteId?: string | undefined;
  readonly screeningId?: string | undefined;
  readonly noradId?: number | undefined;
  readonly riskLevels?: readonly RiskLevel[] | undefined;
  readonly verdicts?: readonly VerdictKind[] | undefined;
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

/** Pc of the message before the newest. */
export const previousProbability = sql<
  number | null
>`${conjunctionTable.messageProbability}[cardinality(${conjunctionTable.messageProbability}) - 1]`;

/** Whether the newest message uses simulated measurements of future passes. Events without observations read no message. */
export const isSimulatedAhead = sql<boolean>`case when array_position(${conjunctionTable.messageOriginator}, null) is null
  then false else coalesce((select (cdm.observed ->> 'isAheadOfTime')::boolean from cdm where cdm.id = ${conjunctionTable.lastCdmId}), false) end`;

/** Columns of an event in lists. */
const columns = {
  id: conjunctionTable.id,
  satelliteId: conjunctionTable.satelliteId,
  secondaryNoradId: conjunctionTable.secondaryNoradId,
  secondaryName: conjunctionTable.secondaryName,
  secondaryObjectType: conjunctionTable.secondaryObjectType,
  screeningType: conjunctionTable.screeningType,
  tcaTaiS: conjunctionTable.tcaTaiS,
  riskLevel: conjunctionTable.riskLevel,
  probability: conjunctionTable.probability,
  missDistanceM: conjunctionTable.missDistanceM,
  verdict: conjunctionTable.verdict,
  verdictReasons: conjunctionTable.verdictReasons,
  decideByTaiS: conjunctionTable.decideByTaiS,
  stillReported: conjunctionTable.stillReported,
  isCandidate: conjunctionTable.isCandidate,
  lastReportedAt: conjunctionTable.lastReportedAt,
  redetections: conjunctionTable.redetections,
  updatedAt: conjunctionTable.updatedAt,
  messageCreationTaiS: conjunctionTable.messageCreationTaiS,
  messageOriginator: conjunctionTable.messageOriginator,
  otherAdvice: conjunctionTable.otherAdvice,
  relativeSpeedMps: conjunctionTable.relativeSpeedMps,
  relativePositionRtnM: conjunctionTable.relativePositionRtnM,
  relativeVelocityRtnMps: conjunctionTable.relativeVelocityRtnMps,
  probabilityMethod: conjunctionTable.probabilityMethod,
  maxProbability: conjunctionTable.maxProbability,
  dilution: conjunctionTable.dilution,
  mahalanobis: conjunctionTable.mahalanobis,
  covarianceSource: conjunctionTable.covarianceSource,
  satelliteName: satelliteTable.name,
  satelliteNoradId: satelliteTable.noradId,
  messageCount: sql<number>`cardinality(${conjunctionTable.messageCreationTaiS}) + cardinality(${conjunctionTable.removedCreationTaiS})`,
  previousProbability,
  isSimulatedAhead,
  lastCdmId: conjunctionTable.lastCdmId,
  ...workColumns,
};

export type ListedConjunctionRow = Awaited<ReturnType<typeof shownEvents>>[number];

const ORDER = [conjunctionTable.tcaTaiS, conjunctionTable.id];
const IN_ORDER = ORDER.map((column) => asc(column));

/** Selects the first events that match a condition, by TCA. */
const shownEvents = (db: Queries, condition: SQL | undefined, limit: number) =>
  db
    .select(columns)
    .from(conjunctionTable)
    .innerJoin(satelliteTable, eq(satelliteTable.id, conjunctionTable.satelliteId))
    .where(condition)
    .orderBy(...IN_ORDER)
    .limit(limit);

const idsInOrder = (db: Queries, condition: SQL | undefined, limit: number) =>
  db
    .select({ id: conjunctionTable.id })
    .from(conjunctionTable)
    .where(condition)
    .orderBy(...IN_ORDER)
    .limit(limit);

/** Maximum number of listed events; more than a calendar can show. */
const MOST_PRESSING = 1000;

/** Returns all events that match a filter, by TCA. */
export async function listConjunctions(db: Queries, operatorId: string, filter: ConjunctionFilter) {
  return await shownEvents(db, conditionsOf(operatorId, filter), Number.MAX_SAFE_INTEGER);
}

/** Returns upcoming conjunctions that may need a decision: not safe, or contradicted by another originator. */
export async function listPressing(db: Queries, operatorId: string, nowTaiS: number) {
  const condition = and(
    conditionsOf(operatorId, { fromTaiS: nowTaiS }),
    sql`(${conjunctionTable.verdict} <> 'safe' or ${conjunctionTable.otherAdvice} <> '[]')`,
  );
  return await shownEvents(db, condition, MOST_PRESSING);
}

/** Returns conjunctions by id. */
export async function listByIds(db: Queries, operatorId: string, ids: readonly string[]) {
  const condition = and(eq(conjunctionTable.operatorId, operatorId), isOneOf(conjunctionTable.id, ids));
  return await shownEvents(db, condition, Number.MAX_SAFE_INTEGER);
}

/** Returns a page of events, with the total number. */
export async function pageConjunctions(db: Queries, operatorId: string, filter: ConjunctionFilter, page: Page) {
  const { object } = filter;
  const among = object === undefined ? undefined : await withObjectsCalled(db, operatorId, soughtOf(object));
  const condition = and(conditionsOf(operatorId, filter), among);
  const cut = (rows: ListedConjunctionRow[]) => cutPage(rows, page.limit, (row): PageKey => [row.tcaTaiS, row.id]);
  // An expensive filter or sort order is evaluated once for page and total; the other columns are read only for the page.
  const isSifted = (object ?? filter.minProbability ?? filter.maxMissM) !== undefined;
  if (isSifted && page.after === undefined && !countsAll()) {
    const ids = (await idsInOrder(db, condition, Math.max(MOST_COUNTED, page.limit) + 1)).map(({ id }) => id);
    const pageIds = ids.slice(0, page.limit + 1);
    return {
      ...cut(pageIds.length === 0 ? [] : await shownEvents(db, idIn(pageIds), pageIds.length)),
      total: ids.length,
    };
  }
  const onPage = and(condition, beyond(ORDER, page.after));
  const [rows, total] = await Promise.all([
    shownEvents(db, isSifted ? idIn(idsInOrder(db, onPage, page.limit + 1)) : onPage, page.limit + 1),
    countRows(db, conjunctionTable, condition),
  ]);
  return { ...cut(rows), total };
}

const idIn = (ids: string[] | ReturnType<typeof idsInOrder>): SQL => inArray(conjunctionTable.id, ids as string[]);

function conditionsOf(operatorId: string, filter: ConjunctionFilter): SQL | undefined {
  const conditions: SQL[] = [eq(conjunctionTable.operatorId, operatorId)];
  if (filter.conjunctionId !== undefined) conditions.push(eq(conjunctionTable.id, filter.conjunctionId));
  if (filter.satelliteId !== undefined) conditions.push(eq(conjunctionTable.satelliteId, filter.satelliteId));
  if (filter.riskLevels !== undefined) conditions.push(inArray(conjunctionTable.riskLevel, [...filter.riskLevels]));
  if (filter.verdicts !== undefined) conditions.push(inArray(conjunctionTable.verdict, [...filter.verdicts]));
  if (filter.fromTaiS !== undefined) conditions.push(gte(conjunctionTable.tcaTaiS, filter.fromTaiS));
  if (filter.toTaiS !== undefined) conditions.push(lte(conjunctionTable.tcaTaiS, filter.toTaiS));
  if (filter.maxMissM !== undefined) conditions.push(lte(conjunctionTable.missDistanceM, filter.maxMissM));
  if (filter.minProbability !== undefined) conditions.push(gte(conjunctionTable.probability, filter.minProbability));
  conditions.push(...eventConditions(filter));
  if (filter.screeningId !== undefined) conditions.push(foundBy(filter.screeningId));
  else if (filter.conjunctionId === undefined) conditions.push(eq(conjunctionTable.isCandidate, false));
  return and(...conditions);
}

/** Returns conditions on columns that all messages of an event share: the other object and the screening type. */
export function eventConditions({ noradId, screeningType, object }: ConjunctionFilter): SQL[] {
  return [
    ...(noradId === undefined ? [] : [eq(conjunctionTable.secondaryNoradId, noradId)]),
    ...(screeningType === undefined ? [] : [eq(conjunctionTable.screeningType, screeningType)]),
    ...(object === undefined ? [] : [secondaryIs(object)]),
  ];
}

/** Matches catalogue number or designator exactly, or part of the name, ignoring the case of ASCII letters; pattern characters are literal. */
function secondaryIs(object: string): SQL {
  const { part, designator, number } = soughtOf(object);
  const asWritten = sql`(${conjunctionTable.secondarySoughtName} like lower(${part} collate "C")
    or ${conjunctionTable.secondarySoughtCosparId} = lower(${designator} collate "C"))`;
  return number === undefined ? asWritten : sql`(${eq(conjunctionTable.secondaryNoradId, number)} or ${asWritten})`;
}

const soughtOf = (object: string): ObjectQuery => ({
  part: `%${object.replaceAll(/[\\%_]/g, '\\$&')}%`,
  designator: object,
  number: /^\d{1,9}$/.test(object) ? Number(object) : undefined,
});

/** Matches events for which a screening created a message, or which it re-detected unchanged. */
export function foundBy(screeningId: string): SQL {
  return sql`exists (select 1 from ${cdmTable} where ${cdmTable.conjunctionId} = ${conjunctionTable.id} and ${madeOrSeenBy(screeningId)})`;
}

/** Matches messages that a screening created, and older ones that it re-detected unchanged. */
export function madeOrSeenBy(screeningId: string): SQL {
  const sightedIds = sql`array(select unnest(cdm_ids) from ${screeningSighting} where ${eq(screeningSighting.screeningId, screeningId)})`;
  return sql`(${eq(cdmTable.screeningId, screeningId)} or ${cdmTable.id} = any(${sightedIds}))`;
}
