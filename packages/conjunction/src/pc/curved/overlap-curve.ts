import { minimumBetween } from '@keepout/astro/search/extremum';
import { bilinear3 } from '../../linear/symmetric3.ts';
import type { Overlap } from './peak-overlap.ts';
import type { RelativeError } from './relative-error.ts';

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
const MOST_BRACKET_STEPS = 200;
/** Accuracy of the peak, relative to the width: the misfit is then accurate to 1e-8. */
const PEAK_SHARE = 1e-4;
/** Relative to the bracket: accuracy of the peak in a rough search. */
const ROUGH_SHARE = 0.2;
/** Relative to the bracket: half width of the first parabola. */
const FIRST_STEP_SHARE = 0.05;
const MOST_PARABOLAS = 8;
/** Where no parabola holds, golden section goes on to this share of the bracket. */
const GOLDEN_SHARE = 1e-5;

/**
 * Peak of the overlap of two orbits near their closest approach.
 *
 * Method   starts where straight motion of the means has it, t = -r'A^-1 v / v'A^-1 v with width (v'A^-1 v)^-1/2; walks
 *          downhill on the misfit until it is between three points, parabolas, curvature from three points
 *
 * @param limitS     number s  the search stays within this distance of the epoch
 * @param iterations number    0 keeps the linearisation at the means; absent, it is moved to the peak overlap
 * @param isRough    the peak to 20 % of its bracket, where it is only a starting point
 * @returns OverlapCurve, or undefined where the misfit has no minimum within the limit
 */
export function overlapCurve(
  overlap: Overlap,
  limitS: number,
  iterations?: number,
  isRough = false,
): OverlapCurve | undefined {
  const misfitAt = (t: number): number => overlap.misfitAt(t, iterations).misfit;
  const start = linearPeak(overlap.at(0, iterations)) ?? { timeS: 0, widthS: RESTING_SHARE * limitS };
  const bracket = bracketed(
    misfitAt,
    clamp(start.timeS, limitS),
    Math.min(start.widthS, RESTING_SHARE * limitS),
    limitS,
  );
  if (bracket === undefined) return undefined;
  const { from, to } = bracket;
  const peakTimeS = isRough
    ? minimumBetween(misfitAt, from, to, ROUGH_SHARE * (to - from))
    : lowestBetween(misfitAt, bracket);
  const peak = overlap.at(peakTimeS, iterations);
  if (!Number.isFinite(peak.misfit)) return undefined;
  return { peakTimeS, widthS: curvatureWidth(misfitAt, peakTimeS, peak.misfit, start.widthS), peak };
}

/** A minimum between three points, the outer two no lower than the one between. */
interface Bracket {
  readonly from: number;
  readonly to: number;
  /** Lowest point of the parabola through the three. */
  readonly vertex: number;
}

/** The lowest point of a curve like a parabola: the vertex through three points, from those of the bracket on, until convergence. */
function lowestBetween(f: (t: number) => number, { from, to, vertex }: Bracket): number {
  const bracketS = to - from;
  let middle = vertex;
  let step = FIRST_STEP_SHARE * bracketS;
  for (let i = 0; i < MOST_PARABOLAS; i++) {
    const [before, at, after] = [f(middle - step), f(middle), f(middle + step)];
    const curvature = (before + after - 2 * at) / (step * step);
    if (!(curvature > 0)) break;
    const widthS = Math.SQRT2 / Math.sqrt(curvature);
    const move = Math.max(-2 * step, Math.min(2 * step, (before - after) / (2 * step * curvature)));
    middle = Math.min(to, Math.max(from, middle + move));
    if (Math.abs(move) < PEAK_SHARE * widthS && step < widthS) return middle;
    step = Math.min(step, Math.max(0.5 * Math.abs(move), 0.02 * widthS));
  }
  return minimumBetween(f, from, to, GOLDEN_SHARE * bracketS);
}

/** Where the misfit of straight motion is smallest, and its width. */
export function linearPeak(relative: RelativeError): { readonly timeS: number; readonly widthS: number } | undefined {
  const { positionInverse, positionM, velocityMps } = relative;
  const square = bilinear3(positionInverse, velocityMps, velocityMps);
  if (!(square > 0)) return undefined;
  return { timeS: -bilinear3(positionInverse, positionM, velocityMps) / square, widthS: 1 / Math.sqrt(square) };
}

function bracketed(f: (t: number) => number, start: number, width: number, limit: number): Bracket | undefined {
  const [left, right] = [pointOf(f, start - width), pointOf(f, start + width)];
  let middle = pointOf(f, start);
  if (!(left.value < middle.value || right.value < middle.value)) return bracketOf(left, middle, right);
  let before = middle;
  let step = right.value < middle.value ? width : -width;
  middle = step > 0 ? right : left;
  for (let i = 0; i < MOST_BRACKET_STEPS; i++) {
    step *= 1.3;
    if (Math.abs(middle.at + step) > limit) return undefined;
    const next = pointOf(f, middle.at + step);
    if (!(next.value < middle.value))
      return step > 0 ? bracketOf(before, middle, next) : bracketOf(next, middle, before);
    [before, middle] = [middle, next];
  }
  return undefined;
}

interface CurvePoint {
  readonly at: number;
  readonly value: number;
}

const pointOf = (f: (t: number) => number, at: number): CurvePoint => ({ at, value: f(at) });

function bracketOf(left: CurvePoint, middle: CurvePoint, right: CurvePoint): Bracket {
  const [toLeft, toRight] = [left.at - middle.at, right.at - middle.at];
  const slopeLeft = (left.value - middle.value) / toLeft;
  const slopeRight = (right.value - middle.value) / toRight;
  const curvature = (slopeRight - slopeLeft) / (toRight - toLeft);
  const vertex = middle.at + 0.5 * (toLeft - slopeLeft / curvature);
  return { from: left.at, to: right.at, vertex: Number.isFinite(vertex) ? vertex : middle.at };
}

/** One-sigma width of a minimum of the misfit, from three points. */
export function curvatureWidth(f: (t: number) => number, peak: number, atPeak: number, guess: number): number {
  const h = 0.3 * guess;
  const curvature = (f(peak + h) + f(peak - h) - 2 * atPeak) / (h * h);
  return curvature > 0 ? Math.SQRT2 / Math.sqrt(curvature) : guess;
}

function clamp(t: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, t));
}
