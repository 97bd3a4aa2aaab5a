import { join } from 'node:path';
import { type Database, openDatabase } from '@keepout/server/platform/database/database';
import type { House } from './house.ts';

/** Asks the embedded database itself, as nobody else may: by its socket. */
export const ask = <T extends object>(house: House, sql: string): Promise<T[]> =>
  withDatabase(house, async ({ pool }) => (await pool.query(sql)).rows as T[]);

/** The connection to the embedded database by its socket. */
export const connectionOf = ({ data }: House) => ({
  host: join(data.path, 'postgres', 'socket'),
  port: 5432,
  user: 'keepout',
  database: 'keepout',
});

export async function withDatabase<T>(house: House, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(connectionOf(house), { connections: 1, kind: 'job' });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Ends every session but the one that asks; none where the database is away. */
export async function terminateAll(house: House): Promise<void> {
  const sql = `select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  await ask(house, sql).catch(() => undefined);
}

/** Whether it can be asked. */
export const answers = (house: House): Promise<boolean> =>
  ask(house, 'select 1').then(
    () => true,
    () => false,
  );
