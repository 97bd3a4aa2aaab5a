import { takeOem } from '@keepout/assessment/orbit/oem-intake';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import { atmosphereOfAir, densityNear } from '@keepout/astro/force/air';
import { dragOfElements } from '@keepout/astro/force/drag-of-elements';
import type { Ephemeris, StateVector } from '@keepout/astro/nouns';
import { readCatalogue } from '@keepout/ccsds/catalogue';
import type { OrbitDynamics } from '@keepout/tracking/orbit-update/arc';
import { carriedOrbit, orbitForces, roughForces } from './carried-orbit.ts';
import { motionWith } from './found-drag.ts';
import type { Motion, OrbitToObserve } from './orbit-to-observe.ts';

/** How the object of an orbit moves: by the ephemeris, by the drag of the element set, or as somebody has found for a state. */
export function motionOf(orbit: OrbitToObserve): Motion {
  if (orbit.kind === 'STATE') return motionWith(orbit.motion ?? {}, orbit.drag);
  if (orbit.type === 'SP_EPHEMERIS') return { ...orbit.motion, oem: orbit.text };
  const [elements] = readCatalogue(orbit.text).elements;
  const air = orbit.motion?.air;
  const drag = elements && dragOfElements(elements, air);
  return { ...(drag && { drag }), ...(air && { air }) };
}

/**
 * What moves an object over a span: the ephemeris that it flies by while that lasts, else forces.
 *
 * @param near   a state near which it runs, in EME2000
 */
export function dynamicsOf(
  { drag, oem, air }: Motion,
  startTaiS: number,
  stopTaiS: number,
  near?: StateVector,
): OrbitDynamics {
  const beside = oem === undefined ? undefined : ephemerisOfOem(oem);
  const isThere = beside !== undefined && beside.startTaiS <= startTaiS && beside.stopTaiS >= stopTaiS;
  if (isThere) return { beside };
  if (drag === undefined || air === undefined || near === undefined)
    return orbitForces(drag, air && atmosphereOfAir(air));
  // A kilometre beside it after a day: the density is the same.
  const way = carriedOrbit(near, startTaiS, stopTaiS, { ...roughForces(drag), relativeError: ROUGH_ERROR });
  return orbitForces(drag, way.ok ? densityNear(air, way.value, startTaiS, stopTaiS) : atmosphereOfAir(air));
}

/** Of a step of the way along which the density is asked for. */
const ROUGH_ERROR = 1e-8;

let held: { readonly text: string; readonly ephemeris: Ephemeris | undefined } | undefined;

/** The trajectory of an OEM in EME2000, as a thread keeps the last one; undefined for one that cannot be read. */
export function ephemerisOfOem(text: string): Ephemeris | undefined {
  if (held?.text !== text) {
    const taken = takeOem(text);
    held = { text, ephemeris: taken.ok ? inFrame(tableEphemeris(taken.value.table), 'EME2000') : undefined };
  }
  return held.ephemeris;
}
