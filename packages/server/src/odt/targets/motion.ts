import { takeOem } from '@keepout/assessment/orbit/oem-intake';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import type { Ephemeris } from '@keepout/astro/nouns';
import { readCatalogue } from '@keepout/ccsds/catalogue';
import type { OrbitDynamics } from '@keepout/tracking/orbit-update/arc';
import { orbitForces } from './carried-orbit.ts';
import { dragOfElements } from './drag-of-elements.ts';
import type { Motion, OrbitToObserve } from './orbit-to-observe.ts';

/** How the object of an orbit moves: by the ephemeris, by the drag of the element set, or as somebody has found for a state. */
export function motionOf(orbit: OrbitToObserve): Motion {
  if (orbit.kind === 'STATE') return orbit.motion ?? {};
  if (orbit.type === 'SP_EPHEMERIS') return { ...orbit.motion, oem: orbit.text };
  const [elements] = readCatalogue(orbit.text).elements;
  const drag = elements && dragOfElements(elements);
  return drag ? { drag } : {};
}

/** What moves an object over a span: the ephemeris that it flies by while that lasts, else forces. */
export function dynamicsOf({ drag, oem }: Motion, startTaiS: number, stopTaiS: number): OrbitDynamics {
  const beside = oem === undefined ? undefined : ephemerisOfOem(oem);
  const isThere = beside !== undefined && beside.startTaiS <= startTaiS && beside.stopTaiS >= stopTaiS;
  return isThere ? { beside } : orbitForces(drag);
}

let held: { readonly text: string; readonly ephemeris: Ephemeris | undefined } | undefined;

/** The trajectory of an OEM in EME2000, as a thread keeps the last one; undefined for one that cannot be read. */
export function ephemerisOfOem(text: string): Ephemeris | undefined {
  if (held?.text !== text) {
    const taken = takeOem(text);
    held = { text, ephemeris: taken.ok ? inFrame(tableEphemeris(taken.value.table), 'EME2000') : undefined };
  }
  return held.ephemeris;
}
