import { EARTH_ROTATION_RADPS } from '@keepout/astro/constants';
import { exponentialAtmosphere } from '@keepout/astro/force/exponential-atmosphere';
import type { Atmosphere } from '@keepout/astro/force/force';
import { geodeticFromItrf } from '@keepout/astro/frames/geodetic';
import { transformState } from '@keepout/astro/frames/rotation';
import type { StateVector } from '@keepout/astro/nouns';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { periodOf } from './response.ts';

const SAMPLES = 36;

/**
 * Dynamic pressure of the air on an orbit, 1/2 rho w^2, a mean over one revolution.
 *
 * Method   even steps of time along the two-body orbit, w against air that turns with the Earth
 * @returns number   N/m^2
 */
export function dynamicPressure(state: StateVector, atmosphere: Atmosphere = exponentialAtmosphere): number {
  const periodS = periodOf(state);
  let sum = 0;
  for (let k = 0; k < SAMPLES; k++) {
    const at = twoBodyStateAt(state, state.epochTaiS - (k * periodS) / SAMPLES);
    const place = geodeticFromItrf(transformState(at, 'ITRF').positionM);
    const [x, y] = at.positionM;
    const [u, v, w] = at.velocityMps;
    const square = (u + EARTH_ROTATION_RADPS * y) ** 2 + (v - EARTH_ROTATION_RADPS * x) ** 2 + w * w;
    sum += 0.5 * atmosphere(at.epochTaiS, place) * square;
  }
  return sum / SAMPLES;
}
