import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { isMigrated, type Migration, migrate, readMigrations } from './migrations.ts';
import { createEmptyDatabase, createTestDatabase, migrationsDir } from './test-database.ts';

const source = fileURLToPath(new URL('./migrations.ts', import.meta.url));
const named = (name: string, sql: string): Migration => ({ name, sql, sha256: `hash of ${sql}` });

function migrateElsewhere(url: string): Promise<number> {
  const program = `const { migrate, readMigrations } = await import(${JSON.stringify(source)});
    await migrate({ connectionString: ${JSON.stringify(url)} }, readMigrations(${JSON.stringify(migrationsDir)}));`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: 'inherit',
  });
  return once(child, 'exit').then(([status]) => status as number);
}

describe('migrations', () => {
  let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
  beforeEach(async () => {
    empty = await createEmptyDatabase();
  });
  afterEach(() => empty.drop());
  const run = (...migrations: Migration[]) => migrate({ connectionString: empty.url }, migrations);

  it('are each applied once when four processes start on an empty database at once', async () => {
    const statuses = await Promise.all(Array.from({ length: 4 }, () => migrateElsewhere(empty.url)));
    expect(statuses).toEqual([0, 0, 0, 0]);
    const database = openDatabase({ connectionString: empty.url });
    expect(await isMigrated(database.pool, readMigrations(migrationsDir))).toBe(true);
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

  it('of the product give every test a database of its own', async () => {
    const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await one.pool.query("insert into event (operator_id, type, data) values ('a', 'b', '{}')");
    expect((await two.pool.query('select * from event')).rowCount).toBe(0);
    await Promise.all([one.drop(), two.drop()]);
  });
});
