import { principal2, type Symmetric2 } from '../linear/symmetric2.ts';

/** Smallest deviation that a repaired covariance keeps, as a share of the hard-body radius (Hall et al. 2017). */
export const CLIP_FACTOR = 1e-4;

export type RepairStatus = 'ok' | 'remediated' | 'unusable';

export interface RepairedPlane {
  readonly status: RepairStatus;
  /** Deviation along the smaller and the larger principal axis. */
  readonly sigmaMinorM: number;
  readonly sigmaMajorM: number;
  /** Direction of the larger axis from x. */
  readonly majorAngleRad: number;
}

/**
 * Principal axes of a projected covariance, repaired where it is not positive definite.
 *
 * Method   eigenvalues below (1e-4 hard-body radius)^2 are raised to it, NASA CARA's rule; a matrix without one
 *          positive eigenvalue cannot be repaired
 *
 * Checked  conformance/pc/unit-vectors.json: two repairable cases and an irreparable one
 */
export function repairPlane(covarianceM2: Symmetric2, hardBodyRadiusM: number): RepairedPlane {
  const { minor, major, majorAngleRad } = principal2(covarianceM2);
  const floor = (CLIP_FACTOR * hardBodyRadiusM) ** 2;
  if (!(major > 0) || !Number.isFinite(minor) || !Number.isFinite(major)) {
    return { status: 'unusable', sigmaMinorM: 0, sigmaMajorM: 0, majorAngleRad: 0 };
  }
  const tiny = Number.MIN_VALUE * 1e16;
  return {
    status: minor < floor || minor <= 0 ? 'remediated' : 'ok',
    sigmaMinorM: Math.sqrt(Math.max(minor, floor, tiny)),
    sigmaMajorM: Math.sqrt(Math.max(major, floor, tiny)),
    majorAngleRad,
  };
}
