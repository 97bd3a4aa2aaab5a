import type { Vec3 } from '@keepout/astro/nouns';
import { dot, norm } from '@keepout/astro/vector';
import type { Symmetric2 } from '../linear/symmetric2.ts';
import type { PlaneMap } from './plane-map.ts';

/** How badly a motor may do, one sigma. */
export interface ExecutionError {
  /** Relative to the magnitude of the impulse: 0.05 is five per cent. */
  readonly magnitudeShare: number;
  readonly pointingRad: number;
  readonly fixedMagnitudeMps?: number;
  readonly fixedCrossMps?: number;
}

/** Five per cent and one degree: assumption for an engine without data. */
export const USUAL_EXECUTION_ERROR: ExecutionError = { magnitudeShare: 0.05, pointingRad: Math.PI / 180 };

/** Variances of a change of velocity along and across it, m^2/s^2. Method   Gates 1963 (JPL TR 32-504) */
export function executionVariances(
  sizeMps: number,
  error: ExecutionError,
): { readonly along: number; readonly across: number } {
  return {
    along: (error.magnitudeShare * sizeMps) ** 2 + (error.fixedMagnitudeMps ?? 0) ** 2,
    across: (error.pointingRad * sizeMps) ** 2 + (error.fixedCrossMps ?? 0) ** 2,
  };
}

/**
 * Covariance that the execution of an impulse adds in the encounter plane.
 *
 * Method   Gates 1963 (JPL TR 32-504): along the impulse fixed and proportional parts, across it fixed part and pointing;
 *          mapped by B; docs/models/avoidance-manoeuvre
 *
 * @returns Symmetric2   m^2   to be added to the combined covariance
 */
export function executionCovariance(map: PlaneMap, deltaVRtnMps: Vec3, error: ExecutionError): Symmetric2 {
  const size = norm(deltaVRtnMps);
  const { along, across } = executionVariances(size, error);
  const direction: Vec3 =
    size > 0 ? [deltaVRtnMps[0] / size, deltaVRtnMps[1] / size, deltaVRtnMps[2] / size] : [0, 0, 0];
  const x = map.xByRtnS;
  const y = map.yByRtnS;
  // across I + (along - across) d d'
  const extra = size > 0 ? along - across : 0;
  const dx = dot(x, direction);
  const dy = dot(y, direction);
  return {
    xx: across * dot(x, x) + extra * dx * dx,
    yx: across * dot(x, y) + extra * dx * dy,
    yy: across * dot(y, y) + extra * dy * dy,
  };
}
