import { MU_EARTH } from '@keepout/astro/constants';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { inRtn, norm3 } from './vector.ts';

/** Osculating semi-major axis, m. */
export function smaOf({ positionM, velocityMps }: StateVector): number {
  return 1 / (2 / norm3(positionM) - norm3(velocityMps) ** 2 / MU_EARTH);
}

/**
 * How far a small push moves the semi-major axis where it is made, m.
 *
 * Method   2 a^2/mu (v dv): along the track 2/n for each m/s on a circle, with e 0.7 2.4 times that at the perigee
 *
 * @param pushRtnMps   RTN of the state
 */
export function smaByPush(state: StateVector, [radialMps, alongMps]: Vec3): number {
  const [radial, along] = inRtn(state.velocityMps, state);
  return (2 * smaOf(state) ** 2 * (radial * radialMps + along * alongMps)) / MU_EARTH;
}
