import { atmosphereOfAir, densityNear } from '@keepout/astro/force/air';
import { dragOfElements, expectedDrag, usualDrag } from '@keepout/astro/force/drag-of-elements';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { StateVector } from '@keepout/astro/nouns';
import type { OrbitDynamics } from '@keepout/tracking/orbit-update/arc';
import { motionWith } from './drag-estimate.ts';
import { carriedOrbit, orbitForces, roughForces } from './forces.ts';
import type { KnownOrbit, Motion } from './known-orbit.ts';
import { openedOem } from './opened-oem.ts';
import { meanElements } from './plain-elements.ts';

/** How the object of an orbit moves: by the ephemeris, by the drag of the element set, or as somebody has found for a state. */
export function motionOf(orbit: KnownOrbit): Motion {
  if (orbit.kind === 'state') return motionWith(orbit.motion ?? {}, orbit.drag);
  if (orbit.kind === 'ephemeris') return { ...orbit.motion, oem: orbit.text };
  const air = orbit.motion?.air;
  const elements = meanElements(orbit.elements);
  const drag = dragOfElements(elements, air);
  const { objectType } = elements;
  return {
    ...(drag && { drag: expectedDrag(elements, drag) }),
    ...(air && { air }),
    noise: 'OBJECT',
    ...(objectType && { objectType }),
  };
}

/**
 * What moves an object over a span: the ephemeris that it flies by while that lasts, else forces, with the usual drag where its own is not known.
 *
 * @param near   a state near which it runs, in EME2000
 */
export function dynamicsOf(
  { drag: known, oem, air, noise, objectType: kind = 'UNKNOWN' }: Motion,
  startTaiS: number,
  stopTaiS: number,
  { near, eop }: { readonly near?: StateVector; readonly eop?: EarthOrientation } = {},
): OrbitDynamics {
  const beside = oem === undefined ? undefined : openedOem(oem, eop).inertial;
  const isThere = beside !== undefined && beside.startTaiS <= startTaiS && beside.stopTaiS >= stopTaiS;
  if (isThere) return { ...orbitForces({ near, eop }), beside };
  // Of a real object, or beyond its ephemeris, no drag is one that nobody has said.
  const objectType = noise === 'OBJECT' || oem !== undefined ? kind : undefined;
  const drag = known ?? (objectType && near ? usualDrag(near, objectType) : undefined);
  const forced = { near, drag, eop, objectType };
  if (drag === undefined || air === undefined || near === undefined)
    return orbitForces({ ...forced, density: air && atmosphereOfAir(air) });
  // A kilometre beside it after a day: the density is the same.
  const way = carriedOrbit(near, startTaiS, stopTaiS, { ...roughForces(drag), relativeError: ROUGH_ERROR });
  const density = way.ok ? densityNear(air, way.value, startTaiS, stopTaiS) : atmosphereOfAir(air);
  return orbitForces({ ...forced, density });
}

/** Of a step of the way along which the density is asked for. */
const ROUGH_ERROR = 1e-8;
