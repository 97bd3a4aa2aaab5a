import type { TestPlatform } from '@keepout/server/test-platform';
import { expect } from 'vitest';
import { eventually } from './test-eventually.ts';
import type { TestProcess } from './test-process.ts';
import { pidOf } from './test-workers.ts';

/**
 * Where a transaction can be held up, by what it has just done:
 *
 * plan     has started a screening            settle   has counted the blocks of one
 * finish   has stored messages of one         block    stores the result of a block
 */
const TRIGGERS = {
  plan: `after update on screening for each row when (old.state = 'QUEUED' and new.state = 'RUNNING')`,
  settle: `after update on screening for each row when (old.state = 'RUNNING' and new.state = 'RUNNING')`,
  finish: 'after insert on cdm for each statement',
  block: 'before insert on screening_block for each row',
} as const;

export type GateName = keyof typeof TRIGGERS;

/** A process that is held up at a gate, and the session that it holds there. */
export interface HeldUp {
  readonly pid: number;
  readonly session: number;
}

/**
 * Gates in the test's own database: who comes to a closed one waits inside a transaction until it is opened. So a test knows
 * where a worker is, however fast or slow the machine.
 */
export interface TestGates {
  close(name: GateName): Promise<void>;
  open(name: GateName): Promise<void>;
  /** Who stands at the gate now. */
  heldUp(name: GateName): Promise<HeldUp[]>;
  /**
   * Closes a gate until the worker has come, stops that process there, and opens it again: the worker is inside a transaction
   * with all locks that it has by then, and does not know that it may go on. The session that it holds.
   */
  stopInside(name: GateName, worker: TestProcess, run: () => Promise<unknown>): Promise<number>;
  /** Waits until somebody stands at the gate, and ends the sessions of those who do. */
  endInside(name: GateName): Promise<void>;
}

/** Any constant that the product does not take for two-key locks. */
const MARK = 0x67_61_74;

export async function buildGates(platform: TestPlatform): Promise<TestGates> {
  const { pool } = platform.context.database;
  const names = Object.keys(TRIGGERS) as GateName[];
  // A lock that nobody waits for marks who is at the gate: `pg_locks` shows it until the transaction ends.
  await pool.query(`
    create table test_gate (name text primary key, mark integer not null, is_closed boolean not null default false);
    create function test_gate() returns trigger language plpgsql as $$
      begin
        if exists (select from test_gate where name = tg_argv[0] and is_closed) then
          perform pg_advisory_xact_lock_shared(${MARK}, (select mark from test_gate where name = tg_argv[0]));
          while (select is_closed from test_gate where name = tg_argv[0]) loop perform pg_sleep(0.02); end loop;
        end if;
        return new;
      end $$;
    ${names
      .map(
        (name, mark) => `insert into test_gate values ('${name}', ${mark});
          create trigger test_gate_${name} ${TRIGGERS[name]} execute function test_gate('${name}');`,
      )
      .join('\n')}`);
  const set = async (name: GateName, isClosed: boolean) => {
    await pool.query('update test_gate set is_closed = $2 where name = $1', [name, isClosed]);
  };
  const heldUp = async (name: GateName): Promise<HeldUp[]> => {
    const { rows } = await pool.query<HeldUp>(
      `select pid as session, split_part(application_name, ' ', 2)::integer as pid
       from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and classid = $1 and objid = (select mark from test_gate where name = $2)
         and application_name ~ '^keepout-[a-z]+ [0-9]+$'`,
      [MARK, name],
    );
    return rows;
  };
  return {
    close: (name) => set(name, true),
    open: (name) => set(name, false),
    heldUp,
    stopInside: async (name, worker, run) => {
      await set(name, true);
      await run();
      const session = await eventually(`the worker inside its transaction (${name})`, async () => {
        const claim = (await heldUp(name)).find(({ pid }) => pid === pidOf(worker));
        expect(claim, worker.output()).toBeDefined();
        return claim!.session;
      });
      worker.child.kill('SIGSTOP');
      await set(name, false);
      return session;
    },
    endInside: (name) =>
      eventually(`somebody inside a transaction (${name})`, async () => {
        const sessions = await heldUp(name);
        expect(sessions).not.toEqual([]);
        await pool.query('select pg_terminate_backend(session) from unnest($1::integer[]) as session', [
          sessions.map(({ session }) => session),
        ]);
      }),
  };
}
