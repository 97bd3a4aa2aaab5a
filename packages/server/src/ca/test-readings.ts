import type { ServerContext } from '../hosting/module.ts';

/** How often stored contents were read and ephemerides parsed. */
export interface Readings {
  contents: number;
  parses: number;
}

/** Counts on the way to the database and to the threads, which do as before. */
export function countReadings({
  database,
  threads,
  readers,
}: Pick<ServerContext, 'database' | 'threads' | 'readers'>): Readings {
  const readings: Readings = { contents: 0, parses: 0 };
  const { pool } = database;
  const query = pool.query.bind(pool) as (...asked: unknown[]) => unknown;
  pool.query = ((...asked: unknown[]) => {
    const text = typeof asked[0] === 'string' ? asked[0] : (asked[0] as { text: string }).text;
    if (text.includes('from file_content')) readings.contents++;
    return query(...asked);
  }) as typeof pool.query;
  for (const pool of [threads, readers]) {
    const run = pool.run.bind(pool);
    pool.run = (task, ...asked) => {
      if (task.name === 'readEphemeris') readings.parses++;
      return run(task, ...asked);
    };
  }
  return readings;
}
