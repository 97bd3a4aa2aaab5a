import { idPlace } from '@keepout/assessment/record/compact-message';
import type { Manoeuvrability } from '@keepout/contract/ca/enums';
import { and, desc, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '../../platform/database/beyond.ts';
import type { Queries } from '../../platform/database/database.ts';
import { conflictSetClause, rowSets } from '../../platform/database/insert-rows.ts';
import { pipelined } from '../../platform/database/transaction.ts';
import { type ColumnOrder, columnOrder, type RecordList, recordList } from '../../platform/http/record-list.ts';
import { cdmTable, conjunctionTable } from '../tables.ts';
import { type ConjunctionFilter, eventConditions, madeOrSeenBy } from './list-store.ts';
import type { MessageRow } from './message-row.ts';
import { decodeMessage, messageColumns, messageIdText, messageText, ofObjects, rowFigures } from './stored-message.ts';

/** Filter of messages; conditions on values that all messages of an event share apply to the event. */
export interface CdmFilter extends ConjunctionFilter {
  readonly cdmId?: string | undefined;
}

/** Messages are listed newest first by creation date (V-06). */
export const MESSAGE_ORDER = columnOrder(
  'messages',
  [cdmTable.creationTaiS, cdmTable.storedAt, cdmTable.id],
  'descending',
);
/** Order for the messages of one satellite; matches its index. */
const OF_SATELLITE: ColumnOrder = { ...MESSAGE_ORDER, leading: (value) => sql`(${value})::double precision::bigint` };
/** Order by creation date; of equal dates the message received last is the newest. */
export const NEWEST_FIRST = MESSAGE_ORDER.columns.map((column) => desc(column));

/** Columns without the text, which is rarely needed. */
const { classification: _classification, operatorId: _operatorId, ...figures } = messageColumns();
export type MessageFigureRow = Omit<MessageRow, 'operatorId' | 'message' | 'classification'>;

export const messageList = (db: Queries, operatorId: string, filter: CdmFilter): RecordList<MessageFigureRow> =>
  recordList(
    db,
    filter.satelliteId === undefined ? MESSAGE_ORDER : OF_SATELLITE,
    () => db.select(figures).from(cdmTable),
    messagesOf(operatorId, filter),
    rowFigures,
  );

/** Returns a message without its text. */
export async function findMessage(
  db: Queries,
  operatorId: string,
  cdmId: string,
): Promise<MessageFigureRow | undefined> {
  return (await db.select(figures).from(cdmTable).where(messagesOf(operatorId, { cdmId }))).map(rowFigures)[0];
}

function messagesOf(operatorId: string, filter: CdmFilter): SQL | undefined {
  const conditions: SQL[] = [eq(cdmTable.operatorId, operatorId)];
  if (filter.cdmId !== undefined) conditions.push(eq(cdmTable.id, filter.cdmId));
  if (filter.conjunctionId !== undefined) conditions.push(eq(cdmTable.conjunctionId, filter.conjunctionId));
  if (filter.satelliteId !== undefined) conditions.push(eq(cdmTable.satelliteId, filter.satelliteId));
  if (filter.screeningId !== undefined) conditions.push(madeOrSeenBy(filter.screeningId));
  if (filter.riskLevels !== undefined) conditions.push(inArray(cdmTable.riskLevel, [...filter.riskLevels]));
  if (filter.verdicts !== undefined) conditions.push(inArray(cdmTable.verdict, [...filter.verdicts]));
  if (filter.fromTaiS !== undefined) conditions.push(gte(cdmTable.tcaTaiS, filter.fromTaiS));
  if (filter.toTaiS !== undefined) conditions.push(lte(cdmTable.tcaTaiS, filter.toTaiS));
  if (filter.maxMissM !== undefined) conditions.push(lte(cdmTable.missDistanceM, filter.maxMissM));
  if (filter.minProbability !== undefined) conditions.push(gte(cdmTable.probability, filter.minProbability));
  const ofEvent = eventConditions(filter);
  if (ofEvent.length > 0)
    conditions.push(
      sql`exists (select 1 from ${conjunctionTable} where ${and(eq(conjunctionTable.id, cdmTable.conjunctionId), ...ofEvent)})`,
    );
  return and(...conditions);
}

/** Returns the previous message of the same originator about the same event. */
export async function messageBefore(db: Queries, { conjunctionId, originator, creationTaiS }: MessageRow) {
  const earlier = lt(cdmTable.creationTaiS, creationTaiS);
  const rows = await db
    .select({ messageId: messageIdText(), creationTaiS: cdmTable.creationTaiS })
    .from(cdmTable)
    .where(and(eq(cdmTable.conjunctionId, conjunctionId), eq(cdmTable.originator, originator), earlier))
    .orderBy(...NEWEST_FIRST)
    .limit(1);
  return rows[0];
}

/** Returns a message with its text. */
export async function findMessageRow(db: Queries, operatorId: string, id: string): Promise<MessageRow | undefined> {
  const rows = await db
    .select(messageColumns())
    .from(cdmTable)
    .where(and(eq(cdmTable.operatorId, operatorId), eq(cdmTable.id, id)));
  return rows.map((row) => decodeMessage(row))[0];
}

/** Returns the newest message of an event, by creation date. */
export async function newestMessage(db: Queries, conjunctionId: string): Promise<MessageRow | undefined> {
  const rows = await db
    .select(messageColumns())
    .from(cdmTable)
    .where(eq(cdmTable.conjunctionId, conjunctionId))
    .orderBy(...NEWEST_FIRST)
    .limit(1);
  return rows.map((row) => decodeMessage(row))[0];
}

/** Returns whether the other objects of events can manoeuvre, from the newest messages. */
export async function othersManoeuvrable(
  db: Queries,
  conjunctionIds: readonly string[],
): Promise<ReadonlyMap<string, Manoeuvrability>> {
  if (conjunctionIds.length === 0) return new Map();
  const rows = await db
    .select({ id: conjunctionTable.id, manoeuvrable: ofObjects(([, { manoeuvrable }]) => manoeuvrable) })
    .from(cdmTable)
    .innerJoin(conjunctionTable, eq(conjunctionTable.lastCdmId, cdmTable.id))
    .where(isOneOf(conjunctionTable.id, conjunctionIds));
  return new Map(rows.map(({ id, manoeuvrable }) => [id, manoeuvrable]));
}

export async function deleteMessage(db: Queries, id: string): Promise<void> {
  await db.delete(cdmTable).where(eq(cdmTable.id, id));
}

/** Columns of a stored message that distinguish versions. */
export type StoredVersion = Pick<MessageRow, 'id' | 'conjunctionId' | 'originator' | 'messageId' | 'message'>;

/** Key of a message id; several versions share it if their content differs. */
export const versionKey = ({ originator, messageId }: Pick<MessageRow, 'originator' | 'messageId'>): string =>
  `${originator}\n${messageId}`;

/** Reads the stored messages with given ids, by `versionKey`. @param screeningId   screening that created the ids; null: uploaded messages */
export async function readVersions(
  db: Queries,
  operatorId: string,
  messageIds: readonly string[],
  screeningId: string | null,
): Promise<ReadonlyMap<string, readonly StoredVersion[]>> {
  const ids = [...new Set(messageIds)];
  // `message_id` is null where the id can be derived from the other columns.
  const unnamed =
    screeningId === null
      ? sql`select cdm.id from jsonb_to_recordset(${JSON.stringify(ids.flatMap((id) => idPlace(id) ?? []))}) as place
          (created double precision, tca double precision, run text) join cdm on operator_id = ${operatorId} and message_id is null
          and creation_tai_s between created - 1 and created + 1 and tca_tai_s between tca - 1 and tca + 1 and screening_id like '%' || run`
      : sql`select id from cdm where screening_id = ${screeningId} and message_id is null`;
  const rows = await db
    .select({
      id: cdmTable.id,
      conjunctionId: cdmTable.conjunctionId,
      originator: cdmTable.originator,
      messageId: messageIdText(),
      message: messageText(),
    })
    .from(cdmTable)
    .where(
      and(
        eq(cdmTable.operatorId, operatorId),
        or(isOneOf(cdmTable.messageId, ids), sql`${cdmTable.id} = any(array(${unnamed}))`),
      ),
    );
  const byKey = new Map<string, StoredVersion[]>();
  for (const row of rows) byKey.set(versionKey(row), [...(byKey.get(versionKey(row)) ?? []), row]);
  return byKey;
}

/**
 * Stores messages. A message that is stored already keeps its record and its first text, which has the same content; its assessment is
 * replaced by the newest one.
 */
export async function insertCdms(db: Queries, rows: readonly (typeof cdmTable.$inferInsert)[]): Promise<void> {
  await pipelined(
    rowSets(cdmTable, rows).map(({ names, columns, fields, source }) => {
      const assessmentColumns = names.filter((name) => !FIXED_COLUMNS.has(name));
      return db.execute(sql`
        insert into ${cdmTable} (${columns}) select ${fields} from ${source} on conflict (id) do update set ${conflictSetClause(assessmentColumns)},
          message_id = coalesce(cdm.message_id, excluded.message_id),
          message = case when cdm.objects is null or excluded.objects is null then excluded.message else cdm.message end`);
    }),
  );
}

/** Stores the ids of messages that share an id with others in the `message_id` column. */
export async function nameVersions(
  db: Queries,
  versions: readonly Pick<StoredVersion, 'id' | 'messageId'>[],
): Promise<void> {
  if (versions.length === 0) return;
  const names = versions.map(({ id, messageId }) => ({ id, messageId }));
  await db.execute(sql`
    update cdm set message_id = "messageId" from json_to_recordset(${JSON.stringify(names)}::json) as named (id text, "messageId" text)
    where cdm.id = named.id and message_id is null`);
}

/** Columns that never change after the insert. */
const FIXED_COLUMNS: ReadonlySet<string> = new Set([
  'id',
  'operator_id',
  'conjunction_id',
  'satellite_id',
  'screening_id',
  'message_id',
  'originator',
  'creation_tai_s',
  'stored_at',
  'message',
  'classification',
  'observed',
  'stated1',
  'deviation1_m',
  'stated2',
  'deviation2_m',
]);

/** One message in the history of an event. */
export type MessageStep = Pick<
  MessageRow,
  | 'id'
  | 'messageId'
  | 'originator'
  | 'creationTaiS'
  | 'tcaTaiS'
  | 'riskLevel'
  | 'probability'
  | 'maxProbability'
  | 'missDistanceM'
  | 'sigmaAlongMissM'
  | 'observed'
> & {
  /** Number of different contents under the message id, in any event, and the rank of this one by age. */
  readonly versions: number;
  readonly version: number;
  /** Value of CLASSIFICATION in the header, unchanged; null if absent. */
  readonly classification: string | null;
};

/** Counts the messages of the same originator with the same id; a condition on `version` may follow. 0 if the id is unique, since `message_id` is then null. */
const versionsOf = sql`select count(*)::integer from cdm as version where version.operator_id = cdm.operator_id
  and version.message_id = cdm.message_id and version.originator = cdm.originator`;

/** Returns the histories of events, each oldest first. */
export async function readHistories(
  db: Queries,
  operatorId: string,
  conjunctionIds: readonly string[],
): Promise<Map<string, MessageStep[]>> {
  if (conjunctionIds.length === 0) return new Map();
  const rows = await db
    .select({
      conjunctionId: cdmTable.conjunctionId,
      id: cdmTable.id,
      messageId: messageIdText(),
      originator: cdmTable.originator,
      creationTaiS: cdmTable.creationTaiS,
      tcaTaiS: cdmTable.tcaTaiS,
      riskLevel: cdmTable.riskLevel,
      probability: cdmTable.probability,
      maxProbability: cdmTable.maxProbability,
      missDistanceM: cdmTable.missDistanceM,
      sigmaAlongMissM: cdmTable.sigmaAlongMissM,
      observed: cdmTable.observed,
      versions: sql<number>`greatest(1, (${versionsOf}))`,
      classification: cdmTable.classification,
      version: sql<number>`greatest(1, (${versionsOf} and (version.creation_tai_s, version.stored_at, version.id) <= (cdm.creation_tai_s, cdm.stored_at, cdm.id)))`,
    })
    .from(cdmTable)
    .where(and(eq(cdmTable.operatorId, operatorId), inArray(cdmTable.conjunctionId, [...conjunctionIds])))
    .orderBy(...MESSAGE_ORDER.columns);
  const histories = new Map<string, MessageStep[]>();
  for (const { conjunctionId, ...step } of rows) {
    const history = histories.get(conjunctionId);
    if (history === undefined) histories.set(conjunctionId, [step]);
    else history.push(step);
  }
  return histories;
}
