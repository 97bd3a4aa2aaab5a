import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordValidation } from '../../../../../conformance/ledger.ts';
import { discProbability } from './disc-probability.ts';

const TEN_DIGITS = 1e-11;
const { rows } = JSON.parse(
  readFileSync(new URL('../../../../../conformance/pc/disc-integrals.json', import.meta.url), 'utf8'),
) as { rows: [number, number, number, number, number, number][] };

test('the disc integral agrees with 40-digit quadrature for needles, far tails and discs of any size', () => {
  const errors = rows
    .map(([m1, m2, s1, s2, radius, value]) => Math.abs(discProbability(m1, m2, s1, s2, radius) / value - 1))
    .sort((a, b) => a - b);
  const worst = errors.at(-1)!;
  recordValidation({
    room: 'conjunction',
    reference: 'two-dimensional disc integral',
    origin: 'mpmath 1.3.0 at 40 digits, random and corner geometries, values from 1e-290 to 1',
    deviations: errors,
    unit: 'relative',
    tolerance: TEN_DIGITS,
    reason:
      'the reference is exact to float64; where the value is 1e-290 its exponent alone costs four digits of sixteen',
  });
  expect(worst).toBeLessThan(TEN_DIGITS);
});
