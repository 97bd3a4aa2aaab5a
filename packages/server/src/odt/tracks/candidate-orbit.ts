import { elementSetParty } from '@keepout/assessment/orbit/element-set-party';
import { takeOem } from '@keepout/assessment/orbit/oem-intake';
import { covarianceInLocal } from '@keepout/astro/covariance/rotate';
import { transportCovariance } from '@keepout/astro/covariance/transport';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import type { Ephemeris, MeanElements, StateVector } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { readCatalogue } from '@keepout/ccsds/catalogue';
import { estimateCovariance } from '@keepout/conjunction/covariance/estimated';
import type { OrbitError } from '@keepout/tracking/association/orbit-error';
import { elementsAt, type PackedElements } from '../../catalogue/packed-elements.ts';
import { carriedOrbit } from '../targets/carried-orbit.ts';
import type { OrbitToObserve } from '../targets/orbit-to-observe.ts';

/** An orbit that tracks are compared with, and how well it is known. */
export interface CandidateOrbit {
  readonly orbit: Ephemeris;
  readonly error: OrbitError;
}

/** Before and after a track: light time and rates. */
const MARGIN_S = 60;
/** An orbit that says nothing of its errors is thought to be as good as element sets are after a day. */
const ASSUMED_AGE_S = 86_400;

/** The orbit of the object that was ordered, around a track; undefined where it has none there. */
export function orderedOrbit(given: OrbitToObserve, startTaiS: number, stopTaiS: number): CandidateOrbit | undefined {
  if (given.kind === 'STATE') return carried(given, startTaiS - MARGIN_S, stopTaiS + MARGIN_S);
  if (given.type === 'SP_EPHEMERIS') return ofEphemeris(given.text);
  const [elements] = readCatalogue(given.text).elements;
  return elements && ofElements(elements);
}

function ofElements(elements: MeanElements): CandidateOrbit {
  const party = elementSetParty(elements);
  return { orbit: sgp4Ephemeris(elements), error: (state) => party.covarianceAt(state).covariance };
}

function ofEphemeris(text: string): CandidateOrbit | undefined {
  const taken = takeOem(text);
  if (!taken.ok) return undefined;
  const orbit = inFrame(tableEphemeris(taken.value.table), 'EME2000');
  return {
    orbit,
    error: (state) => {
      const covariance = orbit.covarianceAt?.(state.epochTaiS);
      return covariance === undefined
        ? estimateCovariance(state, ASSUMED_AGE_S).covariance
        : covarianceInLocal(covariance, 'RTN', state);
    },
  };
}

function carried(
  { epochTaiS, positionM, velocityMps, covarianceRtn }: Extract<OrbitToObserve, { kind: 'STATE' }>,
  startTaiS: number,
  stopTaiS: number,
): CandidateOrbit | undefined {
  const state: StateVector = { epochTaiS, frame: 'EME2000', positionM, velocityMps };
  const orbit = carriedOrbit(state, startTaiS, stopTaiS);
  if (!orbit.ok) return undefined;
  const matrix =
    covarianceRtn === null
      ? estimateCovariance(state, ASSUMED_AGE_S).covariance.matrix
      : Float64Array.from(covarianceRtn.flat());
  const covariance = { epochTaiS, frame: 'RTN', matrix } as const;
  return { orbit: orbit.value, error: (at) => transportCovariance(covariance, state, at) };
}

interface HeldOrbits {
  readonly key: string;
  readonly orbits: readonly { readonly noradId: number; readonly orbit: CandidateOrbit }[];
}

let held: HeldOrbits | undefined;

/** The orbits of a catalogue, as a thread keeps them: making them takes as long as comparing a track with all. */
export function catalogueOrbits(catalogue: PackedElements): HeldOrbits['orbits'] {
  if (held?.key !== catalogue.key) {
    const orbits = Array.from({ length: catalogue.count }, (_, index) => {
      const elements = elementsAt(catalogue, index);
      const { noradId, epochTaiS } = elements;
      const error: OrbitError = (state) => estimateCovariance(state, state.epochTaiS - epochTaiS).covariance;
      return { noradId, orbit: { orbit: sgp4Ephemeris(elements), error } };
    });
    held = { key: catalogue.key, orbits };
  }
  return held.orbits;
}
