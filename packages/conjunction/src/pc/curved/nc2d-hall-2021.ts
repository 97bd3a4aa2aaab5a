import type { Vec3 } from '@keepout/astro/nouns';
import { CLIP_FACTOR } from '../../covariance/repair.ts';
import { encounterPlane, projectCovariance } from '../../encounter/encounter-plane.ts';
import { norm } from '../../linear/vector.ts';
import { alfriend1999 } from '../plane/alfriend-1999.ts';
import { foster1992 } from '../plane/foster-1992.ts';
import { principalEncounter } from '../plane/principal-encounter.ts';
import type { OrbitError } from './orbit-error.ts';
import { overlapCurve } from './overlap-curve.ts';
import { type RelativeError, relativeErrorAt } from './peak-overlap.ts';

export interface NcEstimate {
  /** Expected number of hits; the probability for a single encounter. */
  readonly pc: number;
  readonly peakTimeS: number;
  readonly widthS: number;
}

/** Samples a width of the overlap, and how far down the misfit counts: exp(-40/2) = 2e-9. */
const SAMPLES_PER_WIDTH = 2;
const VISIBLE_MISFIT = 40;
const MOST_SAMPLES = 600;

/**
 * Collision probability with the orbits' curvature taken in: two-dimensional, at the peak of the overlap.
 *
 * Method   the idea of Hall's 2D-Nc (AAS 23-398): both error distributions are linearised where the orbits most probably
 *          meet, the misfit is followed through time, and the time integral is taken along the curve. The disc
 *          integral at the peak, normal to the mean velocity of those that collide, is multiplied with the ratio of
 *          that time integral to the one of straight motion. docs/models/probability-of-collision.md
 * Assumes  one encounter; two-body motion of the differences; normal errors of the equinoctial elements
 * Valid    all but slow encounters (usage indices)
 *
 * @param limitS number s   half the window in which the peak may lie
 * @returns NcEstimate, or undefined where there is no peak in the window
 *
 * Checked  conformance/pc/operational-conjunctions.json
 */
export function nc2dHall2021(
  first: OrbitError,
  second: OrbitError,
  hardBodyRadiusM: number,
  limitS: number,
): NcEstimate | undefined {
  const floorM2 = (CLIP_FACTOR * hardBodyRadiusM) ** 2;
  const curve = overlapCurve(first, second, floorM2, limitS);
  if (curve === undefined) return undefined;
  const { peak, peakTimeS, widthS } = curve;
  const velocityMps = collidingVelocity(peak);
  const plane = encounterPlane(atRest, {
    ...atRest,
    positionM: shiftedFrom(atRest.positionM, peak.positionM),
    velocityMps,
  });
  if (!plane.ok) return undefined;
  const encounter = principalEncounter(
    plane.value.missXM,
    plane.value.missYM,
    projectCovariance(plane.value, peak.positionM2),
    hardBodyRadiusM,
  );
  if (encounter.repair === 'unusable') return undefined;
  // For a small disc the expected number is pi R^2 times the flux density, integrated along the curve.
  const small =
    hardBodyRadiusM ** 2 *
    timeIntegral(first, second, floorM2, curve.peakTimeS, widthS, limitS) *
    Math.sqrt(1 / (8 * Math.PI));
  const straight = alfriend1999({
    ...encounter,
    hardBodyRadiusM: Math.min(hardBodyRadiusM, 1e-3 * encounter.sigmaMinorM),
  });
  const scale = Math.min(hardBodyRadiusM, 1e-3 * encounter.sigmaMinorM) / hardBodyRadiusM;
  const correction = straight > 0 ? (small * scale * scale) / straight : 0;
  return { pc: Math.min(1, foster1992(encounter) * correction), peakTimeS, widthS };
}

const atRest = { epochTaiS: 0, frame: 'GCRF', positionM: [7e6, 0, 0], velocityMps: [0, 0, 0] } as const;

function shiftedFrom(origin: Vec3, by: Vec3): Vec3 {
  return [origin[0] + by[0], origin[1] + by[1], origin[2] + by[2]];
}

/** Mean relative velocity of those pairs that stand at one place: v - B' A^-1 r. */
export function collidingVelocity(relative: RelativeError): Vec3 {
  const { positionInverse: inverse, positionM: r, crossM2ps: cross, velocityMps: v } = relative;
  const pull = [0, 3, 6].map((i) => inverse[i]! * r[0] + inverse[i + 1]! * r[1] + inverse[i + 2]! * r[2]);
  const component = (k: number): number =>
    v[k]! - (cross[k]! * pull[0]! + cross[3 + k]! * pull[1]! + cross[6 + k]! * pull[2]!);
  return [component(0), component(1), component(2)];
}

/** Integral over time of speed times exp(-misfit/2), by the trapezoidal rule outwards from the peak. */
function timeIntegral(
  first: OrbitError,
  second: OrbitError,
  floorM2: number,
  peakTimeS: number,
  widthS: number,
  limitS: number,
): number {
  const step = widthS / SAMPLES_PER_WIDTH;
  const sample = (t: number): { value: number; misfit: number } => {
    const relative = relativeErrorAt(first, second, t, floorM2);
    return { value: norm(collidingVelocity(relative)) * Math.exp(-0.5 * relative.misfit), misfit: relative.misfit };
  };
  const top = sample(peakTimeS);
  let sum = top.value;
  for (const direction of [1, -1]) {
    for (let i = 1; i < MOST_SAMPLES; i++) {
      const t = peakTimeS + direction * i * step;
      if (Math.abs(t) > 2 * limitS) break;
      const { value, misfit } = sample(t);
      if (!(misfit < top.misfit + VISIBLE_MISFIT)) break;
      sum += value;
    }
  }
  return sum * step;
}
