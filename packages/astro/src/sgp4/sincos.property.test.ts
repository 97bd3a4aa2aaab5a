import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../scripts/property-runs.mjs';
import { sincos } from './sincos.ts';

const TWO_UNITS_IN_THE_LAST_PLACE = 2.3e-16;

it('agrees with Math.sin and Math.cos over every angle that a propagation meets', () => {
  const out = new Float64Array(2);
  fc.assert(
    fc.property(fc.double({ min: -1e5, max: 1e5, noNaN: true }), (x) => {
      sincos(x, out);
      expect(Math.abs(out[0]! - Math.sin(x))).toBeLessThan(TWO_UNITS_IN_THE_LAST_PLACE);
      expect(Math.abs(out[1]! - Math.cos(x))).toBeLessThan(TWO_UNITS_IN_THE_LAST_PLACE);
    }),
    { numRuns: runs(2000) },
  );
});

it('stays right beyond its reduction and passes NaN on', () => {
  const out = new Float64Array(2);
  sincos(3e8, out);
  expect(out[0]).toBe(Math.sin(3e8));
  sincos(Number.NaN, out);
  expect(out[1]).toBeNaN();
});
