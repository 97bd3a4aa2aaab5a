import { MU_EARTH } from '@keepout/astro/constants';
import { transportCovariance } from '@keepout/astro/covariance/transport';
import { rtnAxes } from '@keepout/astro/frames/local';
import type { StateVector } from '@keepout/astro/nouns';
import { expect, test } from 'vitest';
import { carriedBack, stateCovariance, withOrbitError } from './orbit-error.ts';

const RADIUS_M = 6_930_000;
const SPEED_MPS = Math.sqrt(MU_EARTH / RADIUS_M);
const MEAN_MOTION_RADPS = SPEED_MPS / RADIUS_M;

function circular(angleRad: number): number[] {
  const [c, s, tilt] = [Math.cos(angleRad), Math.sin(angleRad), 1.7];
  const [y, z] = [Math.cos(tilt), Math.sin(tilt)];
  return [RADIUS_M * c, RADIUS_M * s * y, RADIUS_M * s * z, -SPEED_MPS * s, SPEED_MPS * c * y, SPEED_MPS * c * z];
}

function vector(epochTaiS: number, [x, y, z, u, v, w]: readonly number[]): StateVector {
  return { epochTaiS, frame: 'TEME', positionM: [x!, y!, z!], velocityMps: [u!, v!, w!] };
}

function shiftRtn(state: number[], error: number[]): number[] {
  const moved = withOrbitError(state, error);
  const axes = rtnAxes(state.slice(0, 3), state.slice(3));
  return [0, 1, 2].map((row) =>
    [0, 1, 2].reduce((sum, at) => sum + axes[3 * row + at]! * (moved[at]! - state[at]!), 0),
  );
}

test('each coordinate of the error moves the satellite by its own metres', () => {
  const state = circular(0.8);
  const [radial, track] = shiftRtn(state, [100, 0, 0, 0, 0, 0]);
  expect(radial).toBeCloseTo(100, 2);
  expect(track).toBeCloseTo(0, 2);
  expect(shiftRtn(state, [0, 0, 0, 0, 0, 100])[1]).toBeCloseTo(100, 2);
  const outOfPlane = [3, 4].map(
    (at) =>
      shiftRtn(
        state,
        [0, 0, 0, 0, 0, 0].map((_, k) => (k === at ? 100 : 0)),
      )[2]!,
  );
  expect(Math.hypot(...outOfPlane)).toBeCloseTo(100, 2);
  const eccentricity = [1, 2].map(
    (at) =>
      shiftRtn(
        state,
        [0, 0, 0, 0, 0, 0].map((_, k) => (k === at ? 100 : 0)),
      )[0]!,
  );
  expect(Math.hypot(...eccentricity)).toBeCloseTo(100, 2);
});

test('a covariance carried back is carried forward again by two-body transport', () => {
  const spanS = 2.3 * 86_400;
  const errors = new Float64Array(36);
  [3, 20, 20, 15, 15, 700].forEach((sigma, at) => {
    errors[7 * at] = sigma * sigma;
  });
  errors[5] = -0.8 * 3 * 700;
  errors[30] = errors[5]!;
  const [start, end] = [circular(0.3), circular(0.3 + MEAN_MOTION_RADPS * spanS)];
  const matrix = stateCovariance(start, carriedBack(errors, MEAN_MOTION_RADPS, spanS), 'RTN');
  const carried = transportCovariance({ epochTaiS: 0, frame: 'RTN', matrix }, vector(0, start), vector(spanS, end));
  const wanted = stateCovariance(end, errors, 'RTN');
  for (const at of [0, 7, 14]) expect(Math.sqrt(carried.matrix[at]!)).toBeCloseTo(Math.sqrt(wanted[at]!), 1);
});
