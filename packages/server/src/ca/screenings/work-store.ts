import type { BlockTable } from '@keepout/conjunction/screening/blocks/merge';
import type { CarriedBlock, CarryOver } from '@keepout/conjunction/screening/changes/carry-over';
import type { ScreeningPlan } from '@keepout/conjunction/screening/plan/plan';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { pipelined } from '../../platform/database/transaction.ts';
import { screeningTable, screeningWork } from '../tables.ts';
import {
  encounterBytes,
  encountersIn,
  PROGRESS_COLUMNS,
  type ProgressRow,
  partEncounterTable,
  worker,
} from './part-store.ts';
import type { ScreeningWork, StoredExtent } from './work.ts';

/**
 * Stores a work, if it is new, with the blocks of reused encounters, and protects it from the clean-up.
 *
 * @returns the extent that was stored first, possibly for another screening
 */
export async function keepWork(
  tx: Transaction,
  { key, catalogueId, plan, ephemerides }: ScreeningWork,
  extent?: StoredExtent,
  carried?: CarryOver,
): Promise<{ readonly isNew: boolean; readonly extent: StoredExtent | null }> {
  const carry = carried && { changed: carried.changed, anew: carried.anew, lost: carried.lost };
  const [row] = await tx
    .insert(screeningWork)
    .values({ key, catalogueId, plan, ephemerides, carry, extent })
    .onConflictDoUpdate({ target: screeningWork.key, set: { usedAt: sql`now()`, lostAt: null } })
    .returning({ extent: screeningWork.extent, isNew: sql<boolean>`xmax = 0` });
  const isNew = row?.isNew === true;
  if (isNew) {
    for (const { blockIndex, encounters } of carried?.blocks ?? []) {
      await tx.execute(sql`
        insert into screening_carried (work_key, block_index, encounters)
        values (${key}, ${blockIndex}, ${encounterBytes(encounters)})`);
    }
  }
  return { isNew, extent: row?.extent ?? null };
}

/** Returns those of the blocks that contain reused encounters. */
export async function readCarried(db: Queries, key: string, blocks: readonly number[]): Promise<CarriedBlock[]> {
  const { rows } = await db.execute<{ block_index: number; encounters: Buffer }>(sql`
    select block_index, encounters from screening_carried
    where work_key = ${key} and block_index = any(${sql.param(blocks)}::integer[])`);
  return rows.map((row) => ({ blockIndex: row.block_index, encounters: partEncounterTable(row.encounters) }));
}

export async function readWork(db: Queries, key: string): Promise<ScreeningWork | undefined> {
  const [row] = await db.select().from(screeningWork).where(eq(screeningWork.key, key));
  if (row === undefined) return undefined;
  const { catalogueId, ephemerides, carry } = row;
  return { key, catalogueId, ephemerides, plan: row.plan as ScreeningPlan, ...(carry && { carry }) };
}

/** Returns the number of finished blocks of a work, and of their encounters. */
export async function countDone(db: Queries, key: string): Promise<{ blocks: number; encounters: number }> {
  const { rows } = await db.execute<{ blocks: number; encounters: number }>(sql`
    select count(*)::integer as blocks, ${encountersIn} as encounters
    from screening_block where work_key = ${key}`);
  return rows[0] ?? { blocks: 0, encounters: 0 };
}

/** Returns whether a screening or waiter still needs a work, and the finished blocks of a range. */
export async function workProgressOf(
  db: Queries,
  key: string,
  first: number,
  count: number,
): Promise<{ readonly isWanted: boolean; readonly finishedBlocks: ReadonlySet<number> }> {
  const { rows } = await db.execute<{ wanted: boolean; done: number[] }>(sql`
    select exists (select from screening where work_key = ${key} and state = 'RUNNING')
        or exists (select from screening_waiter where work_key = ${key} and waits_until > now()) as wanted,
      array(select block_index from screening_block
        where work_key = ${key} and block_index >= ${first} and block_index < ${first + count}) as done`);
  return { isWanted: rows[0]?.wanted ?? false, finishedBlocks: new Set(rows[0]?.done) };
}

/** Time for which workers continue after the last sign of life of a waiter, s. */
const WAITS_S = 20;

/** Extends the waiting time of a waiter (any UUID) for a work; false if one of its blocks failed for good. */
export async function keepWaiting(db: Queries, key: string, waiter: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with used as (update screening_work set used_at = now() where key = ${key} and lost_at is null returning key)
    insert into screening_waiter (id, work_key, waits_until)
    select ${waiter}, key, now() + make_interval(secs => ${WAITS_S}) from used
    on conflict (id) do update set waits_until = excluded.waits_until returning id`);
  return rows.length > 0;
}

export async function stopWaiting(db: Queries, waiter: string): Promise<void> {
  await db.execute(sql`delete from screening_waiter where id = ${waiter} or waits_until < now() - interval '1 day'`);
}

export async function markLost(db: Queries, key: string): Promise<void> {
  await db.update(screeningWork).set({ lostAt: sql`now()` }).where(eq(screeningWork.key, key));
}

export async function countBlocks(db: Queries, key: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::integer as n from screening_block where work_key = ${key}`,
  );
  return rows[0]?.n ?? 0;
}

/**
 * Stores the results of blocks, except of those that are stored already, and updates the progress of the screenings that wait for their work.
 *
 * Their rows are locked after the blocks are stored and before these are counted: of several workers that finish together, each sees the blocks
 * of those before it, and exactly one counts the last block.
 *
 * @returns the screenings whose progress changed
 */
export async function keepBlocks(
  tx: Transaction,
  key: string,
  blocks: readonly BlockTable[],
): Promise<readonly ProgressRow[]> {
  const rows = blocks.map(({ blockIndex, encounters, dropouts, coverage }) => ({
    blockIndex,
    encounters: encounterBytes(encounters).toString('base64'),
    report: { dropouts, coverage },
  }));
  const locked = tx.execute(sql`
    with kept as (
      insert into screening_block (work_key, block_index, encounters, report, worker)
      select ${key}, "blockIndex", decode(encounters, 'base64'), report, ${worker}
      from json_to_recordset(${JSON.stringify(rows)}::json) as block ("blockIndex" integer, encounters text, report jsonb)
      on conflict do nothing returning block_index)
    select from screening where work_key = ${key} and state = 'RUNNING' and (select count(*) from kept) >= 0
    order by id for update`);
  const finishedCount = sql<number>`(select count(*)::integer from screening_block where screening_block.work_key = ${key})`;
  const updateCounts = tx
    .update(screeningTable)
    .set({ blocksDone: finishedCount })
    .where(
      and(
        eq(screeningTable.workKey, key),
        eq(screeningTable.state, 'RUNNING'),
        sql`${screeningTable.blocksDone} <> ${finishedCount}`,
      ),
    )
    .returning(PROGRESS_COLUMNS);
  const [, further] = await pipelined([locked, updateCounts]);
  return further;
}

/** Returns the finished blocks of a work, in order. */
export async function readFinishedBlocks(db: Queries, key: string): Promise<BlockTable[]> {
  const { rows } = await db.execute<{ block_index: number; encounters: Buffer; report: BlockTable }>(
    sql`select block_index, encounters, report from screening_block where work_key = ${key} order by block_index`,
  );
  return rows.map(({ block_index: blockIndex, encounters, report }) => ({
    ...report,
    blockIndex,
    encounters: partEncounterTable(encounters),
  }));
}

/** Retention of results after their last use, h: covers repeated content, and incremental screenings on the next day. */
const KEPT_HOURS = 50;
/** Retention of all-pairs results, h: large, and reused only for identical content. */
const KEPT_ALL_PAIRS_HOURS = 6;

/** Deletes works without waiting screenings or waiters after their retention. */
export async function sweepWorks(db: Queries): Promise<void> {
  await db.execute(sql`
    delete from screening_work
    where used_at < now() - make_interval(
        hours => case when plan->'scope'->>'kind' = 'all-pairs' then ${KEPT_ALL_PAIRS_HOURS}::integer else ${KEPT_HOURS} end)
      and not exists (select from screening_waiter where work_key = key and waits_until > now())
      and not exists (select from screening where work_key = key and state in ('QUEUED', 'RUNNING'))`);
}
