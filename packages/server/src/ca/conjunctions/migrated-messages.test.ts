import { readFileSync } from 'node:fs';
import type { Cdm } from '@keepout/contract/ca/cdm';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { migrate, readMigrations } from '../../platform/database/migrations.ts';
import { createEmptyDatabase, migrationsDir } from '../../platform/database/test-database.ts';
import { listMessages } from './message-store.ts';
import { presentMessage } from './present-message.ts';
import { readConjunction } from './service.ts';

/** Rows as version 0.3.4 stored them, and what its API answered of them. */
const before = JSON.parse(readFileSync(new URL('./messages-before-0006.json', import.meta.url), 'utf8')) as {
  readonly operator: readonly { readonly id: string }[];
  readonly answers: { readonly conjunctions: readonly Conjunction[]; readonly cdms: readonly Cdm[] };
} & Readonly<Record<'satellite' | 'conjunction' | 'cdm', readonly object[]>>;

let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
let database: Database;

beforeAll(async () => {
  empty = await createEmptyDatabase();
  const connection = { connectionString: empty.url };
  const migrations = readMigrations(migrationsDir);
  await migrate(
    connection,
    migrations.filter(({ name }) => name < '0006'),
  );
  database = openDatabase(connection);
  for (const table of ['operator', 'satellite', 'conjunction', 'cdm'] as const) {
    await database.pool.query(
      `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(before[table])],
    );
  }
  await migrate(connection, migrations);
});
afterAll(async () => {
  await database.close();
  await empty.drop();
});

/** What nobody kept of messages of that time, and the deadline that nothing safe has any more. */
const NOT_KEPT = { maxProbabilityReason: null, maxProbabilityReasonSentences: [], separateScaling: null };
/** Told since then, of what was kept. */
const toldSince = ({ probabilityReason }: Pick<Cdm, 'probabilityReason'>) => ({
  probabilityReasonSentences: probabilityReason === null ? [] : [expect.objectContaining({ figures: {} })],
});
const withoutDeadline = (one: Conjunction): Conjunction =>
  one.verdict.kind === 'SAFE' ? { ...one, verdict: { ...one.verdict, decideBy: null } } : one;

it('keeps every figure of the messages that were stored as answers of the API', async () => {
  const { rows } = await listMessages(database.orm, before.operator[0]!.id, {}, { after: undefined, limit: 1000 });
  const withoutVerdict = ({ verdict: _verdict, ...rest }: Cdm) => rest;
  expect(rows.map(presentMessage).map(withoutVerdict)).toEqual(
    before.answers.cdms.map((one) => ({ ...one, ...NOT_KEPT, ...toldSince(one), observed: null })),
  );
});

it('keeps every figure and sentence of their events', async () => {
  const operatorId = before.operator[0]!.id;
  const withoutClock = ({ timeToTca: _timeToTca, needsDecision: _needsDecision, ...rest }: Conjunction) => rest;
  for (const answer of before.answers.conjunctions) {
    const read = await readConjunction(database.orm, operatorId, answer.conjunctionId);
    const history = answer.history.map((step) => ({ ...step, isObserved: false }));
    expect(read && withoutClock(read)).toEqual({
      ...withoutClock(withoutDeadline(answer)),
      ...NOT_KEPT,
      ...toldSince(answer),
      history,
    });
  }
});
