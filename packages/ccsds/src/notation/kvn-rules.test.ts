import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeFault } from '../fault/fault-text.ts';
import type { MessageFault } from '../fault/message-fault.ts';
import { validateMessage } from '../validate.ts';
import { KVN_BOOKS } from './kvn-rules.ts';

const sample = (path: string) => readFileSync(new URL(`../../../../conformance/${path}`, import.meta.url), 'utf8');

/** A valid message of each kind, and two of its keywords that follow each other. */
const SAMPLES = {
  opm: ['ccsds/opm/valid/OPMExample1.txt', 'OBJECT_NAME', 'OBJECT_ID'],
  omm: ['ccsds/omm/valid/OMMExample2.txt', 'OBJECT_NAME', 'OBJECT_ID'],
  oem: ['ccsds/oem/valid/test.oem', 'OBJECT_NAME', 'OBJECT_ID'],
  ocm: ['ccsds/ocm/valid/book-g15-ephemeris.kvn', 'TIME_SYSTEM', 'EPOCH_TZERO'],
  cdm: ['ccsds/cdm/valid/000020580_conj_000002017_20230613_001923_20230608_063715.cdm', 'TCA', 'MISS_DISTANCE'],
  tdm: ['ccsds/tdm/valid/rules.kvn', 'CREATION_DATE', 'ORIGINATOR'],
} as const;
type Kind = keyof typeof SAMPLES;

const lineOf = (lines: readonly string[], keyword: string) =>
  lines.findIndex((line) => new RegExp(`^\\s*${keyword}\\s*=`).test(line));

function deviationsOf(kind: Kind, change: (lines: string[], first: number, second: number) => void) {
  const [path, before, after] = SAMPLES[kind];
  const lines = sample(path).split(/\r?\n/);
  change(lines, lineOf(lines, before), lineOf(lines, after));
  const { standing, faults, deviations } = validateMessage(lines.join('\n'));
  expect(faults).toEqual([]);
  return { standing, codes: deviations.map(({ code }) => code), deviations };
}
const kinds = Object.keys(SAMPLES) as Kind[];

describe.each(kinds)('a KVN text of an %s', (kind) => {
  const book = KVN_BOOKS[kind];
  const only = (deviations: readonly MessageFault[], fault: Partial<MessageFault>) => {
    expect(deviations).toMatchObject([fault]);
    expect(describeFault(deviations[0]!)).toContain(book.characters.split(',')[0]);
  };

  it('as the book has it is valid', () => {
    expect(deviationsOf(kind, () => undefined)).toMatchObject({ standing: 'valid', codes: [] });
  });

  it('with a TAB, a letter beyond ASCII or a long line is read, and each rule is cited once', () => {
    const tab = deviationsOf(kind, (lines, first, second) => {
      for (const at of [first, second]) lines[at] = lines[at]!.replace('=', '\t=\t');
    });
    only(tab.deviations, { code: 'tab-character', limit: book.characters });
    const foreign = deviationsOf(kind, (lines) => {
      const at = lines.findIndex((line) => /^\s*(?:ORIGINATOR)\s*=/.test(line));
      lines[at] = `${lines[at]!}é`;
    });
    only(foreign.deviations, { code: 'not-printable-ascii', value: 'U+00E9', limit: book.characters });
    const long = deviationsOf(kind, (lines) => {
      const at = lines.findIndex((line) => /^\s*ORIGINATOR\s*=/.test(line));
      lines[at] = lines[at]!.padEnd(255, 'X');
    });
    if (book.lineLength === undefined) expect(long.codes).toEqual([]);
    else only(long.deviations, { code: 'line-over-limit', value: '255', limit: book.lineLength });
  });

  it('with keywords in another order, or a comment between them, is read with the rule', () => {
    const swapped = deviationsOf(kind, (lines, first, second) => {
      [lines[first], lines[second]] = [lines[second]!, lines[first]!];
    });
    only(swapped.deviations, { code: 'keyword-out-of-order', limit: book.order });
    const commented = deviationsOf(kind, (lines, first, second) => {
      expect(second).toBe(first + 1);
      lines.splice(second, 0, 'COMMENT between');
    });
    only(commented.deviations, { code: 'comment-out-of-place', limit: book.comments });
  });
});

describe('messages of reports', () => {
  it.each([
    ['tabs.oem', { code: 'tab-character', line: 6, limit: '502.0-B-3, 7.3' }],
    ['long-comment.oem', { code: 'line-over-limit', line: 16, value: '308', limit: '502.0-B-3, 7.3' }],
    [
      'order-tca-after-miss.cdm',
      { code: 'keyword-out-of-order', line: 7, keyword: 'TCA', limit: '508.0-B-1, 6.2.1.13' },
    ],
  ])('%s is accepted with its rule', (file, fault) => {
    expect(validateMessage(sample(`reported-messages/${file}`))).toMatchObject({
      standing: 'accepted',
      deviations: [fault],
    });
  });

  it('an OEM has comments before its states, not between them', () => {
    const text = sample('reported-messages/long-comment.oem').replace(/^COMMENT x+\n/m, '');
    expect(validateMessage(text).standing).toBe('valid');
    const between = text.replace('2026-03-01T00:08', 'COMMENT after the second state\n2026-03-01T00:08');
    expect(validateMessage(between).deviations).toEqual([
      { code: 'comment-out-of-place', line: 25, limit: '502.0-B-3, 7.8' },
    ]);
  });
});
