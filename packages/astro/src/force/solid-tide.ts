import { EARTH_RADIUS_M } from '../constants.ts';
import type { BodyTrack } from './body-track.ts';
import type { Force } from './force.ts';

/** Love number of the second degree: by how much more a body that draws the Earth out is felt. IERS Conventions 2010, table 6.3. */
const LOVE_NUMBER = 0.3;

/**
 * Pull of the bulge that another body draws the solid Earth into.
 *
 * Method   k2 mu R^5 / (2 d^3 r^4) ((3 - 15 cos^2) r/r + 6 cos s/s), cos between satellite and body; Montenbruck, Gill 2000, section 3.7; docs/models/forces
 * Assumes  second degree, one Love number for all frequencies, no lag; a field without the permanent tide in it
 */
export function solidTide(mu: number, track: BodyTrack): Force {
  const body = new Float64Array(3);
  return {
    addRates(epochTaiS, state, out) {
      track(epochTaiS, body);
      const distance = Math.hypot(body[0]!, body[1]!, body[2]!);
      const radius = Math.hypot(state[0]!, state[1]!, state[2]!);
      const cosine = (state[0]! * body[0]! + state[1]! * body[1]! + state[2]! * body[2]!) / (radius * distance);
      const size = (LOVE_NUMBER * mu * EARTH_RADIUS_M ** 5) / (2 * distance ** 3 * radius ** 4);
      const [up, across] = [(size * (3 - 15 * cosine ** 2)) / radius, (size * 6 * cosine) / distance];
      for (let i = 0; i < 3; i++) out[3 + i] = out[3 + i]! + up * state[i]! + across * body[i]!;
    },
  };
}
