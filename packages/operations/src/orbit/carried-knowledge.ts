import { congruent6, turned6 } from '@keepout/astro/covariance/matrix6';
import { covarianceInLocal, covarianceInStateFrame } from '@keepout/astro/covariance/rotate';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Ephemeris, StateCovariance, StateVector } from '@keepout/astro/nouns';
import { stateOfSix } from '@keepout/astro/six-numbers';
import type { OrbitCovariance } from '@keepout/tracking/association/orbit-covariance';
import { accelerationNoise, noiseBetween } from '@keepout/tracking/orbit-update/acceleration-noise';
import { wayAlong } from '@keepout/tracking/orbit-update/along-path';
import { consideredArc, orbitArc } from '@keepout/tracking/orbit-update/arc';
import { rtnTransform } from '@keepout/tracking/orbit-update/prior';
import { fail, ok, type Result } from '@keepout/units/result';
import { isOfAir, motionWith, withDragAhead } from './drag-estimate.ts';
import { dynamicsOf } from './dynamics-parameters.ts';
import { WHITE_NOISE } from './forces.ts';
import type { DragEstimate, DynamicsParameters, KnownArc, KnownState, OrbitFault } from './known-orbit.ts';

/**
 * Carries state and covariance of an orbit at one epoch over a span before or after it.
 *
 * Method   Phi P Phi^T with the transition matrix of the force model, plus d d^T with d the displacement by one additional sigma of drag (where the
 *          drag was found, with its covariance with the state: + Phi c d^T + d c^T Phi^T), and white accelerations; docs/models/orbit-update
 * Assumes  one drag over the entire arc, or one up to the last measurement and one after it; no manoeuvre
 * Frame    EME2000
 */
export function carriedKnowledge(
  startState: KnownState,
  startTaiS: number,
  stopTaiS: number,
  motion: DynamicsParameters,
  eop?: EarthOrientation,
): Result<KnownArc, OrbitFault> {
  const until = startState.drag?.seenUntilTaiS ?? null;
  if (until === null || stopTaiS <= until) return carriedBy(startState, startTaiS, stopTaiS, motion, eop);
  const untilObserved = carriedBy(startState, Math.min(startTaiS, until), until, motion, eop);
  if (!untilObserved.ok) return untilObserved;
  const lastObserved = arcStateAt(untilObserved.value, until);
  const ahead = lastObserved && carriedBy(withDragAhead(lastObserved), until, stopTaiS, motion, eop);
  if (!ahead?.ok) return ahead ?? decays;
  const at = (epochTaiS: number): KnownArc => (epochTaiS <= until ? untilObserved.value : ahead.value);
  return ok({
    orbit: {
      frame: 'EME2000',
      startTaiS: untilObserved.value.orbit.startTaiS,
      stopTaiS: ahead.value.orbit.stopTaiS,
      stateAt: (epochTaiS, out) => at(epochTaiS).orbit.stateAt(epochTaiS, out),
    },
    error: (state) => at(state.epochTaiS).error(state),
    dragAt: (state) => at(state.epochTaiS).dragAt?.(state),
  });
}

/** With one drag. */
function carriedBy(
  { state: initial, covarianceRtn, drag: dragEstimate }: KnownState,
  startTaiS: number,
  stopTaiS: number,
  baseMotion: DynamicsParameters,
  eop: EarthOrientation | undefined,
): Result<KnownArc, OrbitFault> {
  const motion = motionWith(baseMotion, dragEstimate);
  const drag = dragEstimate && isOfAir(dragEstimate, baseMotion) ? dragEstimate : undefined;
  const [from, to] = [Math.min(startTaiS, initial.epochTaiS), Math.max(stopTaiS, initial.epochTaiS)];
  const dynamics = dynamicsOf(motion, from, to, { nearState: initial, ...(eop && { eop }) });
  const arc = orbitArc(initial, from, to, dynamics);
  if (!arc.ok) return decays;
  const braked = consideredArc(initial, from, to, dynamics);
  if (braked?.ok === false) return decays;
  const { epochTaiS } = initial;
  const local: StateCovariance = { epochTaiS, frame: 'RTN', matrix: covarianceRtn };
  const { matrix: start } = covarianceInStateFrame(local, initial);
  const [six, brakedState, transition] = [new Float64Array(6), new Float64Array(6), new Float64Array(36)];
  const startCross = drag && turned6(rtnTransform(initial, 'to-inertial'), drag.crossRtn);
  const by = new Float64Array(6);
  /** Computes the displacement by one sigma of drag at an epoch; false where it is zero. */
  const displacementAt = (epochTaiS: number): boolean => {
    if (!braked?.ok || !braked.value.stateAt(epochTaiS, brakedState)) return false;
    by.set(wayAlong(six, brakedState).by);
    return true;
  };
  const orbit: Ephemeris = {
    frame: 'EME2000',
    startTaiS: arc.value.startTaiS,
    stopTaiS: arc.value.stopTaiS,
    stateAt: (at, out) => arc.value.read(at, out),
  };
  const uncertain = dynamics !== 'two-body' ? dynamics : undefined;
  const noiseAt = accelerationNoise(arc.value, initial, uncertain?.noise ?? WHITE_NOISE, uncertain);
  const error: OrbitCovariance = (state) => {
    if (!arc.value.read(state.epochTaiS, six, transition)) return undefined;
    const noise = noiseBetween(undefined, noiseAt(state.epochTaiS));
    const matrix = congruent6(
      transition,
      start.map((value, k) => value + noise[k]!),
    );
    if (displacementAt(state.epochTaiS)) {
      const cross = startCross ? turned6(transition, startCross) : new Float64Array(6);
      for (let k = 0; k < 36; k++) {
        const [i, j] = [Math.floor(k / 6), k % 6];
        matrix[k] = matrix[k]! + by[i]! * by[j]! + cross[i]! * by[j]! + by[i]! * cross[j]!;
      }
    }
    return covarianceInLocal({ epochTaiS: state.epochTaiS, frame: 'EME2000', matrix }, 'RTN', state);
  };
  const dragAt = (state: StateVector): DragEstimate | undefined => {
    if (drag === undefined || startCross === undefined) return undefined;
    if (!arc.value.read(state.epochTaiS, six, transition) || !displacementAt(state.epochTaiS)) return undefined;
    const cross = turned6(transition, startCross).map((value, i) => value + by[i]!);
    return { ...drag, crossRtn: [...turned6(rtnTransform(state, 'to-rtn'), cross)] };
  };
  return ok({ orbit, error, dragAt });
}

const decays = fail({ code: 'orbit-ends-before-pass' as const });

/** A carried orbit at one epoch. */
export function arcStateAt({ orbit, error, dragAt }: KnownArc, epochTaiS: number): KnownState | undefined {
  const six = new Float64Array(6);
  if (!orbit.stateAt(epochTaiS, six)) return undefined;
  const state = stateOfSix(six, epochTaiS);
  const covariance = error(state);
  const drag = dragAt?.(state);
  return covariance && { state, covarianceRtn: covariance.matrix, ...(drag && { drag }) };
}
