import { rtnAxes } from '@keepout/astro/frames/local';
import type { Vec3 } from '@keepout/astro/nouns';
import { difference, dot, norm } from '@keepout/astro/vector';
import { ok, type Result } from '@keepout/units/result';
import { combineCovariance } from '../covariance/combine.ts';
import { type KnownErrors, knownErrors } from '../covariance/known-errors.ts';
import { rtnPositionCovariance } from '../covariance/position.ts';
import type { EncounterFault } from '../fault.ts';
import { bilinear3, eigen3, type Symmetric3 } from '../linear/symmetric3.ts';
import type { ObjectAtTca } from '../object-at-tca.ts';

/** The figures that every view of a conjunction shows. Relative means object 2 minus object 1. */
export interface ConjunctionSummary {
  readonly missDistanceM: number;
  readonly relativeSpeedMps: number;
  /** In the RTN axes of object 1. */
  readonly relativePositionRtnM: Vec3;
  readonly relativeVelocityRtnMps: Vec3;
  /** Angle between both velocities, 0 for a chase, pi head on. */
  readonly approachAngleRad: number;
  /** One-sigma position errors in each object's own RTN axes. */
  readonly primarySigmaRtnM?: Vec3;
  readonly secondarySigmaRtnM?: Vec3;
  /** Miss distance in units of the combined error, three-dimensional. */
  readonly mahalanobis?: number;
  /** One-sigma combined error along the miss vector. */
  readonly sigmaAlongMissM?: number;
}

/**
 * Summary figures of two objects at closest approach.
 *
 * Frame    inertial, the same for both; covariances as `inertialPositionCovariance` takes them
 *
 * @returns ok: ConjunctionSummary; figures that need a usable covariance are absent without one
 *          | fault: "covariance-frame-unknown"
 *
 * Checked  conformance/pc/operational-conjunctions.json (miss, speed, angle as printed)
 */
export function conjunctionSummary(
  primary: ObjectAtTca,
  secondary: ObjectAtTca,
): Result<ConjunctionSummary, EncounterFault> {
  const errors = knownErrors(primary, secondary);
  return errors.ok ? ok(summaryOfErrors(errors.value)) : errors;
}

/** The same for known errors. */
export function summaryOfErrors({ objects, positionsM2, shifts }: KnownErrors): ConjunctionSummary {
  const [primary, secondary] = [objects[0].state, objects[1].state];
  const dr = difference(secondary.positionM, primary.positionM);
  const dv = difference(secondary.velocityMps, primary.velocityMps);
  const axes = rtnAxes(primary.positionM, primary.velocityMps);
  const [first, second] = positionsM2;
  return {
    missDistanceM: norm(dr),
    relativeSpeedMps: norm(dv),
    relativePositionRtnM: turned(axes, dr),
    relativeVelocityRtnMps: turned(axes, dv),
    approachAngleRad: angleBetween(primary.velocityMps, secondary.velocityMps),
    ...(first && { primarySigmaRtnM: sigmas(rtnPositionCovariance(first, primary)) }),
    ...(second && { secondarySigmaRtnM: sigmas(rtnPositionCovariance(second, secondary)) }),
    ...(first && second && distances(dr, combineCovariance(first, second, shifts))),
  };
}

function distances(dr: Vec3, combined: Symmetric3): { mahalanobis?: number; sigmaAlongMissM?: number } {
  const miss = norm(dr);
  const { values, vectors } = eigen3(combined);
  if (!(values[0] > 0)) return {};
  const squared = vectors.reduce((sum, vector, i) => sum + dot(vector, dr) ** 2 / values[i]!, 0);
  const mahalanobis = Math.sqrt(squared);
  if (miss === 0) return { mahalanobis };
  return { mahalanobis, sigmaAlongMissM: Math.sqrt(bilinear3(combined, dr, dr)) / miss };
}

function sigmas(rtn: Symmetric3): Vec3 {
  const sigma = (variance: number): number => Math.sqrt(Math.max(0, variance));
  return [sigma(rtn[0]!), sigma(rtn[4]!), sigma(rtn[8]!)];
}

function turned(rows: Symmetric3, v: Vec3): Vec3 {
  return [
    rows[0]! * v[0] + rows[1]! * v[1] + rows[2]! * v[2],
    rows[3]! * v[0] + rows[4]! * v[1] + rows[5]! * v[2],
    rows[6]! * v[0] + rows[7]! * v[1] + rows[8]! * v[2],
  ];
}

function angleBetween(a: Vec3, b: Vec3): number {
  const sum = norm([a[0] / norm(a) + b[0] / norm(b), a[1] / norm(a) + b[1] / norm(b), a[2] / norm(a) + b[2] / norm(b)]);
  const gap = norm([a[0] / norm(a) - b[0] / norm(b), a[1] / norm(a) - b[1] / norm(b), a[2] / norm(a) - b[2] / norm(b)]);
  return 2 * Math.atan2(gap, sum);
}
