import type pg from 'pg';
import type { Database } from '../database/database.ts';
import type { Metrics } from './metrics.ts';

/** Defines metrics of a process's database connections, by pool. */
export function measurePools(metrics: Metrics, pools: Readonly<Record<string, pg.Pool>>): void {
  const all = Object.entries(pools);
  metrics.measure('the connections', () => all, {
    keepout_database_connections: (entries) =>
      entries.flatMap(([pool, { totalCount, idleCount }]) => [
        { labels: { pool, state: 'used' }, value: totalCount - idleCount },
        { labels: { pool, state: 'free' }, value: idleCount },
      ]),
    keepout_database_connections_most: (entries) =>
      entries.map(([pool, { options }]) => ({ labels: { pool }, value: options.max ?? 0 })),
    keepout_database_waiting: (entries) =>
      entries.map(([pool, stand]) => ({ labels: { pool }, value: waitingOf(stand) })),
  });
}

/** Returns the number of waiting requests. Those that get a connection within a moment do not count: a scrape itself needs several. */
const waitingOf = ({ waitingCount, idleCount, totalCount, options }: pg.Pool): number =>
  Math.max(0, waitingCount - idleCount - ((options.max ?? 0) - totalCount));

interface DatabaseStand {
  readonly bytes: number;
  readonly sessions: number;
  readonly maximumSessions: number;
  readonly nowS: number;
}

/** Limits of the clock difference between process and database, s: `doctor` and the rule KeepoutClock warn above the first; `doctor` fails above the second. */
export const CLOCK_OFFSET_LIMITS_S = { warning: 1, failure: 5 } as const;

/** Defines metrics of the database, including the difference between its clock and that of this process. */
export function measureDatabase(metrics: Metrics, { pool }: Pick<Database, 'pool'>): void {
  const ask = async () => {
    const beganMs = Date.now();
    const { rows } = await pool.query<DatabaseStand>(`
      select pg_database_size(current_database())::double precision as bytes,
        (select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as sessions,
        current_setting('max_connections')::integer as "maximumSessions", extract(epoch from clock_timestamp())::double precision as "nowS"`);
    // Local time in the middle between query and answer.
    return { ...rows[0]!, processS: (beganMs + Date.now()) / 2000 };
  };
  const alone = (value: number) => [{ labels: {}, value }];
  const askBackup = async () => {
    const { rows } = await pool.query<{ ageS: number }>(
      'select extract(epoch from now() - made_at)::double precision as "ageS" from last_backup',
    );
    return rows[0]?.ageS;
  };
  metrics.measure('the newest backup', askBackup, {
    keepout_backup_age_seconds: (ageS) => (ageS === undefined ? [] : alone(ageS)),
  });
  metrics.measure('the database', ask, {
    keepout_database_bytes: ({ bytes }) => alone(bytes),
    keepout_database_sessions: ({ sessions }) => alone(sessions),
    keepout_database_sessions_most: ({ maximumSessions }) => alone(maximumSessions),
    keepout_clock_offset_seconds: ({ nowS, processS }) => alone(nowS - processS),
  });
}
