import { LEAST_SAMPLES } from '@keepout/conjunction/covariance/realism';
import { type FoundErrors, foundErrors } from '@keepout/conjunction/event/found-errors';
import type { DefinitiveOrbit, PredictedOrbit } from '@keepout/conjunction/event/realism-of-orbits';

/** Errors of predictions without a stated covariance, a line per kind; empty where all state one. */
export function foundErrorsText(
  predictions: readonly PredictedOrbit[],
  definitive: readonly DefinitiveOrbit[],
): string {
  return foundErrors(predictions, definitive).map(lineOf).join('');
}

function lineOf({ originator, regime, leadFromDays, leadToDays, samples, covarianceM2 }: FoundErrors): string {
  const age = leadToDays === null ? `${leadFromDays} d and more` : `${leadFromDays} to ${leadToDays} d`;
  const errors =
    covarianceM2 === undefined
      ? `no errors estimated of fewer than ${LEAST_SAMPLES} samples`
      : `errors found ${[0, 4, 8].map((k) => Math.sqrt(covarianceM2[k]!).toPrecision(3)).join(', ')} m in R, T, N (estimated)`;
  return `${originator} without covariance, ${regime}, ${age} old, ${samples} samples: ${errors}\n`;
}
