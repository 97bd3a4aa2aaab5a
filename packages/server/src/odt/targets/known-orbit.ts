import { takeOem } from '@keepout/assessment/orbit/oem-intake';
import { covarianceInLocal } from '@keepout/astro/covariance/rotate';
import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import { transformState } from '@keepout/astro/frames/rotation';
import type { Ephemeris, StateCovariance, StateVector } from '@keepout/astro/nouns';
import { readCatalogue } from '@keepout/ccsds/catalogue';
import { estimateCarriedCovariance } from '@keepout/conjunction/covariance/estimated';
import type { Told } from '@keepout/contract/platform/sentence-text';
import { tell } from '@keepout/contract/sentences';
import { fail, ok, type Result } from '@keepout/units/result';
import { carriedKnowledge, knownAt } from './carried-knowledge.ts';
import { orbitOfElements } from './elements-orbit.ts';
import { motionOf } from './motion.ts';
import type { KnownOrbit, OrbitFault } from './orbit-knowledge.ts';
import type { OrbitToObserve } from './orbit-to-observe.ts';

/** An orbit without a covariance is thought to be as good as element sets are after a day. */
const ASSUMED_AGE_S = 86_400;

/**
 * What is known of the orbit of an object at an epoch: a state carried there, an element set as forces move it, an ephemeris as it is.
 *
 * Assumes  an orbit without covariance has the usual one of its regime and age
 * Frame    EME2000
 */
export function knownOrbit(orbit: OrbitToObserve, epochTaiS: number): Result<KnownOrbit, OrbitFault> {
  if (orbit.kind === 'STATE') return knownState(orbit, epochTaiS);
  if (orbit.type === 'SP_EPHEMERIS') return orbitOfOem(orbit.text, epochTaiS);
  const [elements] = readCatalogue(orbit.text).elements;
  return elements ? orbitOfElements(elements, epochTaiS, orbit.motion?.air) : unreadable(tell('orbit-message-empty'));
}

function knownState(orbit: OrbitToObserve & { kind: 'STATE' }, epochTaiS: number): Result<KnownOrbit, OrbitFault> {
  const known = stateOfOrbit(orbit);
  if (epochTaiS === orbit.epochTaiS) return ok(known);
  const carried = carriedKnowledge(known, epochTaiS, epochTaiS, motionOf(orbit));
  if (!carried.ok) return carried;
  const there = knownAt(carried.value, epochTaiS);
  return there ? ok(there) : fail({ code: 'orbit-decays', message: tell('orbit-ends-before-pass') });
}

/** A state with its covariance, or the usual one. */
export function stateOfOrbit({
  epochTaiS,
  positionM,
  velocityMps,
  covarianceRtn,
  drag,
}: OrbitToObserve & { kind: 'STATE' }): KnownOrbit {
  const state: StateVector = { epochTaiS, frame: 'EME2000', positionM, velocityMps };
  const given = covarianceRtn === null ? undefined : Float64Array.from(covarianceRtn.flat());
  return { state, covarianceRtn: given ?? estimated(state, ASSUMED_AGE_S), ...(drag && { drag }) };
}

function orbitOfOem(text: string, epochTaiS: number): Result<KnownOrbit, OrbitFault> {
  const taken = takeOem(text);
  if (!taken.ok) return unreadable(tell('orbit-message-unreadable'));
  const { table } = taken.value;
  const ephemeris = tableEphemeris(table);
  const state = stateAt(ephemeris, epochTaiS);
  if (state === undefined) return fail({ code: 'orbit-out-of-span', message: tell('orbit-message-beyond') });
  const covariance = localCovariance(ephemeris, epochTaiS);
  return ok({ state, covarianceRtn: covariance?.matrix ?? estimated(state, ASSUMED_AGE_S) });
}

function localCovariance(ephemeris: Ephemeris, epochTaiS: number): StateCovariance | undefined {
  const covariance = ephemeris.covarianceAt?.(epochTaiS);
  const state = rawState(ephemeris, epochTaiS);
  return covariance && state && covarianceInLocal(covariance, 'RTN', state);
}

function estimated(state: StateVector, ageS: number): Float64Array {
  return estimateCarriedCovariance(state, ageS).matrix;
}

function stateAt(ephemeris: Ephemeris, epochTaiS: number): StateVector | undefined {
  const state = rawState(ephemeris, epochTaiS);
  return state && transformState(state, 'EME2000');
}

function rawState(ephemeris: Ephemeris, epochTaiS: number): StateVector | undefined {
  const six = new Float64Array(6);
  if (!ephemeris.stateAt(epochTaiS, six)) return undefined;
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = six;
  return { epochTaiS, frame: ephemeris.frame, positionM: [x, y, z], velocityMps: [vx, vy, vz] };
}

function unreadable(message: Told): Result<never, OrbitFault> {
  return fail({ code: 'orbit-unreadable', message });
}
