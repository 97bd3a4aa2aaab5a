import { identity6, multiply6, turned6 } from '@keepout/astro/covariance/matrix6';
import type { Force } from '@keepout/astro/force/force';
import { rtnAxes } from '@keepout/astro/frames/local';
import type { Ephemeris, StateVector } from '@keepout/astro/nouns';
import type { PropagationFault } from '@keepout/astro/numerical/propagate';
import { propagateWithTransition, type TransitionArc } from '@keepout/astro/numerical/transition';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { fail, ok, type Result } from '@keepout/units/result';
import { movedAlong, wayAlong } from './along-path.ts';

/** An ephemeris that contains all forces and burns, and the forces for an orbit near it. */
export interface AlongEphemerisDynamics {
  readonly reference: Ephemeris;
  readonly forces: readonly Force[];
  readonly massKg: number;
}

/** Restart of an orbit near the ephemeris. */
interface Node {
  readonly initial: StateVector;
  /** From the initial epoch of all. */
  readonly transition: Float64Array;
}

/** After a burn the ephemeris differs from its forces; the orbit restarts before that turns a difference by a degree. */
const ANEW_S = 7200;
const RELATIVE_ERROR = 1e-11;

/**
 * An orbit that runs near an ephemeris.
 *
 * Method   effect of forces on the difference: from the ephemeris and from the orbit on for two hours each, the step between them along the path, in RTN, added
 *          beside the ephemeris; then anew. Forty kilometres along the path are time on it, and a straight line would have them a hundred metres deep
 * Assumes  burns and drag move both the same way
 * Frame    EME2000
 *
 * @returns ok: TransitionArc   |   fault: PropagationFault
 *
 * Checked  arc-beside.test.ts
 */
export function transitionAlongEphemeris(
  initial: StateVector,
  { reference: ephemeris, forces, massKg }: AlongEphemerisDynamics,
): Result<TransitionArc, PropagationFault> {
  const { startTaiS, stopTaiS } = ephemeris;
  const six = new Float64Array(6);
  if (!ephemeris.stateAt(initial.epochTaiS, six))
    return fail({ code: 'state-not-finite', epochTaiS: initial.epochTaiS });
  const nodes = { '-1': [{ initial, transition: identity6() }], '1': [{ initial, transition: identity6() }] };
  const pieces = new Map<string, TransitionArc | undefined>();
  const pieceOf = (side: -1 | 1, count: number): TransitionArc | undefined => {
    const key = `${side} ${count}`;
    if (!pieces.has(key)) pieces.set(key, piece(nodes[side][count]!, side));
    return pieces.get(key);
  };
  const piece = ({ initial: from, transition: before }: Node, side: -1 | 1): TransitionArc | undefined => {
    const { epochTaiS } = from;
    const ends = [epochTaiS, epochTaiS + side * ANEW_S].sort((a, b) => a - b) as [number, number];
    const [referenceState, offsetState, moved, slopes] = [6, 6, 6, 36].map(
      (size) => new Float64Array(size),
    ) as Float64Array[];
    if (!ephemeris.stateAt(epochTaiS, referenceState!)) return undefined;
    const span = { startTaiS: ends[0], stopTaiS: ends[1], forces, massKg, relativeError: RELATIVE_ERROR };
    const along = propagateWithTransition({ initial: stateOfSix(referenceState!, epochTaiS), ...span });
    const off = propagateWithTransition({ initial: from, ...span });
    if (!along.ok || !off.ok) return undefined;
    return {
      startTaiS: ends[0],
      stopTaiS: ends[1],
      read(at, state, transition) {
        if (!ephemeris.stateAt(at, referenceState!) || !along.value.read(at, offsetState!)) return false;
        if (!off.value.read(at, moved!, slopes)) return false;
        const way = wayAlong(offsetState!, moved!).by;
        state.set(movedAlong(referenceState!, turnedFrom(offsetState!, referenceState!, way)));
        transition?.set(multiply6(slopes!, before));
        return true;
      },
    };
  };
  return ok({
    startTaiS,
    stopTaiS,
    read(epochTaiS, state, transition) {
      const spanS = epochTaiS - initial.epochTaiS;
      const side = spanS < 0 ? -1 : 1;
      const nodeCount = Math.floor(Math.abs(spanS) / ANEW_S);
      for (let count = nodes[side].length - 1; count < nodeCount; count++) {
        const at = initial.epochTaiS + side * (count + 1) * ANEW_S;
        const [next, grown] = [new Float64Array(6), new Float64Array(36)];
        if (pieceOf(side, count)?.read(at, next, grown) !== true) return false;
        nodes[side].push({ initial: stateOfSix(next, at), transition: grown });
      }
      return pieceOf(side, nodeCount)?.read(epochTaiS, state, transition) === true;
    },
  });
}

/** A way at one state as it is at another one, in the axes of either. */
function turnedFrom(from: Float64Array, to: Float64Array, way: Float64Array): Float64Array {
  const [fromAxes, toAxes] = [from, to].map((state) => rtnAxes(state.subarray(0, 3), state.subarray(3)));
  const turn = new Float64Array(36);
  for (let i = 0; i < 3; i++) {
    for (let k = 0; k < 3; k++) {
      const entry = [0, 1, 2].reduce((sum, axis) => sum + toAxes![3 * axis + i]! * fromAxes![3 * axis + k]!, 0);
      turn[6 * i + k] = entry;
      turn[6 * (i + 3) + k + 3] = entry;
    }
  }
  return turned6(turn, way);
}
