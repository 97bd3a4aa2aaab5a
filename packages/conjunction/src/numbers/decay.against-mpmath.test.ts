import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decay } from './decay.ts';

const table = readFileSync(new URL('../../../../conformance/functions/values.csv', import.meta.url), 'utf8');
/** Beyond it the reciprocal has fewer digits than a double. */
const MOST = 708;
/** Four roundings of float64. */
const TOLERANCE = 1e-15;

test('the decay is the exponential function of mpmath, or its reciprocal', () => {
  const rows = table
    .split('\n')
    .map((line) => line.split(','))
    .filter(([name, a]) => name === 'exp' && Math.abs(Number(a)) < MOST)
    .map(([, a, , value]) => [Number(a), Number(value)] as const);
  expect(rows.length).toBeGreaterThan(39);
  for (const [x, value] of rows) {
    const ratio = x > 0 ? decay(x) * value : decay(-x) / value;
    expect(Math.abs(ratio - 1), `exp(${x})`).toBeLessThan(TOLERANCE);
  }
});

test('the decay is 1 at zero, falls to the smallest double, then to nothing', () => {
  expect([decay(0), decay(744.4), decay(746), decay(1e9), decay(Number.POSITIVE_INFINITY)]).toEqual([
    1,
    Number.MIN_VALUE,
    0,
    0,
    0,
  ]);
  expect(decay(Number.NaN)).toBeNaN();
});
