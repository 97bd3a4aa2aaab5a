import type { OrbitError } from '../curved/orbit-error.ts';
import type { Dilution } from './dilution.ts';

/** Factors on the deviations that are tried below the present ones; few, as every one costs a whole expected number. */
const SCALES = [0.9, 0.6, 0.4, 0.25, 0.15, 0.1, 0.03] as const;
/** A rise below this share is the method's own error. */
const VISIBLE_RISE = 5e-3;

/** The same orbit with all deviations multiplied by `factor`. */
export function scaledError(error: OrbitError, factor: number): OrbitError {
  return {
    ...error,
    covariance: error.covariance.map((value) => value * factor * factor),
    ...(error.shared && { shared: error.shared.map((value) => value * factor) }),
  };
}

/**
 * Dilution of an expected number, where the two-dimensional curve says nothing.
 *
 * Method   both errors are shrunk by a few factors down to 0.03 and the number is taken again; a rise means diluted.
 *          The maximum is the largest value met, a lower bound of the true one
 *
 * @param expectedAt  function of both scaled errors; undefined where it finds none
 * @param present     number   the expected number at the present errors
 */
export function ncDilution(
  errors: readonly [OrbitError, OrbitError],
  present: number,
  expectedAt: (first: OrbitError, second: OrbitError) => number | undefined,
): Dilution {
  let maxPc = present;
  let scaleAtMax = 1;
  for (const scale of SCALES) {
    const pc = Math.min(1, expectedAt(scaledError(errors[0], scale), scaledError(errors[1], scale)) ?? 0);
    if (pc > maxPc) {
      maxPc = pc;
      scaleAtMax = scale;
    }
  }
  const isDiluted = maxPc > present * (1 + VISIBLE_RISE);
  return { region: isDiluted ? 'diluted' : 'robust', maxPc, scaleAtMax: isDiluted ? scaleAtMax : 1 };
}
