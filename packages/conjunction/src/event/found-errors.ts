import { differenceAt } from '@keepout/astro/ephemeris/difference';
import type { Vec3 } from '@keepout/astro/nouns';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { LEAST_SAMPLES } from '../covariance/realism.ts';
import { type CovarianceKind, covarianceKind, keyOfKind } from '../decision/sigma-rules.ts';
import type { Symmetric3 } from '../linear/symmetric3.ts';
import { type DefinitiveOrbit, independentSamples, momentsOf, type PredictedOrbit } from './realism-of-orbits.ts';

/** Errors of predictions of a kind without a covariance. */
export interface FoundErrors extends CovarianceKind {
  readonly samples: number;
  /** Mean square of the differences in RTN, row-major, m^2: an estimate; absent under 30 samples. */
  readonly covarianceM2?: Symmetric3;
}

/**
 * Returns the errors of predicted orbits without a stated covariance, from the definitive orbits, by kind and band of age; those with most samples first.
 *
 * Method   at the instants of `samplesOfPredictions`, one a prediction, object and band; the mean of d d^T in RTN of the definitive orbit, about zero: a common bias
 *          same way is an error too
 * Assumes  predictions of an object half a day apart independent of each other; the definitive orbit without an error of its own, which would make the estimate wider.
 *          A manoeuvre between widens it
 * Frame    EME2000
 *
 * Checked  three published sets of 1,000 residuals (`found-errors.test.ts`)
 */
export function foundErrors(
  predictions: readonly PredictedOrbit[],
  definitive: readonly DefinitiveOrbit[],
): readonly FoundErrors[] {
  const differences = predictions
    .filter(({ orbit }) => orbit.covarianceAt === undefined)
    .flatMap((prediction) => definitive.flatMap((turned) => differencesOf(prediction, turned)));
  const samples = independentSamples(differences);
  return [...new Set(samples.map(({ kind }) => keyOfKind(kind)))]
    .map((key) => samples.filter(({ kind }) => keyOfKind(kind) === key))
    .map((all) => ({
      ...all[0]!.kind,
      samples: all.length,
      ...(all.length >= LEAST_SAMPLES && { covarianceM2: meanSquare(all.map(({ differenceRtnM }) => differenceRtnM)) }),
    }))
    .sort((a, b) => b.samples - a.samples || a.leadFromDays - b.leadFromDays);
}

function differencesOf(prediction: PredictedOrbit, turned: DefinitiveOrbit) {
  const { designator, statedTaiS, orbit } = prediction;
  return momentsOf(prediction, turned).flatMap(({ at, overlapS }) => {
    const six = new Float64Array(6);
    const difference = orbit.stateAt(at, six) ? differenceAt(turned.orbit, orbit, at) : undefined;
    const kind = covarianceKind(prediction, stateOfSix(six, at), statedTaiS);
    if (difference === undefined || kind === undefined) return [];
    return [{ kind, designator, statedTaiS, overlapS, differenceRtnM: difference.positionRtnM }];
  });
}

function meanSquare(differences: readonly Vec3[]): Symmetric3 {
  return Float64Array.from({ length: 9 }, (_, k) => {
    const sum = differences.reduce((all, difference) => all + difference[Math.floor(k / 3)]! * difference[k % 3]!, 0);
    return sum / differences.length;
  });
}
