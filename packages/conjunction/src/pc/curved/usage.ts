import { norm } from '@keepout/astro/vector';
import { CLIP_FACTOR } from '../../covariance/repair.ts';
import type { OrbitError } from './orbit-error.ts';
import { linearPeak, overlapCurve } from './overlap-curve.ts';
import { overlapOf } from './peak-overlap.ts';

/** Deviation of an encounter from the assumptions of the two-dimensional methods. Each index is zero in the ideal case. */
export interface UsageIndices {
  /** Length of the encounter over the shorter orbital period. */
  readonly extended: number;
  /** Farthest end of the encounter from closest approach, over the period. */
  readonly offset: number;
  /** 0 when straight and curved motion give the same probability, towards 1 when they differ completely. */
  readonly inaccuracy: number;
  /** Start and end of the encounter, seconds from closest approach; 1e-16 of the probability lies outside. */
  readonly startS: number;
  readonly stopS: number;
}

export interface UsageLimits {
  readonly extended: number;
  readonly offset: number;
  readonly inaccuracy: number;
}

/** Above any of these the two-dimensional probability is not to be used (Hall, Baars, Casali, AAS 23-398). */
export const PC_2D_LIMITS: UsageLimits = { extended: 0.02, offset: 0.01, inaccuracy: 0.02 };
/**
 * Above any of these the two-dimensional expected number is not to be used either; its own inaccuracy is the difference
 * between two ways to take it, not that of straight motion.
 */
export const NC_2D_LIMITS: UsageLimits = { extended: 0.05, offset: 0.1, inaccuracy: 0.1 };
/** The same of the three-dimensional one, as shares of the span of the encounter (`NC_3D` of NASA CARA's PcMultiStep). */
export const NC_3D_LIMITS: UsageLimits = { extended: 0.5, offset: 0.75, inaccuracy: 1 };

/** 2 sqrt 2 erfcinv(1e-16): full duration over the one-sigma width, so that 1e-16 of the probability lies outside. */
const DURATION_PER_WIDTH = 2 * Math.SQRT2 * 5.872370090453963;

/**
 * Usage-boundary indices of the two-dimensional probability.
 *
 * Method   Hall (AAS 19-632), Hall, Baars and Casali (AAS 23-398): duration and offset from the misfit of the curved
 *          motion at its peak; inaccuracy from the ratio of curved to straight motion,
 *          ln F = ln(v/v0) + ln(w/w0) - (M - M0)/2
 * Assumes  both errors in elements at closest approach
 *
 * @returns UsageIndices, or undefined when the relative velocity is zero
 *
 * Checked  conformance/pc: operational-conjunctions.json, unit-vectors.json (duration)
 */
export function usageIndices(first: OrbitError, second: OrbitError, hardBodyRadiusM: number): UsageIndices | undefined {
  const floorM2 = (CLIP_FACTOR * hardBodyRadiusM) ** 2;
  const overlap = overlapOf(first, second, floorM2);
  const atTca = overlap.at(0, 0);
  const straight = linearPeak(atTca);
  if (straight === undefined) return undefined;
  const periodS = (2 * Math.PI) / Math.max(first.mean[0]!, second.mean[0]!);
  const curved = overlapCurve(overlap, 0.5 * periodS);
  const halfS = 0.5 * DURATION_PER_WIDTH * (curved ?? straight).widthS;
  const middleS = curved?.peakTimeS ?? straight.timeS;
  const startS = middleS - halfS;
  const stopS = middleS + halfS;
  const straightMisfit = atTca.misfit - (straight.timeS / straight.widthS) ** 2;
  const logRatio =
    curved &&
    Math.log(norm(curved.peak.velocityMps) / norm(atTca.velocityMps)) +
      Math.log(curved.widthS / straight.widthS) -
      0.5 * (curved.peak.misfit - straightMisfit);
  return {
    extended: Math.min(1, (2 * halfS) / periodS),
    offset: Math.min(1, Math.max(Math.abs(startS), Math.abs(stopS)) / periodS),
    inaccuracy: logRatio === undefined ? 1 : -Math.expm1(-Math.abs(logRatio)),
    startS,
    stopS,
  };
}

/** Too long or too far off for one plane, curved motion or not: only the complete span is valid. */
export function isSlowEncounter(indices: UsageIndices): boolean {
  return indices.extended > NC_2D_LIMITS.extended || indices.offset > NC_2D_LIMITS.offset;
}

/** Which indices pass their limits. */
export function usageViolations(indices: UsageLimits, limits: UsageLimits): readonly (keyof UsageLimits)[] {
  return (['extended', 'offset', 'inaccuracy'] as const).filter((name) => indices[name] > limits[name]);
}
