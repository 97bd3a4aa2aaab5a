import type { RiskLevel } from '@keepout/conjunction/decision/risk-level';
import type { VerdictKind } from '@keepout/conjunction/decision/verdict';
import type { ScreeningType } from '@keepout/contract/ca/enums';
import { MOST_COUNTED } from '@keepout/contract/platform/primitives';
import { and, asc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { satellite } from '../../fleet/tables.ts';
import { beyond, countRows, countsAll, isOneOf } from '../../platform/database/beyond.ts';
import type { Queries } from '../../platform/database/database.ts';
import { cutPage, type ListOrder, type Page, type PageKey } from '../../platform/http/paging.ts';
import { cdm, conjunction, screeningSighting } from '../tables.ts';
import { type Sought, withObjectsCalled } from './met-objects.ts';
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
>`${conjunction.messageProbability}[cardinality(${conjunction.messageProbability}) - 1]`;

/** Whether the newest message uses simulated measurements of future passes. Events without observations read no message. */
export const isSimulatedAhead = sql<boolean>`case when array_position(${conjunction.messageOriginator}, null) is null
  then false else coalesce((select (cdm.observed ->> 'isAheadOfTime')::boolean from cdm where cdm.id = ${conjunction.lastCdmId}), false) end`;

/** Columns of an event in lists. */
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
  seenAgain: conjunction.seenAgain,
  updatedAt: conjunction.updatedAt,
  messageCreationTaiS: conjunction.messageCreationTaiS,
  messageOriginator: conjunction.messageOriginator,
  otherAdvice: conjunction.otherAdvice,
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
  previousProbability,
  isSimulatedAhead,
  lastCdmId: conjunction.lastCdmId,
  ...workColumns,
};

export type ListedConjunction = Awaited<ReturnType<typeof shownEvents>>[number];

const ORDER = [conjunction.tcaTaiS, conjunction.id];
const IN_ORDER = ORDER.map((column) => asc(column));

/** Selects the first events that match a condition, by TCA. */
const shownEvents = (db: Queries, asked: SQL | undefined, most: number) =>
  db
    .select(columns)
    .from(conjunction)
    .innerJoin(satellite, eq(satellite.id, conjunction.satelliteId))
    .where(asked)
    .orderBy(...IN_ORDER)
    .limit(most);

const idsInOrder = (db: Queries, asked: SQL | undefined, most: number) =>
  db
    .select({ id: conjunction.id })
    .from(conjunction)
    .where(asked)
    .orderBy(...IN_ORDER)
    .limit(most);

/** Maximum number of listed events; more than a calendar can show. */
const MOST_PRESSING = 1000;

/** Returns all events that match a filter, by TCA. */
export async function listConjunctions(db: Queries, operatorId: string, filter: ConjunctionFilter) {
  return await shownEvents(db, conditionsOf(operatorId, filter), Number.MAX_SAFE_INTEGER);
}

/** Returns upcoming conjunctions that may need a decision: not safe, or contradicted by another originator. */
export async function listPressing(db: Queries, operatorId: string, nowTaiS: number) {
  const asked = and(
    conditionsOf(operatorId, { fromTaiS: nowTaiS }),
    sql`(${conjunction.verdict} <> 'safe' or ${conjunction.otherAdvice} <> '[]')`,
  );
  return await shownEvents(db, asked, MOST_PRESSING);
}

/** Returns conjunctions by id. */
export async function listByIds(db: Queries, operatorId: string, ids: readonly string[]) {
  const asked = and(eq(conjunction.operatorId, operatorId), isOneOf(conjunction.id, ids));
  return await shownEvents(db, asked, Number.MAX_SAFE_INTEGER);
}

/** Returns a page of events, with the total number. */
export async function pageConjunctions(db: Queries, operatorId: string, filter: ConjunctionFilter, page: Page) {
  const { object } = filter;
  const among = object === undefined ? undefined : await withObjectsCalled(db, operatorId, soughtOf(object));
  const asked = and(conditionsOf(operatorId, filter), among);
  const cut = (rows: ListedConjunction[]) => cutPage(rows, page.limit, (row): PageKey => [row.tcaTaiS, row.id]);
  // An expensive filter or sort order is evaluated once for page and total; the other columns are read only for the page.
  const isSifted = (object ?? filter.minProbability ?? filter.maxMissM) !== undefined;
  if (isSifted && page.after === undefined && !countsAll()) {
    const ids = (await idsInOrder(db, asked, Math.max(MOST_COUNTED, page.limit) + 1)).map(({ id }) => id);
    const shown = ids.slice(0, page.limit + 1);
    return { ...cut(shown.length === 0 ? [] : await shownEvents(db, idIn(shown), shown.length)), total: ids.length };
  }
  const onPage = and(asked, beyond(ORDER, page.after));
  const [rows, total] = await Promise.all([
    shownEvents(db, isSifted ? idIn(idsInOrder(db, onPage, page.limit + 1)) : onPage, page.limit + 1),
    countRows(db, conjunction, asked),
  ]);
  return { ...cut(rows), total };
}

const idIn = (ids: string[] | ReturnType<typeof idsInOrder>): SQL => inArray(conjunction.id, ids as string[]);

function conditionsOf(operatorId: string, filter: ConjunctionFilter): SQL | undefined {
  const conditions: SQL[] = [eq(conjunction.operatorId, operatorId)];
  if (filter.conjunctionId !== undefined) conditions.push(eq(conjunction.id, filter.conjunctionId));
  if (filter.satelliteId !== undefined) conditions.push(eq(conjunction.satelliteId, filter.satelliteId));
  if (filter.riskLevels !== undefined) conditions.push(inArray(conjunction.riskLevel, [...filter.riskLevels]));
  if (filter.verdicts !== undefined) conditions.push(inArray(conjunction.verdict, [...filter.verdicts]));
  if (filter.fromTaiS !== undefined) conditions.push(gte(conjunction.tcaTaiS, filter.fromTaiS));
  if (filter.toTaiS !== undefined) conditions.push(lte(conjunction.tcaTaiS, filter.toTaiS));
  if (filter.maxMissM !== undefined) conditions.push(lte(conjunction.missDistanceM, filter.maxMissM));
  if (filter.minProbability !== undefined) conditions.push(gte(conjunction.probability, filter.minProbability));
  conditions.push(...eventConditions(filter));
  if (filter.screeningId !== undefined) conditions.push(foundBy(filter.screeningId));
  else if (filter.conjunctionId === undefined) conditions.push(eq(conjunction.isCandidate, false));
  return and(...conditions);
}

/** Returns conditions on columns that all messages of an event share: the other object and the screening type. */
export function eventConditions({ noradId, screeningType, object }: ConjunctionFilter): SQL[] {
  return [
    ...(noradId === undefined ? [] : [eq(conjunction.secondaryNoradId, noradId)]),
    ...(screeningType === undefined ? [] : [eq(conjunction.screeningType, screeningType)]),
    ...(object === undefined ? [] : [secondaryIs(object)]),
  ];
}

/** Matches catalogue number or designator exactly, or part of the name, ignoring the case of ASCII letters; pattern characters are literal. */
function secondaryIs(object: string): SQL {
  const { part, designator, number } = soughtOf(object);
  const asWritten = sql`(${conjunction.secondarySoughtName} like lower(${part} collate "C")
    or ${conjunction.secondarySoughtCosparId} = lower(${designator} collate "C"))`;
  return number === undefined ? asWritten : sql`(${eq(conjunction.secondaryNoradId, number)} or ${asWritten})`;
}

const soughtOf = (object: string): Sought => ({
  part: `%${object.replaceAll(/[\\%_]/g, '\\$&')}%`,
  designator: object,
  number: /^\d{1,9}$/.test(object) ? Number(object) : undefined,
});

/** Matches events for which a screening created a message, or which it re-detected unchanged. */
export function foundBy(screeningId: string): SQL {
  return sql`exists (select 1 from ${cdm} where ${cdm.conjunctionId} = ${conjunction.id} and ${madeOrSeenBy(screeningId)})`;
}

/** Matches messages that a screening created, and older ones that it re-detected unchanged. */
export function madeOrSeenBy(screeningId: string): SQL {
  const seen = sql`array(select unnest(cdm_ids) from ${screeningSighting} where ${eq(screeningSighting.screeningId, screeningId)})`;
  return sql`(${eq(cdm.screeningId, screeningId)} or ${cdm.id} = any(${seen}))`;
}
