import { atmosphereOfAir, densityNear } from '@keepout/astro/force/air';
import { dragOfElements, expectedDrag, usualDrag } from '@keepout/astro/force/drag-of-elements';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { StateVector } from '@keepout/astro/nouns';
import type { OrbitDynamics } from '@keepout/tracking/orbit-update/arc';
import { motionWith } from './drag-estimate.ts';
import { carriedOrbit, orbitForces, roughForces } from './forces.ts';
import type { DynamicsParameters, KnownOrbit } from './known-orbit.ts';
import { openedOem } from './opened-oem.ts';
import { meanElements } from './plain-elements.ts';

/** Returns the dynamics parameters of an orbit: its ephemeris, the drag of its element set, or the stored parameters of a state. */
export function dynamicsParameters(orbit: KnownOrbit): DynamicsParameters {
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
 * Returns the dynamics over a span: the ephemeris of the object while it lasts, else forces, with the typical drag where its own is unknown.
 *
 * @param nearState   a state near which it runs, in EME2000
 */
export function dynamicsOf(
  { drag: statedDrag, oem, air, noise, objectType: kind = 'UNKNOWN' }: DynamicsParameters,
  startTaiS: number,
  stopTaiS: number,
  { nearState, eop }: { readonly nearState?: StateVector; readonly eop?: EarthOrientation } = {},
): OrbitDynamics {
  const reference = oem === undefined ? undefined : openedOem(oem, eop).inertial;
  const isThere = reference !== undefined && reference.startTaiS <= startTaiS && reference.stopTaiS >= stopTaiS;
  if (isThere) return { ...orbitForces({ nearState, eop }), reference };
  // For a real object, or beyond its ephemeris, missing drag means unknown.
  const objectType = noise === 'OBJECT' || oem !== undefined ? kind : undefined;
  const drag = statedDrag ?? (objectType && nearState ? usualDrag(nearState, objectType) : undefined);
  const forced = { nearState, drag, eop, objectType };
  if (drag === undefined || air === undefined || nearState === undefined)
    return orbitForces({ ...forced, density: air && atmosphereOfAir(air) });
  // An error of a kilometre after a day: the density is the same.
  const way = carriedOrbit(nearState, startTaiS, stopTaiS, { ...roughForces(drag), relativeError: ROUGH_ERROR });
  const density = way.ok ? densityNear(air, way.value, startTaiS, stopTaiS) : atmosphereOfAir(air);
  return orbitForces({ ...forced, density });
}

/** Relative error of a step of the arc on which the density is evaluated. */
const ROUGH_ERROR = 1e-8;
