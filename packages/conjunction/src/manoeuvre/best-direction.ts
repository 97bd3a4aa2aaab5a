import type { Vec3 } from '@keepout/astro/nouns';
import { rootBetween } from '@keepout/astro/search/root';
import { norm, scaled } from '@keepout/astro/vector';
import { determinant2, type Symmetric2 } from '../linear/symmetric2.ts';
import { eigen3 } from '../linear/symmetric3.ts';
import type { PlaneMap } from './plane-map.ts';

/** Quantity that a direction maximises: the distance, or the distance in units of its uncertainty (minimum probability). */
export type Goal = 'miss-distance' | 'mahalanobis';

/**
 * The impulse of a given size that does most in the encounter plane.
 *
 * Method   largest (m + B dv)' W (m + B dv) on |dv| = v: (lambda I - B'WB) dv = B'Wm with lambda above the largest
 *          eigenvalue, the root (Brent) of the secular equation; W = I or the inverse covariance. Bombardelli,
 *          Hernando-Ayuso 2015; docs/models/avoidance-manoeuvre
 * Assumes  the linear map
 *
 * @param sizeMps   number   m/s   not negative
 * @returns Vec3   m/s, RTN at the impulse. Where both signs have the same effect, the one of positive along-track part.
 *
 * Checked  conformance/manoeuvre/impulsive-avoidance (0.999 of the searched optimum), brute force on a sphere
 */
export function bestImpulse(map: PlaneMap, goal: Goal, sizeMps: number): Vec3 {
  const { values, vectors, along } = axesOf(map, goal);
  return ofParts(onSphere(values, along, sizeMps), vectors);
}

/**
 * The impulse of a given size that does most of those about the other way: the second summit on the sphere.
 *
 * Method   the last root of the secular equation between the two largest eigenvalues
 *
 * @returns undefined where the sphere has one summit: the present miss is large against the possible change
 */
export function secondImpulse(map: PlaneMap, goal: Goal, sizeMps: number): Vec3 | undefined {
  const { values, vectors, along } = axesOf(map, goal);
  // Two axes that do the same make a ring of the summit.
  if (!(values[2] - values[1] > ALIKE * values[2])) return undefined;
  const [from, to] = [values[1] + (values[2] - values[1]) * SMALL, values[2] - (values[2] - values[1]) * SMALL];
  const partsAt = (lambda: number) => along.map((pull, k) => pull / (lambda - values[k]!)) as unknown as Vec3;
  const slope = (lambda: number): number =>
    along.reduce((sum, pull, k) => sum + pull ** 2 / (lambda - values[k]!) ** 3, 0);
  const least = rootBetween(slope, from, to, 0);
  if (norm(partsAt(to)) < sizeMps) {
    // No linear term along the best axis: both directions have the same effect.
    const [a, b] = partsAt(to);
    return ofParts([a, b, (along[2] < 0 ? 1 : -1) * Math.sqrt(sizeMps ** 2 - a * a - b * b)], vectors);
  }
  if (!(norm(partsAt(least)) < sizeMps)) return undefined;
  const parts = partsAt(rootBetween((lambda) => sizeMps / norm(partsAt(lambda)) - 1, least, to, 0));
  return ofParts(scaled(parts, sizeMps / norm(parts)), vectors);
}

/** So near to an eigenvalue, of the way to the next, no root is looked for. */
const SMALL = 1e-6;
const ALIKE = 1e-8;

/** The plane map for impulses, in principal axes: eigenvalues of B'WB and the linear term B'Wm along them. */
function axesOf(map: PlaneMap, goal: Goal) {
  const w = goal === 'miss-distance' ? { xx: 1, yx: 0, yy: 1 } : inverse(map.covarianceM2);
  const bx = map.xByRtnS;
  const by = map.yByRtnS;
  // B'W, three rows of two.
  const weighted = [0, 1, 2].map((i) => [w.xx * bx[i]! + w.yx * by[i]!, w.yx * bx[i]! + w.yy * by[i]!] as const);
  const gain = new Float64Array(9);
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) gain[3 * i + j] = weighted[i]![0] * bx[j]! + weighted[i]![1] * by[j]!;
  }
  const { values, vectors } = eigen3(gain);
  const pull = weighted.map(([x, y]) => x * map.missXM + y * map.missYM);
  const along = vectors.map((v) => v[0] * pull[0]! + v[1] * pull[1]! + v[2] * pull[2]!) as unknown as Vec3;
  return { values, vectors, along };
}

function ofParts(parts: Vec3, vectors: readonly Vec3[]): Vec3 {
  const dv: [number, number, number] = [0, 0, 0];
  for (let k = 0; k < 3; k++) for (let i = 0; i < 3; i++) dv[i]! += parts[k]! * vectors[k]![i]!;
  return dv;
}

/** Solves the secular equation in the axes of the eigenvectors; the largest eigenvalue comes last. */
function onSphere(values: Vec3, pull: Vec3, size: number): Vec3 {
  const top = values[2];
  if (size === 0) return [0, 0, 0];
  const partsAt = (above: number): Vec3 => [
    pull[0] / (above + (top - values[0])),
    pull[1] / (above + (top - values[1])),
    pull[2] / above,
  ];
  // |dv| falls as lambda grows; at |pull| / v it is below v.
  const high = norm(pull) / size;
  const low = high * 1e-16;
  if (!(low > 0) || norm(partsAt(low)) < size) {
    // No linear term along the best axis: the remaining magnitude goes there, with either sign.
    const [a, b] = low > 0 ? partsAt(low) : [0, 0];
    return [a, b, (pull[2] < 0 ? -1 : 1) * Math.sqrt(Math.max(0, size * size - a * a - b * b))];
  }
  // One over the length is nearly straight in lambda, which suits the steps of the root finder.
  const above = rootBetween((lambda) => size / norm(partsAt(lambda)) - 1, low, high, 0);
  const parts = partsAt(above);
  const scale = size / norm(parts);
  return [parts[0] * scale, parts[1] * scale, parts[2] * scale];
}

function inverse(m: Symmetric2): Symmetric2 {
  const determinant = determinant2(m);
  return { xx: m.yy / determinant, yx: -m.yx / determinant, yy: m.xx / determinant };
}
