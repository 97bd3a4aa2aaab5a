import type { Vec3 } from '@keepout/astro/nouns';
import { expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import hcw from '../../../../conformance/manoeuvre/hcw.json' with { type: 'json' };
import { hcwDisplacement } from '../../test/hcw.ts';

const ONE_NANOMETRE = 1e-9;

const vec = (values: readonly number[]): Vec3 => values as unknown as Vec3;
const apart = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);

it('Hill-Clohessy-Wiltshire: the closed form, and exact motion to a part in two hundred', () => {
  const offsets: number[] = [];
  for (const testCase of hcw.cases) {
    const ours = hcwDisplacement(testCase.circularRadius_m, vec(testCase.deltaVRTN_m_s), testCase.dt_s);
    offsets.push(apart(ours, testCase.hcwPositionRTN_m));
    const exact = testCase.exactTwoBodyPositionRTN_m;
    expect(apart(ours, exact)).toBeLessThan(0.005 * Math.hypot(...exact));
  }
  recordValidation({
    room: 'conjunction',
    reference: 'Hill-Clohessy-Wiltshire displacement',
    origin: 'closed form, computed for the reference set',
    deviations: offsets,
    unit: 'm',
    tolerance: ONE_NANOMETRE,
    reason: 'the same closed form: what is left is rounding at a kilometre',
  });
  expect(Math.max(...offsets)).toBeLessThan(ONE_NANOMETRE);
});
