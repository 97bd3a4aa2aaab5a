import { cholesky, clipEigenvalues } from '@keepout/astro/covariance/positive-definite';
import { localAxes } from '@keepout/astro/frames/local';
import type { Ephemeris } from '@keepout/astro/nouns';
import type { Result } from '@keepout/units/result';
import { carriedOrbit } from '../../targets/carried-orbit.ts';
import type { KnownOrbit, OrbitFault } from '../../targets/known-orbit.ts';
import type { Draws } from './draws.ts';

/** Where an object really is in the simulated world. Plain data. */
export interface Truth {
  readonly epochTaiS: number;
  /** EME2000, m. */
  readonly positionM: readonly [number, number, number];
  /** EME2000, m/s. */
  readonly velocityMps: readonly [number, number, number];
}

/**
 * Draws the truth around what is known.
 *
 * Method   L n with L L^T the covariance in RTN and n standard normal: what is known errs as much as it says it does
 */
export function drawTruth({ state, covarianceRtn }: KnownOrbit, draws: Draws): Truth {
  const lower = cholesky(covarianceRtn, 6) ?? cholesky(clipEigenvalues(covarianceRtn, 6, 1e-9).matrix, 6);
  const normal = Array.from({ length: 6 }, () => draws.normal());
  const error = normal.map((_, row) => normal.reduce((sum, one, k) => sum + (lower?.[row * 6 + k] ?? 0) * one, 0));
  const axes = localAxes('RTN', state.positionM, state.velocityMps);
  const turned = (at: number, k: number): number =>
    [0, 1, 2].reduce((sum, row) => sum + axes[row * 3 + k]! * error[at + row]!, 0);
  const moved = (from: readonly number[], at: number): [number, number, number] => [
    from[0]! + turned(at, 0),
    from[1]! + turned(at, 1),
    from[2]! + turned(at, 2),
  ];
  return { epochTaiS: state.epochTaiS, positionM: moved(state.positionM, 0), velocityMps: moved(state.velocityMps, 3) };
}

/** The true orbit over a span. */
export function trueOrbit(truth: Truth, startTaiS: number, stopTaiS: number): Result<Ephemeris, OrbitFault> {
  return carriedOrbit({ ...truth, frame: 'EME2000' }, startTaiS, stopTaiS);
}
