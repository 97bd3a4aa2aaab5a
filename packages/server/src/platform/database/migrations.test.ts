import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { openDatabase } from './database.ts';
import { digestOf, isMigrated, type Migration, migrate, pendingMigrations, readMigrations } from './migrations.ts';
import { createEmptyDatabase, createTestDatabase, migrationsDir } from './test-database.ts';

const named = (name: string, sql: string): Migration => ({ name, sql, sha256: `hash of ${sql}` });

describe('migrations', () => {
  let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
  beforeEach(async () => {
    empty = await createEmptyDatabase();
  });
  afterEach(() => empty.drop());
  const run = (...migrations: Migration[]) => migrate({ connectionString: empty.url }, migrations);

  it('adopts a database that has all that a baseline sums up, and keeps what is in it', async () => {
    const earlier = [named('0001-a.sql', 'create table a (n int)'), named('0002-b.sql', 'alter table a add m int')];
    const baseline = { ...named('0000-all.sql', 'create table a (n int, m int)'), sumsUp: digestOf(earlier) };
    const later = named('0003-c.sql', 'alter table a add k int');
    await run(...earlier);
    const database = openDatabase({ connectionString: empty.url });
    await database.pool.query('insert into a values (1, 2)');
    expect(await run(baseline, later)).toEqual(['0003-c.sql']);
    expect(await isMigrated(database.pool, [baseline, later])).toBe(true);
    expect((await database.pool.query('select * from a')).rows).toEqual([{ n: 1, m: 2, k: null }]);
    expect(await run(baseline, later)).toEqual([]);
    await database.close();
  });

  it('are told before they are applied, and nothing is changed by it', async () => {
    const [first, second] = [
      named('0001-a.sql', 'create table a (n int)'),
      named('0002-b.sql', 'alter table a add m int'),
    ];
    const pending = async () =>
      (await pendingMigrations({ connectionString: empty.url }, [first, second])).map(({ name }) => name);
    expect(await pending()).toEqual(['0001-a.sql', '0002-b.sql']);
    await run(first);
    expect(await pending()).toEqual(['0002-b.sql']);
    await run(first, second);
    expect(await pending()).toEqual([]);
    await expect(pendingMigrations({ connectionString: empty.url }, [first])).rejects.toThrow(
      'install the newer version',
    );
  });

  it('leaves a database alone that has but a part of what a baseline sums up', async () => {
    const earlier = [named('0001-a.sql', 'create table a (n int)'), named('0002-b.sql', 'alter table a add m int')];
    await run(earlier[0]!);
    const baseline = { ...named('0000-all.sql', 'create table a (n int, m int)'), sumsUp: digestOf(earlier) };
    await expect(run(baseline)).rejects.toMatchObject({ code: 'migration-unknown' });
  });

  it('are each applied once when four start on an empty database at once', async () => {
    const files = readMigrations(migrationsDir);
    const applied = await Promise.all(Array.from({ length: 4 }, () => run(...files)));
    expect(applied.flat().sort()).toEqual(files.map((file) => file.name));
    const database = openDatabase({ connectionString: empty.url });
    expect(await isMigrated(database.pool, files)).toBe(true);
    await database.close();
  });

  it('are applied in the order of their numbers', async () => {
    expect(
      await run(named('0001-a.sql', 'create table a (n int)'), named('0002-b.sql', 'alter table a add m int')),
    ).toEqual(['0001-a.sql', '0002-b.sql']);
    expect(
      await run(named('0001-a.sql', 'create table a (n int)'), named('0002-b.sql', 'alter table a add m int')),
    ).toEqual([]);
  });

  it('are refused when one was edited', async () => {
    await run(named('0001-a.sql', 'select 1'));
    await expect(run(named('0001-a.sql', 'select 2'))).rejects.toMatchObject({ code: 'migration-changed' });
  });

  it('are refused when the database is newer than the program', async () => {
    await run(named('0001-a.sql', 'select 1'), named('0002-b.sql', 'select 2'));
    await expect(run(named('0001-a.sql', 'select 1'))).rejects.toMatchObject({ code: 'migration-unknown' });
  });

  it('of a newer version are no hindrance where they say so: the older one runs, starts, and is well', async () => {
    const first = named('0001-a.sql', 'create table a (n int)');
    const column = { ...named('0002-b.sql', 'alter table keepout_migration add runs_from text'), runsFrom: first.name };
    const wider = { ...named('0003-c.sql', 'alter table a add m int'), runsFrom: column.name };
    const narrower = { ...named('0004-d.sql', 'alter table a drop n'), runsFrom: wider.name };
    const database = openDatabase({ connectionString: empty.url });
    await run(first, column);
    expect(await run(first, column, wider)).toEqual([wider.name]);
    expect(await run(first, column)).toEqual([]);
    expect(await isMigrated(database.pool, [first, column])).toBe(true);
    expect(await isMigrated(database.pool, [first, column, wider])).toBe(true);
    expect(await isMigrated(database.pool, [first])).toBe(false);
    await run(first, column, wider, narrower);
    expect(await isMigrated(database.pool, [first, column])).toBe(false);
    expect(await isMigrated(database.pool, [first, column, wider])).toBe(true);
    await expect(run(first, column)).rejects.toMatchObject({ code: 'migration-unknown' });
    expect(await run(first, column, wider)).toEqual([]);
    await database.close();
  });

  it('are refused when a late one has an early number', async () => {
    await run(named('0002-b.sql', 'select 2'));
    await expect(run(named('0001-a.sql', 'select 1'), named('0002-b.sql', 'select 2'))).rejects.toMatchObject({
      code: 'migration-late',
    });
  });

  it('leave nothing behind when one fails half-way', async () => {
    await expect(run(named('0001-a.sql', 'create table half (n int); select 1/0'))).rejects.toMatchObject({
      code: 'migration-failed',
    });
    const database = openDatabase({ connectionString: empty.url });
    const { rows } = await database.pool.query("select to_regclass('half') as half");
    expect(rows).toEqual([{ half: null }]);
    await database.close();
  });

  /** What a query of another session says about a migration's. */
  const migrating = async (pool: pg.Pool, query: string) =>
    (await pool.query(`select pid from pg_stat_activity where application_name like 'keepout-migrate %' and ${query}`))
      .rows;

  it('that wait for a lock let others go ahead, and try again', async () => {
    await run(named('0001-a.sql', 'create table a (n int)'));
    const database = openDatabase({ connectionString: empty.url }, { kind: 'job' });
    const reader = await database.pool.connect();
    await reader.query('begin; select * from a');
    const applied = run(named('0001-a.sql', 'create table a (n int)'), named('0002-b.sql', 'alter table a add m int'));
    await vi.waitFor(
      async () => expect(await migrating(database.pool, `wait_event_type = 'Lock'`), 'waits').toHaveLength(1),
      PATIENT,
    );
    // Behind the migration in the row for the same table, and there before it.
    expect((await database.pool.query('select * from a')).rowCount).toBe(0);
    await reader.query('commit');
    reader.release();
    expect(await applied).toEqual(['0002-b.sql']);
    await database.close();
  });

  it('of the product give every test a database of its own', async () => {
    const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await first.pool.query("insert into domain_event (operator_id, type, data) values ('a', 'b', '{}')");
    expect((await second.pool.query('select * from domain_event')).rowCount).toBe(0);
    await Promise.all([first.drop(), second.drop()]);
  });
});
