import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { cross, difference, dot, norm, plusScaled, scaled, unit } from '@keepout/astro/vector';
import { fail, ok, type Result } from '@keepout/units/result';
import type { EncounterFault } from '../fault.ts';
import type { Symmetric2 } from '../linear/symmetric2.ts';
import { bilinear3, type Symmetric3 } from '../linear/symmetric3.ts';

/** The plane normal to the relative velocity, with the product's fixed axes. */
export interface EncounterPlane {
  /** X axis: the primary's radial direction, projected into the plane. */
  readonly xi: Vec3;
  /** Normal: along the relative velocity, object 2 minus object 1. */
  readonly eta: Vec3;
  /** Y axis: xi x eta. */
  readonly zeta: Vec3;
  /** Position of object 2 in the plane, object 1 at the origin. */
  readonly missXM: number;
  readonly missYM: number;
  readonly missDistanceM: number;
  readonly relativeSpeedMps: number;
}

/** Contribution of one object to the plane: the sum over both objects is the relative position and its covariance. */
export interface PlaneContribution {
  readonly xM: number;
  readonly yM: number;
  readonly covarianceM2: Symmetric2;
}

/** Below this sine the radial direction counts as parallel to the relative velocity. */
const PARALLEL_SINE = 1e-8;

/**
 * Encounter plane of two objects.
 *
 * Method   eta = dv/|dv|; xi = the part of the primary's radial direction normal to eta, or of its orbit normal when
 *          both are parallel, or of the coordinate axis farthest from eta when the primary moves along its radius; zeta = xi x eta. Seen along the relative velocity, X is to the right and Y up.
 *          docs/models/encounter-plane.md
 * Assumes  both states at one epoch, at or near closest approach; the remaining approach is along eta and
 *          drops out of the projection
 * Frame    any inertial frame, the same for both
 *
 * @returns ok: EncounterPlane | fault: "frames-differ" | "epochs-differ" | "relative-speed-zero"
 *
 * Checked  conformance/pc (plane figures of the NASA CARA unit vectors)
 */
export function encounterPlane(primary: StateVector, secondary: StateVector): Result<EncounterPlane, EncounterFault> {
  if (primary.frame !== secondary.frame) return fail({ code: 'frames-differ' });
  if (primary.epochTaiS !== secondary.epochTaiS) return fail({ code: 'epochs-differ' });
  const relativeVelocity = difference(secondary.velocityMps, primary.velocityMps);
  const relativeSpeedMps = norm(relativeVelocity);
  if (!(relativeSpeedMps > 0)) return fail({ code: 'relative-speed-zero' });
  const eta = scaled(relativeVelocity, 1 / relativeSpeedMps);
  const xi = inPlane(eta, primary);
  const zeta = cross(xi, eta);
  const relative = difference(secondary.positionM, primary.positionM);
  const missXM = dot(xi, relative);
  const missYM = dot(zeta, relative);
  return ok({ xi, eta, zeta, missXM, missYM, missDistanceM: Math.hypot(missXM, missYM), relativeSpeedMps });
}

function inPlane(eta: Vec3, primary: StateVector): Vec3 {
  const radial = unit(primary.positionM);
  const projected = plusScaled(radial, eta, -dot(radial, eta));
  if (norm(projected) > PARALLEL_SINE) return normalTo(eta, projected);
  const normal = cross(primary.positionM, primary.velocityMps);
  if (norm(normal) > PARALLEL_SINE * norm(primary.positionM) * norm(primary.velocityMps))
    return normalTo(eta, unit(normal));
  const least = Math.min(...eta.map(Math.abs));
  const [x, y] = eta.map((component) => (Math.abs(component) === least ? 1 : 0));
  return normalTo(eta, x === 1 ? [1, 0, 0] : y === 1 ? [0, 1, 0] : [0, 0, 1]);
}

/** Unit vector of the part normal to eta; projected twice, since the first projection leaves rounding where little remains. */
function normalTo(eta: Vec3, vector: Vec3): Vec3 {
  const once = unit(plusScaled(vector, eta, -dot(vector, eta)));
  return unit(plusScaled(once, eta, -dot(once, eta)));
}

/** Position covariance projected into the plane, P C P^T with the rows xi and zeta. @param covarianceM2 Float64Array(9), frame of the states */
export function projectCovariance(plane: EncounterPlane, covarianceM2: Symmetric3): Symmetric2 {
  return {
    xx: bilinear3(covarianceM2, plane.xi, plane.xi),
    yx: 0.5 * (bilinear3(covarianceM2, plane.zeta, plane.xi) + bilinear3(covarianceM2, plane.xi, plane.zeta)),
    yy: bilinear3(covarianceM2, plane.zeta, plane.zeta),
  };
}

/** Contribution of an object to the plane: the primary is at the origin, the secondary carries the miss vector. */
export function planeContribution(
  plane: EncounterPlane,
  object: 'primary' | 'secondary',
  covarianceM2: Symmetric3,
): PlaneContribution {
  const projected = projectCovariance(plane, covarianceM2);
  if (object === 'primary') return { xM: 0, yM: 0, covarianceM2: projected };
  return { xM: plane.missXM, yM: plane.missYM, covarianceM2: projected };
}
