import { twoBodyTransition } from '@keepout/astro/covariance/transport';
import type { Force } from '@keepout/astro/force/force';
import type { Ephemeris, StateVector } from '@keepout/astro/nouns';
import { type PropagationFault, propagateNumerically } from '@keepout/astro/numerical/propagate';
import { propagateWithTransition, type TransitionArc } from '@keepout/astro/numerical/transition';
import { sixOf, stateOfSix } from '@keepout/astro/six-numbers';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import { ok, type Result } from '@keepout/units/result';
import type { AccelerationNoise } from './acceleration-noise.ts';
import { transitionAlongEphemeris } from './transition-along-ephemeris.ts';

/** Dynamics of an orbit: the point mass alone; or these forces, created for EME2000, on a body of a given mass. */
export type OrbitDynamics =
  | 'two-body'
  | {
      readonly forces: readonly Force[];
      readonly massKg: number;
      /** The same with one sigma more of the uncertain parameters, such as drag: considered, not solved for. Absent: they are exact. */
      readonly considered?: readonly Force[];
      /** Correlation of the uncertain parameters after the last measurement with those before; 1 when absent: they persist. */
      readonly persistence?: number;
      /** Process noise from one measurement to the next; none when absent. */
      readonly noise?: AccelerationNoise;
      /** Error of one step over the size of position and velocity; 1e-11 when absent. */
      readonly relativeError?: number;
      /** In EME2000: it contains all forces and burns, and these describe an orbit near it only; no parameter is considered. */
      readonly reference?: Ephemeris;
    };

/** Error of the step: a centimetre an hour in low orbit, far below any measurement. */
const RELATIVE_ERROR = 1e-11;

/**
 * An orbit over a span that can be asked for its state and for its transition matrix from the initial epoch.
 *
 * Frame    EME2000
 *
 * @returns ok: TransitionArc   |   fault: PropagationFault
 */
export function orbitArc(
  initial: StateVector,
  startTaiS: number,
  stopTaiS: number,
  dynamics: OrbitDynamics,
): Result<TransitionArc, PropagationFault> {
  if (dynamics !== 'two-body') {
    const { reference } = dynamics;
    if (reference) return transitionAlongEphemeris(initial, { ...dynamics, reference });
    const { forces, massKg, relativeError = RELATIVE_ERROR } = dynamics;
    return propagateWithTransition({ initial, startTaiS, stopTaiS, forces, massKg, relativeError });
  }
  const from = sixOf(initial);
  return ok({
    startTaiS,
    stopTaiS,
    read(epochTaiS, state, transition) {
      propagateTwoBody(from, epochTaiS - initial.epochTaiS, state);
      if (transition) transition.set(twoBodyTransition(initial, stateOfSix(state, epochTaiS)));
      return true;
    },
  });
}

/** Effect of one sigma more of the uncertain forces; undefined where they are exact. */
export function consideredArc(
  initial: StateVector,
  startTaiS: number,
  stopTaiS: number,
  dynamics: OrbitDynamics,
): Result<Ephemeris, PropagationFault> | undefined {
  if (dynamics === 'two-body' || dynamics.considered === undefined) return undefined;
  const { considered: forces, massKg } = dynamics;
  const parts: Ephemeris[] = [];
  const from = sixOf(initial);
  for (const stop of [startTaiS, stopTaiS]) {
    if (stop === initial.epochTaiS) continue;
    const part = propagateNumerically({ initial, massKg, stopTaiS: stop, forces, relativeError: RELATIVE_ERROR });
    if (!part.ok) return part;
    parts.push(part.value);
  }
  return ok({
    frame: 'EME2000',
    startTaiS,
    stopTaiS,
    stateAt(at, out) {
      // An empty span has no parts.
      if (at === initial.epochTaiS) out.set(from);
      return (
        at === initial.epochTaiS ||
        parts.some((part) => at >= part.startTaiS && at <= part.stopTaiS && part.stateAt(at, out))
      );
    },
  });
}
