import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asShown, downToDigits, listedBefore, listedProbability, upToDecimetres } from './listed-figures.ts';

it('a probability in a list is never larger than the stored one, and differs from the fourth digit on', () => {
  expect(downToDigits(0, 4)).toBe(0);
  expect(downToDigits(1, 4)).toBe(1);
  expect(downToDigits(0.999999, 4)).toBe(0.999);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (value) => {
      const rounded = downToDigits(value, 4);
      expect(rounded).toBeLessThanOrEqual(value);
      if (value > 1e-300) expect(rounded).toBeGreaterThanOrEqual(value * (1 - 1.1e-3));
    }),
  );
});

it('a miss distance in a list is never smaller than the stored one, by a decimetre at most', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (valueM) => {
      const rounded = upToDecimetres(valueM);
      expect(rounded).toBeGreaterThanOrEqual(valueM);
      expect(rounded - valueM).toBeLessThan(0.11);
    }),
  );
});

it('a component is as a column shows it', () => {
  expect([-1234.56, 99.96, -12.34, 0.04].map(asShown)).toEqual([-1235, 100, -12.3, 0]);
});

it('a listed probability reads as the event’s own in three digits, and is never more', () => {
  expect(listedProbability(6.065_000_4e-4).toExponential(2)).toBe('6.07e-4');
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (pc) => {
      expect(listedProbability(pc).toExponential(2)).toBe(pc.toExponential(2));
      expect(listedProbability(pc)).toBeLessThanOrEqual(pc);
    }),
  );
});

it('a listed change has the direction of the event’s own, and its size within a unit of the last digit shown', () => {
  expect(listedBefore(0, 1e-5)).toBe(0);
  const probability = fc.double({ min: 1e-12, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      probability,
      fc.double({ min: 1.06, max: 900, noNaN: true }),
      fc.boolean(),
      (probabilityBefore, factor, isRise) => {
        const [before, pc] = isRise
          ? [probabilityBefore / factor, probabilityBefore]
          : [probabilityBefore, probabilityBefore / factor];
        const [from, to] = [listedBefore(before, pc), listedProbability(pc)];
        expect(to > from).toBe(isRise);
        const ratio = Math.max(from, to) / Math.min(from, to);
        expect(Math.abs(ratio - factor)).toBeLessThan(factor < 10 ? 0.11 : Math.max(1.1, 0.011 * factor));
      },
    ),
  );
});
