import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { cross, difference, dot, plusScaled, scaled, unit } from '@keepout/astro/vector';
import type { PlannedEncounter } from '../src/manoeuvre/planned-encounter.ts';

/** How an encounter of the tests comes about. */
export interface EventSketch {
  readonly afterS: number;
  /** Between both velocities: pi head on, near zero slow. */
  readonly angleRad: number;
  readonly missM: number;
  /** Direction of the miss in the plane. */
  readonly towardsRad: number;
  /** Deviations along three axes that lie askew. */
  readonly sigmasM: Vec3;
  readonly radiusM: number;
}

export const START_TAI_S = 800_000_000;

/** The satellite of the tests: 7,000 km, e = 0.003, i = 98 degrees. */
const satellite: StateVector = {
  epochTaiS: START_TAI_S,
  frame: 'GCRF',
  positionM: [7_000_000, 0, 0],
  velocityMps: [20, -1050, 7480],
};

/** An encounter of the satellite as sketched. */
export function sketched(sketch: EventSketch): PlannedEncounter {
  const primary = twoBodyStateAt(satellite, START_TAI_S + sketch.afterS);
  const { positionM, velocityMps } = primary;
  const radial = unit(positionM);
  const normal = unit(cross(positionM, velocityMps));
  const turned = plusScaled(
    scaled(velocityMps, Math.cos(sketch.angleRad)),
    cross(normal, velocityMps),
    0.02 * Math.sin(sketch.angleRad),
  );
  const sideways = scaled(normal, Math.sin(sketch.angleRad) * Math.hypot(...velocityMps));
  const secondaryMps: Vec3 = [turned[0] + sideways[0], turned[1] + sideways[1], turned[2] + sideways[2]];
  const relative = unit(difference(secondaryMps, velocityMps));
  const x = unit(plusScaled(radial, relative, -dot(radial, relative)));
  const y = cross(relative, x);
  const across = plusScaled(scaled(x, Math.cos(sketch.towardsRad)), y, Math.sin(sketch.towardsRad));
  return {
    primary,
    secondary: { ...primary, positionM: plusScaled(positionM, across, sketch.missM), velocityMps: secondaryMps },
    covarianceM2: covariance(sketch.sigmasM, unit([0.3, 0.8, -0.4]), unit([-0.8, 0.45, 0.3])),
    hardBodyRadiusM: sketch.radiusM,
  };
}

function covariance(sigmas: Vec3, first: Vec3, hint: Vec3): Float64Array {
  const third = unit(cross(first, hint));
  const axes = [first, cross(third, first), third];
  const out = new Float64Array(9);
  axes.forEach((axis, k) => {
    for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) out[3 * i + j]! += sigmas[k]! ** 2 * axis[i]! * axis[j]!;
  });
  return out;
}
