import { describe, expect, it } from 'vitest';
import { CSV_MARK, csvRow, csvText } from './csv.ts';

describe('a table for spreadsheets', () => {
  it('begins with the mark of UTF-8 and has RFC 4180 records', () => {
    expect(
      csvText([
        ['Größe', 'note'],
        [1.5, 'a "b", c\nd'],
        [null, undefined],
      ]),
    ).toBe('\ufeffGröße,note\r\n1.5,"a ""b"", c\nd"\r\n,\r\n');
    expect(new TextEncoder().encode(CSV_MARK)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  });

  it('keeps formulas as texts and figures as figures', () => {
    expect(csvRow(['=SUM(A1)', '+1 555', '-1.5', '-1+2', '@x', Number.NaN, -2])).toBe(
      "'=SUM(A1),'+1 555,-1.5,'-1+2,'@x,,-2\r\n",
    );
  });
});
