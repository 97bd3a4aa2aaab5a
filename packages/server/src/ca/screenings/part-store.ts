import { hostname } from 'node:os';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflate, inflate } from 'node:zlib';
import type { FoundPart } from '@keepout/conjunction/screening/blocks/parts';
import { ENCOUNTER_ROW, type EncounterTable } from '@keepout/conjunction/screening/plan/encounter-table';
import type { ScreeningCounts } from '@keepout/operations/screened/progress';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { pipelined } from '../../platform/database/transaction.ts';
import type { AssessedMessage } from '../conjunctions/judged-message.ts';
import { screeningJudging, screeningTable } from '../tables.ts';

/** Number of encounters in a set of tables; an approach at the edge of two blocks counts twice. */
export const encountersIn = sql<number>`(coalesce(sum(octet_length(encounters)), 0) / ${8 * ENCOUNTER_ROW})::integer`;

/** Number of encounters of a running screening, each of which becomes a conjunction; null before all blocks are merged. */
export const conjunctionsFound = sql<number | null>`
  case when ${screeningTable.state} = 'RUNNING' and ${screeningTable.partsTotal} is not null
    then (select ${encountersIn} from screening_part where screening_id = ${screeningTable.id}) end`;

const secondsSince = (column: typeof screeningTable.startedAt | typeof screeningTable.judgingSince) =>
  sql<number>`coalesce(extract(epoch from clock_timestamp() - ${column}), 0)::double precision`;

/** Columns that determine the progress of a screening, for `returning`. */
export const PROGRESS_COLUMNS = {
  id: screeningTable.id,
  operatorId: screeningTable.operatorId,
  state: screeningTable.state,
  blocksDone: screeningTable.blocksDone,
  blocksTotal: screeningTable.blocksTotal,
  partsTotal: screeningTable.partsTotal,
  partsDone: screeningTable.partsDone,
  conjunctionsFound,
  elapsedS: secondsSince(screeningTable.startedAt),
  judgingS: secondsSince(screeningTable.judgingSince),
};

export interface ProgressRow extends ScreeningCounts {
  readonly id: string;
  readonly operatorId: string;
}

export type AssessmentInputs = typeof screeningJudging.$inferSelect;

/** Compresses messages; five sixths of a message are text that the next one repeats. */
const packed = async (messages: readonly AssessedMessage[]): Promise<Buffer> =>
  await promisify<Buffer, { level: number }, Buffer>(deflate)(serialize(messages), { level: 1 });
const SERIALIZED = 0xff;
/** @param stored   compressed, or plain as stored by an earlier version */
const unpacked = async (stored: Buffer): Promise<AssessedMessage[]> =>
  deserialize(stored[0] === SERIALIZED ? stored : await promisify<Buffer, Buffer>(inflate)(stored));

/** Host and process id of this worker, for diagnosis. */
export const worker = `${hostname()} ${process.pid}`;

/** Stores the parts to assess; undefined if they were stored before. */
export async function keepJudging(
  tx: Transaction,
  assessmentInputs: AssessmentInputs,
  parts: readonly FoundPart[],
): Promise<ProgressRow | undefined> {
  const inserted = await tx.insert(screeningJudging).values(assessmentInputs).onConflictDoNothing().returning();
  if (inserted.length === 0) return undefined;
  // Storing the encounters in the row lets `conjunctionsFound` count them.
  const rows = parts.map(({ encounters, ...place }) => ({
    ...place,
    encounters: encounterBytes(encounters).toString('base64'),
  }));
  const insertParts = tx.execute(sql`
    insert into screening_part (screening_id, part_index, subject_index, encounters)
    select ${assessmentInputs.screeningId}, "partIndex", "subjectIndex", decode(encounters, 'base64')
    from json_to_recordset(${JSON.stringify(rows)}::json) as part ("partIndex" integer, "subjectIndex" integer, encounters text)`);
  const updateCounts = tx
    .update(screeningTable)
    .set({ partsTotal: parts.length, partsDone: 0, judgingSince: sql`clock_timestamp()` as unknown as string })
    .where(eq(screeningTable.id, assessmentInputs.screeningId))
    .returning(PROGRESS_COLUMNS);
  const [, [row]] = await pipelined([insertParts, updateCounts]);
  return row;
}

export async function readJudging(db: Queries, screeningId: string): Promise<AssessmentInputs | undefined> {
  return (await db.select().from(screeningJudging).where(eq(screeningJudging.screeningId, screeningId)))[0];
}

/** Returns the unfinished parts of a range, and whether they are all parts of the screening. */
export async function waitingParts(
  db: Queries,
  screeningId: string,
  first: number,
  count: number,
): Promise<{ readonly parts: readonly FoundPart[]; readonly isAll: boolean }> {
  const { rows } = await db.execute<{ part_index: number; subject_index: number; encounters: Buffer; all: number }>(sql`
    select part_index, subject_index, encounters,
      (select count(*)::integer from screening_part where screening_id = ${screeningId}) as all
    from screening_part
    where screening_id = ${screeningId} and part_index >= ${first} and part_index < ${first + count} and judged is null
    order by part_index`);
  const parts = rows.map(({ part_index: partIndex, subject_index: subjectIndex, encounters }) => {
    return { partIndex, subjectIndex, encounters: partEncounterTable(encounters) };
  });
  return { parts, isAll: rows.length === rows[0]?.all };
}

/**
 * Stores the messages of a part and returns the progress; undefined if the screening has ended or the part was stored before.
 *
 * The screening's row is locked before the parts are counted: of several workers that finish together exactly one counts the last
 * part done.
 */
export async function keepPart(
  tx: Transaction,
  screeningId: string,
  partIndex: number,
  messages: readonly AssessedMessage[],
): Promise<ProgressRow | undefined> {
  const bytes = await packed(messages);
  const updatePart = tx.execute(sql`
    with locked as materialized (select id from screening where id = ${screeningId} and state = 'RUNNING' for update)
    update screening_part set judged = ${bytes}, worker = ${worker}, done_at = clock_timestamp() from locked
    where screening_id = locked.id and part_index = ${partIndex} and judged is null`);
  const partsDone = sql<number>`(
    select count(*)::integer from screening_part where screening_id = ${screeningId} and judged is not null)`;
  const isRunning = and(eq(screeningTable.id, screeningId), eq(screeningTable.state, 'RUNNING'));
  const updateCounts = tx.update(screeningTable).set({ partsDone }).where(isRunning).returning(PROGRESS_COLUMNS);
  const [{ rowCount }, [row]] = await pipelined([updatePart, updateCounts]);
  return rowCount === 0 ? undefined : row;
}

/** Messages of a part, in the order of its encounters. */
export interface JudgedPart extends Pick<FoundPart, 'subjectIndex'> {
  readonly messages: readonly AssessedMessage[];
}

/** Returns the assessed parts in order; undefined while some are missing. */
export async function readJudged(db: Queries, screeningId: string): Promise<readonly JudgedPart[] | undefined> {
  const { rows } = await db.execute<{ subject_index: number; judged: Buffer | null }>(sql`
    select subject_index, judged from screening_part where screening_id = ${screeningId} order by part_index`);
  const parts: JudgedPart[] = [];
  for (const { subject_index: subjectIndex, judged: assessed } of rows) {
    if (assessed === null) return undefined;
    parts.push({ subjectIndex, messages: await unpacked(assessed) });
  }
  return parts;
}

/** Deletes the intermediate parts once the messages are stored. */
export async function dropJudging(tx: Transaction, screeningId: string): Promise<void> {
  await tx.delete(screeningJudging).where(eq(screeningJudging.screeningId, screeningId));
}

/** Deletes intermediate parts of cancelled and failed screenings: of one operator, or of all. */
export async function sweepJudgings(db: Queries, operatorId?: string): Promise<void> {
  await db.execute(sql`
    delete from screening_judging using screening
    where screening.id = screening_id and state in ('COMPLETED', 'FAILED', 'CANCELLED')
      and ${operatorId === undefined ? sql`true` : sql`operator_id = ${operatorId}`}`);
}

/** Encodes encounters for the database: rows of float64, little-endian. */
export function encounterBytes({ count, rows }: EncounterTable): Buffer {
  return Buffer.from(rows.buffer, rows.byteOffset, count * ENCOUNTER_ROW * 8);
}

export function partEncounterTable(bytes: Buffer): EncounterTable {
  // Copied, because the bytes of a query result may not be aligned to eight bytes.
  const copy = new Uint8Array(bytes);
  const rows = new Float64Array(copy.buffer, 0, copy.byteLength / 8);
  return { count: rows.length / ENCOUNTER_ROW, rows };
}
