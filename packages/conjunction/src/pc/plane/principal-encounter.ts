import { type RepairStatus, repairPlane } from '../../covariance/repair.ts';
import type { Symmetric2 } from '../../linear/symmetric2.ts';

/** A planar encounter in the principal axes of the combined covariance: input of every two-dimensional method. */
export interface PrincipalEncounter {
  readonly meanMinorM: number;
  readonly meanMajorM: number;
  readonly sigmaMinorM: number;
  readonly sigmaMajorM: number;
  readonly hardBodyRadiusM: number;
  readonly repair: RepairStatus;
}

/**
 * Turns a miss vector and a projected covariance into principal axes.
 *
 * @param missXM, missYM number m  relative position in the encounter plane
 * @param covarianceM2   Symmetric2 m^2  combined, same axes
 * @param hardBodyRadiusM number m  combined; fixes how far a bad eigenvalue is raised
 */
export function principalEncounter(
  missXM: number,
  missYM: number,
  covarianceM2: Symmetric2,
  hardBodyRadiusM: number,
): PrincipalEncounter {
  const repaired = repairPlane(covarianceM2, Number.isFinite(hardBodyRadiusM) ? hardBodyRadiusM : 0);
  const c = Math.cos(repaired.majorAngleRad);
  const s = Math.sin(repaired.majorAngleRad);
  return {
    meanMinorM: c * missYM - s * missXM,
    meanMajorM: c * missXM + s * missYM,
    sigmaMinorM: repaired.sigmaMinorM,
    sigmaMajorM: repaired.sigmaMajorM,
    hardBodyRadiusM,
    repair: repaired.status,
  };
}

/** The same encounter with both deviations multiplied by `factor`. */
export function scaledEncounter(encounter: PrincipalEncounter, factor: number): PrincipalEncounter {
  return {
    ...encounter,
    sigmaMinorM: encounter.sigmaMinorM * factor,
    sigmaMajorM: encounter.sigmaMajorM * factor,
  };
}

/** Square of the Mahalanobis distance in the plane. */
export function mahalanobisSquared(encounter: PrincipalEncounter): number {
  return (encounter.meanMinorM / encounter.sigmaMinorM) ** 2 + (encounter.meanMajorM / encounter.sigmaMajorM) ** 2;
}

/** More of the density than lies over the disc: that of its nearest point over all of it, or all that lies no nearer. */
export function mostOfDisc(encounter: PrincipalEncounter): number {
  const { hardBodyRadiusM, sigmaMinorM, sigmaMajorM } = encounter;
  const nearest = Math.max(0, Math.sqrt(mahalanobisSquared(encounter)) - hardBodyRadiusM / sigmaMinorM);
  return Math.min(1, hardBodyRadiusM ** 2 / (2 * sigmaMinorM * sigmaMajorM)) * Math.exp(-0.5 * nearest ** 2);
}
