import type { AtmosphereModel } from '@keepout/astro/atmosphere-model';
import { cholesky, clipEigenvalues } from '@keepout/astro/covariance/positive-definite';
import { atmosphereOfAir } from '@keepout/astro/force/air';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import { localAxes } from '@keepout/astro/frames/local';
import type { Ephemeris, StateVector } from '@keepout/astro/nouns';
import { orbitArc } from '@keepout/tracking/orbit-update/arc';
import { fail, ok, type Result } from '@keepout/units/result';
import { dynamicsOf } from './dynamics-parameters.ts';
import { carriedOrbit, orbitForces } from './forces.ts';
import type { DynamicsParameters, KnownState, OrbitFault } from './known-orbit.ts';

/** Where chance comes from: standard normal numbers. */
export interface NormalDraws {
  normal(): number;
}

/** Where an object really is in the simulated world. Plain data. */
export interface SimulatedTruth {
  readonly epochTaiS: number;
  /** EME2000, m. */
  readonly positionM: readonly [number, number, number];
  /** EME2000, m/s. */
  readonly velocityMps: readonly [number, number, number];
  /** Cd A / m with which it is braked, m^2/kg; absent: not at all. */
  readonly dragM2PerKg?: number;
  /** The density that this drag belongs to; absent: the exponential one. */
  readonly airModel?: AtmosphereModel['model'];
  /** Whether measurement files exist: the object is real, independent of its orbit solution. */
  readonly isMeasured?: boolean;
}

/** Minimum simulated drag, as a share of the estimate. */
const LEAST_DRAG = 0.1;

/**
 * Draws a true state from an orbit solution.
 *
 * Method   L n with L L^T the covariance in RTN and n standard normal: the errors agree with the covariance; the same for drag
 */
export function drawTruth(
  { state, covarianceRtn }: KnownState,
  { drag, air }: DynamicsParameters,
  draws: NormalDraws,
): SimulatedTruth {
  const lower = cholesky(covarianceRtn, 6) ?? cholesky(clipEigenvalues(covarianceRtn, 6, 1e-9).matrix, 6);
  const normal = Array.from({ length: 6 }, () => draws.normal());
  const error = normal.map((_, row) => normal.reduce((sum, draw, k) => sum + (lower?.[row * 6 + k] ?? 0) * draw, 0));
  const axes = localAxes('RTN', state.positionM, state.velocityMps);
  const turned = (at: number, k: number): number =>
    [0, 1, 2].reduce((sum, row) => sum + axes[row * 3 + k]! * error[at + row]!, 0);
  const moved = (from: readonly number[], at: number): [number, number, number] => [
    from[0]! + turned(at, 0),
    from[1]! + turned(at, 1),
    from[2]! + turned(at, 2),
  ];
  return {
    epochTaiS: state.epochTaiS,
    positionM: moved(state.positionM, 0),
    velocityMps: moved(state.velocityMps, 3),
    ...(drag && {
      dragM2PerKg: drag.coefficientM2PerKg * Math.max(LEAST_DRAG, 1 + drag.sigmaShare * draws.normal()),
      ...(air && { airModel: air.model }),
    }),
  };
}

/** Returns the true orbit over a span: follows the ephemeris of the object where there is one, else forces with the drawn drag. */
export function trueOrbit(
  { dragM2PerKg, airModel: _, isMeasured: _m, ...state }: SimulatedTruth,
  { oem, air }: DynamicsParameters,
  startTaiS: number,
  stopTaiS: number,
  eop?: EarthOrientation,
): Result<Ephemeris, OrbitFault> {
  const initial: StateVector = { ...state, frame: 'EME2000' };
  const drag = dragM2PerKg === undefined ? undefined : { coefficientM2PerKg: dragM2PerKg, sigmaShare: 0 };
  const [from, to] = [Math.min(startTaiS, initial.epochTaiS), Math.max(stopTaiS, initial.epochTaiS)];
  const dynamics = dynamicsOf({ ...(oem !== undefined && { oem }) }, from, to, { ...(eop && { eop }) });
  if (dynamics === 'two-body' || dynamics.reference === undefined) {
    return carriedOrbit(
      initial,
      startTaiS,
      stopTaiS,
      orbitForces({ nearState: initial, drag, density: air && atmosphereOfAir(air), eop, objectType: 'UNKNOWN' }),
    );
  }
  const arc = orbitArc(initial, from, to, dynamics);
  if (!arc.ok) return fail({ code: 'orbit-message-beyond' });
  return ok({ frame: 'EME2000', startTaiS, stopTaiS, stateAt: (at, out) => arc.value.read(at, out) });
}
