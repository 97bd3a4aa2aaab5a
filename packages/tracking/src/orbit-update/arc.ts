import { twoBodyTransition } from '@keepout/astro/covariance/transport';
import type { Force } from '@keepout/astro/force/force';
import type { StateVector } from '@keepout/astro/nouns';
import type { PropagationFault } from '@keepout/astro/numerical/propagate';
import { propagateWithTransition, type TransitionArc } from '@keepout/astro/numerical/transition';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import { ok, type Result } from '@keepout/units/result';

/** How an orbit moves: the point mass alone, or these forces, made for EME2000, on a body of so much mass. */
export type OrbitDynamics =
  | 'two-body'
  | {
      readonly forces: readonly Force[];
      readonly massKg: number;
      /** Error of one step over the size of position and velocity; 1e-11 when absent. */
      readonly relativeError?: number;
    };

/** Of the step: a centimetre an hour in low orbit, far below any measurement. */
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
    return propagateWithTransition({ initial, startTaiS, stopTaiS, relativeError: RELATIVE_ERROR, ...dynamics });
  }
  const from = [...initial.positionM, ...initial.velocityMps];
  return ok({
    startTaiS,
    stopTaiS,
    read(epochTaiS, state, transition) {
      propagateTwoBody(from, epochTaiS - initial.epochTaiS, state);
      if (transition) transition.set(twoBodyTransition(initial, stateOf(state, epochTaiS)));
      return true;
    },
  });
}

/** Six numbers in EME2000 as a state. */
export function stateOf(six: ArrayLike<number>, epochTaiS: number): StateVector {
  return {
    epochTaiS,
    frame: 'EME2000',
    positionM: [six[0]!, six[1]!, six[2]!],
    velocityMps: [six[3]!, six[4]!, six[5]!],
  };
}
