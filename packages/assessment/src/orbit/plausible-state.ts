import type { Vec3 } from '@keepout/astro/nouns';

/** Part of a state that is impossible in orbit about the Earth. */
export interface Implausibility {
  readonly quantity: 'position' | 'velocity';
  /** Length of the vector, m or m/s. */
  readonly magnitude: number;
}

/** From 22 km above the equator to ten times as far as the Moon. */
const RADIUS_M = [6.4e6, 4e9] as const;
/** No orbit about the Earth is at rest, or ten times faster than a low one. */
const SPEED_MPS = [1, 1e5] as const;

/**
 * Whether a state can belong to an orbit about the Earth. Zero vectors, wrong units and extreme values are found
 * here, before every figure that follows from them is none.
 *
 * @param positionM    in any frame that the Earth's centre is the origin of
 * @param velocityMps  in the same
 */
export function implausibility(positionM: Vec3, velocityMps: Vec3): Implausibility | undefined {
  const radiusM = Math.hypot(...positionM);
  if (!isWithin(radiusM, RADIUS_M)) return { quantity: 'position', magnitude: radiusM };
  const speedMps = Math.hypot(...velocityMps);
  return isWithin(speedMps, SPEED_MPS) ? undefined : { quantity: 'velocity', magnitude: speedMps };
}

function isWithin(value: number, [minimum, maximum]: readonly [number, number]): boolean {
  return value >= minimum && value <= maximum;
}
