import { cholesky } from '@keepout/astro/covariance/positive-definite';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Ephemeris, StateVector } from '@keepout/astro/nouns';
import type { MeasurementTrack } from '../measurement.ts';
import { type Attributable, attributableOf } from './attributable.ts';
import { knownError, type OrbitCovariance } from './orbit-covariance.ts';
import { errorAhead, orbitAhead, type PhaseError, phaseErrorOf, STRAIGHT_M } from './phase.ts';
import { type Residual, type Sighted, sightResiduals, siteStates } from './residuals.ts';

/** One track against one orbit. */
export interface TrackComparison {
  readonly residuals: readonly Residual[];
  /** Middle angle between measured and predicted directions; absent without directions. */
  readonly medianDistanceRad?: number;
  /** Three sigma of angle and orbit on the sky; 0 without directions. */
  readonly thresholdRad: number;
  /** Measurements beyond that angle. */
  readonly outsideCount: number;
  readonly rmsRightAscensionRad: number;
  readonly rmsDeclinationRad: number;
  /** The object is this much behind its prediction, s; fitted along the motion, in addition to the phase. */
  readonly timeOffsetS: number;
  /** d^T V^-1 d of the attributable. */
  readonly mahalanobisSquared: number;
  readonly degreesOfFreedom: number;
  /** Chi-square of 99.73 per cent. */
  readonly mahalanobisThreshold: number;
  /** d^T V^-1 d + ln det V, plus the cost of a clock error: twice the negative logarithm of the likelihood. */
  readonly score: number;
  /** Assumed clock error of the sensor, s: 0 unless only that explains the track. */
  readonly clockOffsetS: number;
  readonly medianRangeM: number;
  /** Points that did not count. */
  readonly leftOut: number;
}

/** Chi-square that 99.73 per cent stay below (three sigma), by degrees of freedom from 1. */
const CHI_SQUARE = [9, 11.829, 14.156, 16.251, 18.205, 20.062];
const CLOCK_TURNS = 4;
const PHASE_TURNS = 8;
/** Where the most likely place in the orbit is found. */
const CLOSE_ENOUGH_M = 100;
/** An object this far off at the best place of the search cannot match at another place. */
const HOPELESS = 10_000;

/** Common values of all comparisons of a track. */
export interface ComparedTrack {
  readonly track: MeasurementTrack;
  readonly sites: readonly StateVector[];
  readonly eop: EarthOrientation | undefined;
}

export function comparedTrack(track: MeasurementTrack, eop: EarthOrientation | undefined): ComparedTrack {
  return { track, eop, sites: siteStates(track, 0, eop) };
}

/**
 * Compares a track with the orbit that may have made it.
 *
 * Method   predictions with light time; median of the angles; Mahalanobis distance of the attributable (`attributable`), at the place in the
 *          orbit where the object most likely is when it may be far ahead or behind (`phase`); docs/models/track-association
 * Frame    EME2000
 *
 * @param error    OrbitCovariance   of the orbit; without one it is that of the ephemeris, else a kilometre along the track
 * @param phaseS   number       where to begin: how far the object is ahead
 * @returns Comparison   |   undefined where the orbit has no state
 *
 * Checked  conformance/association
 */
export function compareTrack(
  compared: ComparedTrack,
  orbit: Ephemeris,
  error?: OrbitCovariance,
  phaseS = 0,
): TrackComparison | undefined {
  const { track, sites, eop } = compared;
  const predicted = sightResiduals(track, sites, orbit, eop);
  if (predicted === undefined || predicted.length === 0) return undefined;
  const likeliest = mostLikely(compared, orbit, predicted, phaseErrorAt(orbit, error, predicted), phaseS);
  if (likeliest === undefined) return undefined;
  const { sighted, attributable } = likeliest;
  const at = comparisonOf(track, predicted, attributable, 0, 0);
  const timeOffsetS = timeOffset(track, sighted) - likeliest.phaseS;
  return { ...at, timeOffsetS, medianRangeM: median(sighted.map(({ rangeM }) => rangeM)) };
}

interface Placed {
  readonly phaseS: number;
  /** Residual against the orbit of an object that is ahead by a time. */
  readonly sighted: readonly Sighted[];
  /** Error of the prediction itself under straight motion up to there. */
  readonly attributable: Attributable;
}

/**
 * The place in the orbit that makes a track most likely.
 *
 * Method   Gauss-Newton on d^T V^-1 d over the phase alone: partial derivatives of the place, values as they would be for the prediction, the phase that
 *          is expected of them
 */
function mostLikely(
  { track, sites, eop }: ComparedTrack,
  orbit: Ephemeris,
  predicted: readonly Sighted[],
  phaseError: PhaseError,
  startS: number,
): Placed | undefined {
  const placedAt = (phaseS: number): Placed | undefined => {
    const sighted = phaseS === 0 ? predicted : sightResiduals(track, sites, orbitAhead(orbit, phaseS), eop);
    if (sighted === undefined) return undefined;
    const plain = attributableOf(track, sighted, errorAhead(phaseError, middleOf(sighted)));
    const values = plain.values.map((value, k) => value + plain.phaseRates[k]! * phaseS);
    return { phaseS, sighted, attributable: { ...plain, values } };
  };
  if (phaseError.reachM < STRAIGHT_M) return placedAt(0);
  let placed = placedAt(startS);
  for (let turn = 0; placed !== undefined && turn < PHASE_TURNS; turn++) {
    const { values, withPhase } = whitened(placed.attributable);
    const expectedS = Math.max(-phaseError.reachS, Math.min(phaseError.reachS, dotOf(withPhase, values)));
    const stepM = Math.abs(expectedS - placed.phaseS) * phaseError.motion.alongMps;
    if (stepM < CLOSE_ENOUGH_M || dotOf(values, values) > HOPELESS) break;
    placed = placedAt(expectedS) ?? placed;
  }
  return placed;
}

/**
 * The same with the clock of the sensor free within its sigma: the offset that makes the track most likely.
 *
 * Method   Gauss-Newton on d^T V^-1 d + (offset / sigma)^2, with new predictions in each iteration
 */
export function compareWithClock(
  { track, eop }: ComparedTrack,
  orbit: Ephemeris,
  error: OrbitCovariance | undefined,
  startS: number,
  sigmaS: number,
): TrackComparison | undefined {
  let offsetS = startS;
  for (let turn = 0; ; turn++) {
    const sighted = sightResiduals(track, siteStates(track, offsetS, eop), orbit, eop);
    if (sighted === undefined || sighted.length === 0) return undefined;
    const attributable = attributableOf(
      track,
      sighted,
      errorAhead(phaseErrorAt(orbit, error, sighted), middleOf(sighted)),
    );
    if (turn === CLOCK_TURNS) {
      const comparison = comparisonOf(track, sighted, attributable, offsetS, (offsetS / sigmaS) ** 2);
      return { ...comparison, timeOffsetS: comparison.timeOffsetS + offsetS };
    }
    const { rates, values } = whitened(attributable);
    const information = dotOf(rates, rates) + 1 / sigmaS ** 2;
    offsetS -= (dotOf(rates, values) + offsetS / sigmaS ** 2) / information;
  }
}

function phaseErrorAt(orbit: Ephemeris, error: OrbitCovariance | undefined, sighted: readonly Sighted[]): PhaseError {
  const object = middleOf(sighted);
  return phaseErrorOf(knownError(orbit, error, object), object);
}

/** The object in the middle of the track. */
function middleOf(sighted: readonly Sighted[]): StateVector {
  return sighted[sighted.length >> 1]!.object;
}

function comparisonOf(
  track: MeasurementTrack,
  sighted: readonly Sighted[],
  attributable: Attributable,
  clockOffsetS: number,
  penalty: number,
): TrackComparison {
  const residuals = sighted.map(({ residual }) => residual);
  const distances = residuals.flatMap(({ distanceRad }) => distanceRad ?? []);
  const thresholdRad = distances.length === 0 ? 0 : 3 * Math.hypot(track.sigma.angleRad, largestAngle(attributable));
  const { values, logDeterminant } = whitened(attributable);
  const mahalanobisSquared = dotOf(values, values);
  return {
    residuals,
    ...(distances.length > 0 && { medianDistanceRad: median(distances) }),
    thresholdRad,
    outsideCount: distances.filter((distance) => distance > thresholdRad).length,
    rmsRightAscensionRad: rootMeanSquare(residuals.flatMap(({ acrossRad }) => acrossRad ?? [])),
    rmsDeclinationRad: rootMeanSquare(residuals.flatMap(({ declinationRad }) => declinationRad ?? [])),
    timeOffsetS: timeOffset(track, sighted),
    mahalanobisSquared,
    degreesOfFreedom: attributable.size,
    mahalanobisThreshold: CHI_SQUARE[attributable.size - 1] ?? Number.POSITIVE_INFINITY,
    score: mahalanobisSquared + logDeterminant + penalty,
    clockOffsetS,
    medianRangeM: median(sighted.map(({ rangeM }) => rangeM)),
    leftOut: attributable.leftOut,
  };
}

/** Values and rates in units of their errors: L^-1 v with V = L L^T. */
function whitened({ values, timeRates, withPhase, covariance, size }: Attributable): {
  values: Float64Array;
  rates: Float64Array;
  withPhase: Float64Array;
  logDeterminant: number;
} {
  const lower = cholesky(covariance, size) ?? diagonalRoot(covariance, size);
  let logDeterminant = 0;
  for (let i = 0; i < size; i++) logDeterminant += 2 * Math.log(lower[i * size + i]!);
  const inUnits = (right: Float64Array): Float64Array => solved(lower, right, size);
  return { values: inUnits(values), rates: inUnits(timeRates), withPhase: inUnits(withPhase), logDeterminant };
}

function solved(lower: Float64Array, right: Float64Array, size: number): Float64Array {
  const out = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    let sum = right[i]!;
    for (let k = 0; k < i; k++) sum -= lower[i * size + k]! * out[k]!;
    out[i] = sum / lower[i * size + i]!;
  }
  return out;
}

/** For a matrix that rounding has made indefinite: its diagonal. */
function diagonalRoot(covariance: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let i = 0; i < size; i++) lower[i * size + i] = Math.sqrt(Math.abs(covariance[i * size + i]!)) || 1e-300;
  return lower;
}

/** Largest sigma of the mean direction: the first two values. */
function largestAngle({ covariance, size }: Attributable): number {
  const [a, b, c] = [covariance[0]!, covariance[1]!, covariance[size + 1]!];
  return Math.sqrt((a + c) / 2 + Math.hypot((a - c) / 2, b));
}

/** Least squares along the motion, each component in units of its noise. */
function timeOffset({ sigma }: MeasurementTrack, sighted: readonly Sighted[]): number {
  const noise = [sigma.angleRad, sigma.angleRad, sigma.rangeM ?? 50, sigma.rangeRateMps ?? 1];
  let along = 0;
  let squares = 0;
  for (const { residual, rates } of sighted) {
    const values = [residual.acrossRad, residual.declinationRad, residual.rangeM, residual.rangeRateMps];
    values.forEach((value, k) => {
      if (value === undefined) return;
      along += (value * rates[k]!) / noise[k]! ** 2;
      squares += (rates[k]! / noise[k]!) ** 2;
    });
  }
  return squares === 0 ? 0 : -along / squares;
}

function dotOf(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, value, i) => sum + value * b[i]!, 0);
}

/** The middle value; of an even number the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function rootMeanSquare(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
}
