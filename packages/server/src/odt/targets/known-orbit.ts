import { elementSetParty } from '@keepout/assessment/orbit/element-set-party';
import { takeOem } from '@keepout/assessment/orbit/oem-intake';
import { covarianceInLocal } from '@keepout/astro/covariance/rotate';
import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import { transformState } from '@keepout/astro/frames/rotation';
import type { Ephemeris, StateCovariance, StateVector } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { readCatalogue } from '@keepout/ccsds/catalogue';
import { estimateCovariance } from '@keepout/conjunction/covariance/estimated';
import { fail, ok, type Result } from '@keepout/units/result';
import type { OrbitToObserve } from './orbit-to-observe.ts';

/** What is known of an orbit at an epoch. */
export interface KnownOrbit {
  /** EME2000. */
  readonly state: StateVector;
  /** RTN, row-major 6 by 6, m and m/s. */
  readonly covarianceRtn: Float64Array;
}

export interface OrbitFault {
  readonly code: 'orbit-unreadable' | 'orbit-out-of-span' | 'orbit-decays';
  readonly message: string;
}

/** An orbit without a covariance is thought to be as good as element sets are after a day. */
const ASSUMED_AGE_S = 86_400;

/**
 * What is known of the orbit of an object: at the epoch of a state, else at the given epoch.
 *
 * Assumes  an element set without covariance has the usual one of its regime and age
 * Frame    EME2000
 */
export function knownOrbit(orbit: OrbitToObserve, epochTaiS: number): Result<KnownOrbit, OrbitFault> {
  if (orbit.kind === 'STATE') {
    const { positionM, velocityMps, covarianceRtn } = orbit;
    const state: StateVector = { epochTaiS: orbit.epochTaiS, frame: 'EME2000', positionM, velocityMps };
    const given = covarianceRtn === null ? undefined : Float64Array.from(covarianceRtn.flat());
    return ok({ state, covarianceRtn: given ?? estimated(state, ASSUMED_AGE_S) });
  }
  return orbitOfMessage(orbit, epochTaiS);
}

/**
 * The orbit of a message (TLE, OMM or OEM) at an epoch, with the covariance that it has or that is usual for it.
 *
 * Frame    EME2000
 */
function orbitOfMessage(
  message: { readonly type: 'TLE' | 'OMM' | 'SP_EPHEMERIS'; readonly text: string },
  epochTaiS: number,
): Result<KnownOrbit, OrbitFault> {
  if (message.type === 'SP_EPHEMERIS') return orbitOfOem(message.text, epochTaiS);
  const [elements] = readCatalogue(message.text).elements;
  if (elements === undefined) return unreadable('There is no element set in the orbit message.');
  const state = stateAt(sgp4Ephemeris(elements), epochTaiS);
  if (state === undefined) return unreadable('SGP4 has no state of the element set at the time of the pass.');
  const known = elementSetParty(elements).covarianceAt(state).covariance;
  return ok({ state, covarianceRtn: known?.matrix ?? estimated(state, epochTaiS - elements.epochTaiS) });
}

function orbitOfOem(text: string, epochTaiS: number): Result<KnownOrbit, OrbitFault> {
  const taken = takeOem(text);
  if (!taken.ok) return unreadable('The ephemeris of the order cannot be read.');
  const { table } = taken.value;
  const ephemeris = tableEphemeris(table);
  const state = stateAt(ephemeris, epochTaiS);
  if (state === undefined)
    return fail({ code: 'orbit-out-of-span', message: 'The ephemeris has no state at the time of the pass.' });
  const covariance = localCovariance(ephemeris, epochTaiS);
  return ok({ state, covarianceRtn: covariance?.matrix ?? estimated(state, ASSUMED_AGE_S) });
}

function localCovariance(ephemeris: Ephemeris, epochTaiS: number): StateCovariance | undefined {
  const covariance = ephemeris.covarianceAt?.(epochTaiS);
  const state = rawState(ephemeris, epochTaiS);
  return covariance && state && covarianceInLocal(covariance, 'RTN', state);
}

function estimated(state: StateVector, ageS: number): Float64Array {
  return estimateCovariance(state, ageS).covariance.matrix;
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

function unreadable(message: string): Result<never, OrbitFault> {
  return fail({ code: 'orbit-unreadable', message });
}
