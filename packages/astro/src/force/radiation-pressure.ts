import { ASTRONOMICAL_UNIT_M } from '../sun/position.ts';
import type { BodyTrack } from './body-track.ts';
import type { Force, ForceKink } from './force.ts';
import { fastestToShadow, outsideShadow, type ShadowEdge, sunlitShare } from './sunlight.ts';

/** Pressure of sunlight at one astronomical unit, N/m^2. Montenbruck, Gill 2000, equation 3.69. */
export const SOLAR_PRESSURE_NPM2 = 4.56e-6;

/** Area and coefficient that sunlight acts on; the coefficient is 1 for a black surface, 2 for a mirror. */
export interface RadiationSurface {
  readonly areaM2: number;
  readonly coefficient: number;
}

/**
 * Pressure of sunlight.
 *
 * Method   nu P0 Cr A / m (au / d)^2 away from the Sun, nu by `sunlitShare`; docs/models/forces
 * Assumes  a surface that always faces the Sun; no light from the Earth
 *
 * @param pole   unit vector along the axis of the Earth
 *
 * Checked  conformance/sunlight (Orekit)
 */
export function radiationPressure(surface: RadiationSurface, sun: BodyTrack, pole: BodyTrack): Force {
  const push = SOLAR_PRESSURE_NPM2 * surface.areaM2 * surface.coefficient * ASTRONOMICAL_UNIT_M ** 2;
  const body = new Float64Array(3);
  const axis = new Float64Array(3);
  const edgeOf = (edge: ShadowEdge): ForceKink => ({
    at(epochTaiS, state) {
      sun(epochTaiS, body);
      pole(epochTaiS, axis);
      return outsideShadow(edge, state, body, axis);
    },
    fastest: fastestToShadow,
  });
  return {
    kinks: [edgeOf('penumbra'), edgeOf('umbra')],
    addRates(epochTaiS, state, out) {
      sun(epochTaiS, body);
      pole(epochTaiS, axis);
      const share = sunlitShare(state[0]!, state[1]!, state[2]!, body, axis);
      if (share === 0) return;
      const dx = state[0]! - body[0]!;
      const dy = state[1]! - body[1]!;
      const dz = state[2]! - body[2]!;
      const d2 = dx * dx + dy * dy + dz * dz;
      const factor = (share * push) / (state[6]! * d2 * Math.sqrt(d2));
      out[3] = out[3]! + factor * dx;
      out[4] = out[4]! + factor * dy;
      out[5] = out[5]! + factor * dz;
    },
  };
}
