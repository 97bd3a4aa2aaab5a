import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { convertMessage } from './convert.ts';
import { validateMessage } from './validate.ts';

const root = new URL('../../../conformance/ccsds/', import.meta.url);
const sample = (path: string): string => readFileSync(new URL(path, root), 'utf8');

const kvn = [
  'oem/valid/test_cov.oem',
  'opm/valid/OPMExample5.txt',
  'omm/valid/44850.omm',
  'ocm/valid/book-g18-thrust.kvn',
  'cdm/valid/CDMExample2.txt',
  'tdm/valid/TDMExample2.txt',
];
const xml = ['cdm/valid/CDMExample1.xml'];

/** More than the arguments that one call may have. */
const MANY = 130_000;

function inEveryNotation(text: string): string[] {
  const { faults } = validateMessage(text);
  readCatalogue(text);
  for (const notation of ['kvn', 'xml', 'json'] as const) {
    const written = convertMessage(text, notation);
    if (faults.length > 0) continue;
    expect(written.ok && written.value.split('one of many').length - 1, notation).toBe(MANY);
  }
  return faults.map((fault) => fault.code);
}

describe('a message of very many comments', () => {
  for (const path of kvn) {
    it(`${path} keeps every one`, () => {
      const lines = sample(path).split('\n');
      const added = Array.from({ length: MANY }, () => 'COMMENT one of many');
      const at = Math.floor(lines.length / 2);
      expect(inEveryNotation([...lines.slice(0, at), ...added, ...lines.slice(at)].join('\n'))).toEqual([]);
    }, 120_000);
  }

  for (const path of xml) {
    it(`${path} keeps every one in its header`, () => {
      const added = `<header>${'<COMMENT>one of many</COMMENT>\n'.repeat(MANY)}`;
      expect(inEveryNotation(sample(path).replace('<header>', added))).toEqual([]);
    }, 120_000);
  }
});

describe('a line of 100 MB', () => {
  const long = 'x'.repeat(100_000_000);
  const texts: readonly (readonly [string, string, string])[] = [
    ['KVN', `CCSDS_OEM_VERS = 2.0\nCOMMENT ${long}\n`, 'line-too-long'],
    [
      'XML text',
      `<oem id="CCSDS_OEM_VERS" version="2.0">\n<header><COMMENT>${long}</COMMENT></header></oem>`,
      'too-large',
    ],
    ['XML attribute', `<oem version="${long}"/>`, 'too-large'],
    ['JSON', `{"CCSDS_OEM_VERS":"2.0","header":{"ORIGINATOR":"${long}"}}`, 'malformed-json'],
    ['no message', long, 'unknown-format'],
    ['TLE', `1 ${long}\n2 ${long.slice(0, 100)}`, 'unknown-format'],
  ];
  it.each(texts)(
    '%s is a fault, not a fall',
    (_name, text, code) => {
      expect(validateMessage(text).faults.map((fault) => fault.code)).toContain(code);
      expect(convertMessage(text, 'xml').ok).toBe(false);
    },
    120_000,
  );
});
