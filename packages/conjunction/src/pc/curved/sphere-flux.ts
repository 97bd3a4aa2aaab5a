import type { Vec3 } from '@keepout/astro/nouns';
import { cross, norm, unit } from '@keepout/astro/vector';
import { determinant3, type Matrix3 } from '../../linear/symmetric3.ts';
import { erfc } from '../numbers/erfc.ts';
import type { SphereRule } from '../numbers/unit-sphere.ts';
import { collidingVelocity, type RelativeError } from './relative-error.ts';

const INVERSE_SQRT_TWO_PI = 1 / Math.sqrt(2 * Math.PI);

/**
 * Rate of hits at one time: R^2 times the integral over the sphere of inward speed times density.
 *
 * @param rule              nodes on the sphere; its pole is laid along the mean velocity of those that hit
 * @param largestExponent   points less dense than exp of its negative are left out
 */
export function sphereFlux(relative: RelativeError, radius: number, rule: SphereRule, largestExponent: number): number {
  const { positionM: mean, velocityMps, positionInverse: inverse, crossM2ps, velocityM2ps2, positionM2 } = relative;
  const pole = poleOf(collidingVelocity(relative));
  const side = unit(cross(pole, Math.abs(pole[0]) < 0.8 ? [1, 0, 0] : [0, 1, 0]));
  const other = cross(pole, side);
  const slope = velocityPerPosition(crossM2ps, inverse);
  const left = conditionalVelocity(velocityM2ps2, slope, crossM2ps);
  const norm3 = INVERSE_SQRT_TWO_PI ** 3 / Math.sqrt(determinant3(positionM2));
  const [ax, ay, az] = pole;
  const [bx, by, bz] = side;
  const [cx, cy, cz] = other;
  const [mx, my, mz] = mean;
  const [vx, vy, vz] = velocityMps;
  let sum = 0;
  for (let ring = 0; ring < rule.rings.length; ring += 3) {
    const cosine = rule.rings[ring]!;
    const sine = rule.rings[ring + 1]!;
    let around = 0;
    for (let k = 0; k < rule.around.length; k += 2) {
      const x = sine * rule.around[k]!;
      const y = sine * rule.around[k + 1]!;
      const p = cosine * ax + x * bx + y * cx;
      const q = cosine * ay + x * by + y * cy;
      const r = cosine * az + x * bz + y * cz;
      const gx = radius * p - mx;
      const gy = radius * q - my;
      const gz = radius * r - mz;
      const exponent = 0.5 * form(inverse, gx, gy, gz, gx, gy, gz);
      if (exponent > largestExponent) continue;
      const outward = p * vx + q * vy + r * vz + form(slope, p, q, r, gx, gy, gz);
      const spread = Math.sqrt(Math.max(0, form(left, p, q, r, p, q, r)));
      around += meanPositive(-outward, spread) * Math.exp(-exponent);
    }
    sum += around * rule.rings[ring + 2]!;
  }
  return radius * radius * norm3 * sum;
}

/** (x, y, z) M (u, v, w), in plain numbers: this is the innermost loop. */
function form(m: Matrix3, x: number, y: number, z: number, u: number, v: number, w: number): number {
  return (
    x * (m[0]! * u + m[1]! * v + m[2]! * w) +
    y * (m[3]! * u + m[4]! * v + m[5]! * w) +
    z * (m[6]! * u + m[7]! * v + m[8]! * w)
  );
}

function poleOf(velocity: Vec3): Vec3 {
  return norm(velocity) > 0 ? unit(velocity) : [0, 0, 1];
}

/** B' A^-1: how the mean velocity follows the position. */
function velocityPerPosition(crossM2ps: Matrix3, inverse: Matrix3): Matrix3 {
  return Float64Array.from({ length: 9 }, (_, n) => {
    const row = Math.floor(n / 3);
    let sum = 0;
    for (let k = 0; k < 3; k++) sum += crossM2ps[3 * k + row]! * inverse[3 * k + (n % 3)]!;
    return sum;
  });
}

/** C - B' A^-1 B: what is left of the velocity error where the position is known. */
function conditionalVelocity(velocity: Matrix3, slope: Matrix3, crossM2ps: Matrix3): Matrix3 {
  return velocity.map((value, n) => {
    const row = Math.floor(n / 3);
    let sum = value;
    for (let k = 0; k < 3; k++) sum -= slope[3 * row + k]! * crossM2ps[3 * k + (n % 3)]!;
    return sum;
  });
}

/** Mean of the positive part of a normal variable. */
function meanPositive(mean: number, sigma: number): number {
  if (!(sigma > 1e-12 * Math.abs(mean))) return Math.max(0, mean);
  const q = mean / sigma;
  return sigma * (INVERSE_SQRT_TWO_PI * Math.exp(-0.5 * q * q) + 0.5 * q * erfc(-q * Math.SQRT1_2));
}
