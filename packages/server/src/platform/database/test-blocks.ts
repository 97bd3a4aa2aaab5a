import type pg from 'pg';
import type { Database } from './database.ts';

/** A statement as the driver was given it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What a statement cost: pages of the database that it touched, each as often as it did. */
export interface Cost {
  readonly text: string;
  readonly blocks: number;
}

type Query = (...query: unknown[]) => unknown;

/** What is asked through the pool while `work` runs. */
export async function statementsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<readonly Statement[]> {
  const heard: Statement[] = [];
  const heardClients = new Map<pg.PoolClient, Query>();
  const listen = (client: pg.PoolClient): void => {
    if (heardClients.has(client)) return;
    const query = client.query as Query;
    heardClients.set(client, query);
    (client as { query: Query }).query = (...args) => {
      const [first, second] = args;
      const { text = String(first), values } = (typeof first === 'object' ? first : {}) as Partial<Statement>;
      heard.push({ text, values: values ?? (Array.isArray(second) ? second : []) });
      return query.apply(client, args);
    };
  };
  pool.on('acquire', listen);
  try {
    await work();
  } finally {
    pool.off('acquire', listen);
    for (const [client, query] of heardClients) (client as { query: Query }).query = query;
  }
  return heard;
}

/** Runs each statement again as the database explains it, and takes back what it changed. */
export async function costsOf({ pool }: Database, statements: readonly Statement[]): Promise<readonly Cost[]> {
  const client = await pool.connect();
  try {
    const costs: Cost[] = [];
    for (const { text, values } of statements) {
      if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) continue;
      await client.query('begin');
      const { rows } = await client.query({
        text: `explain (analyze, buffers, format json) ${text}`,
        values: [...values],
      });
      await client.query('rollback');
      const { Plan: plan } = rows[0]['QUERY PLAN'][0];
      costs.push({ text, blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] + plan['Temp Read Blocks'] });
    }
    return costs;
  } finally {
    client.release();
  }
}
