import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database, Transaction } from '../database/database.ts';

/** A key with its owner. */
export interface KeyOf {
  readonly subject: string;
  readonly key: string;
}

/** A stored answer for repetitions of a request. */
export interface KeptAnswer {
  /** Hash of the request. */
  readonly sha256: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

const KEPT_HOURS = 24;

export async function findAnswer(pool: pg.Pool, { subject, key }: KeyOf): Promise<KeptAnswer | undefined> {
  const { rows } = await pool.query<KeptAnswer>(
    'select request_sha256 as sha256, status, headers, body from idempotent_answer where subject = $1 and key = $2',
    [subject, key],
  );
  return rows[0];
}

/** Stores an answer with the hash of its request; returns false if another answer exists. */
export async function keepAnswer(tx: Transaction, { subject, key }: KeyOf, answer: KeptAnswer): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into idempotent_answer (subject, key, request_sha256, status, headers, body)
    values (${subject}, ${key}, ${answer.sha256}, ${answer.status}, ${JSON.stringify(answer.headers)}, ${answer.body})
    on conflict (subject, key) do nothing returning key`);
  return rows.length === 1;
}

/** Deletes expired answers. */
export async function pruneIdempotentAnswers(database: Database): Promise<void> {
  await database.pool.query(`delete from idempotent_answer where created_at < now() - interval '${KEPT_HOURS} hours'`);
}
