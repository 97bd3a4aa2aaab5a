import { discProbability } from './disc-probability.ts';
import type { PrincipalEncounter } from './principal-encounter.ts';

/**
 * Collision probability of Foster and Estes: the combined normal density over the disc of the combined radius.
 *
 * Method   Foster, Estes, NASA JSC-25898 (1992); the double integral is evaluated exactly, see `discProbability`
 * Assumes  straight relative motion, constant covariance, no velocity error, independent errors, spheres
 *
 * @returns number in [0, 1]
 *
 * Checked  conformance/pc: published vectors and 1447 distributed conjunctions (1e-6), 40-digit quadrature (1e-11)
 */
export function foster1992(encounter: PrincipalEncounter): number {
  if (encounter.hardBodyRadiusM === Number.POSITIVE_INFINITY) return 1;
  return discProbability(
    encounter.meanMinorM,
    encounter.meanMajorM,
    encounter.sigmaMinorM,
    encounter.sigmaMajorM,
    encounter.hardBodyRadiusM,
  );
}
