import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import { erfc } from './erfc.ts';

const TEN_EPSILON = 1e-15;
const { rows } = JSON.parse(readFileSync(new URL('../../../../conformance/pc/erfc.json', import.meta.url), 'utf8')) as {
  rows: [number, number][];
};

test('erfc agrees with 60-digit values from -6 to 26.5', () => {
  const errors = rows.map(([x, value]) => Math.abs(erfc(x) / value - 1)).sort((a, b) => a - b);
  const worst = errors.at(-1)!;
  recordValidation({
    room: 'conjunction',
    reference: 'complementary error function',
    origin: 'mpmath 1.3.0, 60 digits',
    deviations: errors,
    unit: 'relative',
    tolerance: TEN_EPSILON,
    reason: 'the reference is exact to float64; ten roundings are what a rational approximation costs',
  });
  expect(worst).toBeLessThan(TEN_EPSILON);
});

test('erfc is 2 far left, 1 at zero and 0 far right', () => {
  expect([erfc(-40), erfc(0), erfc(40), erfc(Number.POSITIVE_INFINITY), erfc(Number.NEGATIVE_INFINITY)]).toEqual([
    2, 1, 0, 0, 2,
  ]);
});
