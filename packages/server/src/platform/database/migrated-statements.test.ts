import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { migrate, readMigrations } from './migrations.ts';
import { createEmptyDatabase, migrationsDir } from './test-database.ts';

/** What rows of the version before held as text. */
const TEXT = 'Cancelled by ada. It was 2026-11-21.';
const SAID = [{ code: 'as-written', figures: { text: TEXT } }];
const STEPS = (none: unknown, some: unknown) => [
  { status: 'PENDING', at: '2026-11-20T00:00:00Z', reason: none },
  { status: 'CANCELLED', at: '2026-11-21T00:00:00Z', reason: some },
];
const REPORT = (some: unknown) => ({
  version: '1.0',
  reports: [
    {
      sensorCode: 'TEI-07',
      warnings: [some, some],
      associationResults: [{ candidatesTried: 3, orbitSource: some }],
      initialOrbit: { eccentricity: 0.1, method: some },
    },
    { warnings: [], associationResults: [], initialOrbit: null },
  ],
});

/** Of each table a row as it was and as it is: only what is said. */
const ROWS: Readonly<Record<string, readonly [before: object, after: object]>> = {
  screening: [{ failure: TEXT }, { failure: SAID }],
  catalogue_refusal: [
    { source: 'gp.tle', reason: TEXT },
    { source: 'gp.tle', reason: SAID },
  ],
  observed_orbit: [{ source: TEXT }, { source: SAID }],
  orbit_update: [
    { message: TEXT, observability: '' },
    { message: SAID, observability: [] },
  ],
  observation_request: [
    { reason: TEXT, orbit: { source: TEXT, epochTaiS: 7 }, history: STEPS('', TEXT), replacement: { message: TEXT } },
    { reason: SAID, orbit: { source: SAID, epochTaiS: 7 }, history: STEPS([], SAID), replacement: { message: SAID } },
  ],
  observation_pass: [
    { reason: '', history: [] },
    { reason: [], history: [] },
  ],
  observation_file: [
    { operator_id: 'seen', reason: TEXT, no_update: '', report: REPORT(TEXT) },
    { operator_id: 'seen', reason: SAID, no_update: [], report: REPORT(SAID) },
  ],
  transfer: [
    { key: 'CHARGE 1', reason: TEXT },
    { key: 'CHARGE 1', reason: SAID },
  ],
  payment_hold: [{ what: TEXT }, { what: SAID }],
  payment_order: [{ note: '' }, { note: [] }],
  invoice: [
    { vat_note: TEXT, lines: [{ text: TEXT, amount: 5 }] },
    { vat_note: SAID, lines: [{ text: SAID, amount: 5 }] },
  ],
  alert_place: [{ off_reason: null }, { off_reason: null }],
  alert_attempt: [{ detail: TEXT }, { detail: SAID }],
  cdm: [
    { operator_id: 'seen', observed: { source: TEXT, isSimulated: true } },
    { operator_id: 'seen', observed: { source: SAID, isSimulated: true } },
  ],
  domain_event: [
    { type: 'odt.orbit-updated', data: { source: TEXT, requestId: null } },
    { type: 'odt.orbit-updated', data: { source: SAID, requestId: null } },
  ],
};
const TABLES = Object.entries(ROWS);

/** Rows of nothing but what is said: what else a table insists on is not asked here. */
async function keepRows(client: PoolClient): Promise<void> {
  try {
    // Whose lists are revised by the migration.
    await client.query("insert into operator (id, name) values ('seen', 'Seen')");
    await client.query('set session_replication_role = replica');
    for (const [table, [row]] of TABLES) {
      await client.query(`do $$ declare made record; begin
        for made in select conname from pg_constraint where conrelid = '${table}'::regclass and contype in ('c', 'f', 'p') loop
          execute format('alter table ${table} drop constraint if exists %I cascade', made.conname);
        end loop;
        for made in select attname from pg_attribute
          where attrelid = '${table}'::regclass and attnum > 0 and attnotnull and attidentity = '' loop
          execute format('alter table ${table} alter column %I drop not null', made.attname);
        end loop; end $$`);
      const columns = Object.keys(row).join();
      await client.query(
        `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
        [JSON.stringify(row)],
      );
    }
  } finally {
    client.release(true);
  }
}

let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
let database: Database;

beforeAll(async () => {
  empty = await createEmptyDatabase();
  const connection = { connectionString: empty.url };
  const migrations = readMigrations(migrationsDir);
  const isBefore = ({ name }: { readonly name: string }) => name < '0041';
  await migrate(connection, migrations.filter(isBefore));
  database = openDatabase(connection);
  await keepRows(await database.pool.connect());
  await migrate(
    connection,
    migrations.filter((one) => isBefore(one) || one.name.startsWith('0041')),
  );
});
afterAll(async () => {
  await database.close();
  await empty.drop();
});

it.each(TABLES)(
  'C-10 what a row of %s said as text is somebody else’s words by now',
  async (table, [before, after]) => {
    const { rows } = await database.pool.query(`select ${Object.keys(before).join()} from ${table}`);
    expect(rows).toEqual([after]);
  },
);

it('C-10 what an invoice says of the tax is a sentence of ours', async () => {
  const { rows } = await database.pool.query("select distinct note #>> '{0,code}' as code from vat_rule order by 1");
  expect(rows.map(({ code }) => code)).toEqual(['vat-abroad', 'vat-outside-scope', 'vat-reverse-charge', null]);
});
