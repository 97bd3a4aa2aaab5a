import { mahalanobisSquared, type PrincipalEncounter } from './principal-encounter.ts';

/**
 * Collision probability with the density taken constant over the disc.
 *
 * Method   Alfriend et al. (1999): R^2/(2 s1 s2) exp(-d^2/2)
 * Valid    R far below the smaller sigma
 *
 * Checked  conformance/pc/encounter-plane-vectors.json
 */
export function alfriend1999(encounter: PrincipalEncounter): number {
  const { sigmaMinorM, sigmaMajorM, hardBodyRadiusM } = encounter;
  const atCentre = hardBodyRadiusM ** 2 / (2 * sigmaMinorM * sigmaMajorM);
  return Math.min(1, atCentre * Math.exp(-0.5 * mahalanobisSquared(encounter)));
}
