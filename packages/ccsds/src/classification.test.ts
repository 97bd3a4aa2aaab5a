import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruleFile } from '../../../conformance/ccsds/rule-files.ts';
import { readCatalogue } from './catalogue.ts';
import { catalogueTableOf, readCatalogueTable } from './catalogue-table.ts';
import { convertMessage } from './convert.ts';
import { classifiedField } from './value/classification.ts';

const csv = readFileSync(new URL('../../../conformance/sgp4/elements-20241101.csv', import.meta.url), 'utf8')
  .split('\n')
  .slice(0, 4);
const [header = '', ...lines] = csv;
const records = lines.map((line) => {
  const cells = line.split(',');
  return Object.fromEntries(header.split(',').map((keyword, k) => [keyword, cells[k] ?? '']));
});
const kvn = ruleFile('omm/valid/rules-sgp4.kvn').replace(/^(?:COV_REF_FRAME|C[XYZ].*_).*\n/gm, '');
const kvnOf = (id: number, classification: string): string =>
  kvn.replace('= 45018', `= ${String(id)}`).replace('_TYPE = U', `_TYPE = ${classification}`);
const xmlOf = (id: number, classification: string): string => {
  const xml = convertMessage(kvnOf(id, classification === 'Q' ? 'U' : classification), 'xml');
  if (!xml.ok) throw new Error(xml.fault.code);
  return xml.value.slice(xml.value.indexOf('<omm')).replace('_TYPE>U<', `_TYPE>${classification}<`);
};
const tle = (sign: string): string => {
  const line = `1 00005${sign} 58002B   00179.78495062  .00000023  00000-0  28098-4 0  475`;
  const sum = [...line].reduce((total, character) => total + (character === '-' ? 1 : Number(character) || 0), 0);
  return `${line}${String(sum % 10)}\n2 00005  34.2682 348.7242 1859667 331.7664  19.3264 10.82419157413667\n`;
};

/** The middle of three records with a classification, in each notation that a catalogue has. */
const TABLES: Readonly<Record<string, (classification: string) => string>> = {
  csv: (by) => [header, lines[0], (lines[1] ?? '').replace(/,U,/, `,${by},`), lines[2], ''].join('\n'),
  json: (by) => JSON.stringify(records.map((record, k) => (k === 1 ? { ...record, CLASSIFICATION_TYPE: by } : record))),
  kvn: (by) => `${kvnOf(1, 'U')}${kvnOf(2, by)}${kvnOf(3, 'U')}`,
  xml: (by) => `<?xml version="1.0"?><ndm>${xmlOf(1, 'U')}${xmlOf(2, by)}${xmlOf(3, 'U')}</ndm>`,
};

describe('the classification of an element set', () => {
  for (const [notation, make] of Object.entries(TABLES)) {
    it(`is U, C or S in a table as ${notation}, and another is a fault of its record alone`, () => {
      for (const [classification, count] of [
        ['U', 3],
        ['C', 3],
        ['S', 3],
        ['Q', 2],
      ] as const) {
        const text = make(classification);
        const slow = readCatalogue(text);
        const fast = readCatalogueTable(Buffer.from(text)) ?? catalogueTableOf(text);
        expect(slow.elements.length, classification).toBe(count);
        expect(fast.elements.count, classification).toBe(count);
        expect(fast.faults, classification).toEqual(slow.faults);
        expect(slow.faults.map(({ code, keyword, value, record }) => ({ code, keyword, value, record }))).toEqual(
          count === 3
            ? []
            : [{ code: 'unknown-classification', keyword: 'CLASSIFICATION_TYPE', value: 'Q', record: 2 }],
        );
      }
    });
  }

  it('of a header is told where it says anything but unclassified', () => {
    const of = (value: string) => classifiedField([{ keyword: 'CLASSIFICATION', value, line: 2 }])?.value;
    for (const value of ['', 'U', 'u', 'UNCLASSIFIED', 'unclassified//FOUO']) expect(of(value), value).toBeUndefined();
    for (const value of ['SECRET', 'C', 'S', 'CONFIDENTIAL', 'NATO RESTRICTED']) expect(of(value)).toBe(value);
  });

  it('is read from its column of a two-line set, where a blank is unclassified', () => {
    for (const [sign, count] of [
      ['U', 1],
      ['C', 1],
      ['S', 1],
      [' ', 1],
      ['Q', 0],
    ] as const) {
      const slow = readCatalogue(tle(sign));
      const fast = readCatalogueTable(Buffer.from(tle(sign)));
      expect(slow.elements.length, sign).toBe(count);
      expect(fast?.elements.count, sign).toBe(count);
      expect(fast?.faults).toEqual(slow.faults);
      if (count === 0) expect(slow.faults).toMatchObject([{ code: 'unknown-classification', line: 1, value: 'Q' }]);
    }
  });
});
