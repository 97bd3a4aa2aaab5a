import { describe, expect, it } from 'vitest';
import { nextSort, parseSort, sortRows, sortText } from './row-sort.ts';

const fallback = { column: 'when', isDescending: true };
const rows = [{ pc: 2 }, { pc: null }, { pc: 10 }, { pc: 1 }];
const order = (isDescending: boolean) =>
  sortRows(rows, { column: 'pc', isDescending }, (row) => row.pc).map((row) => row.pc);

describe('the order of a table', () => {
  it('is read from the URL and written back', () => {
    expect(parseSort('-pc', ['pc', 'when'], fallback)).toEqual({ column: 'pc', isDescending: true });
    expect(sortText(parseSort('pc', ['pc', 'when'], fallback))).toBe('pc');
  });
  it('falls back for a column nobody knows', () => {
    expect(parseSort('constructor', ['pc'], fallback)).toBe(fallback);
    expect(parseSort(undefined, ['pc'], fallback)).toBe(fallback);
  });
  it('turns round on the second press', () => {
    expect(nextSort(fallback, 'when').isDescending).toBe(false);
    expect(nextSort(fallback, 'pc')).toEqual({ column: 'pc', isDescending: false });
  });
  it('puts missing values last in both directions', () => {
    expect(order(false)).toEqual([1, 2, 10, null]);
    expect(order(true)).toEqual([10, 2, 1, null]);
  });
});
