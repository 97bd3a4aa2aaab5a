import { minimumBetween } from '@keepout/astro/search/extremum';
import { bilinear3 } from '../../linear/symmetric3.ts';
import type { OrbitError } from './orbit-error.ts';
import { type RelativeError, relativeErrorAt } from './peak-overlap.ts';

/** The misfit of two orbits against time, around its minimum: when, and for how long, they can be at one place. */
export interface OverlapCurve {
  /** Seconds from the epoch of the orbits. */
  readonly peakTimeS: number;
  /** One-sigma duration of the overlap, from the curvature at the peak. */
  readonly widthS: number;
  readonly peak: RelativeError;
}

/** First step, as a share of the window, where the relative speed gives none or a far too long one. */
const RESTING_SHARE = 0.02;
const SCAN_SAMPLES = 120;
const MOST_BRACKET_STEPS = 200;
/** How well the peak is known, of the bracket. */
const PEAK_SHARE = 1e-5;

/**
 * Peak of the overlap of two orbits near their closest approach.
 *
 * Method   starts where straight motion of the means has it, t = -r'A^-1 v / v'A^-1 v with width (v'A^-1 v)^-1/2; walks
 *          downhill on the misfit, golden section, curvature from three points
 *
 * @param limitS     number s  the search stays within this distance of the epoch
 * @param iterations number    0 keeps the linearisation at the means; absent, it is moved to the peak overlap
 * @returns OverlapCurve, or undefined where the misfit has no minimum within the limit
 */
export function overlapCurve(
  first: OrbitError,
  second: OrbitError,
  floorM2: number,
  limitS: number,
  iterations?: number,
): OverlapCurve | undefined {
  const at = (t: number): RelativeError => relativeErrorAt(first, second, t, floorM2, iterations);
  const start = linearPeak(at(0)) ?? { timeS: 0, widthS: RESTING_SHARE * limitS };
  const bracket = bracketed(
    (t) => at(t).misfit,
    clamp(start.timeS, limitS),
    Math.min(start.widthS, RESTING_SHARE * limitS),
    limitS,
  );
  if (bracket === undefined) return undefined;
  const peakTimeS = minimumBetween((t) => at(t).misfit, bracket[0], bracket[1], PEAK_SHARE * (bracket[1] - bracket[0]));
  const peak = at(peakTimeS);
  if (!Number.isFinite(peak.misfit)) return undefined;
  return { peakTimeS, widthS: curvatureWidth((t) => at(t).misfit, peakTimeS, peak.misfit, start.widthS), peak };
}

/**
 * Deepest overlap of two orbits within the limit, where the encounter is slow and the misfit has several minima.
 *
 * Method   a hundred and twenty samples, golden section around the lowest
 */
export function deepestOverlap(
  first: OrbitError,
  second: OrbitError,
  floorM2: number,
  limitS: number,
): OverlapCurve | undefined {
  const at = (t: number): RelativeError => relativeErrorAt(first, second, t, floorM2);
  const stride = (2 * limitS) / SCAN_SAMPLES;
  let lowest = Number.POSITIVE_INFINITY;
  let around = 0;
  for (let i = 0; i <= SCAN_SAMPLES; i++) {
    const t = -limitS + i * stride;
    const { misfit, isConverged } = at(t);
    if (isConverged && misfit < lowest) [lowest, around] = [misfit, t];
  }
  if (lowest === Number.POSITIVE_INFINITY) return undefined;
  const peakTimeS = minimumBetween((t) => at(t).misfit, around - stride, around + stride, PEAK_SHARE * 2 * stride);
  const peak = at(peakTimeS);
  return { peakTimeS, widthS: curvatureWidth((t) => at(t).misfit, peakTimeS, peak.misfit, 0.1 * stride), peak };
}

/** Where the misfit of straight motion is smallest, and its width. */
export function linearPeak(relative: RelativeError): { readonly timeS: number; readonly widthS: number } | undefined {
  const { positionInverse, positionM, velocityMps } = relative;
  const square = bilinear3(positionInverse, velocityMps, velocityMps);
  if (!(square > 0)) return undefined;
  return { timeS: -bilinear3(positionInverse, positionM, velocityMps) / square, widthS: 1 / Math.sqrt(square) };
}

function bracketed(
  f: (t: number) => number,
  start: number,
  width: number,
  limit: number,
): [number, number] | undefined {
  let middle = start;
  let step = width;
  let atMiddle = f(middle);
  let direction = 1;
  if (f(middle + step) > atMiddle) {
    if (f(middle - step) > atMiddle) return [middle - step, middle + step];
    direction = -1;
  }
  for (let i = 0; i < MOST_BRACKET_STEPS; i++) {
    const next = middle + direction * step;
    if (Math.abs(next) > limit) return undefined;
    const atNext = f(next);
    if (!(atNext < atMiddle)) {
      const before = middle - direction * step;
      return before < next ? [before, next] : [next, before];
    }
    middle = next;
    atMiddle = atNext;
    step *= 1.3;
  }
  return undefined;
}

function curvatureWidth(f: (t: number) => number, peak: number, atPeak: number, guess: number): number {
  const h = 0.3 * guess;
  const curvature = (f(peak + h) + f(peak - h) - 2 * atPeak) / (h * h);
  return curvature > 0 ? Math.SQRT2 / Math.sqrt(curvature) : guess;
}

function clamp(t: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, t));
}
