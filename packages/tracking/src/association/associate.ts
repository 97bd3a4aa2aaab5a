import { inFrame } from '@keepout/astro/ephemeris/reframe';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Ephemeris } from '@keepout/astro/nouns';
import type { MeasurementTrack } from '../measurement.ts';
import { type ComparedTrack, comparedTrack, compareTrack, compareWithClock, type TrackComparison } from './compare.ts';
import { nearTest } from './near.ts';
import type { OrbitCovariance } from './orbit-covariance.ts';
import { unknownObjectScore } from './unknown-object.ts';

/** An orbit that may have made a track. */
export interface AssociationCandidate<Id> {
  readonly id: Id;
  readonly orbit: Ephemeris;
  /** Without one: the covariance of the ephemeris, else a kilometre along the track. */
  readonly error?: OrbitCovariance;
}

export interface RankedCandidate<Id> extends TrackComparison {
  readonly id: Id;
  /** Its distance is within the threshold of the metric. */
  readonly isWithin: boolean;
}

/**
 * `associated`: one orbit is within its threshold and clearly better than the next, and than an unknown object; `ambiguous`: one or
 * several are within and none stands apart; `unknown`: no orbit is within its threshold; `no-candidate`: no orbit is anywhere near.
 */
export type AssociationVerdict = 'associated' | 'ambiguous' | 'unknown' | 'no-candidate';

export type AssociationMetric = 'ANGULAR_DISTANCE' | 'MAHALANOBIS_DISTANCE';

export interface AssociationOptions {
  /** Score that decides; `MAHALANOBIS_DISTANCE` by default, and always without directions. */
  readonly metric?: AssociationMetric;
  /** One sigma of the clock error where no other cause explains a track; 0 assumes exact clocks. */
  readonly clockSigmaS?: number;
  /** Orbits that are given back. */
  readonly ranked?: number;
  readonly eop?: EarthOrientation;
}

export interface Association<Id> {
  readonly verdict: AssociationVerdict;
  readonly metric: AssociationMetric;
  /** The orbits that fit, most likely first, then the nearest others. */
  readonly ranked: readonly RankedCandidate<Id>[];
  /** Only an offset of the clock makes the first one fit: `clockOffsetS`. */
  readonly isClockOffset: boolean;
  /** Median distance of the next over that of the first; absent with fewer than two. */
  readonly ratio?: number;
  readonly candidatesTried: number;
  readonly candidatesInCone: number;
}

/** The next nearest orbit must be this many times as far. */
const CLEAR_RATIO = 3;
/** Twice the logarithm of a hundred to one. */
const CLEAR_SCORE = 2 * Math.log(100);
const RANKED = 3;
const CLOCK_SIGMA_S = 1;
const CLOCK_REACH = 3;

/**
 * Finds the orbit that made a track.
 *
 * Method   orbits within four degrees of the middle of the track (or near its range) somewhere within their error, then every point with light
 *          time. An orbit fits when the Mahalanobis distance of the attributable is below chi-square of 99.73 per cent (or the median angle within three sigma);
 *          the most likely, if it is so by a hundred to one. Where none fits, the clock may be off; docs/models/track-association
 * Assumes  candidates of one frame each; a track shorter than the orbit's stay in the cone
 * Frame    EME2000
 *
 * Checked  conformance/association; simulated tracks of a catalogue
 * Cost     0.05 s for 27,000 element sets and ten points; 0.2 s with ranges alone
 */
export function associateTrack<Id>(
  track: MeasurementTrack,
  candidates: Iterable<AssociationCandidate<Id>>,
  options: AssociationOptions = {},
): Association<Id> {
  const { eop, clockSigmaS = CLOCK_SIGMA_S, ranked: rankedCount = RANKED } = options;
  const hasAngles = track.measurements.some(({ declinationRad }) => declinationRad !== undefined);
  const metric = hasAngles ? (options.metric ?? 'MAHALANOBIS_DISTANCE') : 'MAHALANOBIS_DISTANCE';
  // A median angle has no meaning for an object that is elsewhere in its orbit.
  const phaseNear = nearTest(track, eop, metric === 'MAHALANOBIS_DISTANCE');
  const compared = comparedTrack(track, eop);
  const nearCandidates: { candidate: AssociationCandidate<Id>; ranking: RankedCandidate<Id> }[] = [];
  let candidatesTried = 0;
  for (const candidate of candidates) {
    candidatesTried++;
    const orbit = candidate.orbit.frame === 'ITRF' ? inFrame(candidate.orbit, 'EME2000', eop) : candidate.orbit;
    const phaseS = phaseNear(orbit, candidate.error);
    if (phaseS === undefined) continue;
    const comparison = compareTrack(compared, orbit, candidate.error, phaseS);
    if (comparison !== undefined)
      nearCandidates.push({ candidate, ranking: rankCandidate(candidate, comparison, metric) });
  }
  let rankings = nearCandidates.map(({ ranking }) => ranking);
  let isClockOffset = false;
  if (!rankings.some(({ isWithin }) => isWithin) && clockSigmaS > 0) {
    const withClockOffset = nearCandidates.map((candidate) => withClock(compared, candidate, clockSigmaS));
    isClockOffset = withClockOffset.some(({ isWithin }) => isWithin);
    if (isClockOffset) rankings = withClockOffset;
  }
  rankings.sort((a, b) => Number(b.isWithin) - Number(a.isWithin) || orderOf(a, b, metric));
  const ratio = ratioOf(rankings);
  return {
    verdict: nearCandidates.length === 0 ? 'no-candidate' : verdictOf(rankings, metric, ratio, hasAngles),
    metric,
    ranked: rankings.slice(0, rankedCount),
    isClockOffset,
    ...(ratio === undefined ? {} : { ratio }),
    candidatesTried,
    candidatesInCone: nearCandidates.length,
  };
}

function rankCandidate<Id>(
  { id }: AssociationCandidate<Id>,
  comparison: TrackComparison,
  metric: AssociationMetric,
): RankedCandidate<Id> {
  const { mahalanobisSquared, mahalanobisThreshold, medianDistanceRad = 0, thresholdRad } = comparison;
  const isWithin =
    metric === 'ANGULAR_DISTANCE' ? medianDistanceRad <= thresholdRad : mahalanobisSquared <= mahalanobisThreshold;
  return { id, isWithin, ...comparison };
}

/** The candidate with a clock that is off, where that is within reach and makes it fit; else as it is. */
function withClock<Id>(
  compared: ComparedTrack,
  { candidate, ranking }: { candidate: AssociationCandidate<Id>; ranking: RankedCandidate<Id> },
  sigmaS: number,
): RankedCandidate<Id> {
  if (Math.abs(ranking.timeOffsetS) > 1.5 * CLOCK_REACH * sigmaS) return ranking;
  const comparison = compareWithClock(compared, candidate.orbit, candidate.error, ranking.timeOffsetS, sigmaS);
  if (comparison === undefined || Math.abs(comparison.clockOffsetS) > CLOCK_REACH * sigmaS) return ranking;
  const late = rankCandidate(candidate, comparison, 'MAHALANOBIS_DISTANCE');
  return late.isWithin ? late : ranking;
}

function orderOf<Id>(a: RankedCandidate<Id>, b: RankedCandidate<Id>, metric: AssociationMetric): number {
  const distance = (candidate: RankedCandidate<Id>): number =>
    candidate.medianDistanceRad ?? candidate.mahalanobisSquared;
  return metric === 'MAHALANOBIS_DISTANCE' && a.isWithin ? a.score - b.score : distance(a) - distance(b);
}

function ratioOf<Id>([first, next]: readonly RankedCandidate<Id>[]): number | undefined {
  if (first?.medianDistanceRad === undefined || next?.medianDistanceRad === undefined) return undefined;
  return next.medianDistanceRad / first.medianDistanceRad;
}

function verdictOf<Id>(
  [first, next]: readonly RankedCandidate<Id>[],
  metric: AssociationMetric,
  ratio: number | undefined,
  hasAngles: boolean,
): AssociationVerdict {
  if (first?.isWithin !== true) return 'unknown';
  if (metric === 'ANGULAR_DISTANCE') {
    const isClear = next?.isWithin !== true || (ratio !== undefined && ratio >= CLEAR_RATIO);
    return isClear ? 'associated' : 'ambiguous';
  }
  const hasRanges = first.residuals.some(({ rangeM }) => rangeM !== undefined);
  const { degreesOfFreedom } = first;
  const otherScores = [unknownObjectScore({ hasAngles, hasRanges, degreesOfFreedom })];
  if (next?.isWithin === true) otherScores.push(next.score);
  return Math.min(...otherScores) - first.score >= CLEAR_SCORE ? 'associated' : 'ambiguous';
}
