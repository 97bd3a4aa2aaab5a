import { describe, expect, it } from 'vitest';
import { toCsv, toTsv } from './csv.ts';

describe('the CSV export', () => {
  it('begins with the mark of UTF-8, puts units in the header, numbers in full, absent values empty', () => {
    const text = toCsv({
      columns: [{ name: 'TCA' }, { name: 'Miss', unit: 'm', format: () => 'rounded' }],
      rows: [
        ['2026-11-20 07:29:30 Z', 376.312345678],
        ['later', null],
        ['never', Number.NaN],
      ],
    });
    expect(text).toBe('\ufeffTCA,Miss [m]\r\n2026-11-20 07:29:30 Z,376.312345678\r\nlater,\r\nnever,\r\n');
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(toCsv({ columns: [{ name: 'a,b' }], rows: [['say "x"'], ['two\nlines']] })).toBe(
      '\ufeff"a,b"\r\n"say ""x"""\r\n"two\nlines"\r\n',
    );
  });

  it('parts cells by tabs for the clipboard, and nothing else does', () => {
    expect(
      toTsv({
        columns: [{ name: 'Object' }, { name: 'Miss', unit: 'm' }],
        rows: [
          ['a\tb\nc', 376.312345678],
          ['=1', null],
        ],
      }),
    ).toBe("Object\tMiss [m]\na b c\t376.312345678\n'=1\t");
  });

  it('keeps a name that begins like a formula from running', () => {
    expect(toCsv({ columns: [{ name: 'name' }], rows: [['=SUM(A1)']] })).toBe("\ufeffname\r\n'=SUM(A1)\r\n");
  });
});
