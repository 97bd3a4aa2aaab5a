import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowStarts, rowsBetween, scrollTo } from './use-visible-rows.ts';

describe('the rows in sight', () => {
  it('are all that what is in sight touches, and no more than the ones asked for besides', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(
        sizes,
        fc.integer({ min: -200, max: 20_000 }),
        fc.integer({ min: 1, max: 900 }),
        (all, from, height) => {
          const starts = rowStarts(all.length, (index) => all[index] ?? 0);
          const [first, last] = rowsBetween(starts, from, from + height, 0);
          all.forEach((size, index) => {
            const start = starts[index] ?? 0;
            const isSeen = start < from + height && start + size > from;
            if (isSeen) expect(index >= first && index < last).toBe(true);
            if (index >= first && index < last && index > first && index < last - 1) expect(isSeen).toBe(true);
          });
        },
      ),
    );
  });

  it('reach over either end by the overscan and stay within the list', () => {
    const starts = rowStarts(100, () => 20);
    expect(starts[100]).toBe(2000);
    expect(rowsBetween(starts, 400, 600, 4)).toEqual([16, 34]);
    expect(rowsBetween(starts, 0, 100, 4)).toEqual([0, 9]);
    expect(rowsBetween(starts, 1950, 2050, 4)).toEqual([93, 100]);
    expect(
      rowsBetween(
        rowStarts(0, () => 20),
        0,
        500,
        4,
      ),
    ).toEqual([0, 0]);
  });

  it('come into sight with the least movement, under the head', () => {
    const starts = rowStarts(100, () => 20);
    expect(scrollTo(starts, 5, 200, 300, 20)).toBe(100);
    expect(scrollTo(starts, 15, 200, 300, 20)).toBe(200);
    expect(scrollTo(starts, 30, 200, 300, 20)).toBe(340);
  });
});
