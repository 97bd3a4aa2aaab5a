import { principal2, type Symmetric2 } from '../../linear/symmetric2.ts';
import { integrateSinglePeak } from '../../numbers/quadrature.ts';
import { logSlabProbability } from './slab.ts';

/**
 * Returns the probability over the square of side 2R instead of the disc, as 19 SDS prints in its messages.
 *
 * Method   one side along the miss vector; normal density of the coordinate along it, conditional normal across it,
 *          adaptive Gauss-Kronrod
 * Assumes  as `foster1992`; a positive definite covariance
 *
 * @param missXM, missYM  number m  relative position in the plane
 * @param covarianceM2    Symmetric2 m^2
 * @param hardBodyRadiusM number m
 *
 * Checked  conformance/pc (square values of the NASA CARA toolkit)
 */
export function squareProbability(
  missXM: number,
  missYM: number,
  covarianceM2: Symmetric2,
  hardBodyRadiusM: number,
): number {
  if (hardBodyRadiusM === 0) return 0;
  const miss = Math.hypot(missXM, missYM);
  const c = miss === 0 ? 1 : missXM / miss;
  const s = miss === 0 ? 0 : missYM / miss;
  const { xx, yx, yy } = covarianceM2;
  const across = s * s * xx - 2 * c * s * yx + c * c * yy;
  const mixed = (c * c - s * s) * yx + c * s * (yy - xx);
  const { minor, major } = principal2(covarianceM2);
  const slope = mixed / across;
  const sigmaAcross = Math.sqrt(across);
  const sigmaInner = Math.sqrt((minor * major) / across);
  const logNorm = -Math.log(sigmaAcross * Math.sqrt(2 * Math.PI));
  const logDensity = (y: number): number => {
    const offset = y / sigmaAcross;
    return logNorm - 0.5 * offset * offset + logSlabProbability(miss + slope * y, hardBodyRadiusM, sigmaInner);
  };
  return Math.min(
    1,
    integrateSinglePeak(logDensity, () => 1, -hardBodyRadiusM, hardBodyRadiusM),
  );
}
