import { isPositiveDefinite } from '@keepout/astro/covariance/positive-definite';
import { covarianceInStateFrame } from '@keepout/astro/covariance/rotate';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { Ephemeris, FrameName } from '@keepout/astro/nouns';
import { stateOfSix } from '@keepout/astro/six-numbers';

/** An ephemeris at a time, in the units of messages: km and km/s. */
export interface InterpolatedState {
  /** UTC, to the microsecond. */
  readonly time: string;
  readonly frame: FrameName;
  readonly positionKm: number[];
  readonly velocityKmS: number[];
  /** 6x6 by rows in the frame: km^2, km^2/s, km^2/s^2; null: the ephemeris has no covariance there. */
  readonly covarianceKm: number[][] | null;
  readonly isPositive: boolean | null;
}

/**
 * Returns state and covariance of an ephemeris between its points; the same for service and command.
 *
 * @returns undefined outside of its useable span
 *
 * Checked  conformance/interpolation, by `keepout interpolate`
 */
export function interpolatedState(ephemeris: Ephemeris, epochTaiS: number): InterpolatedState | undefined {
  const six = new Float64Array(6);
  if (!ephemeris.stateAt(epochTaiS, six)) return undefined;
  const state = stateOfSix(six, epochTaiS, ephemeris.frame);
  const covariance = ephemeris.covarianceAt?.(epochTaiS);
  const matrix = covariance && covarianceInStateFrame(covariance, state).matrix.map((value) => value / 1e6);
  return {
    time: formatUtcZ(epochTaiS, 6),
    frame: ephemeris.frame,
    positionKm: state.positionM.map((m) => m / 1000),
    velocityKmS: state.velocityMps.map((mps) => mps / 1000),
    covarianceKm: matrix ? Array.from({ length: 6 }, (_, row) => [...matrix.subarray(6 * row, 6 * row + 6)]) : null,
    isPositive: matrix ? isPositiveDefinite(matrix, 6) : null,
  };
}
