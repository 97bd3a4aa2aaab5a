import { covarianceInFrame, covarianceInLocal } from '@keepout/astro/covariance/rotate';
import type { TableEphemeris } from '@keepout/astro/ephemeris/table';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import { transformState } from '@keepout/astro/frames/rotation';
import type { Ephemeris, StateCovariance, StateVector } from '@keepout/astro/nouns';
import { estimateCarriedCovariance } from '@keepout/conjunction/covariance/estimated';
import { fail, ok, type Result } from '@keepout/units/result';
import { arcStateAt, carriedKnowledge } from './carried-knowledge.ts';
import { dynamicsParameters } from './dynamics-parameters.ts';
import { stateOfElements } from './elements-state.ts';
import type { KnownOrbit, KnownState, OrbitFault, PlainState } from './known-orbit.ts';
import { openedOem } from './opened-oem.ts';
import { meanElements } from './plain-elements.ts';

/** An orbit without a covariance is thought to be as good as element sets are after a day. */
export const ASSUMED_AGE_S = 86_400;

/**
 * Returns the state and covariance of an object at an epoch: a state is propagated, an element set fitted by forces, an ephemeris interpolated.
 *
 * Method   the covariance of an ephemeris is the stated one nearest in time, carried by forces
 * Assumes  an orbit without covariance has the typical one of its regime and age
 * Frame    EME2000
 */
export function knownStateAt(
  orbit: KnownOrbit,
  epochTaiS: number,
  eop?: EarthOrientation,
): Result<KnownState, OrbitFault> {
  if (orbit.kind === 'elements')
    return stateOfElements(meanElements(orbit.elements), epochTaiS, orbit.motion?.air, eop);
  if (orbit.kind === 'ephemeris') return stateOfOem(orbit.text, epochTaiS, eop);
  const knownState = stateAsKnown(orbit);
  if (epochTaiS === orbit.epochTaiS) return ok(knownState);
  const carried = carriedKnowledge(knownState, epochTaiS, epochTaiS, dynamicsParameters(orbit), eop);
  if (!carried.ok) return carried;
  const carriedState = arcStateAt(carried.value, epochTaiS);
  return carriedState ? ok(carriedState) : fail({ code: 'orbit-ends-before-pass' });
}

/** A state with its covariance, or the usual one. */
export function stateAsKnown({ epochTaiS, positionM, velocityMps, covarianceRtn, drag }: PlainState): KnownState {
  const state: StateVector = { epochTaiS, frame: 'EME2000', positionM, velocityMps };
  const matrix = covarianceRtn === null ? undefined : Float64Array.from(covarianceRtn.flat());
  return { state, covarianceRtn: matrix ?? estimated(state), ...(drag && { drag }) };
}

function stateOfOem(text: string, epochTaiS: number, eop?: EarthOrientation): Result<KnownState, OrbitFault> {
  const { asWritten } = openedOem(text, eop);
  if (asWritten === undefined) return fail({ code: 'orbit-message-unreadable' });
  const stateAsWritten = writtenState(asWritten, epochTaiS);
  if (stateAsWritten === undefined) return fail({ code: 'orbit-message-beyond' });
  const state = transformState(stateAsWritten, 'EME2000', eop);
  const nearest = nearestOf(asWritten, epochTaiS);
  if (nearest === undefined) return ok({ state, covarianceRtn: estimated(state) });
  const stateAtCovariance = writtenState(asWritten, nearest.epochTaiS);
  if (stateAtCovariance === undefined) return ok({ state, covarianceRtn: estimated(state) });
  const statedState = transformState(stateAtCovariance, 'EME2000', eop);
  const local = covarianceInLocal(covarianceInFrame(nearest, 'EME2000', eop), 'RTN', statedState);
  if (Math.abs(epochTaiS - nearest.epochTaiS) < SAME_EPOCH_S) return ok({ state, covarianceRtn: local.matrix });
  const from = { state: statedState, covarianceRtn: local.matrix };
  const carried = carriedKnowledge(from, epochTaiS, epochTaiS, { oem: text }, eop);
  const carriedState = carried.ok ? arcStateAt(carried.value, epochTaiS) : undefined;
  return ok({ state, covarianceRtn: carriedState?.covarianceRtn ?? local.matrix });
}

/** In a millisecond a covariance of kilometres is the same. */
const SAME_EPOCH_S = 1e-3;

/** The stated covariance, in axes that do not turn, that is nearest in time to an epoch. */
function nearestOf(ephemeris: TableEphemeris, epochTaiS: number): StateCovariance | undefined {
  const off = ({ epochTaiS: at }: StateCovariance): number => Math.abs(at - epochTaiS);
  const { covariances = [] } = ephemeris.nodes;
  const nearest = covariances.reduce<StateCovariance | undefined>(
    (best, entry) => (best === undefined || off(entry) < off(best) ? entry : best),
    undefined,
  );
  // At its own epoch the stated covariance is returned, in the frame of the ephemeris.
  return nearest && ephemeris.covarianceAt?.(nearest.epochTaiS);
}

function estimated(state: StateVector): Float64Array {
  return estimateCarriedCovariance(state, ASSUMED_AGE_S).matrix;
}

/** In the frame of the message. */
function writtenState(ephemeris: Ephemeris, epochTaiS: number): StateVector | undefined {
  const six = new Float64Array(6);
  if (!ephemeris.stateAt(epochTaiS, six)) return undefined;
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = six;
  return { epochTaiS, frame: ephemeris.frame, positionM: [x, y, z], velocityMps: [vx, vy, vz] };
}
