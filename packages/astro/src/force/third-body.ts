import type { BodyTrack } from './body-track.ts';
import type { Force } from './force.ts';

/** Gravitational parameter of the Sun, m^3/s^2. JPL DE405 (IOM 312.F-98-048). */
export const MU_SUN = 1.32712440018e20;
/** Gravitational parameter of the Moon, m^3/s^2. JPL DE405. */
export const MU_MOON = 4.902800076e12;

/**
 * Pull of another body: on the satellite, less its pull on the Earth.
 *
 * Method   mu ((s - r) / |s - r|^3 - s / |s|^3) in the form of Battin 1999, equation 8.60, which subtracts no numbers of
 *          nearly equal size; docs/models/forces
 * Assumes  a point mass
 */
export function thirdBody(mu: number, track: BodyTrack): Force {
  const body = new Float64Array(3);
  return {
    addRates(epochTaiS, state, out) {
      track(epochTaiS, body);
      const sx = body[0]!;
      const sy = body[1]!;
      const sz = body[2]!;
      const x = state[0]!;
      const y = state[1]!;
      const z = state[2]!;
      const dx = x - sx;
      const dy = y - sy;
      const dz = z - sz;
      const d2 = dx * dx + dy * dy + dz * dz;
      const s2 = sx * sx + sy * sy + sz * sz;
      // q = |d|^2 / |s|^2 - 1
      const q = (x * (x - 2 * sx) + y * (y - 2 * sy) + z * (z - 2 * sz)) / s2;
      const f = (q * (3 + q * (3 + q))) / (1 + (1 + q) ** 1.5);
      const factor = -mu / (d2 * Math.sqrt(d2));
      out[3] = out[3]! + factor * (x + f * sx);
      out[4] = out[4]! + factor * (y + f * sy);
      out[5] = out[5]! + factor * (z + f * sz);
    },
  };
}
