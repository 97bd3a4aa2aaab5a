import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from '../packages/server/src/platform/database/database.ts';

/** Hundredths of a second, as Linux counts for everybody. */
const TICKS_PER_S = 100;
/** Of `/proc/PID/stat`, behind the name: whose child it is; user and system, its own and of children that have ended. */
const PARENT = 1;
const TIMES = [11, 12, 13, 14];

/** CPU seconds of a database on this machine, sessions that have ended included; Linux alone tells. */
export async function databaseCpuS({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const main = statOf(String(rows[0]!.pid))[PARENT]!;
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const own = all
    .map((pid) => [pid, statOf(pid)] as const)
    .filter(([pid, stat]) => [Number(pid), stat[PARENT]].includes(main));
  return own.reduce((sum, [, stat]) => sum + TIMES.reduce((time, place) => time + stat[place]!, 0), 0) / TICKS_PER_S;
}

/** Empty for a process that has ended meanwhile: whoever began it counts it. */
function statOf(pid: string): readonly number[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number);
  } catch {
    return [];
  }
}
