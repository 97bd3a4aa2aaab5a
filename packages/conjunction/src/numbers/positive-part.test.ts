import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NONE_ABOVE, positivePart } from './positive-part.ts';

/** The integral of x phi(x + q) over x > 0, by the trapezoidal rule: what it leaves out at its start, h^2/12 phi(q), is put back. */
function summed(q: number): number {
  const h = 1e-3;
  const density = (x: number): number => Math.exp(-0.5 * x * x) / Math.sqrt(2 * Math.PI);
  let sum = 0;
  for (let i = 1; i < 12_000; i++) sum += i * h * density(i * h + q);
  return sum * h + ((h * h) / 12) * density(q);
}

describe('the mean of the positive part of a normal number', () => {
  it('is its integral', () => {
    for (let q = 0; q <= NONE_ABOVE; q += 0.35) expect(positivePart(q) / summed(q)).toBeCloseTo(1, 10);
  });

  it('has no seam between pieces', () => {
    for (let i = 1; i <= 32 * NONE_ABOVE; i++) {
      const seam = i / 32;
      expect(positivePart(seam * (1 - 1e-15)) / positivePart(seam)).toBeCloseTo(1, 12);
    }
  });

  // What bounds a number between two scales of its errors rests on it (`ncDilution`).
  it('has a logarithm below its chords in the reciprocal of the variance, whatever the mean', () => {
    const meanAt = (mean: number, u: number): number => {
      const [sigma, q] = [1 / Math.sqrt(u), Math.abs(mean) * Math.sqrt(u)];
      return Math.max(0, mean) + sigma * positivePart(q);
    };
    const logged = fc.double({ min: -2, max: 2, noNaN: true }).map(Math.exp);
    fc.assert(
      fc.property(fc.double({ min: -0.9, max: 0.9, noNaN: true }), logged, logged, (mean, low, high) => {
        const chord = 0.5 * (Math.log(meanAt(mean, low)) + Math.log(meanAt(mean, high)));
        expect(Math.log(meanAt(mean, 0.5 * (low + high)))).toBeLessThanOrEqual(chord + 1e-9);
      }),
    );
  });
});
