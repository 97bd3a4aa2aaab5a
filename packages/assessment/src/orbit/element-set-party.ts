import { covarianceInLocal } from '@keepout/astro/covariance/rotate';
import { transportCovariance } from '@keepout/astro/covariance/transport';
import { transformState } from '@keepout/astro/frames/rotation';
import type { MeanElements, StateCovariance, StateVector } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { estimateCovariance } from '@keepout/conjunction/covariance/estimated';
import type { SizeKnowledge } from '@keepout/conjunction/hard-body/ladder';
import type { KnownCovariance, Party } from './party.ts';
import { sizeOfElements } from './satellite-size.ts';

/**
 * An object known by its element set. Its covariance is the set's own, carried to the epoch by two-body motion; a set
 * without one (every TLE) gets an estimate by regime and age, marked as such.
 */
export function elementSetParty(elements: MeanElements, size: SizeKnowledge = {}): Party {
  return {
    noradId: elements.noradId,
    designator: String(elements.noradId),
    name: elements.name || `OBJECT ${elements.noradId}`,
    cosparId: elements.cosparId,
    objectType: elements.objectType ?? 'UNKNOWN',
    manoeuvrable: elements.objectType === 'PAYLOAD' ? 'N/A' : 'NO',
    size: { objectType: 'UNKNOWN', ...sizeOfElements(elements), ...size },
    orbitSource: `element set of ${elements.epochUtc.slice(0, 19)}Z`,
    ephemerisName: 'NONE',
    orbitAgeS: (epochTaiS) => epochTaiS - elements.epochTaiS,
    covarianceAt: (state) => covarianceOf(elements, state),
  };
}

function covarianceOf(elements: MeanElements, state: StateVector): KnownCovariance {
  const { covariance } = elements;
  if (covariance !== undefined) {
    const carried = carry(elements, covariance, state);
    if (carried !== undefined) return { source: 'ELEMENT_SET', covariance: carried };
  }
  const estimated = estimateCovariance(state, state.epochTaiS - elements.epochTaiS);
  return { source: 'ESTIMATED', covariance: estimated.covariance };
}

/** From the epoch of the covariance to the epoch of the state, in RTN; undefined where the elements have no state. */
function carry(elements: MeanElements, covariance: StateCovariance, state: StateVector): StateCovariance | undefined {
  const six = new Float64Array(6);
  if (!sgp4Ephemeris(elements).stateAt(covariance.epochTaiS, six)) return undefined;
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = six;
  const from: StateVector = {
    epochTaiS: covariance.epochTaiS,
    frame: 'TEME',
    positionM: [x, y, z],
    velocityMps: [vx, vy, vz],
  };
  const inertial = transformState(from, state.frame);
  const local = covariance.frame === 'RTN' || covariance.frame === 'TNW';
  const start = local
    ? covariance
    : covarianceInLocal(covariance, 'RTN', transformState(from, covariance.frame as never));
  const carried = transportCovariance(start, inertial, state);
  return covarianceInLocal(carried, 'RTN', state);
}
