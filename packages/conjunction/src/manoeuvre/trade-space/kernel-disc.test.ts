import { openTradeKernel } from '@keepout/kernel/trade-space';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.mjs';
import { ERFCX_TABLE } from '../../numbers/erfcx-table.ts';
import { discProbability } from '../../pc/plane/disc-probability.ts';

const ONE_MILLIONTH = 1e-6;

it('the disc integral of the kernel is that of the engine, needles and tails included', () => {
  const { discProbability: kernelProbability } = openTradeKernel(new Float64Array(0), ERFCX_TABLE);
  const tenTo = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((exponent) => 10 ** exponent);
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  let counted = 0;
  fc.assert(
    fc.property(
      tenTo(-2.5, 3),
      tenTo(0, 3),
      tenTo(-0.5, 2),
      share,
      share,
      fc.boolean(),
      (s1, ratio, radius, x, y, isBelow) => {
        const s2 = s1 * ratio;
        const minor = (isBelow ? -1 : 1) * x * (8 * s1 + radius);
        const major = y * (8 * s2 + radius);
        const expected = discProbability(minor, major, s1, s2, radius);
        if (!(expected > 1e-17)) return;
        counted++;
        expect(Math.abs(kernelProbability(minor, major, s1, s2, radius) / expected - 1)).toBeLessThan(ONE_MILLIONTH);
      },
    ),
    { numRuns: runs(4000) },
  );
  expect(counted).toBeGreaterThan(runs(2000));
});
