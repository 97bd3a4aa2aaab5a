import type { Vec3 } from '@keepout/astro/nouns';
import { norm } from '@keepout/astro/vector';
import { encounterPlane, projectCovariance } from '../../encounter/encounter-plane.ts';
import { foster1992 } from '../plane/foster-1992.ts';
import { mahalanobisSquared, type PrincipalEncounter, principalEncounter } from '../plane/principal-encounter.ts';
import { crossingIntegral } from './crossing-integral.ts';
import { type ClosestPassage, leastMisfit, type OverlapTrack, scaledMisfit, type TrackNode } from './overlap-track.ts';
import { collidingVelocity, type RelativeError, scaledRelative } from './relative-error.ts';

export interface Nc2dEstimate {
  /** Expected number of hits of the crossing. */
  readonly pc: number;
  readonly peakTimeS: number;
  readonly widthS: number;
  /** Difference to the same with a parabola for the misfit, over the mean of both: 0 to 2. */
  readonly inaccuracy: number;
}

/**
 * Collision probability with the orbits' curvature taken in: two-dimensional, at the peak of the overlap.
 *
 * Method   the idea of Hall's 2D-Nc (AAS 23-398): both error distributions are linearised where the orbits most probably
 *          meet, the misfit is followed through time, and the time integral is taken along the curve. The disc
 *          integral at the peak, normal to the mean velocity of those that collide, is multiplied with the ratio of
 *          that time integral to that of straight motion. docs/models/probability-of-collision.md
 * Assumes  one crossing counts, the one nearest to closest approach; two-body motion of the differences; normal errors of
 *          the equinoctial elements
 * Valid    all but slow encounters (usage indices)
 *
 * @param scale      factor on the deviations of both orbits
 * @param crossing   another than the one nearest to closest approach
 * @returns Nc2dEstimate, or undefined where there is no overlap within the span
 *
 * Checked  conformance/pc/operational-conjunctions.json     Cost  the first scale some milliseconds, each further one 0.1
 */
export function nc2dHall2021(
  track: OverlapTrack,
  scale = 1,
  crossing: ClosestPassage | undefined = track.main,
): Nc2dEstimate | undefined {
  if (crossing === undefined) return undefined;
  const { hardBodyRadiusM } = track;
  const cube = scale * scale * scale;
  const over = ({ timeS: peakTimeS, misfit: least }: ReturnType<typeof leastMisfit>) => ({
    least,
    ...crossingIntegral(
      track,
      { ...crossing, peakTimeS },
      scale,
      ({ relative, square, speedMps }: TrackNode): number =>
        relative.isConverged
          ? (speedMps * Math.exp(-0.5 * (scaledMisfit(relative.misfit, square, scale) - least))) / cube
          : 0,
    ),
  });
  const { peakTimeS: timeS, peak, distance } = crossing;
  const atPeak = over({ timeS, misfit: scaledMisfit(peak.misfit, distance ** 2, scale) });
  // Far smaller errors have their top elsewhere, beyond the range of numbers.
  const isInRange = atPeak.value > 0 && Number.isFinite(atPeak.value);
  const { value, top, least } = isInRange ? atPeak : over(leastMisfit(track, crossing, scale));
  const encounter = planeAt(scaledRelative(top.relative, scale), hardBodyRadiusM);
  if (encounter === undefined) return undefined;
  const { sigmaMinorM, sigmaMajorM } = encounter;
  // For a small disc the expected number is pi R^2 times the flux density, integrated along the curve; straight, R^2/(2 s1 s2) exp(-d^2/2).
  const ratio = 2 * sigmaMinorM * sigmaMajorM * value * Math.sqrt(1 / (8 * Math.PI));
  const straight = foster1992(encounter);
  const correction = straight > 0 ? ratio * Math.exp(0.5 * (mahalanobisSquared(encounter) - least)) : 0;
  const parabola = Math.sqrt(2 * Math.PI) * crossing.widthS * norm(collidingVelocity(crossing.peak));
  return {
    pc: straight * correction,
    peakTimeS: crossing.peakTimeS,
    widthS: crossing.widthS,
    inaccuracy: scale === 1 && value > 0 ? (2 * Math.abs(parabola - value)) / (parabola + value) : 0,
  };
}

const atRest = { epochTaiS: 0, frame: 'GCRF', positionM: [7e6, 0, 0], velocityMps: [0, 0, 0] } as const;

/** The encounter in the plane normal to the mean velocity of those that collide. */
function planeAt(relative: RelativeError, hardBodyRadiusM: number): PrincipalEncounter | undefined {
  const velocityMps = collidingVelocity(relative);
  const positionM = shiftedFrom(atRest.positionM, relative.positionM);
  const plane = encounterPlane(atRest, { ...atRest, positionM, velocityMps });
  if (!plane.ok) return undefined;
  const { missXM, missYM } = plane.value;
  const covarianceM2 = projectCovariance(plane.value, relative.positionM2);
  const encounter = principalEncounter(missXM, missYM, covarianceM2, hardBodyRadiusM);
  return encounter.repair === 'unusable' ? undefined : encounter;
}

function shiftedFrom(origin: Vec3, by: Vec3): Vec3 {
  return [origin[0] + by[0], origin[1] + by[1], origin[2] + by[2]];
}
