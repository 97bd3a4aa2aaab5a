import { readFileSync } from 'node:fs';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { SENTENCES, textOf } from '@keepout/contract/sentences';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/database/test-database.ts';
import { taxOf } from './vat.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('every standard rate and its first day are those of the outside sources', async () => {
  const file = new URL('../../../../../conformance/vat/standard-rates.csv', import.meta.url);
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const { rows } = await database.pool.query<{ line: string }>(
    `select country || ',' || valid_from || ',' || trim_scale(basis_points / 100.0) as line from vat_rate order by country, valid_from`,
  );
  expect(lines).toHaveLength(44);
  expect(rows.map(({ line }) => line)).toEqual(lines.map((line) => line.replace(/,[\w-]+$/, '')));
  const { rows: nameless } = await database.pool.query("select from vat_rate where source = '' or source_date is null");
  expect(nameless).toEqual([]);
});

it('C-10 what an invoice says of the tax is a sentence with a code, so that it can be said in German', async () => {
  const { rows } = await database.pool.query<{ note: Statement }>(
    "select distinct note from vat_rule where note <> '[]'",
  );
  expect(rows.length).toBeGreaterThan(2);
  const { note } = await taxOf(database.orm, { country: null }, undefined, '2026-11-21');
  for (const statement of [note, ...rows.map((row) => row.note)]) {
    expect(statement).toEqual([{ code: expect.stringMatching(/^vat-/), figures: {} }]);
    expect(SENTENCES).toHaveProperty(statement[0]!.code);
  }
});

it.each([
  ['EE', '2023-12-31', 2000],
  ['EE', '2024-01-01', 2200],
  ['EE', '2025-06-30', 2200],
  ['EE', '2025-07-01', 2400],
  ['FI', '2024-09-01', 2550],
  ['DE', '2020-12-31', 1600],
  ['CH', '2026-11-21', 810],
])('a sale at home in %s on %s is taxed at %i basis points', async (country, day, basisPoints) => {
  const tax = await taxOf(database.orm, { country }, { country, vatId: null }, day);
  expect(tax).toEqual({ vatCase: 'DOMESTIC', basisPoints, note: [] });
});

it.each([
  ['DE', 'NL', 'NL000000000B01', 'REVERSE_CHARGE', 0, /article 196/],
  ['DE', 'NL', null, 'DOMESTIC', 1900, /^$/],
  ['DE', 'CH', null, 'EXPORT', 0, /article 44/],
  ['DE', 'JP', null, 'EXPORT', 0, /article 44/],
  ['GB', 'DE', 'DE000000000', 'EXPORT', 0, /^Not subject to value-added tax: supplied where/],
  ['JP', 'DE', null, 'NOT_TAXED', 0, /^Not subject/],
  [null, 'DE', null, 'NOT_TAXED', 0, /^Not subject/],
] as const)(
  'a service from %s to %s with the number %s is %s',
  async (ours, country, vatId, vatCase, basisPoints, note) => {
    const tax = await taxOf(database.orm, { country: ours }, { country, vatId }, '2026-11-21');
    expect({ ...tax, note: textOf(tax.note) }).toEqual({ vatCase, basisPoints, note: expect.stringMatching(note) });
  },
);
