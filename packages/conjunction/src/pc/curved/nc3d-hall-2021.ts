import type { Vec3 } from '@keepout/astro/nouns';
import { CLIP_FACTOR } from '../../covariance/repair.ts';
import { bilinear3, determinant3, type Matrix3 } from '../../linear/symmetric3.ts';
import { cross, norm, unit } from '../../linear/vector.ts';
import { erfc } from '../numbers/erfc.ts';
import { type SphereRule, sphereRule } from '../numbers/unit-sphere.ts';
import { collidingVelocity, type NcEstimate } from './nc2d-hall-2021.ts';
import type { OrbitError } from './orbit-error.ts';
import { deepestOverlap, overlapCurve } from './overlap-curve.ts';
import { type RelativeError, relativeErrorAt } from './peak-overlap.ts';

const SAMPLES_PER_WIDTH = 3;
/** Contributions below this share of the largest end the walk outwards. */
const NEGLIGIBLE_SHARE = 1e-8;
const MOST_SAMPLES = 4000;
/** A peak wider than this share of the window belongs to a slow encounter: there may be others, and the deepest counts. */
const SLOW_SHARE = 1 / 400;
const FEWEST_SPAN_SAMPLES = 240;
/** Farther than this beyond the peak's distance nothing is added: exp(-9^2/2) = 3e-18. */
const VISIBLE_SIGMAS = 9;
const FEWEST_RINGS = 6;
const MOST_RINGS = 60;
const INVERSE_SQRT_TWO_PI = 1 / Math.sqrt(2 * Math.PI);

/**
 * Expected number of hits in three dimensions: the flux of the relative-position density through the sphere, over time.
 *
 * Method   Hall (J. Spacecraft Rockets 58, 2021): at each time both errors are linearised at the peak overlap; the flux
 *          through each point of the sphere is the mean of the inward speed, velocity errors included; product rule on
 *          the sphere, trapezoidal rule in time. docs/models/probability-of-collision.md
 * Assumes  two-body motion of the differences; normal errors of the equinoctial elements. Repeated encounters count
 *          more than once: the number bounds the probability from above
 *
 * @param limitS number s   how far from the epoch the peak may lie
 * @param window [s, s]      span to integrate, seconds from the epoch. When absent: around the deepest overlap until the
 *                           flux is negligible, for slow encounters half the limit to either side of it
 * @returns NcEstimate, or undefined where the overlap has no peak within the limit
 *
 * Checked  conformance/pc: operational-conjunctions.json (1.1e-3), alfano-2009.json (1e-3)   Cost  10 to 200 ms
 */
export function nc3dHall2021(
  first: OrbitError,
  second: OrbitError,
  hardBodyRadiusM: number,
  limitS: number,
  window?: readonly [number, number],
): NcEstimate | undefined {
  const floorM2 = (CLIP_FACTOR * hardBodyRadiusM) ** 2;
  const curve = overlapCurve(first, second, floorM2, limitS) ?? deepestOverlap(first, second, floorM2, limitS);
  if (curve === undefined) return undefined;
  const isSlow = curve.widthS > SLOW_SHARE * limitS;
  const { peakTimeS, widthS, peak } = (isSlow && deepestOverlap(first, second, floorM2, limitS)) || curve;
  const rule = sphereRule(ringsFor(peak, hardBodyRadiusM));
  const farthest = nearestOnSphere(peak, hardBodyRadiusM) + VISIBLE_SIGMAS;
  const flux = (t: number): number => {
    const relative = relativeErrorAt(first, second, t, floorM2);
    const isVisible = relative.isConverged && nearestOnSphere(relative, hardBodyRadiusM) < farthest;
    return isVisible ? sphereFlux(relative, hardBodyRadiusM, rule, 0.5 * farthest * farthest) : 0;
  };
  const step = widthS / SAMPLES_PER_WIDTH;
  if (!isSlow && !window) return { pc: aroundPeak(flux, peakTimeS, step, limitS), peakTimeS, widthS };
  const span = window ?? [peakTimeS - 0.5 * limitS, peakTimeS + 0.5 * limitS];
  return { pc: overSpan(flux, span, step), peakTimeS, widthS };
}

function overSpan(flux: (t: number) => number, [from, to]: readonly [number, number], step: number): number {
  const count = Math.min(MOST_SAMPLES, Math.max(FEWEST_SPAN_SAMPLES, Math.ceil((to - from) / step)));
  let sum = 0;
  for (let i = 0; i <= count; i++) {
    const share = i === 0 || i === count ? 0.5 : 1;
    sum += share * flux(from + ((to - from) * i) / count);
  }
  return (sum * (to - from)) / count;
}

function aroundPeak(flux: (t: number) => number, peakTimeS: number, step: number, limitS: number): number {
  let top = flux(peakTimeS);
  let sum = top;
  for (const direction of [1, -1]) {
    for (let i = 1; i < MOST_SAMPLES; i++) {
      const t = peakTimeS + direction * i * step;
      if (Math.abs(t) > limitS) break;
      const value = flux(t);
      sum += value;
      if (value > top) top = value;
      if (value < NEGLIGIBLE_SHARE * top || top === 0) break;
    }
  }
  return sum * step;
}

/** A lower bound of the Mahalanobis distance from the mean to the sphere. */
function nearestOnSphere(relative: RelativeError, radius: number): number {
  const { positionInverse, positionM } = relative;
  return Math.max(0, Math.sqrt(bilinear3(positionInverse, positionM, positionM)) - radius * sharpnessOf(relative));
}

/** Bound of the reciprocal of the smallest deviation: root of the trace of the inverse. */
function sharpnessOf({ positionInverse }: RelativeError): number {
  return Math.sqrt(positionInverse[0]! + positionInverse[4]! + positionInverse[8]!);
}

function ringsFor(relative: RelativeError, radius: number): number {
  return Math.min(MOST_RINGS, Math.ceil(FEWEST_RINGS + 3 * radius * sharpnessOf(relative)));
}

/** Rate of hits at one time: R^2 times the integral over the sphere of inward speed times density. */
function sphereFlux(relative: RelativeError, radius: number, rule: SphereRule, largestExponent: number): number {
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
