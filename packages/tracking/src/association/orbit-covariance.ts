import { covarianceInFrame, covarianceInLocal } from '@keepout/astro/covariance/rotate';
import type { Ephemeris, StateCovariance, StateVector } from '@keepout/astro/nouns';

/**
 * How well an orbit is known at a state of it (EME2000): its covariance there, in EME2000 or RTN; undefined where nothing is known.
 * `estimateCovariance` of an element set by its age, or what an ephemeris carries.
 */
export type OrbitCovariance = (state: StateVector) => StateCovariance | undefined;

/** An along-track error is one of time: it has its radial velocity with it. */
const CORRELATION = 0.98;
/** Radial and across, as a share of that along the track. */
const SHARE = 0.1;

/** An error along the track, with a tenth of it across: for orbits of which no more is known. */
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

/** Of an orbit of which nothing is known, along its track. */
const UNKNOWN_M = 1000;

/** How well an orbit is known at a state of it (EME2000): as told, else as its ephemeris says, else a kilometre along the track; RTN. */
export function knownError(orbit: Ephemeris, error: OrbitCovariance | undefined, state: StateVector): StateCovariance {
  const known = error?.(state) ?? orbit.covarianceAt?.(state.epochTaiS);
  return known === undefined
    ? alongTrackError(UNKNOWN_M)(state)
    : covarianceInLocal(covarianceInFrame(known, state.frame), 'RTN', state);
}
