import type { Vec3 } from '@keepout/astro/nouns';
import type { ObjectFigures } from '../message-figures.ts';
import {
  type RelativeFigures,
  recordCross,
  recordDot,
  recordTurned,
  rtnAxesOf,
  stateOfFigures,
} from './foreseen-figures.ts';

/** These never change: stored figures are counted from here. By sums, products and roots alone, which every engine rounds alike. */
const MU_EARTH = 3.986004418e14;
const EARTH_RADIUS_M = 6_378_137;
const SECONDS_PER_DAY = 86_400;
/** Semi-major axis of a revolution of 225 minutes, m. */
const DEEP_SPACE_M = 12_271_300;
const TIMING_CORRELATION = 0.98;

/** Lower triangle of an estimated covariance, without zeros. */
export const ESTIMATED_PLACES: readonly number[] = [0, 2, 5, 7, 9, 10, 14, 20];

/**
 * The lower triangle of a covariance that was estimated from an orbit and its age: sparse.
 *
 * Method   docs/models/estimated-covariance.md
 */
export function foreseenCovariance(
  object: Pick<ObjectFigures, 'positionKm' | 'velocityKmS' | 'orbitAgeS'>,
): readonly (number | undefined)[] {
  const [position, velocity] = stateOfFigures(object);
  const days = Math.abs((object.orbitAgeS ?? 0) / SECONDS_PER_DAY);
  const [momentum, radius] = [lengthOf(recordCross(position, velocity)), lengthOf(position)];
  const turnRate = momentum / recordDot(position, position);
  const axisM = 1 / (2 / radius - recordDot(velocity, velocity) / MU_EARTH);
  const eccentricity = Math.sqrt(Math.max(0, 1 - (momentum * momentum) / (MU_EARTH * axisM)));
  const [r, t, n] = sigmaOf(axisM, (axisM * (1 - eccentricity) - EARTH_RADIUS_M) / 1000, days);
  const [rt, rr, rn] = [turnRate * t, turnRate * r, turnRate * n];
  const lower: number[] = [];
  lower[0] = r * r;
  lower[2] = t * t;
  lower[5] = n * n;
  lower[7] = -TIMING_CORRELATION * turnRate * t * t;
  lower[9] = rt * rt;
  lower[10] = -TIMING_CORRELATION * turnRate * r * r;
  lower[14] = rr * rr;
  lower[20] = rn * rn;
  return lower;
}

function sigmaOf(axisM: number, perigeeKm: number, days: number): Vec3 {
  if (!(axisM > 0 && axisM < DEEP_SPACE_M)) return [1000, 5000 + 2000 * days, 1000];
  const growthKm = perigeeKm < 400 ? 2 : perigeeKm < 600 ? 0.6 : perigeeKm < 900 ? 0.15 : 0.08;
  const along = growthKm * days * Math.sqrt(days);
  return [100 + 10 * days, 1000 * Math.sqrt(0.3 * 0.3 + along * along), 100 + 20 * days];
}

/** Derived figures of both objects in a message. */
export function foreseenColumns({
  objects,
  relativeVelocityRtnMps,
  relativePositionRtnM,
}: RelativeFigures): Readonly<
  Record<'relativeSpeedMps' | 'approachAngleDeg' | 'mahalanobis' | 'mahalanobisSpace', number>
> {
  const [[, v1], [, v2]] = [stateOfFigures(objects[0]), stateOfFigures(objects[1])];
  const sum = (name: 'planeXM' | 'planeYM' | 'planeXxM2' | 'planeYxM2' | 'planeYyM2') =>
    (objects[0][name] ?? 0) + (objects[1][name] ?? 0);
  const [x, y, xx, yx, yy] = [sum('planeXM'), sum('planeYM'), sum('planeXxM2'), sum('planeYxM2'), sum('planeYyM2')];
  return {
    relativeSpeedMps: lengthOf(relativeVelocityRtnMps),
    approachAngleDeg: angleDeg(recordDot(v1, v2), lengthOf(recordCross(v1, v2))),
    mahalanobis: Math.sqrt((x * x * yy - 2 * x * y * yx + y * y * xx) / (xx * yy - yx * yx)),
    mahalanobisSpace: Math.sqrt(weighed(combined(objects), relativePositionRtnM)),
  };
}

/** Rows of the covariance of both positions, RTN of object 1. */
function combined(objects: RelativeFigures['objects']): readonly Vec3[] {
  const [[r1, v1], [r2, v2]] = [stateOfFigures(objects[0]), stateOfFigures(objects[1])];
  const [primaryAxes, secondaryAxes] = [rtnAxesOf(r1, v1), rtnAxesOf(r2, v2)];
  const [primaryRows, secondaryRows] = objects.map(({ covarianceRtn, countedSigmas }): readonly Vec3[] => {
    const [rr = 0, tr = 0, tt = 0, nr = 0, nt = 0, nn = 0] = covarianceRtn ?? [];
    const varianceFactor = (countedSigmas?.factor ?? 1) ** 2;
    const rows: readonly Vec3[] = [
      [rr, tr, nr],
      [tr, tt, nt],
      [nr, nt, nn],
    ];
    return rows.map(([a, b, c]) => [varianceFactor * a, varianceFactor * b, varianceFactor * c]);
  });
  const turn = primaryAxes.map((axis) => recordTurned(secondaryAxes, axis));
  return turn.map((row, i) => {
    const half = recordTurned(secondaryRows!, row);
    return [0, 1, 2].map((j) => primaryRows![i]![j]! + recordDot(half, turn[j]!)) as unknown as Vec3;
  });
}

/** A vector by the inverse of a symmetric matrix, from both sides. */
function weighed([a, b, c]: readonly Vec3[], by: Vec3): number {
  const inverse = [recordCross(b!, c!), recordCross(c!, a!), recordCross(a!, b!)];
  return recordDot(by, recordTurned(inverse, by)) / recordDot(a!, inverse[0]!);
}

const HALVINGS = 4;

/** Of two vectors by their products. */
function angleDeg(inner: number, outer: number): number {
  const length = Math.sqrt(inner * inner + outer * outer);
  let tangent = outer / (length + inner);
  for (let k = 0; k < HALVINGS; k++) tangent /= 1 + Math.sqrt(1 + tangent * tangent);
  const square = tangent * tangent;
  let series = 0;
  for (let k = 19; k >= 1; k -= 2) series = 1 / k - square * series;
  return (tangent * series * 2 ** (HALVINGS + 1) * 180) / Math.PI;
}

const lengthOf = (vector: Vec3): number => Math.sqrt(recordDot(vector, vector));
