import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueFormatOf, readCatalogue } from './catalogue.ts';
import { catalogueTableOf, readCatalogueTable } from './catalogue-table.ts';
import { detectFormat } from './detect.ts';
import { checksumOf } from './tle/columns.ts';
import { readTle } from './tle/read.ts';
import { validateMessage } from './validate.ts';

const text = (path: string): string =>
  readFileSync(new URL(`../../../conformance/ccsds/${path}`, import.meta.url), 'utf8').replaceAll('\r\n', '\n');
const omm = text('omm/valid/OMMExample2.txt');
const close = (line: string): string => line + String(checksumOf(line));
const set = `0 VANGUARD 1
${close('1 00005U 58002B   24260.92265253  .00001195  00000-0  15088-2 0  999')}
${close('2 00005  34.2430 124.2622 1843142 140.8779 234.0702 10.8564213337339')}
`;
const csv = readFileSync(new URL('../../../conformance/sgp4/elements-20241101.csv', import.meta.url), 'utf8')
  .split('\n')
  .slice(0, 5)
  .join('\n');

const messages: readonly [string, string][] = [
  ['OEM', text('oem/valid/v2_0_sample01.oem')],
  ['CDM', text('cdm/valid/cdm_example_section4.kvn')],
  ['OMM', omm],
  ['two OMM in one text', `${omm}\n${omm.replace('23581', '23582')}`],
  ['OCM', text('ocm/valid/all-keywords.kvn')],
  ['3LE', set],
  ['TLE', set.slice(set.indexOf('\n') + 1)],
  ['CSV', csv],
];

describe('line ends', () => {
  it.each(messages)('of any kind read the same: %s', (_, written) => {
    const expected = validateMessage(written);
    expect(expected.count).toBeGreaterThan(0);
    for (const end of ['\r', '\r\n', '\n\r']) {
      const other = written.replaceAll('\n', end);
      expect(detectFormat(other)).toBe(expected.format);
      expect(validateMessage(other)).toEqual(expected);
    }
  });

  it('of any kind give the same catalogue, as records and as numbers', () => {
    for (const written of [
      set,
      set.slice(set.indexOf('\n') + 1),
      csv,
      omm,
      `${omm}\n${omm.replace('23581', '23582')}`,
    ]) {
      const expected = readCatalogue(written);
      for (const end of ['\r', '\r\n', '\n\r']) {
        const other = written.replaceAll('\n', end);
        expect(catalogueFormatOf(other)).toBe(expected.format);
        expect(readCatalogue(other)).toEqual(expected);
        const bytes = new TextEncoder().encode(other);
        const table = readCatalogueTable(bytes) ?? catalogueTableOf(other);
        expect(table.elements.count).toBe(expected.elements.length);
      }
    }
    for (const end of ['\n', '\r', '\r\n'])
      expect(readTle(set.replaceAll('\n', end))).toMatchObject({ ok: true, value: { noradId: 5, name: 'VANGUARD 1' } });
  });
});
