import { MU_EARTH } from '@keepout/astro/constants';
import type { StateVector } from '@keepout/astro/nouns';
import type { TransitionArc } from '@keepout/astro/numerical/transition';
import { sixOf } from '@keepout/astro/six-numbers';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import { wayAlong } from './along-path.ts';
import { type Bend, bendOf } from './bend.ts';
import { jointResiduals } from './joint-information.ts';
import type { PlannedKnowledge } from './planned-information.ts';
import type { PriorInformation } from './prior.ts';
import { BIASES, forceUnknowns, residualsOf } from './residuals.ts';

/**
 * What the curvature of planned measurements will do along the longest direction of the errors that they leave.
 *
 * Method   `bendOf`; a neighbour is the orbit plus what two-body motion makes of its displacement
 *
 * @param known        the orbit at the initial epoch of the arc
 * @param prior        before them
 * @param covariance   Float64Array(36)   after the tracks, in sigmas of the prior
 */
export function plannedBend(
  tracks: readonly PlannedKnowledge[],
  known: StateVector,
  arc: TransitionArc,
  prior: PriorInformation,
  covariance: Float64Array,
): Bend {
  const start = sixOf(known);
  const [here, there] = [new Float64Array(6), new Float64Array(6)];
  const residuals = jointResiduals(tracks);
  const beside = (moved: Float64Array) => {
    const from = start.map((value, i) => value + moved[i]!);
    const neighbour: TransitionArc = {
      ...arc,
      read(epochTaiS, state, transition) {
        if (!arc.read(epochTaiS, state, transition)) return false;
        propagateTwoBody(start, epochTaiS - known.epochTaiS, here);
        propagateTwoBody(from, epochTaiS - known.epochTaiS, there);
        for (let i = 0; i < 6; i++) state[i] = state[i]! + there[i]! - here[i]!;
        return true;
      },
    };
    const seen = residualsOf(
      residuals.map(({ sighting }) => sighting),
      neighbour,
      new Float64Array(BIASES * tracks.length),
    );
    return seen && { residuals: seen, way: wayAlong(start, from).by };
  };
  const motion = Math.sqrt(MU_EARTH / Math.hypot(...known.positionM) ** 3);
  return bendOf(
    { residuals, way: new Float64Array(6) },
    beside,
    prior,
    { units: prior.root, covariance },
    [...tracks.flatMap(({ sigmas }) => sigmas), ...new Array<number>(forceUnknowns(residuals)).fill(1)],
    motion,
  );
}
