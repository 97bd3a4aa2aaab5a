import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { borderBetween } from './border.ts';
import { maximumBetween, minimumBetween } from './extremum.ts';
import { rootBetween } from './root.ts';

const place = fc.double({ min: -50, max: 50, noNaN: true });
/** Rising through zero at `root`: gentle, steep, flat at the root, with a kink, with a jump to infinity. */
const rising: readonly ((x: number, root: number) => number)[] = [
  (x, root) => x - root,
  (x, root) => Math.expm1(x - root),
  (x, root) => (x - root) ** 3 + 0.01 * (x - root),
  (x, root) => (x - root) ** 9,
  (x, root) => Math.atan(1e4 * (x - root)),
  (x, root) => (x < root ? 1e-6 : 1e6) * (x - root),
  (x, root) => (x > root + 1 ? Number.POSITIVE_INFINITY : x - root),
];
const shape = fc.constantFrom(...rising);

function counted(f: (x: number) => number): { readonly f: (x: number) => number; readonly values: () => number } {
  let count = 0;
  return { f: (x) => f(x) + 0 * count++, values: () => count };
}

describe('the root between two ends', () => {
  test('lies within the width of where the sign changes, whatever the function and the order of the ends', () => {
    fc.assert(
      fc.property(shape, place, fc.constantFrom(1e-2, 1e-6, 1e-9), fc.boolean(), (f, root, width, isTurned) => {
        const far = isTurned ? -60 : 60;
        const abscissa = rootBetween((x) => f(x, root), -far, far, width);
        const near = width + 4 * Number.EPSILON * 60;
        expect(f(abscissa - near, root)).toBeLessThanOrEqual(0);
        expect(f(abscissa + near, root)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('is known to its last digits with no width at all, over sixteen decades', () => {
    fc.assert(
      fc.property(fc.double({ min: -15, max: 0, noNaN: true }), (decade) => {
        const root = 10 ** decade;
        expect(Math.abs(rootBetween((x) => x - root, 0, 1, 0) / root - 1)).toBeLessThan(1e-15);
        expect(Math.abs(rootBetween((x) => Math.atan(1e3 * (x - root)), 0, 1, 0) / root - 1)).toBeLessThan(1e-15);
      }),
    );
  });

  test('of the cubic x^3 - 2x - 5 is the one that Newton published, in ten values', () => {
    // Wallis, A Treatise of Algebra (1685): 2.09455148; OEIS A007493: 2.0945514815423265914.
    const { f, values } = counted((x) => x ** 3 - 2 * x - 5);
    expect(rootBetween(f, 2, 3, 0)).toBeCloseTo(2.094_551_481_542_326_5, 14);
    expect(values()).toBeLessThanOrEqual(10);
  });

  test('may be an end, and without a change of sign is the end nearer to zero', () => {
    expect(rootBetween((x) => x, 0, 7, 1e-9)).toBe(0);
    expect(rootBetween((x) => x, -7, 0, 1e-9)).toBe(0);
    expect(rootBetween((x) => x * x + 1, -1, 3, 1e-9)).toBe(-1);
  });

  test('is the best place so far where the function is not a number', () => {
    const abscissa = rootBetween((x) => (x > 1 && x < 9 ? Number.NaN : x - 0.5), 0, 10, 1e-9);
    expect([0, 0.5, 10]).toContain(abscissa);
  });
});

describe('the border of a statement', () => {
  test('is the last place where it holds, from either side, at most the width before it ceases to', () => {
    fc.assert(
      fc.property(place, fc.constantFrom(1, 1e-3, 1e-9), fc.boolean(), (border, width, isBelow) => {
        const holds = (x: number): boolean => (isBelow ? x <= border : x >= border);
        const edge = isBelow ? borderBetween(holds, -60, 60, { width }) : borderBetween(holds, 60, -60, { width });
        expect(holds(edge)).toBe(true);
        expect(Math.abs(edge - border)).toBeLessThanOrEqual(width);
      }),
    );
  });

  test('is found to a share of itself, and with nothing said to the last digit', () => {
    const holds = (x: number): boolean => x >= 1e-7;
    const border = borderBetween(holds, 1, 0, { share: 1e-3 });
    expect(border).toBeGreaterThanOrEqual(1e-7);
    expect(border).toBeLessThanOrEqual(1.002e-7);
    expect(borderBetween(holds, 1, 0)).toBe(1e-7);
  });
});

describe('the extremum between two ends', () => {
  test('lies within the width of the lowest place: parabola, kink, cliff', () => {
    const valleys: readonly ((x: number, at: number) => number)[] = [
      (x, at) => (x - at) ** 2,
      (x, at) => Math.abs(x - at),
      (x, at) => (x < at ? 10 : 1) * Math.abs(x - at) ** 1.5,
    ];
    fc.assert(
      fc.property(fc.constantFrom(...valleys), place, fc.constantFrom(1e-1, 1e-4), (f, at, width) => {
        expect(Math.abs(minimumBetween((x) => f(x, at), -60, 60, width) - at)).toBeLessThanOrEqual(width);
        expect(maximumBetween((x) => -f(x, at), -60, 60, width)).toBe(minimumBetween((x) => f(x, at), -60, 60, width));
      }),
    );
  });

  test('may lie at an end, and ends where two places can no longer be told apart', () => {
    expect(minimumBetween((x) => x, 2, 3, 1e-9)).toBeCloseTo(2, 8);
    expect(maximumBetween((x) => x, 2, 3, 1e-9)).toBeCloseTo(3, 8);
    const epochTaiS = 8.5e8;
    expect(minimumBetween((t) => Math.abs(t - epochTaiS), epochTaiS - 5, epochTaiS + 9, 1e-30)).toBeCloseTo(
      epochTaiS,
      5,
    );
  });

  test('costs one value a step', () => {
    const { f, values } = counted((x) => (x - 0.3) ** 2);
    minimumBetween(f, 0, 1, 1e-6);
    expect(values()).toBeLessThanOrEqual(2 + Math.ceil(4.8 * 6));
  });
});
