import { MU_EARTH } from '../constants.ts';
import type { EarthOrientation } from '../frames/earth-orientation.ts';
import { moonPosition } from '../moon/position.ts';
import { sunPosition } from '../sun/position.ts';
import { bodyTrack } from './body-track.ts';
import { type DragSurface, drag } from './drag.ts';
import { earthAxes } from './earth-axes.ts';
import { exponentialAtmosphere } from './exponential-atmosphere.ts';
import type { Atmosphere, Force, IntegrationFrame } from './force.ts';
import { earthGravity, type GravityEffort, pointMass } from './gravity.ts';
import type { GravityField } from './gravity-field.ts';
import { type RadiationSurface, radiationPressure } from './radiation-pressure.ts';
import { solidTide } from './solid-tide.ts';
import { poleDirection } from './sunlight.ts';
import { MU_MOON, MU_SUN, thirdBody } from './third-body.ts';

/** Acting forces; absent forces do not act. */
export interface ForceSettings extends GravityEffort {
  /** Absent: the point mass of WGS-84. */
  readonly gravity?: GravityField;
  /** Highest order of the tesseral terms; absent: the degree of the field. */
  readonly order?: number;
  readonly withSun?: boolean;
  readonly withMoon?: boolean;
  /** Work space for the solid Earth of both forces. */
  readonly withTides?: boolean;
  /** The exponential atmosphere where none is given. */
  readonly drag?: DragSurface & { readonly atmosphere?: Atmosphere };
  readonly radiation?: RadiationSurface;
  readonly eop?: EarthOrientation;
}

/**
 * The forces on a satellite, ready for `propagateNumerically` in the given frame.
 *
 * Assumes  ITRF without a table is off by up to 420 m, which turns the tesseral field with it
 */
export function forceModel(frame: IntegrationFrame, settings: ForceSettings): readonly Force[] {
  const axes = earthAxes(frame, settings.eop);
  const sun = bodyTrack(sunPosition, frame);
  const field = settings.gravity;
  const forces: Force[] = [];
  const moon = bodyTrack(moonPosition, frame);
  if (settings.withTides) forces.push(solidTide(MU_SUN, sun), solidTide(MU_MOON, moon));
  if (settings.withSun) forces.push(thirdBody(MU_SUN, sun));
  if (settings.withMoon) forces.push(thirdBody(MU_MOON, moon));
  if (settings.drag) forces.push(drag(settings.drag, settings.drag.atmosphere ?? exponentialAtmosphere, axes));
  if (settings.radiation) forces.push(radiationPressure(settings.radiation, sun, bodyTrack(poleDirection, frame)));
  // The largest last: small sums keep their digits.
  if (field === undefined) forces.push(pointMass(MU_EARTH));
  else if (field.degree === 0) forces.push(pointMass(field.mu));
  else forces.push(earthGravity(field, settings.order ?? field.degree, axes, settings));
  return forces;
}
