import { propagateTwoBody } from '../two-body/propagate.ts';
import type { NumericalTrajectory } from './trajectory.ts';

/**
 * An integrated orbit that goes on by the point mass alone after its end.
 *
 * Method   `propagateTwoBody` from the last state; the mass stays
 * Frame    inertial
 *
 * @param stopTaiS   end of the continuation; a farther integration stays unchanged
 */
export function coasting(flown: NumericalTrajectory, stopTaiS: number): NumericalTrajectory {
  const { stopTaiS: endTaiS } = flown;
  if (!(stopTaiS > endTaiS)) return flown;
  const last = new Float64Array(6);
  flown.stateAt(endTaiS, last);
  const covers = (epochTaiS: number): boolean => epochTaiS > endTaiS && epochTaiS <= stopTaiS;
  return {
    ...flown,
    stopTaiS,
    arcs: [...flown.arcs, { startTaiS: endTaiS, stopTaiS, isPowered: false }],
    stateAt(epochTaiS, out) {
      if (!covers(epochTaiS)) return flown.stateAt(epochTaiS, out);
      propagateTwoBody(last, epochTaiS - endTaiS, out);
      return true;
    },
    massAt: (epochTaiS) => flown.massAt(covers(epochTaiS) ? endTaiS : epochTaiS),
  };
}
