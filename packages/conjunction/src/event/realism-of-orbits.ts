import { differenceAt } from '@keepout/astro/ephemeris/difference';
import type { Ephemeris } from '@keepout/astro/nouns';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { normalisedResidual } from '../covariance/realism.ts';
import { BANDS, covarianceKind } from '../decision/sigma-rules.ts';
import { INDEPENDENT_AFTER_S, type RealismSample } from './realism-by-kind.ts';

/** An orbit as it was predicted, with its covariance. */
export interface PredictedOrbit {
  readonly originator: string;
  readonly covarianceSource: string;
  /** Names its object among all. */
  readonly designator: string;
  /** From here its age counts. */
  readonly statedTaiS: number;
  /** EME2000. */
  readonly orbit: Ephemeris;
  /** Rising: where it was stated; absent: everywhere. */
  readonly pointsTaiS?: ArrayLike<number>;
}

/** Definitive orbit. */
export interface DefinitiveOrbit {
  readonly designator: string;
  /** EME2000. */
  readonly orbit: Ephemeris;
  /** Its determined part, without prediction. */
  readonly fromTaiS: number;
  readonly toTaiS: number;
  /** Predictions are compared from half a day before this on; absent: all. */
  readonly madeTaiS?: number;
}

/** Element sets of one object that are nearer to each other rest on the same observations: neighbours err alike by 0.6 to 1.0. */
export const ELEMENT_SETS_APART_S: number = SECONDS_PER_DAY;

/** Difference between a prediction and a definitive orbit of its object, in one band of age. */
export interface PairSample extends RealismSample {
  /** Covered share of the band. */
  readonly overlapS: number;
}

/**
 * Compares predicted with definitive orbits, one sample per prediction, object and band of age.
 *
 * Method   `samplesOfPair`; of several definitive orbits that with most of the band
 * Assumes  predictions of an object `apartS` apart independent of each other (nearer ones of a kind count once), and of the definitive orbit
 *
 * @param apartS   s
 *
 * Checked  realism-of-orbits.test.ts (factors to 5 %)
 */
export function samplesOfPredictions(
  predictions: readonly PredictedOrbit[],
  definitive: readonly DefinitiveOrbit[],
  apartS: number = INDEPENDENT_AFTER_S,
): readonly RealismSample[] {
  return independentSamples(
    predictions.flatMap((prediction) => definitive.flatMap((turned) => samplesOfPair(prediction, turned))),
    apartS,
  );
}

/** Of samples of an object, originator and band that were stated within `apartS` the first, and of a prediction that with most of the band. */
export function independentSamples<S extends Omit<PairSample, 'residual'>>(
  samples: readonly S[],
  apartS: number = INDEPENDENT_AFTER_S,
): readonly S[] {
  const lastOf = new Map<string, number>();
  return samples
    .toSorted((a, b) => a.statedTaiS - b.statedTaiS || b.overlapS - a.overlapS)
    .filter(({ designator, statedTaiS, kind: { originator, leadFromDays } }) => {
      const key = `${designator}\n${originator}\n${leadFromDays}`;
      if (statedTaiS - (lastOf.get(key) ?? Number.NEGATIVE_INFINITY) < apartS) return false;
      lastOf.set(key, statedTaiS);
      return true;
    });
}

/**
 * Compares a predicted with a definitive orbit, one sample per band of age; none for different objects.
 *
 * Method   at the middle of the common part of the band, at the nearest stated point: the difference in RTN of the definitive orbit over the covariance stated there,
 *          with that of the definitive one added where it has one
 * Frame    EME2000
 */
export function samplesOfPair(prediction: PredictedOrbit, turned: DefinitiveOrbit): readonly PairSample[] {
  return momentsOf(prediction, turned).flatMap(({ at, overlapS }) => {
    const sample = sampleAt(prediction, turned.orbit, at);
    return sample === undefined ? [] : [{ ...sample, overlapS }];
  });
}

/** For each band of age in both orbits: the stated point next to its middle, and the covered share. */
export function momentsOf(
  { designator, statedTaiS, orbit, pointsTaiS }: PredictedOrbit,
  turned: DefinitiveOrbit,
): readonly { readonly at: number; readonly overlapS: number }[] {
  const { madeTaiS = Number.POSITIVE_INFINITY, fromTaiS, toTaiS } = turned;
  if (turned.designator !== designator || madeTaiS - statedTaiS < INDEPENDENT_AFTER_S) return [];
  return BANDS.flatMap((fromDays, band) => {
    const toDays = BANDS[band + 1] ?? Number.POSITIVE_INFINITY;
    const from = Math.max(statedTaiS + fromDays * SECONDS_PER_DAY, orbit.startTaiS, fromTaiS);
    const to = Math.min(statedTaiS + toDays * SECONDS_PER_DAY, orbit.stopTaiS, toTaiS);
    if (!(to > from)) return [];
    const at = pointNear(pointsTaiS, (from + to) / 2);
    return at >= from && at < to ? [{ at, overlapS: to - from }] : [];
  });
}

/**
 * Compares element sets with the next one of their object that is a day or more younger: a lower bound of their error.
 *
 * Method   the older one at the epoch of the newer, over the covariances of both. Where their errors correlate by r their difference has s1^2 + s2^2 - 2 r s1 s2, which is no more than
 *          the sum for any r from 0 on. Pairs of a kind do not overlap
 * Assumes  sets with equal errors (r from 0 on; neighbours have 0.6 to 1.0): a common error is not observable, so a factor above 1 is valid and a factor below 1 is not
 * Frame    EME2000, RTN of the newer set
 */
export function samplesOfElementSets(sets: readonly PredictedOrbit[]): readonly RealismSample[] {
  const inOrder = sets.toSorted((a, b) => a.statedTaiS - b.statedTaiS);
  return [...new Set(inOrder.map(({ designator }) => designator))].flatMap((object) => {
    const ofObject = inOrder.filter(({ designator }) => designator === object);
    return BANDS.flatMap((_, band) => pairsOfBand(ofObject, band));
  });
}

function pairsOfBand(inOrder: readonly PredictedOrbit[], band: number): readonly RealismSample[] {
  const leastS = Math.max(BANDS[band]! * SECONDS_PER_DAY, ELEMENT_SETS_APART_S);
  const mostS = (BANDS[band + 1] ?? Number.POSITIVE_INFINITY) * SECONDS_PER_DAY;
  const samples: RealismSample[] = [];
  let untilTaiS = Number.NEGATIVE_INFINITY;
  for (const older of inOrder) {
    if (older.statedTaiS < untilTaiS) continue;
    const newer = inOrder.find(({ statedTaiS }) => statedTaiS - older.statedTaiS >= leastS);
    if (newer === undefined || newer.statedTaiS - older.statedTaiS >= mostS) continue;
    const sample = sampleAt(older, newer.orbit, newer.statedTaiS);
    if (sample === undefined) continue;
    untilTaiS = newer.statedTaiS;
    samples.push(sample);
  }
  return samples;
}

function sampleAt(
  { orbit, designator, statedTaiS, ...source }: PredictedOrbit,
  reference: Ephemeris,
  atTaiS: number,
): RealismSample | undefined {
  const six = new Float64Array(6);
  if (!orbit.stateAt(atTaiS, six) || orbit.covarianceAt?.(atTaiS) === undefined) return undefined;
  const difference = differenceAt(reference, orbit, atTaiS);
  const kind = covarianceKind(source, stateOfSix(six, atTaiS), statedTaiS);
  const residual = difference?.covarianceM2 && normalisedResidual(difference.positionRtnM, difference.covarianceM2);
  return kind && residual && { kind, residual, designator, statedTaiS };
}

/** The stated point next to an instant; the instant where everything is stated. */
function pointNear(pointsTaiS: ArrayLike<number> | undefined, atTaiS: number): number {
  if (pointsTaiS === undefined || pointsTaiS.length === 0) return atTaiS;
  let [low, high] = [0, pointsTaiS.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (pointsTaiS[middle]! <= atTaiS) low = middle;
    else high = middle;
  }
  const [before, after] = [pointsTaiS[low]!, pointsTaiS[high]!];
  return atTaiS - before <= after - atTaiS ? before : after;
}
