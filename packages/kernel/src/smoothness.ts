import { EARTH_RADIUS_M, MU_EARTH } from '@keepout/astro/constants';
import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import * as row from '@keepout/astro/sgp4/record';

/** Slabs from one propagated instant to the next; the states between are interpolated. */
export const SLABS_PER_SPAN = 3;
/** Largest error that interpolated states may have over a slab, m; less than the 550 m that the grid allows everybody. */
const LARGEST_PAD_M = 500;
/** Short-period terms and decay take the radius at most so far under a (1 - e), m. */
const DIP_M = 3e4;
const LEAST_PERIGEE_M = 6.5e6;
/** The short-period terms of J2 turn three times as fast: their share of the sixth derivative, and a margin. */
const MARGIN = 1.6;
/**
 * What the kernel's check against gravity lets through: 3 mm/s^2 over a span of 720 s. Drag and SGP4's own velocity, which
 * is not the derivative of its position, stay far below.
 */
const MODEL_M = 200;
/** SGP4's short-period terms leave out J2 e: m per unit of eccentricity. */
const ECCENTRIC_MODEL_M = 1200;
/** Sun and Moon move the position, not the velocity of the theory: 1.4 m/s over half a slab, m. */
const DEEP_MODEL_M = 300;

/**
 * How far an object's interpolated state, carried over half a slab, may be from the propagated one.
 *
 * Method   remainder of the quintic Hermite polynomial, (s^2 - T^2/4)^3 r^(6) / 720, and of its derivative; on a Kepler
 *          orbit |r^(6)| <= (1 + 25 e + 50 e^2) (mu/q^3)^3 q with q the perigee radius
 *
 * @returns m, or undefined for an object that has to be propagated every time
 *
 * Checked  packages/kernel/src/smoothness.property.test.ts
 */
export function interpolationPadM(batch: Sgp4Batch, i: number, slabS: number): number | undefined {
  const o = i * row.ROW;
  if (batch.near[o + row.INIT_ERROR] !== 0) return undefined;
  const e = batch.near[o + row.ECCENTRICITY]!;
  const perigeeM = batch.near[o + row.SEMI_MAJOR_AXIS]! * EARTH_RADIUS_M * (1 - e) - DIP_M;
  if (!(perigeeM > LEAST_PERIGEE_M)) return undefined;
  const sixth = (1 + 25 * e + 50 * e * e) * (MU_EARTH / perigeeM ** 3) ** 3 * perigeeM;
  const span = SLABS_PER_SPAN * slabS;
  const offset = span / 6;
  const factor = (span / 2) ** 2 - offset ** 2;
  const position = (factor ** 3 / 720) * sixth;
  const velocity = ((6 * offset * factor ** 2) / 720) * sixth;
  const model = batch.deepRow[i]! < 0 ? MODEL_M + ECCENTRIC_MODEL_M * e : DEEP_MODEL_M;
  const padM = MARGIN * (position + (velocity * slabS) / 2) + model;
  return padM <= LARGEST_PAD_M ? padM : undefined;
}
