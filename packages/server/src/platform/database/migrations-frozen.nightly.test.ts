import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { startTestProgram } from '../test-program.ts';
import { openDatabase } from './database.ts';
import { isMigrated, migrate, readMigrations } from './migrations.ts';
import { createEmptyDatabase, migrationsDir } from './test-database.ts';

const source = fileURLToPath(new URL('./migrations.ts', import.meta.url));

/** The product's migrations in a process of their own, which waits so many seconds for the database. */
async function migratorElsewhere(url: string, pauseS: number): Promise<ChildProcess> {
  const program = `const { migrate, readMigrations } = await import(${JSON.stringify(source)});
    await migrate(${JSON.stringify({ connectionString: url, pauseS })}, readMigrations(${JSON.stringify(migrationsDir)}));`;
  return await startTestProgram(program, 'ignore');
}

it('migrations of a process that stands still are taken away from it, and others apply them', async () => {
  const empty = await createEmptyDatabase();
  const database = openDatabase({ connectionString: empty.url });
  /** Sessions of a migration of which this holds. */
  const migrating = async (condition: string) =>
    (
      await database.pool.query(
        `select pid from pg_stat_activity where application_name like 'keepout-migrate %' and ${condition}`,
      )
    ).rows;
  await database.pool.query(`
    create table keepout_migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now());
    create table gate (is_closed boolean not null);
    insert into gate values (true);
    create function wait_at_gate() returns trigger language plpgsql as $$
      begin while (select is_closed from gate) loop perform pg_sleep(0.02); end loop; return new; end $$;
    create trigger wait_at_gate before insert on keepout_migration for each row execute function wait_at_gate()`);
  const child = await migratorElsewhere(empty.url, 2);
  await vi.waitFor(async () => expect(await migrating(`wait_event = 'PgSleep'`), 'inside').toHaveLength(1), PATIENT);
  child.kill('SIGSTOP');
  await database.pool.query('update gate set is_closed = false');
  await vi.waitFor(async () => expect(await migrating(`state = 'idle in transaction'`)).toHaveLength(1), PATIENT);
  const files = readMigrations(migrationsDir);
  expect(await migrate({ connectionString: empty.url }, files)).toEqual(files.map((file) => file.name));
  child.kill('SIGCONT');
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(await isMigrated(database.pool, files)).toBe(true);
  await database.close();
  await empty.drop();
});
