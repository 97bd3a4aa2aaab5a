import { EARTH_ROTATION_RADPS } from '../constants.ts';
import { geodeticFromItrf } from '../frames/geodetic.ts';
import type { EarthAxes } from './earth-axes.ts';
import type { Atmosphere, Force } from './force.ts';

/** Area and coefficient that drag acts on. */
export interface DragSurface {
  readonly areaM2: number;
  readonly coefficient: number;
}

/**
 * Drag of the upper atmosphere.
 *
 * Method   -1/2 rho Cd A / m |w| w, w the velocity against air that turns with the Earth; docs/models/forces
 * Assumes  a constant area, no wind, no lift
 */
export function drag(surface: DragSurface, density: Atmosphere, axes: EarthAxes): Force {
  const half = 0.5 * surface.areaM2 * surface.coefficient;
  return {
    addRates(epochTaiS, state, out) {
      const m = axes(epochTaiS);
      const x = state[0]!;
      const y = state[1]!;
      const z = state[2]!;
      const place = geodeticFromItrf([
        m[0]! * x + m[1]! * y + m[2]! * z,
        m[3]! * x + m[4]! * y + m[5]! * z,
        m[6]! * x + m[7]! * y + m[8]! * z,
      ]);
      // The Earth turns about the third axis of ITRF.
      const wx = EARTH_ROTATION_RADPS * m[6]!;
      const wy = EARTH_ROTATION_RADPS * m[7]!;
      const wz = EARTH_ROTATION_RADPS * m[8]!;
      const u = state[3]! - (wy * z - wz * y);
      const v = state[4]! - (wz * x - wx * z);
      const w = state[5]! - (wx * y - wy * x);
      const factor = (-half * density(epochTaiS, place) * Math.sqrt(u * u + v * v + w * w)) / state[6]!;
      out[3] = out[3]! + factor * u;
      out[4] = out[4]! + factor * v;
      out[5] = out[5]! + factor * w;
    },
  };
}
