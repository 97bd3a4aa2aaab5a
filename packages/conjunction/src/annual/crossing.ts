import type { Vec3 } from '@keepout/astro/nouns';
import { SLOWEST_COUNTED_MPS } from './collision-rate.ts';
import type { OrbitShape } from './orbit-shape.ts';

/** Sine of an angle between planes under which they have no crossing line to speak of. */
const LEAST_SINE = 1e-4;
/** Result of `crossingRate` for co-orbiting objects. */
export const SLOW_RATE = -1;

/** The line in which two planes cross: its direction, and the sine and cosine of the angle. */
export interface CrossingLine {
  x: number;
  y: number;
  z: number;
  sine: number;
  cosine: number;
}

export const newLine = (): CrossingLine => ({ x: 0, y: 0, z: 0, sine: 0, cosine: 0 });

/** Writes the line of two planes; false where they are one. */
export function crossingLine(first: OrbitShape, second: OrbitShape, out: CrossingLine): boolean {
  const x = first.ny * second.nz - first.nz * second.ny;
  const y = first.nz * second.nx - first.nx * second.nz;
  const z = first.nx * second.ny - first.ny * second.nx;
  const sine = Math.sqrt(x * x + y * y + z * z);
  if (!(sine > LEAST_SINE)) return false;
  out.x = x / sine;
  out.y = y / sine;
  out.z = z / sine;
  out.sine = sine;
  out.cosine = first.nx * second.nx + first.ny * second.ny + first.nz * second.nz;
  return true;
}

/**
 * How often two objects pass each other within a distance where their planes cross.
 *
 * Method   both fly straight past the crossing, h apart in height; passage b < D for delays up to
 *          sqrt(D^2 - (h r.n)^2) v_rel / |v1 x v2| of one behind the other, which is twice that of T2, T1 times a second
 * Assumes  independent phases
 *
 * @param side   1 or -1: which end of the line; both shapes have looked there
 * @returns number   1/s, 0 where they stay apart, SLOW for neighbours slower than 0.1 km/s
 */
export function crossingRate(
  first: OrbitShape,
  second: OrbitShape,
  { sine, cosine }: CrossingLine,
  withinM: number,
): number {
  const heightM = second.radiusM - first.radiusM;
  const [r1, t1, r2, t2] = [first.radialMps, first.acrossMps, second.radialMps, second.acrossMps];
  // |v1 x v2|: a part along the radius, and one across it from the radial speeds.
  const alongRadius = t1 * t2 * sine;
  const across2 = (r1 * t2) ** 2 + (t1 * r2) ** 2 - 2 * r1 * t2 * t1 * r2 * cosine;
  const product = Math.sqrt(alongRadius * alongRadius + Math.max(0, across2));
  const missM = (heightM * alongRadius) / product;
  const reach2 = withinM * withinM - missM * missM;
  if (!(reach2 > 0)) return 0;
  const speed = Math.sqrt((r1 - r2) ** 2 + t1 * t1 + t2 * t2 - 2 * t1 * t2 * cosine);
  if (!(speed > SLOWEST_COUNTED_MPS)) return SLOW_RATE;
  return (2 * Math.sqrt(reach2) * speed) / (product * first.periodS * second.periodS);
}

/**
 * Product of the two standard deviations in the plane of encounter, m^2, of the errors of both objects together.
 *
 * Method   determinant of the covariance on the plane across the relative velocity, u' adj(C) u
 * @param sigmaOne, sigmaOther   RTN, m
 */
export function planeSigmaProduct(
  first: OrbitShape,
  second: OrbitShape,
  { sine, cosine }: CrossingLine,
  side: number,
  sigmaOne: Vec3,
  sigmaOther: Vec3,
): number {
  const s = side * sine;
  const [, along, normal] = sigmaOther;
  const t2 = along * along;
  const n2 = normal * normal;
  const rr = sigmaOne[0] ** 2 + sigmaOther[0] ** 2;
  const tt = sigmaOne[1] ** 2 + t2 * cosine * cosine + n2 * s * s;
  const nn = sigmaOne[2] ** 2 + t2 * s * s + n2 * cosine * cosine;
  const tn = (t2 - n2) * cosine * s;
  const u = second.radialMps - first.radialMps;
  const v = second.acrossMps * cosine - first.acrossMps;
  const w = second.acrossMps * s;
  const determinant = u * u * (tt * nn - tn * tn) + rr * (nn * v * v + tt * w * w - 2 * tn * v * w);
  return Math.sqrt(determinant / (u * u + v * v + w * w));
}
