import type { EarthAxes } from './earth-axes.ts';
import type { Force } from './force.ts';
import type { GravityField } from './gravity-field.ts';
import { type AttractionOf, harmonicAttraction } from './harmonic-attraction.ts';

/** Attraction of a point mass. @param mu number m^3/s^2 */
export function pointMass(mu: number): Force {
  return {
    addRates(_epoch, state, out) {
      const x = state[0]!;
      const y = state[1]!;
      const z = state[2]!;
      const r2 = x * x + y * y + z * z;
      const factor = -mu / (r2 * Math.sqrt(r2));
      out[3] = out[3]! + factor * x;
      out[4] = out[4]! + factor * y;
      out[5] = out[5]! + factor * z;
    },
  };
}

export interface GravityEffort {
  /** Enough for its gradient; absent: all of the field. */
  readonly slopeDegree?: number | undefined;
  /** That of the kernel is quicker. */
  readonly attractionOf?: AttractionOf | undefined;
}

/**
 * Attraction of the Earth with its uneven mass.
 *
 * Method   `harmonicAttraction` in ITRF; docs/models/forces
 * Assumes  no tides, no drift of the coefficients
 */
export function earthGravity(
  field: GravityField,
  order: number,
  axes: EarthAxes,
  { slopeDegree, attractionOf = harmonicAttraction }: GravityEffort = {},
): Force {
  const attraction = attractionOf(field, order);
  const fixed = new Float64Array(3);
  return {
    ...(slopeDegree !== undefined && {
      slope: earthGravity({ ...field, degree: slopeDegree }, Math.min(order, slopeDegree), axes, { attractionOf }),
    }),
    addRates(epochTaiS, state, out) {
      const m = axes(epochTaiS);
      const x = state[0]!;
      const y = state[1]!;
      const z = state[2]!;
      attraction(
        m[0]! * x + m[1]! * y + m[2]! * z,
        m[3]! * x + m[4]! * y + m[5]! * z,
        m[6]! * x + m[7]! * y + m[8]! * z,
        fixed,
      );
      for (let i = 0; i < 3; i++) {
        out[3 + i] = out[3 + i]! + m[i]! * fixed[0]! + m[3 + i]! * fixed[1]! + m[6 + i]! * fixed[2]!;
      }
    },
  };
}
