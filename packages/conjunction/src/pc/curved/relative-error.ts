import type { Vec3 } from '@keepout/astro/nouns';
import { bilinear3, type Symmetric3 } from '../../linear/symmetric3.ts';

/** Relative motion at one time as a normal distribution, fitted where both orbits most probably meet. */
export interface RelativeError {
  readonly positionM: Vec3;
  readonly velocityMps: Vec3;
  /** 3x3 blocks of the relative covariance: position, position by velocity (rows position), velocity. */
  readonly positionM2: Symmetric3;
  readonly crossM2ps: Symmetric3;
  readonly velocityM2ps2: Symmetric3;
  readonly positionInverse: Symmetric3;
  /** Squared Mahalanobis distance plus the logarithm of the determinant: -2 ln density, less a constant. */
  readonly misfit: number;
  readonly isConverged: boolean;
}

/** Mean relative velocity of pairs at one relative position: v - B' A^-1 r. */
export function collidingVelocity(relative: RelativeError): Vec3 {
  const { positionInverse: inverse, positionM: r, crossM2ps: cross, velocityMps: v } = relative;
  const [x, y, z] = pulled(inverse, r);
  return [
    v[0] - (cross[0]! * x + cross[3]! * y + cross[6]! * z),
    v[1] - (cross[1]! * x + cross[4]! * y + cross[7]! * z),
    v[2] - (cross[2]! * x + cross[5]! * y + cross[8]! * z),
  ];
}

/** A^-1 r. */
function pulled(inverse: Symmetric3, r: Vec3): Vec3 {
  const [x, y, z] = r;
  return [
    inverse[0]! * x + inverse[1]! * y + inverse[2]! * z,
    inverse[3]! * x + inverse[4]! * y + inverse[5]! * z,
    inverse[6]! * x + inverse[7]! * y + inverse[8]! * z,
  ];
}

/** Bound of the reciprocal of the smallest deviation: root of the trace of the inverse. */
export function sharpnessOf({ positionInverse }: RelativeError): number {
  return Math.sqrt(positionInverse[0]! + positionInverse[4]! + positionInverse[8]!);
}

/** The same with all deviations of both orbits multiplied by `factor`: where the orbits most probably meet stays. */
export function scaledRelative(relative: RelativeError, factor: number): RelativeError {
  if (factor === 1) return relative;
  const square = factor * factor;
  const { positionInverse, positionM, misfit } = relative;
  const distance = bilinear3(positionInverse, positionM, positionM);
  return {
    ...relative,
    positionM2: relative.positionM2.map((value) => value * square),
    crossM2ps: relative.crossM2ps.map((value) => value * square),
    velocityM2ps2: relative.velocityM2ps2.map((value) => value * square),
    positionInverse: positionInverse.map((value) => value / square),
    misfit: misfit - distance + distance / square + 6 * Math.log(factor),
  };
}
