import type { Vec3 } from '@keepout/astro/nouns';
import { cross, dot, unit } from '@keepout/astro/vector';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.mjs';
import { bilinear3, congruent3, determinant3, inverseInto, type Symmetric3 } from '../../linear/symmetric3.ts';
import { erfc } from '../../numbers/erfc.ts';
import { type SphereRule, sphereRule } from '../../numbers/unit-sphere.ts';
import { collidingVelocity, type RelativeError } from './relative-error.ts';
import { flowOf, sphereFlux } from './sphere-flux.ts';

const RADIUS_M = 20;

const STILL: Vec3 = [1e-9, 0, 0];

const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
const deviation = fc.double({ min: Math.log(0.5), max: Math.log(200), noNaN: true }).map(Math.exp);
const speed = fc.double({ min: 0.01, max: 10, noNaN: true });

/** A turned error, often thin, whose mean lies on the sphere. */
const drawn = fc
  .tuple(fc.tuple(deviation, deviation, deviation), angle, angle, fc.tuple(speed, speed, speed))
  .map(([[p, q, r], turn, lift, velocityMps]): RelativeError => {
    const [c, s, d, t] = [Math.cos(turn), Math.sin(turn), Math.cos(lift), Math.sin(lift)];
    const axes: Symmetric3 = [c * d, -s, c * t, s * d, c, s * t, -t, 0, d];
    const positionM2 = congruent3(axes, [p * p, 0, 0, 0, q * q, 0, 0, 0, r * r]);
    const positionInverse: Symmetric3 = [0, 0, 0, 0, 0, 0, 0, 0, 0];
    inverseInto(positionM2, positionInverse);
    return {
      positionM: [RADIUS_M * s * t, RADIUS_M * c * t, RADIUS_M * d],
      velocityMps,
      positionM2,
      positionInverse,
      crossM2ps: positionM2.map((value) => 1e-3 * value),
      velocityM2ps2: positionM2.map((value, i) => 1e-5 * value + (i % 4 === 0 ? 0.04 : 0)),
      misfit: 0,
      isConverged: true,
    };
  });

/** R^2 times the sum over all directions of the rule that are near enough: mean inward speed times density, by their definitions. */
function summed(relative: RelativeError, rule: SphereRule, largestExponent: number, scale: number): number {
  const { positionM, velocityMps, positionM2, positionInverse, crossM2ps, velocityM2ps2 } = relative;
  const pole = unit(collidingVelocity(relative));
  const side = unit(cross(pole, Math.abs(pole[0]) < 0.8 ? [1, 0, 0] : [0, 1, 0]));
  const third = cross(pole, side);
  const rows = (m: Symmetric3, v: Vec3): Vec3 => [0, 3, 6].map((i) => dot([m[i]!, m[i + 1]!, m[i + 2]!], v)) as never;
  const columns = (m: Symmetric3, v: Vec3): Vec3 =>
    [0, 1, 2].map((i) => dot([m[i]!, m[i + 3]!, m[i + 6]!], v)) as never;
  let sum = 0;
  for (let ring = 0; ring < rule.ringCount; ring++) {
    const [x, sine, weight] = rule.rings.subarray(3 * ring, 3 * ring + 3) as unknown as Vec3;
    for (let k = 0; k < rule.around.length; k += 2) {
      const [y, z] = [sine * rule.around[k]!, sine * rule.around[k + 1]!];
      const u = pole.map((p, i) => x * p + y * side[i]! + z * third[i]!) as unknown as Vec3;
      const off = u.map((e, i) => RADIUS_M * e - positionM[i]!) as unknown as Vec3;
      const pull = rows(positionInverse, off);
      const exponent = dot(off, pull) / (2 * scale * scale);
      if (exponent > largestExponent) continue;
      const inward = -dot(u, velocityMps) - dot(u, columns(crossM2ps, pull));
      const across = rows(crossM2ps, u);
      const sigma = scale * Math.sqrt(bilinear3(velocityM2ps2, u, u) - bilinear3(positionInverse, across, across));
      const density = Math.exp(-0.5 * (inward / sigma) ** 2) / Math.sqrt(2 * Math.PI);
      const mean = 0.5 * inward * erfc(-inward / sigma / Math.SQRT2) + sigma * density;
      sum += weight * mean * Math.exp(-exponent);
    }
  }
  return (RADIUS_M ** 2 * sum) / Math.sqrt((2 * Math.PI) ** 3 * determinant3(positionM2)) / scale ** 3;
}

test('the flux through a sphere is the sum over all of its directions that are near enough', () => {
  const rule = sphereRule(24);
  fc.assert(
    fc.property(drawn, fc.constantFrom(1, 3), fc.constantFrom(2, 8, 30), (relative, scale, largestExponent) => {
      const flux = sphereFlux(flowOf(relative), RADIUS_M, rule, largestExponent, scale);
      const expected = summed(relative, rule, largestExponent, scale);
      // Beyond seven sigmas none are counted that come against the mean: 5e-13 of what comes at none.
      const unseen = 5e-13 * summed({ ...relative, velocityMps: STILL }, rule, largestExponent, scale);
      expect(Math.abs(flux - expected)).toBeLessThanOrEqual(1e-9 * expected + unseen);
    }),
    { numRuns: runs(200) },
  );
});
