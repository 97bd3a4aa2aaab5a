import { MU_EARTH } from '@keepout/astro/constants';
import { turned6 } from '@keepout/astro/covariance/matrix6';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import { expect, it } from 'vitest';
import { priorInformation, priorPull } from './prior.ts';

const START = Float64Array.of(7e6, 0, 0, 0, 7000, 2500);
/** Seven kilometres. */
const AHEAD_S = 1;

/** What a second of motion makes of a state. */
function motionOf([x = 0, y = 0, z = 0, u = 0, v = 0, w = 0]: Float64Array): Float64Array {
  const pull = -MU_EARTH / Math.hypot(x, y, z) ** 3;
  return Float64Array.of(u, v, w, pull * x, pull * y, pull * z);
}

it('a step at a prior follows the path to an orbit that is kilometres ahead', () => {
  const covarianceRtn = Float64Array.from({ length: 36 }, (_, k) => (k % 7 > 0 ? 0 : k < 18 ? 1e6 : 1));
  const [x, y, z, u, v, w] = START as unknown as [number, number, number, number, number, number];
  const prior = priorInformation({ epochTaiS: 0, positionM: [x, y, z], velocityMps: [u, v, w], covarianceRtn });
  const ahead = new Float64Array(6);
  propagateTwoBody(START, AHEAD_S, ahead);
  const { turn } = priorPull(START, prior, ahead);
  const [before, after] = [motionOf(START), motionOf(ahead)];
  const turned = turned6(turn, before);
  for (let i = 0; i < 6; i++) expect(Math.abs(turned[i]! - after[i]!)).toBeLessThan(i < 3 ? 0.01 : 1e-5);
  // As it stood it would be eight metres a second beside it.
  expect(Math.hypot(...[0, 1, 2].map((i) => before[i]! - after[i]!))).toBeGreaterThan(8);
});
