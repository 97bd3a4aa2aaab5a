import { type FeedTurnState, feedKind } from '@keepout/contract/feeds/enums';
import { and, asc, desc, eq, inArray, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { type RecordIds, recordIds } from '../platform/database/record-ids.ts';
import { replaceVersion } from '../platform/records/replace-version.ts';
import { feedTable, feedTurnTable } from './tables.ts';

/** Records of feeds. */
export const FEED_IDS: RecordIds<'fed' | 'ftn'> = recordIds('fed', 'ftn');

export type FeedRow = typeof feedTable.$inferSelect;
export type TurnRow = typeof feedTurnTable.$inferSelect;
/** The user-defined fields of a feed; its password sealed. */
export type FeedContents = Pick<
  FeedRow,
  | 'name'
  | 'kind'
  | 'address'
  | 'sets'
  | 'everyMinutes'
  | 'minShare'
  | 'signInAddress'
  | 'trustedServer'
  | 'identity'
  | 'password'
  | 'isOn'
>;

export const OPEN_STATES = ['QUEUED', 'RUNNING'] as const satisfies readonly FeedTurnState[];
/** Number of stored runs per feed. */
export const MOST_TURNS = 100;

/** Condition for feeds visible to an operator: its own, and those of the installation. */
const within = (operatorId: string) => or(isNull(feedTable.operatorId), eq(feedTable.operatorId, operatorId));

/** Excludes kinds that a newer version added: while both versions use one database, the newer one lists and reads them. */
const IS_KNOWN = inArray(feedTable.kind, feedKind.options);

/** Lists feeds; without an operator those of the entire installation, for its administrators. */
export async function listFeeds(db: Queries, operatorId?: string): Promise<readonly FeedRow[]> {
  return await db
    .select()
    .from(feedTable)
    .where(and(IS_KNOWN, operatorId === undefined ? undefined : within(operatorId)))
    .orderBy(asc(feedTable.name), asc(feedTable.id));
}

export async function findFeed(db: Queries, id: string, operatorId?: string): Promise<FeedRow | undefined> {
  return (
    await db
      .select()
      .from(feedTable)
      .where(and(IS_KNOWN, eq(feedTable.id, id), operatorId === undefined ? undefined : within(operatorId)))
  )[0];
}

export async function isOfNewerKind(db: Queries, id: string): Promise<boolean> {
  const rows = await db.select({ kind: feedTable.kind }).from(feedTable).where(eq(feedTable.id, id));
  return rows.some(({ kind }) => !feedKind.options.includes(kind));
}

/** Returns feeds with a name: of the installation, and of all operators. */
export async function feedsByName(db: Queries, name: string): Promise<readonly FeedRow[]> {
  return await db.select().from(feedTable).where(eq(feedTable.name, name));
}

/** Inserts a feed and returns the row, or undefined if the name is in use. */
export async function insertFeed(
  db: Queries,
  row: FeedContents & Pick<FeedRow, 'id' | 'operatorId' | 'dueAt'>,
): Promise<FeedRow | undefined> {
  return (await db.insert(feedTable).values(row).onConflictDoNothing().returning())[0];
}

export const updateFeed = (
  db: Queries,
  row: Pick<FeedRow, 'id' | 'version'>,
  change: FeedContents & Pick<FeedRow, 'dueAt'>,
) => {
  // Senders and trusted server may have changed: skipped mails of the last days are read again.
  const cursor = change.kind === 'MAILBOX' ? { cursor: null } : {};
  return replaceVersion(db, feedTable, row, { ...change, ...cursor, failures: 0, refused: {} });
};

/** Stores the progress of a run without counting it as a change by a user. */
export async function noteProgress(
  db: Queries,
  id: string,
  progress: Partial<Pick<FeedRow, 'dueAt' | 'failures' | 'lastGoodAt' | 'taken' | 'refused' | 'isOn' | 'cursor'>>,
): Promise<void> {
  await db.update(feedTable).set(progress).where(eq(feedTable.id, id));
}

/** Replaces the seal of an unchanged password, unless the password was changed concurrently. */
export async function replacePassword(db: Queries, id: string, sealed: string, newSeal: string): Promise<void> {
  await db
    .update(feedTable)
    .set({ password: newSeal })
    .where(and(eq(feedTable.id, id), eq(feedTable.password, sealed)));
}

export async function deleteFeed(db: Queries, id: string): Promise<void> {
  await db.delete(feedTable).where(eq(feedTable.id, id));
}

/** Returns due feeds without a run in progress. */
export async function dueFeeds(db: Queries): Promise<readonly FeedRow[]> {
  return await db
    .select()
    .from(feedTable)
    .where(
      and(
        IS_KNOWN,
        eq(feedTable.isOn, true),
        lte(feedTable.dueAt, new Date().toISOString()),
        sql`not exists (select from feed_turn where feed_turn.feed_id = ${feedTable.id} and feed_turn.state in ('QUEUED', 'RUNNING'))`,
      ),
    );
}

/** Inserts a run and returns it, or undefined if the feed already has a waiting or running one. */
export async function insertTurn(
  db: Queries,
  row: Pick<TurnRow, 'id' | 'feedId' | 'isTrial' | 'isScheduled'>,
): Promise<TurnRow | undefined> {
  return (
    await db
      .insert(feedTurnTable)
      .values({ ...row, state: 'QUEUED' })
      .onConflictDoNothing()
      .returning()
  )[0];
}

/** Returns a run if the operator may see its feed. */
export async function findTurn(db: Queries, id: string, operatorId?: string): Promise<TurnRow | undefined> {
  const rows = await db
    .select({ turn: feedTurnTable })
    .from(feedTurnTable)
    .innerJoin(feedTable, eq(feedTable.id, feedTurnTable.feedId))
    .where(and(eq(feedTurnTable.id, id), operatorId === undefined ? undefined : within(operatorId)));
  return rows[0]?.turn;
}

export async function listTurns(db: Queries, feedId: string): Promise<readonly TurnRow[]> {
  return await db
    .select()
    .from(feedTurnTable)
    .where(eq(feedTurnTable.feedId, feedId))
    .orderBy(desc(feedTurnTable.askedAt), desc(feedTurnTable.id))
    .limit(MOST_TURNS);
}

/** Returns by feed the newest completed turn, without trials, skipped and stopped turns, and the turn in progress. */
export async function turnsOfFeeds(db: Queries, feedIds: readonly string[]) {
  if (feedIds.length === 0) return { last: new Map<string, TurnRow>(), underway: new Map<string, TurnRow>() };
  const of = inArray(feedTurnTable.feedId, [...feedIds]);
  const last = await db
    .selectDistinctOn([feedTurnTable.feedId])
    .from(feedTurnTable)
    .where(
      and(
        of,
        eq(feedTurnTable.isTrial, false),
        notInArray(feedTurnTable.state, [...OPEN_STATES]),
        notInArray(feedTurnTable.state, ['CANCELLED', 'SKIPPED']),
      ),
    )
    .orderBy(feedTurnTable.feedId, desc(feedTurnTable.askedAt), desc(feedTurnTable.id));
  const underway = await db
    .select()
    .from(feedTurnTable)
    .where(and(of, inArray(feedTurnTable.state, [...OPEN_STATES])));
  const byFeed = (rows: readonly TurnRow[]) => new Map(rows.map((row) => [row.feedId, row]));
  return { last: byFeed(last), underway: byFeed(underway) };
}

/** Changes a run that has not ended; returns whether it was changed. */
export async function moveTurn(
  db: Queries,
  id: string,
  change: Partial<Omit<TurnRow, 'id' | 'feedId'>>,
): Promise<boolean> {
  const rows = await db
    .update(feedTurnTable)
    .set(change)
    .where(and(eq(feedTurnTable.id, id), inArray(feedTurnTable.state, [...OPEN_STATES])))
    .returning({ id: feedTurnTable.id });
  return rows.length > 0;
}

/** Returns waiting or running runs of an organisation, or of the installation. */
export async function countOpenTurns(db: Queries, operatorId: string | null): Promise<number> {
  const ofOwner = operatorId === null ? isNull(feedTable.operatorId) : eq(feedTable.operatorId, operatorId);
  const rows = await db
    .select({ id: feedTurnTable.id })
    .from(feedTurnTable)
    .innerJoin(feedTable, eq(feedTable.id, feedTurnTable.feedId))
    .where(and(ofOwner, inArray(feedTurnTable.state, [...OPEN_STATES])));
  return rows.length;
}

/** Returns runs that have been waiting or running for longer than a time. */
export async function openTurns(db: Queries, olderS: number): Promise<readonly TurnRow[]> {
  return await db
    .select()
    .from(feedTurnTable)
    .where(
      and(
        inArray(feedTurnTable.state, [...OPEN_STATES]),
        lt(feedTurnTable.askedAt, sql`now() - make_interval(secs => ${olderS})`),
      ),
    );
}

/** Of consecutive scheduled runs without new data keeps only the first and the last, so that they do not displace other runs. */
export async function foldUnchanged(db: Queries, feedId: string): Promise<void> {
  await db.execute(sql`
    with newest as (
      select id, state in ('UNCHANGED', 'SKIPPED') and is_by_clock as is_nothing, row_number() over (order by asked_at desc, id desc) as place
      from feed_turn where feed_id = ${feedId} order by asked_at desc, id desc limit 3)
    delete from feed_turn where id = (select id from newest where place = 2) and (select count(*) filter (where is_nothing) from newest) = 3`);
}

/** Deletes runs beyond the stored number. */
export async function forgetOldTurns(db: Queries): Promise<void> {
  await db.execute(sql`
    delete from feed_turn where state not in ('QUEUED', 'RUNNING') and id in (
      select id from (select id, row_number() over (partition by feed_id order by asked_at desc, id desc) as place from feed_turn) as ranked
      where place > ${MOST_TURNS})`);
}
