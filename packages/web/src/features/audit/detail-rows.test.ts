import { expect, it } from 'vitest';
import { detailLine, detailRows, inOwnWords, nameOf, namesById } from './detail-rows.ts';
import { en } from './en.ts';

const rows = (detail: Record<string, unknown>) =>
  detailRows(detail, en.detail, 'utc').map(({ name, value }) => `${name}: ${value}`);

it('a change is shown field by field, from what was to what is', () => {
  const changes = [
    { field: 'configuration.hardBodyRadius', from: 2.5, to: 3.4 },
    { field: 'isActive', from: null, to: true },
  ];
  expect(rows({ changes, version: 2 })).toEqual(['Hard-body radius: 2.5 → 3.4', 'Is active: – → yes', 'Version: 2']);
});

it('an amount has its currency, a time its zone, and a list is counted out', () => {
  const detail = { amount: 13_500, currency: 'EUR', paidAt: '2026-11-21T23:04:49.392Z', records: ['a', 'b'], none: [] };
  expect(rows(detail).map((row) => row.replace(/\s/g, ' '))).toEqual([
    'Amount: 135.00 EUR',
    'Paid at: 2026-11-21 23:04:49 Z',
    'Records: a, b',
    'None: –',
  ]);
});

it('a balance is shown in its currency, and without one in minor units', () => {
  const detail = { limit: 500_000, availableBefore: -1250, currency: 'EUR' };
  expect(rows(detail).map((row) => row.replace(/\s/g, ' '))).toEqual([
    'Credit limit: 5,000.00 EUR',
    'Available before: −12.50 EUR',
  ]);
  expect(rows({ limit: 500_000 })).toEqual(['Credit limit: 500,000 minor currency units']);
});

it('a vector has three significant digits in each component', () => {
  expect(rows({ manoeuvre: { deltaVVector: [0, 0.0000109387, -0.0123456] } })).toEqual([
    'Delta-v vector [m/s]: (0, 1.09e−5, −0.0123)',
  ]);
});

it('what lies in a record of the detail has a row of its own', () => {
  expect(rows({ window: { from: '2026-11-21', mode: { isLong: false } }, empty: {} })).toEqual([
    'From: 2026-11-21',
    'Is long: no',
  ]);
});

it('a line of the table says all of it, and nothing of an empty detail', () => {
  expect(detailLine(detailRows({ address: '127.0.0.1', period: 2 }, en.detail, 'utc'))).toBe(
    'Address: 127.0.0.1 · Period: 2',
  );
  expect(detailLine(detailRows({}, en.detail, 'utc'))).toBe('');
});

it('A-16 a record is called by its name, with the instant that tells it from others, and by nothing where it has none', () => {
  const event = { recordId: 'con-1', recordName: 'TERN-1 × DEB', recordTime: '2026-11-22T08:42:13Z' };
  expect(nameOf(event, 'utc')).toBe('TERN-1 × DEB, 2026-11-22 08:42:13 Z');
  expect(nameOf({ recordId: 'sat-1', recordName: 'TERN-1' }, 'utc')).toBe('TERN-1');
  expect(nameOf({ recordId: 'x' }, 'utc')).toBeUndefined();
  const names = namesById([event, { recordId: 'x' }], 'utc');
  expect(detailRows({ conjunctionId: 'con-1', other: 'x' }, en.detail, 'utc', names).map(({ value }) => value)).toEqual(
    ['TERN-1 × DEB, 2026-11-22 08:42:13 Z', 'x'],
  );
});

it('A-16 what the platform said itself is told by its sentences, and what a person wrote stays', () => {
  const sentence = { code: 'demonstration-balance', figures: {} };
  const wording = (text: string, sentences: readonly { readonly code: string }[]) =>
    `${sentences[0]?.code}, not ${text}`;
  expect(inOwnWords({ reason: 'Paid in.', reasonSentences: [sentence], note: 'mine' }, wording)).toEqual({
    reason: 'demonstration-balance, not Paid in.',
    note: 'mine',
  });
});
