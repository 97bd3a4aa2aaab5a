import { minimumBetween } from '@keepout/astro/search/extremum';
import { norm } from '@keepout/astro/vector';
import { bilinear3 } from '../../linear/symmetric3.ts';
import { type EncounterSpan, encounterSpan } from './encounter-span.ts';
import type { OrbitError } from './orbit-error.ts';
import { curvatureWidth, overlapCurve } from './overlap-curve.ts';
import { type Overlap, overlapOf } from './peak-overlap.ts';
import { collidingVelocity, type RelativeError, sharpnessOf } from './relative-error.ts';
import { type Flow, flowOf } from './sphere-flux.ts';

/** The relative error at one time, with the terms for every scale of the errors. */
export interface TrackNode {
  readonly timeS: number;
  readonly relative: RelativeError;
  /** Squared Mahalanobis distance: the misfit less its logarithm. */
  readonly square: number;
  readonly speedMps: number;
  readonly flow: Flow;
}

/** One passage of both orbits near each other: a minimum of the misfit, and the places between which it is the only one. */
export interface ClosestPassage {
  readonly peakTimeS: number;
  /** One-sigma duration, from the curvature at the peak. */
  readonly widthS: number;
  readonly peak: RelativeError;
  /** Mahalanobis distance at the peak. */
  readonly distance: number;
  /** Places, see `OverlapTrack.at`. */
  readonly from: number;
  readonly to: number;
}

/**
 * The overlap of two orbits over the span of an encounter, on nested grids: results for one
 * step serves all finer ones, and what was worked out for one scale of the errors serves every other, as the elements in
 * which the orbits most probably meet do not depend on a common factor.
 */
export interface OverlapTrack {
  readonly span: EncounterSpan;
  readonly hardBodyRadiusM: number;
  /** In the order of time; empty where the orbits do not overlap within the span. */
  readonly crossings: readonly ClosestPassage[];
  /** The crossing that holds closest approach, or is nearest to it. */
  readonly main: ClosestPassage | undefined;
  /** Evenly over the span, its ends included; empty where only the main crossing was requested. */
  readonly looks: readonly Look[];
  /** @param place integer from 0, the start of the span, to `TRACK_PLACES`, its end */
  readonly at: (place: number) => TrackNode;
}

/** Steps from the start of a span to its end: a power of two, the finest is below a nanosecond. */
export const TRACK_PLACES: number = 2 ** 45;
/** Samples of the span in which crossings are looked for. */
export const LOOKS = 64;
const LOOK_ITERATIONS = 10;
/** Where errors overlap at all, a handful does. */
const NEAR_ITERATIONS = 15;
/** A crossing that begins at the end of the span belongs to it: the end is moved out by this factor. */
const MOVED_OUT = 1.5;
/** Accuracy of the peak of a crossing, relative to its bracket. */
const PEAK_SHARE = 1e-5;
/** In sigmas: exp(-8^2/2) = 1e-14 of the nearest crossing is not looked at. */
const VISIBLE_SIGMAS = 8;

/**
 * @param floorM2 number m^2   smallest eigenvalue that a position covariance keeps
 * @param knownSpan   the span of the encounter where known: that of the same orbits with other errors
 */
export function overlapTrack(
  first: OrbitError,
  second: OrbitError,
  hardBodyRadiusM: number,
  floorM2: number,
  knownSpan?: EncounterSpan,
): OverlapTrack {
  const overlap = overlapOf(first, second, floorM2);
  const { span, looks } = knownSpan
    ? { span: knownSpan, looks: looksAt(overlap, knownSpan) }
    : sampledSpan(overlap, encounterSpan(first, second));
  const crossings = crossingsOf(overlap, hardBodyRadiusM, looks);
  const main = crossings.reduce<ClosestPassage | undefined>((best, crossing) => {
    return best === undefined || Math.abs(crossing.peakTimeS) < Math.abs(best.peakTimeS) ? crossing : best;
  }, undefined);
  return { span, hardBodyRadiusM, crossings, main, looks, at: nodesOf(overlap, span) };
}

/** The same with the crossing at closest approach alone, as one plane needs it: other crossings are not evaluated, and its
 * peak only roughly. */
export function nearTrack(
  first: OrbitError,
  second: OrbitError,
  hardBodyRadiusM: number,
  floorM2: number,
  span: EncounterSpan,
): OverlapTrack {
  const overlap = overlapOf(first, second, floorM2);
  const curve = overlapCurve(overlap, Math.min(-span.startS, span.stopS), NEAR_ITERATIONS, true);
  const main = curve && { ...curve, distance: Math.sqrt(squareOf(curve.peak)), from: 0, to: TRACK_PLACES };
  return {
    span,
    hardBodyRadiusM,
    crossings: main ? [main] : [],
    main,
    looks: [],
    at: nodesOf(overlap, span, NEAR_ITERATIONS),
  };
}

/**
 * The crossings with all errors multiplied: smaller errors part a crossing where the orbits are nearest in metres to either side of where
 * they are nearest in errors.
 */
export function crossingsAt({ crossings, looks, at }: OverlapTrack, scale: number): readonly ClosestPassage[] {
  if (scale === 1 || looks.length === 0) return crossings;
  const depths = looks.map((look) => depthOf(look, scale));
  return crossings.flatMap((crossing) => {
    const [first, last] = [
      Math.ceil((crossing.from * LOOKS) / TRACK_PLACES),
      Math.floor((crossing.to * LOOKS) / TRACK_PLACES),
    ];
    const inside = depths.slice(first, last + 1);
    const lookAt = (i: number): TrackNode => at(((first + i) * TRACK_PLACES) / LOOKS);
    // The full iteration may diverge where the shorter iteration of a look converged: that moment is no crossing.
    const lowest = inside.flatMap((depth, i) =>
      depth < (inside[i - 1] ?? Infinity) && depth <= (inside[i + 1] ?? Infinity) && lookAt(i).relative.isConverged
        ? [i]
        : [],
    );
    if (lowest.length < 2) return [crossing];
    const borders = lowest.slice(1).map((to, i) => {
      const from = lowest[i]!;
      const between = inside.slice(from, to);
      return ((first + from + between.indexOf(Math.max(...between))) * TRACK_PLACES) / LOOKS;
    });
    return lowest.map((i, k): ClosestPassage => {
      const { timeS, relative, square } = lookAt(i);
      const [from, to] = [borders[k - 1] ?? crossing.from, borders[k] ?? crossing.to];
      return { ...crossing, peakTimeS: timeS, peak: relative, distance: Math.sqrt(square), from, to };
    });
  });
}

/** A misfit with all errors multiplied, less the logarithm of that factor. */
export function scaledMisfit(misfit: number, square: number, scale: number): number {
  return misfit + square * (1 / (scale * scale) - 1);
}

/** The misfit of a look with all errors multiplied; infinite where the peak overlap was not found, with any factor. */
function depthOf({ misfit, square }: Look, scale: number): number {
  return Number.isFinite(misfit) ? scaledMisfit(misfit, square, scale) : Number.POSITIVE_INFINITY;
}

/** Accuracy of the place of a least misfit, relative to the time between two looks. */
const LEAST_SHARE = 1e-9;

/** When the misfit of a crossing is least, and how large it is: smaller errors have it elsewhere than the present ones. */
export function leastMisfit(
  { at, looks }: OverlapTrack,
  { from, to, peakTimeS, peak, distance }: ClosestPassage,
  scale: number,
): { readonly timeS: number; readonly misfit: number } {
  const atPeak = { timeS: peakTimeS, misfit: scaledMisfit(peak.misfit, distance ** 2, scale) };
  if (scale === 1 || looks.length === 0) return atPeak;
  const misfitAt = (place: number): { readonly timeS: number; readonly misfit: number } => {
    const { timeS, relative, square } = at(Math.round(place));
    return { timeS, misfit: scaledMisfit(relative.misfit, square, scale) };
  };
  const stride = TRACK_PLACES / LOOKS;
  const inside = looks
    .map((look, i) => ({ ...look, place: i * stride }))
    .filter(({ place }) => place >= from && place <= to);
  const { place } = inside.reduce((best, look) => (depthOf(look, scale) < depthOf(best, scale) ? look : best));
  const [low, high] = [Math.max(from, place - stride), Math.min(to, place + stride)];
  const least = misfitAt(minimumBetween((x) => misfitAt(x).misfit, low, high, LEAST_SHARE * stride));
  return least.misfit < atPeak.misfit ? least : atPeak;
}

function nodesOf(overlap: Overlap, span: EncounterSpan, iterations?: number): (place: number) => TrackNode {
  const nodes = new Map<number, TrackNode>();
  const placeS = (span.stopS - span.startS) / TRACK_PLACES;
  return (place) => {
    const keptNode = nodes.get(place);
    if (keptNode) return keptNode;
    const timeS = span.startS + place * placeS;
    const relative = overlap.at(timeS, iterations);
    const node = {
      timeS,
      relative,
      square: squareOf(relative),
      speedMps: norm(collidingVelocity(relative)),
      flow: flowOf(relative),
    };
    nodes.set(place, node);
    return node;
  };
}

/** How near the orbits are to each other at one time, roughly. */
interface Look {
  readonly timeS: number;
  readonly misfit: number;
  readonly square: number;
}

/** Looks at the span; where the overlap is deepest at one of its ends, that end is moved out by 50 %. */
function sampledSpan(
  overlap: Overlap,
  span: EncounterSpan,
): { readonly span: EncounterSpan; readonly looks: readonly Look[] } {
  const looks = looksAt(overlap, span);
  const least = Math.min(...looks.map(({ misfit }) => misfit));
  const isAtStart = looks[0]!.misfit === least;
  const isAtStop = looks[LOOKS]!.misfit === least;
  if (least === Number.POSITIVE_INFINITY || isAtStart === isAtStop) return { span, looks };
  const moved = {
    startS: isAtStart ? MOVED_OUT * span.startS : span.startS,
    stopS: isAtStop ? MOVED_OUT * span.stopS : span.stopS,
  };
  return { span: moved, looks: looksAt(overlap, moved) };
}

function looksAt(overlap: Overlap, { startS, stopS }: EncounterSpan): readonly Look[] {
  let isContinued = false;
  return Array.from({ length: LOOKS + 1 }, (_, i): Look => {
    const timeS = startS + (i * (stopS - startS)) / LOOKS;
    const { misfit, square, isConverged } = overlap.misfitAt(timeS, LOOK_ITERATIONS, isContinued);
    isContinued = isConverged;
    return { timeS, square, misfit: isConverged && Number.isFinite(misfit) ? misfit : Number.POSITIVE_INFINITY };
  });
}

type Peak = Pick<ClosestPassage, 'peakTimeS' | 'widthS' | 'peak'>;

function crossingsOf(overlap: Overlap, hardBodyRadiusM: number, looks: readonly Look[]): readonly ClosestPassage[] {
  const [startS, stopS] = [looks[0]!.timeS, looks[LOOKS]!.timeS];
  const strideS = (stopS - startS) / LOOKS;
  const peaks: Peak[] = [];
  const nearest = overlapCurve(overlap, Math.min(-startS, stopS));
  if (nearest) peaks.push(nearest);
  for (let i = 0; i <= LOOKS; i++) {
    const { timeS, misfit } = looks[i]!;
    const isLowest = misfit < (looks[i - 1]?.misfit ?? Infinity) && misfit <= (looks[i + 1]?.misfit ?? Infinity);
    if (!isLowest || peaks.some(({ peakTimeS }) => Math.abs(peakTimeS - timeS) < 1.5 * strideS)) continue;
    peaks.push(peakAround(overlap, Math.max(startS, timeS - strideS), Math.min(stopS, timeS + strideS)));
  }
  const depthOf = ({ peak }: Peak): number =>
    Math.max(0, Math.sqrt(squareOf(peak)) - hardBodyRadiusM * sharpnessOf(peak));
  const candidates = peaks.filter((peak) => Number.isFinite(peak.peak.misfit) && Number.isFinite(depthOf(peak)));
  const limit = Math.min(...candidates.map(depthOf)) + VISIBLE_SIGMAS;
  const visible = candidates.filter((peak) => depthOf(peak) <= limit).sort((a, b) => a.peakTimeS - b.peakTimeS);
  const borders = visible.slice(1).map(({ peakTimeS }, i) => {
    const before = visible[i]!.peakTimeS;
    const between = looks.map((_, n) => n).filter((n) => looks[n]!.timeS > before && looks[n]!.timeS < peakTimeS);
    const highest = between.reduce((best, n) => (looks[n]!.misfit > looks[best]!.misfit ? n : best), between[0] ?? 0);
    return (highest * TRACK_PLACES) / LOOKS;
  });
  return visible.map((peak, i) => ({
    peakTimeS: peak.peakTimeS,
    widthS: peak.widthS,
    peak: peak.peak,
    distance: Math.sqrt(squareOf(peak.peak)),
    from: borders[i - 1] ?? 0,
    to: borders[i] ?? TRACK_PLACES,
  }));
}

function peakAround(overlap: Overlap, from: number, to: number): Peak {
  const at = (t: number): number => overlap.misfitAt(t).misfit;
  const peakTimeS = minimumBetween(at, from, to, PEAK_SHARE * (to - from));
  const peak = overlap.at(peakTimeS);
  return { peakTimeS, peak, widthS: curvatureWidth(at, peakTimeS, peak.misfit, 0.05 * (to - from)) };
}

function squareOf({ positionInverse, positionM }: RelativeError): number {
  return bilinear3(positionInverse, positionM, positionM);
}
