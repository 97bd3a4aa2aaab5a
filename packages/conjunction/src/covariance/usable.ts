import { EARTH_RADIUS_M } from '@keepout/astro/constants';
import { eigen3, type Symmetric3 } from '../linear/symmetric3.ts';

/** A variance from here on marks a placeholder: (0.99 * 10 Earth radii)^2, the rule of NASA CARA. */
export const DEFAULT_COVARIANCE_VARIANCE_M2: number = (0.99 * 10 * EARTH_RADIUS_M) ** 2;

/** Why a position covariance cannot be used. */
export type CovarianceDefect =
  | 'covariance-missing'
  | 'covariance-not-finite'
  | 'covariance-zero'
  | 'covariance-negative-variance'
  | 'covariance-default'
  | 'covariance-not-positive';

/**
 * A negative eigenvalue beyond this share of the largest is no rounding error and cannot be repaired. The published
 * repairable cases reach 3 percent, the unrepairable one 12.
 */
const UNREPAIRABLE_SHARE = 0.05;

/**
 * Whether a position covariance says anything: absent, zero, negative and placeholder matrices do not.
 *
 * Method   the checks of NASA CARA, and a limit on negative eigenvalues
 *
 * @param covarianceM2 Float64Array(9) or absent
 * @returns the defect, or undefined when the matrix may be used
 */
export function covarianceDefect(covarianceM2: Symmetric3 | undefined): CovarianceDefect | undefined {
  if (covarianceM2 === undefined) return 'covariance-missing';
  if (covarianceM2.some((value) => !Number.isFinite(value))) return 'covariance-not-finite';
  if (covarianceM2.every((value) => value === 0)) return 'covariance-zero';
  const variances = [covarianceM2[0]!, covarianceM2[4]!, covarianceM2[8]!];
  if (variances.some((value) => value < 0)) return 'covariance-negative-variance';
  if (variances.some((value) => value >= DEFAULT_COVARIANCE_VARIANCE_M2)) return 'covariance-default';
  const { values } = eigen3(covarianceM2);
  if (values[0] < -UNREPAIRABLE_SHARE * values[2]) return 'covariance-not-positive';
  return undefined;
}

/** A deviation from here on is not an error of a maintained orbit: a day without drag drifts a hundredth of it. */
export const IMPLAUSIBLE_DEVIATION_M = 1e6;

/** Whether the errors are too long for anything to be concluded from them. */
export function isImplausible(covarianceM2: Symmetric3): boolean {
  return [0, 4, 8].some((i) => covarianceM2[i]! >= IMPLAUSIBLE_DEVIATION_M ** 2);
}
