import { describe, expect, it } from 'vitest';
import { catalogueFormatOf, readCatalogue } from '../catalogue.ts';
import { catalogueTableOf, readCatalogueTable } from '../catalogue-table.ts';
import { validateMessage } from '../validate.ts';
import { checksumOf } from './columns.ts';
import { readTle } from './read.ts';
import { writeTle } from './write.ts';

// Made up after shashwatak/satellite-js#153 (padded eccentricity) and code-lab-org/tatc#29 (no-break spaces).
const LINE_1 = '1 61234U 24123B   24310.51234567  .00002345  00000-0  12345-3 0  9993';
const LINE_2 = '2 61234  97.5678 123.4567 0012345  98.7654 261.4321 15.12345678123458';

/** The set with columns [from, to) of a line replaced, checksums corrected. */
function withColumns(line: 1 | 2, from: number, text: string): string {
  const lines = [LINE_1, LINE_2].map((written, k) => {
    if (k !== line - 1) return written;
    const changed = written.slice(0, from) + text + written.slice(from + text.length);
    return changed.slice(0, 68) + String(checksumOf(changed));
  });
  return `PADDED\n${lines.join('\n')}\n`;
}
const eccentricity = (columns: string) => withColumns(2, 26, columns);
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('blanks in an element set', () => {
  it.each([
    ['      0', 0],
    ['   1234', 0.0001234],
    ['0012345', 0.0012345],
  ])('in front of an eccentricity (%s) are padding', (columns, value) => {
    const set = readTle(eccentricity(columns));
    expect(set.ok && set.value.eccentricity).toBe(value);
    expect(readCatalogueTable(bytesOf(eccentricity(columns)))?.elements.values).toContain(value);
  });

  it.each([
    ['ECCENTRICITY', 3, eccentricity('       ')],
    ['BSTAR', 2, withColumns(1, 53, '        ')],
  ])('alone are no %s', (keyword, line, text) => {
    const fault = { code: 'empty-value', keyword, line };
    expect(readCatalogue(text)).toMatchObject({ elements: [], faults: [fault] });
    expect(readCatalogueTable(bytesOf(text))).toMatchObject({ elements: { count: 0 }, faults: [fault] });
    expect(readTle(text)).toEqual({ ok: false, fault });
    expect(validateMessage(text)).toMatchObject({ standing: 'refused', faults: [fault] });
  });

  it('between the digits of a number are a fault, not zeros', () => {
    const fault = { code: 'not-a-number', keyword: 'ECCENTRICITY', value: '00 2345' };
    expect(readTle(eccentricity('00 2345'))).toMatchObject({ ok: false, fault });
  });

  it.each(['\u00a0', '\u2007', '\u202f', '\u3000'])(
    'that a web page writes otherwise (%j) are read as blanks',
    (blank) => {
      const text = `NBSP\n${LINE_1}\n${LINE_2}\n`;
      const copied = text.replaceAll(' ', blank);
      expect(catalogueFormatOf(copied)).toBe('3le');
      expect(readCatalogue(copied)).toEqual(readCatalogue(text));
      expect(readTle(copied)).toEqual(readTle(text));
      expect(readCatalogueTable(bytesOf(copied)) ?? catalogueTableOf(copied)).toMatchObject({
        faults: [],
        elements: { count: 1 },
      });
    },
  );

  it('of other widths in a name are written as blanks', () => {
    const known = readTle(`NBSP\n${LINE_1}\n${LINE_2}\n`);
    if (!known.ok) throw new Error(known.fault.code);
    const written = writeTle({ ...known.value, name: 'A\u00a0B' }, '3');
    expect(written.ok && written.value.split('\n')[0]).toBe('0 A B');
  });

  it('of no width are a fault that names column and character', () => {
    const text = `NBSP\n${LINE_1}\n${LINE_2.replace(' 123.4567', '\u200b123.4567')}\n`;
    expect(readCatalogue(text).faults).toMatchObject([
      { code: 'columns-shifted', line: 3, value: 'U+200B', limit: 17 },
    ]);
  });
});
