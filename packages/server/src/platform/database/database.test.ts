import type { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { type Database, openDatabase, type Queries } from './database.ts';
import type { SessionKind } from './limits.ts';
import { limitsOf } from './limits.ts';
import { connectSession } from './session.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { onConnection, PREPARED, pipelined } from './transaction.ts';
import { databaseTrouble } from './trouble.ts';

const PAUSE_S = 1;

describe('a database session', () => {
  let shared: TestDatabase;
  /** One connection: what a transaction leaves behind is what the next one gets. */
  let database: Database;
  beforeAll(async () => {
    shared = await createTestDatabase();
    await shared.pool.query('create table kept (n integer primary key)');
    database = openDatabase({ ...shared.connection, pauseS: PAUSE_S }, { kind: 'job', connections: 1 });
  });
  beforeEach(() => shared.pool.query('truncate kept'));
  afterAll(async () => {
    await database.close();
    await shared.drop();
  });

  const kept = async () => (await shared.pool.query('select n from kept order by n')).rows.map((row) => row.n);
  const isGone = (pid: number) =>
    vi.waitFor(async () => {
      const { rows } = await shared.pool.query('select state from pg_stat_activity where pid = $1', [pid]);
      expect(rows, 'the session is still there').toEqual([]);
    }, PATIENT);

  it.each<SessionKind>(['request', 'job', 'queue', 'events', 'migrate'])(
    'of kind %s has the limits of the table and says whose it is',
    async (kind) => {
      const client = await connectSession({ ...shared.connection, pauseS: 7 }, kind);
      const { rows } = await client.query<{ name: string; seconds: number }>(
        `select name, extract(epoch from (setting || coalesce(nullif(unit, ''), ''))::interval)::integer as seconds from pg_settings
       where name in ('idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout', 'idle_session_timeout')`,
      );
      const { idleInTransactionS, lockS, statementS, idleS } = limitsOf(kind, 7);
      expect(Object.fromEntries(rows.map((row) => [row.name, row.seconds]))).toEqual({
        idle_in_transaction_session_timeout: idleInTransactionS,
        lock_timeout: lockS,
        statement_timeout: statementS,
        idle_session_timeout: idleS,
      });
      const { rows: names } = await client.query("select current_setting('application_name') as name");
      expect(names).toEqual([{ name: `keepout-${kind} ${process.pid}` }]);
      await client.end();
    },
  );

  it('begins a transaction on the way of its first statement, and none that has no statement', async () => {
    const answers = await onConnection(database.pool, async (orm, client) => {
      let count = 0;
      const { connection } = client as unknown as { readonly connection: EventEmitter };
      const hear = () => count++;
      connection.on('readyForQuery', hear);
      await orm.transaction(async () => undefined);
      const none = count;
      await orm.transaction((tx) => tx.execute(sql`insert into kept values (${1})`));
      const both = count;
      const undone = orm.transaction((tx) => tx.execute(sql`insert into kept values (2), (1)`));
      await expect(undone).rejects.toThrow();
      await orm.transaction((tx) => tx.execute(sql`select n from kept where n = ${0}`));
      connection.off('readyForQuery', hear);
      return { none, both, all: count };
    });
    // Statement and commit; a refused one and its roll-back; again two.
    expect(answers).toEqual({ none: 0, both: 2, all: 6 });
    expect(await kept()).toEqual([1]);
  });

  it('keeps a statement that is run often, and none that begins a transaction', async () => {
    const often = (tx: Queries, n: number) => tx.execute(sql`${sql.raw(PREPARED)}insert into kept values (${n})`);
    const counts = await onConnection(database.pool, async (orm) => {
      const kept = sql`select count(*)::integer as n from pg_prepared_statements`;
      const count = async () => (await orm.transaction((tx) => tx.execute<{ n: number }>(kept))).rows[0]!.n;
      const before = await count();
      await orm.transaction((tx) => often(tx, 1));
      await orm.transaction(async (tx) => void (await pipelined([often(tx, 2), often(tx, 3), often(tx, 4)])));
      // What fails before it is kept is kept the next time, and what is told is why.
      const other = (tx: Queries, n: number) => tx.execute(sql`${sql.raw(PREPARED)}insert into kept (n) values (${n})`);
      const refused = orm.transaction((tx) => pipelined([often(tx, 5), often(tx, 5), other(tx, 6), other(tx, 7)]));
      await expect(refused).rejects.toMatchObject({ cause: { code: '23505' } });
      const refusedFirst = await count();
      await orm.transaction(async (tx) => void (await pipelined([often(tx, 8), other(tx, 9), other(tx, 10)])));
      return [refusedFirst - before, (await count()) - before];
    });
    expect(counts).toEqual([1, 2]);
    expect(await kept()).toEqual([1, 2, 3, 4, 8, 9, 10]);
  });

  it('does a transaction again that a deadlock ended: both of two that wait for each other come to their end', async () => {
    await shared.pool.query('insert into kept values (1), (2)');
    const pair = openDatabase({ ...shared.connection, pauseS: PAUSE_S }, { kind: 'job', connections: 2 });
    const hold = (tx: Queries, n: number) => tx.execute(sql`select n from kept where n = ${n} for update`);
    let times = 0;
    const holders: (() => void)[] = [];
    const bothHold = () =>
      new Promise<void>((go) => {
        holders.push(go);
        if (holders.length >= 2) for (const holder of holders) holder();
      });
    const inOrder = (first: number, second: number) =>
      pair.orm.transaction(async (tx) => {
        times++;
        await hold(tx, first);
        await bothHold();
        await hold(tx, second);
        await tx.execute(sql`insert into kept values (${10 + first})`);
      });
    await Promise.all([inOrder(1, 2), inOrder(2, 1)]);
    await pair.close();
    expect(await kept()).toEqual([1, 2, 11, 12]);
    // Whoever lost may hold the first row again before the other wakes, and lose once more.
    expect(times).toBeGreaterThanOrEqual(3);
  });

  it('waits for a lock longer in a job than anybody may stand still, and shorter in a request', () => {
    const job = limitsOf('job', 10);
    expect(job.lockS).toBeGreaterThan(job.idleInTransactionS);
    expect(limitsOf('request', 10).lockS).toBeLessThan(job.idleInTransactionS);
  });

  it('asks one query after the other, however many are asked at once in a transaction', async () => {
    const warned = vi.spyOn(process, 'emitWarning');
    const asked = [3, 1, 2, 5, 4];
    const answered: unknown[] = [];
    await database.orm.transaction(async (tx) => {
      await Promise.all(
        asked.map(async (n) => {
          const { rows } = await tx.execute(sql`select ${n}::integer as n, pg_sleep(${n % 2 === 0 ? 0 : 0.01})`);
          answered.push(rows[0]!['n']);
        }),
      );
      await expect(Promise.all([tx.execute(sql`savepoint s`), tx.execute(sql`select 1 / 0`)])).rejects.toThrow();
      await tx.execute(sql`rollback to savepoint s`);
      await tx.execute(sql`insert into kept values (7)`);
    });
    expect(answered).toEqual(asked);
    expect(await kept()).toEqual([7]);
    // The driver says so where it is asked for several, and its next version refuses.
    expect(warned).not.toHaveBeenCalled();
  });

  it('sends what is asked at once without waiting for an answer in between', async () => {
    const order = await onConnection(database.pool, async (orm, client) => {
      const { connection } = client as unknown as { readonly connection: EventEmitter & { sync(): void } };
      const said: string[] = [];
      const hear = () => said.push('answered');
      connection.on('readyForQuery', hear);
      const sent = vi.spyOn(connection, 'sync').mockImplementation(function (this: { sync(): void }) {
        said.push('sent');
        Object.getPrototypeOf(connection).sync.call(connection);
      });
      await orm.transaction((tx) =>
        Promise.all([1, 2, 3].map((n) => tx.execute(sql`insert into kept values (${n}::integer)`))),
      );
      connection.off('readyForQuery', hear);
      sent.mockRestore();
      return said;
    });
    // The commit has no parameters and goes as plain text.
    expect(order).toEqual(['sent', 'sent', 'sent', 'answered', 'answered', 'answered', 'answered']);
    expect(await kept()).toEqual([1, 2, 3]);
  });

  it('asks nothing in a transaction that has failed, whatever another part of it goes on with', async () => {
    const late: Promise<unknown>[] = [];
    const failing = database.orm.transaction(async (tx) => {
      const goOn = async () => {
        await tx.execute(sql`select ${1}::integer`).catch(() => undefined);
        for (;;) await tx.execute(sql`insert into kept values (${8}) on conflict do nothing`);
      };
      late.push(goOn());
      late[0]!.catch(() => undefined);
      await tx.execute(sql`insert into kept values (${9})`);
      await tx.execute(sql`select 1 / ${0}::integer`);
    });
    await expect(failing).rejects.toThrow();
    await expect(late[0]).rejects.toThrow();
    const { rows } = await database.orm.execute(sql`select n from kept`);
    expect(rows).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  it('tells what failed first, however much later it is heard of than what was sent behind it', async () => {
    const failing = database.orm.transaction(async (tx) => {
      const late = async () => {
        await tx.execute(sql`select 1 / ${0}::integer`).catch(async (cause) => {
          for (let k = 0; k < 20; k++) await Promise.resolve();
          throw cause;
        });
      };
      await pipelined([late(), tx.execute(sql`select ${1}::integer`), tx.execute(sql`select ${2}::integer`)]);
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
  });

  it('tells what a commit failed of, whose roll-back comes after its end', async () => {
    await database.orm.execute(sql`create table checked_late (n integer unique deferrable initially deferred)`);
    const failing = database.orm.transaction(async (tx) => {
      await tx.execute(sql`insert into checked_late values (${1}), (${1})`);
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
    await database.orm.execute(sql`drop table checked_late`);
  });

  it('that stands still in a transaction loses it; the process lives, and the pool goes on', async () => {
    const standing = database.orm.transaction(async (tx) => {
      await tx.execute(sql`insert into kept values (1)`);
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await isGone(rows[0]!.pid);
    });
    await expect(standing).rejects.toMatchObject({ name: 'Outage', code: 'database-unreachable' });
    await database.orm.transaction((tx) => tx.execute(sql`insert into kept values (2)`));
    expect(await kept()).toEqual([2]);
  });

  it('that is ended in a transaction tells so, whatever the transaction would have said', async () => {
    const ended = database.orm.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await shared.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
      await isGone(rows[0]!.pid);
      throw new Error('something else');
    });
    const cause: unknown = await ended.catch((error: unknown) => error);
    expect(cause).toMatchObject({ name: 'Outage', code: 'database-unreachable' });
    // The server's last word, or that the roll-back could not be written any more: whichever is heard first.
    expect(databaseTrouble((cause as Error).cause)).toBe('away');
    await database.orm.transaction((tx) => tx.execute(sql`insert into kept values (3)`));
    expect(await kept()).toEqual([3]);
  });

  it('that is ended in the middle of a statement is away, and nobody gets it again', async () => {
    const ended = database.orm.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      const { pid } = rows[0]!;
      const asleep = tx.execute(sql`select pg_sleep(60)`);
      asleep.catch(() => undefined);
      await vi.waitFor(async () => {
        const result = await shared.pool.query('select wait_event from pg_stat_activity where pid = $1', [pid]);
        expect(result.rows).toEqual([{ wait_event: 'PgSleep' }]);
      }, PATIENT);
      await shared.pool.query('select pg_terminate_backend($1)', [pid]);
      await asleep;
    });
    const cause: unknown = await ended.catch((error: unknown) => error);
    expect(databaseTrouble(cause) ?? (cause as { code: string }).code).toMatch(/^(away|database-unreachable)$/);
    expect(await database.pool.query('select 1').then(({ rowCount }) => rowCount)).toBe(1);
  });

  it('that waits for a lock past its limit is told to come again, and keeps its connection', async () => {
    const holder = await shared.pool.connect();
    await holder.query('begin');
    await holder.query('lock table kept');
    const requests = openDatabase(shared.connection, { kind: 'request', connections: 1 });
    const cause: unknown = await requests.orm
      .transaction((tx) => tx.execute(sql`insert into kept values (4)`))
      .catch((error: unknown) => error);
    expect(databaseTrouble(cause)).toBe('busy');
    await holder.query('rollback');
    holder.release();
    await requests.orm.transaction((tx) => tx.execute(sql`insert into kept values (5)`));
    expect(await kept()).toEqual([5]);
    await requests.close();
  });
});
