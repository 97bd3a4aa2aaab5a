import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { dot, norm } from '@keepout/astro/vector';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unwrap } from '../../test/reference.ts';
import { encounterPlane, planeContribution } from './encounter-plane.ts';

const component = fc.double({ min: -1, max: 1, noNaN: true });
const vector = fc.tuple(component, component, component).filter((v) => norm(v) > 0.1);
const state = (positionM: Vec3, velocityMps: Vec3): StateVector => ({
  epochTaiS: 0,
  frame: 'GCRF',
  positionM,
  velocityMps,
});
const pair = fc.tuple(vector, vector, vector, vector).map(([r, v, dr, dv]) => {
  const at = (scale: number, x: Vec3, y: Vec3, k: number): Vec3 => [
    x[0] * scale + y[0] * k,
    x[1] * scale + y[1] * k,
    x[2] * scale + y[2] * k,
  ];
  return [state(at(7e6, r, r, 0), at(7500, v, v, 0)), state(at(7e6, r, dr, 1e3), at(7500, v, dv, 5e3))] as const;
});

/** Position, velocity and relative velocity along one line: neither radius nor orbit gives an axis. */
const ALONG_ITS_RADIUS = [state([0, 0, 7e5], [0, 0, 750]), state([0, 0, 6.999e5], [0, 0, 1250])] as const;
const STANDING_STILL = [state([7e6, 0, 0], [0, 0, 0]), state([7e6, 1e3, 0], [5e3, 0, 0])] as const;

test('the axes are orthonormal and right-handed, and the normal lies along the relative velocity', () => {
  fc.assert(
    fc.property(pair, ([a, b]) => {
      const { xi, eta, zeta } = unwrap(encounterPlane(a, b));
      for (const [p, q, value] of [
        [xi, xi, 1],
        [eta, eta, 1],
        [zeta, zeta, 1],
        [xi, eta, 0],
        [xi, zeta, 0],
        [eta, zeta, 0],
      ] as const) {
        expect(dot(p, q)).toBeCloseTo(value, 9);
      }
      expect(
        dot(xi, [
          eta[1] * zeta[2] - eta[2] * zeta[1],
          eta[2] * zeta[0] - eta[0] * zeta[2],
          eta[0] * zeta[1] - eta[1] * zeta[0],
        ]),
      ).toBeCloseTo(1, 9);
    }),
    { examples: [[ALONG_ITS_RADIUS], [STANDING_STILL]] },
  );
});

test('the contributions of both objects add up to the relative position and its covariance', () => {
  fc.assert(
    fc.property(pair, ([a, b]) => {
      const plane = unwrap(encounterPlane(a, b));
      const first = planeContribution(plane, 'primary', Float64Array.of(4, 1, 0, 1, 3, 0, 0, 0, 2));
      const second = planeContribution(plane, 'secondary', Float64Array.of(9, 0, 1, 0, 8, 0, 1, 0, 7));
      expect(first.xM + second.xM).toBeCloseTo(plane.missXM, 9);
      expect(first.yM + second.yM).toBeCloseTo(plane.missYM, 9);
      const sum = planeContribution(plane, 'primary', Float64Array.of(13, 1, 1, 1, 11, 0, 1, 0, 9)).covarianceM2;
      expect(first.covarianceM2.xx + second.covarianceM2.xx).toBeCloseTo(sum.xx, 9);
      expect(first.covarianceM2.yx + second.covarianceM2.yx).toBeCloseTo(sum.yx, 9);
      expect(first.covarianceM2.yy + second.covarianceM2.yy).toBeCloseTo(sum.yy, 9);
    }),
  );
});

test('head on along the radial direction the plane still has axes', () => {
  const plane = unwrap(encounterPlane(state([7e6, 0, 0], [0, 7500, 0]), state([7e6, 10, 0], [1, 7500, 0])));
  expect(plane.eta).toEqual([1, 0, 0]);
  expect(plane.xi).toEqual([0, 0, 1]);
});

test('equal velocities have no plane', () => {
  const result = encounterPlane(state([7e6, 0, 0], [0, 7500, 0]), state([7e6, 10, 0], [0, 7500, 0]));
  expect(result.ok ? 'ok' : result.fault.code).toBe('relative-speed-zero');
});
