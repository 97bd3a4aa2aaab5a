import { MU_EARTH } from '@keepout/astro/constants';
import { congruent6, identity6, invert6, multiply6, transposed6, turned6 } from '@keepout/astro/covariance/matrix6';
import type { StateVector } from '@keepout/astro/nouns';
import type { TransitionArc } from '@keepout/astro/numerical/transition';
import { sixOf } from '@keepout/astro/six-numbers';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import { wayAlong } from './along-path.ts';
import { type Bend, bendOf } from './bend.ts';
import { jointResiduals } from './joint-information.ts';
import type { PlannedKnowledge } from './planned-information.ts';
import type { PriorInformation } from './prior.ts';
import { BIASES, forceUnknowns, sightingResiduals } from './residuals.ts';

/**
 * Effect of the curvature of planned measurements along the longest direction of the remaining errors.
 *
 * Method   `bendOf`, at the start of the update; a neighbour is the orbit plus its displacement under two-body motion
 *
 * @param priorState        the orbit at the initial epoch of the arc
 * @param prior        before them
 * @param covariance   Float64Array(36)   after the tracks, in sigmas of the prior
 */
export function plannedBend(
  tracks: readonly PlannedKnowledge[],
  priorState: StateVector,
  arc: TransitionArc,
  prior: PriorInformation,
  covariance: Float64Array,
): Bend {
  const place = placeOf(tracks, priorState, arc, { prior, covariance });
  const { start } = place;
  const [startState, movedState] = [new Float64Array(6), new Float64Array(6)];
  const residuals = jointResiduals(tracks).map((row) => ({ ...row, slopes: slopesAt(row.slopes, place.back) }));
  const neighbourAt = (moved: Float64Array) => {
    const from = start.map((value, i) => value + moved[i]!);
    const neighbour: TransitionArc = {
      ...arc,
      read(epochTaiS, state, transition) {
        if (!arc.read(epochTaiS, state, transition)) return false;
        propagateTwoBody(start, epochTaiS - place.epochTaiS, startState);
        propagateTwoBody(from, epochTaiS - place.epochTaiS, movedState);
        for (let i = 0; i < 6; i++) state[i] = state[i]! + movedState[i]! - startState[i]!;
        return true;
      },
    };
    const neighbourResiduals = sightingResiduals(
      residuals.map(({ sighting }) => sighting),
      neighbour,
      new Float64Array(BIASES * tracks.length),
    );
    return neighbourResiduals && { residuals: neighbourResiduals, way: wayAlong(start, from).by };
  };
  const motion = Math.sqrt(MU_EARTH / Math.hypot(start[0]!, start[1]!, start[2]!) ** 3);
  const bend = bendOf(
    { residuals, way: new Float64Array(6) },
    neighbourAt,
    place.prior,
    { units: place.prior.root, covariance: place.covariance },
    [...tracks.flatMap(({ sigmas }) => sigmas), ...new Array<number>(forceUnknowns(residuals)).fill(1)],
    motion,
  );
  return { ...bend, shift: turned6(place.back, bend.shift) };
}

/** Start of an update, the prior there, and the knowledge there after the tracks. */
interface Place {
  readonly start: Float64Array;
  readonly epochTaiS: number;
  readonly prior: PriorInformation;
  /** Float64Array(36), in sigmas of that prior. */
  readonly covariance: Float64Array;
  /** Float64Array(36): from there to the epoch of the arc. */
  readonly back: Float64Array;
}

function placeOf(
  tracks: readonly PlannedKnowledge[],
  priorState: StateVector,
  arc: TransitionArc,
  { prior, covariance }: Pick<Place, 'prior' | 'covariance'>,
): Place {
  const atEpoch = { start: sixOf(priorState), epochTaiS: priorState.epochTaiS, prior, covariance, back: identity6() };
  const [first] = tracks.toSorted((a, b) => a.lastTaiS - b.lastTaiS);
  const { beginning } = first ?? {};
  const [start, transition] = [new Float64Array(6), new Float64Array(36)];
  if (beginning === undefined || !arc.read(beginning.epochTaiS, start, transition)) return atEpoch;
  const [back, inSigmas] = [invert6(transition), invert6(beginning.prior.root)];
  if (back === undefined || inSigmas === undefined) return atEpoch;
  const way = multiply6(inSigmas, multiply6(transition, prior.root));
  const { epochTaiS } = beginning;
  return { start, epochTaiS, prior: beginning.prior, covariance: congruent6(way, covariance), back };
}

/** By the state elsewhere: four rows of six. */
function slopesAt(slopes: Float64Array, back: Float64Array): Float64Array {
  const across = transposed6(back);
  const out = new Float64Array(24);
  for (let row = 0; row < 4; row++) out.set(turned6(across, slopes.subarray(6 * row, 6 * row + 6)), 6 * row);
  return out;
}
