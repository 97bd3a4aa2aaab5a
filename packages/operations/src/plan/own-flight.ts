import { unpackEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';
import { sizeOfSatellite } from '@keepout/assessment/orbit/satellite-size';
import { type SubjectOrbit, subjectParty } from '@keepout/assessment/orbit/subject-orbit';
import type { PassageParty } from '@keepout/assessment/passage-probability';
import type { AtmosphereModel } from '@keepout/astro/atmosphere-model';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import type { EarthOrientationDays } from '@keepout/astro/frames/earth-orientation';
import { transformState } from '@keepout/astro/frames/rotation';
import type { Ephemeris } from '@keepout/astro/nouns';
import { sixOf, stateOfSix } from '@keepout/astro/six-numbers';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { hardBodyRadius, type SizeKnowledge } from '@keepout/conjunction/hard-body/ladder';
import { freeOrbit } from '@keepout/planning/change';
import { propulsionCapability } from '../vehicle/capability-of-satellite.ts';
import type { SatelliteToPlan } from '../vehicle/satellite.ts';
import { approachOfMessage, messageEncounter } from './known-events.ts';

/** The orbit of the satellite without a manoeuvre: its ephemeris in force, or the state of the message of the event. */
export interface OwnOrbitSource {
  readonly noradId: number;
  readonly satellite: SatelliteToPlan;
  /** Drag term of its element set: used for the difference of two orbits of it. */
  readonly bstar: number;
  readonly from:
    | { readonly kind: 'ephemeris'; readonly subject: SubjectOrbit }
    | {
        readonly kind: 'message';
        readonly message: string;
        /** Object size from the catalogue in use, as every assessment uses it; absent: unknown. */
        readonly size?: SizeKnowledge;
        readonly startTaiS: number;
        readonly stopTaiS: number;
        /** The density that it is followed in; absent: the exponential one. */
        readonly air?: AtmosphereModel;
        /** Turns states in ITRF; absent: UT1 = UTC. */
        readonly earthOrientation?: EarthOrientationDays;
      };
}

export interface OwnFlight {
  /** TEME. */
  readonly ephemeris: Ephemeris;
  readonly party: PassageParty;
}

const STEP_S = 60;
const DEGREE = 9;

/** Orbits that this thread prepared last: rotating or propagating one of a week takes almost a second. */
const orbitCache = new Map<string, Ephemeris | undefined>();
const MOST_KEPT = 4;

/**
 * The orbit and the errors of a satellite without a manoeuvre.
 *
 * Assumes  of a message: its state followed with all forces, its errors as at closest approach
 * @returns undefined where the message has no state that can be followed
 */
export function ownFlight({ from, noradId, satellite }: OwnOrbitSource): OwnFlight | undefined {
  if (from.kind === 'ephemeris') {
    const { orbit } = from.subject;
    if (orbit.kind !== 'ephemeris') return undefined;
    const ephemeris = keptOrbit(orbit.key, () => inFrame(unpackEphemeris(orbit.ephemeris), 'TEME'));
    const { covarianceAt } = subjectParty(from.subject);
    const { radiusM } = hardBodyRadius(from.subject.identity.size);
    return ephemeris && { ephemeris, party: { hardBodyRadiusM: radiusM, covarianceAt } };
  }
  const { message, size, startTaiS, stopTaiS, air, earthOrientation } = from;
  const viewpoint = { noradId, satellite, ...(earthOrientation && { earthOrientation }) };
  const cdm = readCdm(message);
  const encounter = messageEncounter({ message, hardBodyRadiusM: null }, viewpoint);
  if (!cdm.ok || !encounter.ok) return undefined;
  const approach = approachOfMessage(cdm.value, viewpoint);
  if (!approach.ok) return undefined;
  const { positionM } = encounter.value.primary;
  const ephemeris = keptOrbit(`${air?.model} ${startTaiS} ${stopTaiS} ${positionM} ${message}`, () => {
    const means = propulsionCapability(satellite, air);
    const body = means.unplannable === undefined ? means.body : { massKg: satellite.massKg ?? 1 };
    const flown = freeOrbit(encounter.value.primary, startTaiS, stopTaiS, body, 'full');
    return flown.ok ? tableOf(flown.value, startTaiS, stopTaiS) : undefined;
  });
  const { size: inMessage, covarianceAt } = approach.value.parties[0];
  const hardBodyRadiusM = hardBodyRadius({ ...inMessage, ...size, ...sizeOfSatellite(satellite.build) }).radiusM;
  return ephemeris && { ephemeris, party: { hardBodyRadiusM, covarianceAt } };
}

function keptOrbit(key: string, make: () => Ephemeris | undefined): Ephemeris | undefined {
  if (orbitCache.has(key)) return orbitCache.get(key);
  const orbit = make();
  if (orbitCache.size >= MOST_KEPT) orbitCache.delete(orbitCache.keys().next().value!);
  orbitCache.set(key, orbit);
  return orbit;
}

function tableOf(orbit: Ephemeris, startTaiS: number, stopTaiS: number): Ephemeris {
  const count = Math.floor((stopTaiS - startTaiS) / STEP_S) + 1;
  const epochsTaiS = Float64Array.from({ length: count }, (_, k) => startTaiS + STEP_S * k);
  const states = new Float64Array(6 * count);
  const six = new Float64Array(6);
  epochsTaiS.forEach((t, k) => {
    orbit.stateAt(t, six);
    states.set(sixOf(transformState(stateOfSix(six, t, orbit.frame), 'TEME')), 6 * k);
  });
  return tableEphemeris({ frame: 'TEME', epochsTaiS, states, method: 'LAGRANGE', degree: DEGREE });
}
