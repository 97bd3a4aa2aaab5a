import { isPositiveDefinite } from '@keepout/astro/covariance/positive-definite';
import { describe, expect, it } from 'vitest';
import { jointInformation } from './joint-information.ts';

const unit = Float64Array.from({ length: 36 }, (_, k) => (k % 7 === 0 ? 1 : 0));

describe('what a planned track tells of an orbit that is moved by more than it can see', () => {
  it.each([1, 1e4, 1e9])('is never less than nothing, with information of %d squared', (scale) => {
    const rows = [0, 1, 2, 3, 4, 5, 6].map((r) =>
      Float64Array.from({ length: 7 }, (_, k) => (scale * Math.sin(1 + 3 * r + 7 * k * (r + 1))) / 3 ** r),
    );
    const information = Float64Array.from({ length: 49 }, (_, n) =>
      rows.reduce((sum, row) => sum + row[Math.floor(n / 7)]! * row[n % 7]!, 0),
    );
    // Steps of a sigma of the prior in every direction, and of hundreds in one that no axis has.
    const way = Float64Array.of(300, -200, 100, 50, 20, 400);
    const unforeseen = { white: unit, persistent: [way] };
    const track = { information, residuals: [], sigmas: [], lastTaiS: 0, unforeseen };
    const left = jointInformation([track], { kind: 'complete', root: unit, matrix: unit });
    expect(
      isPositiveDefinite(
        left.map((value, k) => value + 1e-6 * unit[k]!),
        6,
      ),
    ).toBe(true);
    // A step of one sigma leaves no more than one over its square.
    for (const k of [0, 7, 14, 21, 28, 35]) expect(left[k]!).toBeLessThanOrEqual(1 + 1e-6);
  });
});
