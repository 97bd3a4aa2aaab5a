import type { Vec3 } from '@keepout/astro/nouns';
import { expect, it } from 'vitest';
import avoidance from '../../../../../conformance/manoeuvre/impulsive-avoidance.json' with { type: 'json' };
import { unwrap } from '../../../test/reference.ts';
import type { ImpulsiveAxes } from './axes.ts';
import { columnCurve } from './column-curve.ts';
import { sameDirection } from './fixed-directions.ts';
import { openTradeSpace } from './trade-space.ts';

const EPOCH = 800_000_000;
const HALF_PERCENT = 5e-3;
const [testCase] = avoidance.cases;
if (!testCase) throw new Error('no case');
const vec = (values: readonly number[]): Vec3 => values as unknown as Vec3;
const state = ({ r, v }: { readonly r: readonly number[]; readonly v: readonly number[] }) => ({
  epochTaiS: EPOCH,
  frame: 'EME2000' as const,
  positionM: vec(r),
  velocityMps: vec(v),
});
const encounter = {
  primary: state(testCase.primary),
  secondary: state(testCase.secondary),
  covarianceM2: Float64Array.from(testCase.combinedCovarianceInertial_m2.flat()),
  hardBodyRadiusM: testCase.hbr_m,
};
const axes: ImpulsiveAxes = {
  kind: 'impulsive',
  ignitionsTaiS: Float64Array.of(EPOCH - 7200, EPOCH - 3600),
  directionsRtn: sameDirection(2, [0, 1, 0]),
  deltaVMps: Float64Array.of(-0.05, -0.01, 0, 0.01, 0.05),
};

it('the curve of a column says what its cells say, and without a push what the event is', () => {
  const space = unwrap(openTradeSpace([encounter]));
  const cells = unwrap(space.tradeSpace(axes));
  const { pc, missM } = unwrap(columnCurve(encounter, axes, 1));
  for (let row = 0; row < 5; row++) {
    if (pc[row]! < 1e-12) continue;
    expect(Math.abs(10 ** cells.log10TotalPc[5 + row]! / pc[row]! - 1)).toBeLessThan(HALF_PERCENT);
  }
  expect(pc[2]).toBe(space.pcBefore[0]);
  expect(Math.abs(missM[4]! - missM[2]!)).toBeGreaterThan(10);
  expect(columnCurve(encounter, axes, 2).ok).toBe(false);
});
