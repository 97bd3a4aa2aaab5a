import { NO_ROTA } from '@keepout/operations/alerts/calls';
import { INITIAL_RISK_STATE, type RiskState } from '@keepout/operations/alerts/risk';
import { SECONDS_PER_HOUR } from '@keepout/units/duration';
import { and, between, eq, lt, sql } from 'drizzle-orm';
import { isOneOf } from '../../platform/database/beyond.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { conflictSetClause, rowSets } from '../../platform/database/insert-rows.ts';
import { pipelined } from '../../platform/database/transaction.ts';
import { alertRotaTable, alertWatch } from '../tables.ts';

/** Longest lead time before a decision deadline that an on-call schedule can set, s. */
const LONGEST_NEAR_S = 240 * SECONDS_PER_HOUR;

/** Stored alert state of a conjunction between its assessments. */
export interface WatchState {
  readonly risk: RiskState;
  /** The alert about the approaching decision deadline was sent. */
  readonly isNearTold: boolean;
}

type WatchRow = Omit<typeof alertWatch.$inferSelect, 'state'> & { readonly state: WatchState };

/** A new state has no row yet and is not locked. */
type Watch = WatchRow & { readonly isNew: boolean };

/**
 * Reads the alert states of conjunctions by their ids and locks them until the transaction ends, so that assessments of one conjunction are handled in
 * sequence. All callers lock in the same order.
 */
export async function lockWatches(
  tx: Transaction,
  operatorId: string,
  conjunctionIds: readonly string[],
): Promise<Map<string, Watch>> {
  const ids = [...new Set(conjunctionIds)].sort();
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(alertWatch)
    .where(and(eq(alertWatch.operatorId, operatorId), isOneOf(alertWatch.about, ids)))
    .orderBy(alertWatch.about)
    .for('update');
  const byId = new Map(rows.map((row) => [row.about, row as WatchRow]));
  const state: WatchState = { risk: INITIAL_RISK_STATE, isNearTold: false };
  const initialWatch = { operatorId, state, lastEventId: 0, decideByTaiS: null, tcaTaiS: null };
  return new Map(ids.map((about) => [about, { ...initialWatch, about, ...byId.get(about), isNew: !byId.has(about) }]));
}

/** @returns those new states that another transaction has stored in the meantime: they are now locked and must be handled again */
export async function saveWatches(tx: Transaction, watches: readonly Watch[]): Promise<ReadonlySet<string>> {
  const locked = watches.filter(({ isNew }) => !isNew).map(({ about }) => about);
  const saved = await pipelined(
    rowSets(alertWatch, watches).map(({ names, columns, fields, source }) =>
      tx.execute<{ about: string }>(sql`
        insert into ${alertWatch} (${columns}) select ${fields} from ${source}
        on conflict (operator_id, about) do update set ${conflictSetClause(names)} where ${isOneOf(alertWatch.about, locked)} returning about`),
    ),
  );
  const takenOverIds = new Set(watches.map(({ about }) => about));
  for (const { about } of saved.flatMap(({ rows }) => rows)) takenOverIds.delete(about);
  return takenOverIds;
}

/** Returns conjunctions whose decision deadline is within the lead time of the operator's on-call schedule, without an alert about it. */
export async function watchesDue(db: Queries, nowTaiS: number) {
  const hours = sql`coalesce((${alertRotaTable.rota}->>'decideByNearHours')::double precision, ${NO_ROTA.decideByNearHours})`;
  return await db
    .select({ operatorId: alertWatch.operatorId, about: alertWatch.about })
    .from(alertWatch)
    .leftJoin(alertRotaTable, eq(alertRotaTable.operatorId, alertWatch.operatorId))
    .where(
      and(
        between(alertWatch.decideByTaiS, nowTaiS, nowTaiS + LONGEST_NEAR_S),
        sql`${alertWatch.decideByTaiS} <= ${nowTaiS} + ${SECONDS_PER_HOUR} * ${hours}`,
        sql`${alertWatch.state}->>'isNearTold' = 'false' and ${alertWatch.state}->'risk'->>'held' <> 'safe'`,
      ),
    );
}

/** Deletes the states of past conjunctions. */
export async function forgetWatches(db: Queries, beforeTaiS: number): Promise<void> {
  await db.delete(alertWatch).where(lt(alertWatch.tcaTaiS, beforeTaiS));
}
