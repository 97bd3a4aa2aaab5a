import { covarianceInFrame, covarianceInLocal } from '@keepout/astro/covariance/rotate';
import type { Ephemeris, StateCovariance, StateVector } from '@keepout/astro/nouns';

/**
 * Covariance of an orbit at a state of it (EME2000), in EME2000 or RTN; undefined where unknown.
 * `estimateCovariance` of an element set by its age, or what an ephemeris carries.
 */
export type OrbitCovariance = (state: StateVector) => StateCovariance | undefined;

/** An along-track error is a time offset: its radial velocity follows from it. */
const CORRELATION = 0.98;
/** Radial and across, as a share of that along the track. */
const SHARE = 0.1;

/** An error along the track, with 10 % of it across: for orbits without further data. */
export function alongTrackError(sigmaM: number): (state: StateVector) => StateCovariance {
  return ({ epochTaiS, positionM, velocityMps }) => {
    const radius = Math.hypot(...positionM);
    const turn = Math.hypot(...velocityMps) / radius;
    const small = SHARE * sigmaM;
    const sigmas = [small, sigmaM, small, turn * sigmaM, turn * small, turn * small];
    const matrix = new Float64Array(36);
    sigmas.forEach((sigma, k) => {
      matrix[7 * k] = sigma * sigma;
    });
    const pair = (i: number, j: number): void => {
      matrix[6 * i + j] = -CORRELATION * sigmas[i]! * sigmas[j]!;
      matrix[6 * j + i] = matrix[6 * i + j]!;
    };
    pair(1, 3);
    pair(0, 4);
    return { epochTaiS, frame: 'RTN', matrix };
  };
}

/** Default for an orbit without data, along its track. */
const UNKNOWN_M = 1000;

/** Returns the covariance of an orbit at a state of it (EME2000): the stated one, else that of its ephemeris, else a kilometre along the track; RTN. */
export function knownError(orbit: Ephemeris, error: OrbitCovariance | undefined, state: StateVector): StateCovariance {
  const statedCovariance = error?.(state) ?? orbit.covarianceAt?.(state.epochTaiS);
  return statedCovariance === undefined
    ? alongTrackError(UNKNOWN_M)(state)
    : covarianceInLocal(covarianceInFrame(statedCovariance, state.frame), 'RTN', state);
}
