import { ARGPM, addSecular, EM, IM, MM, NM, NODEM } from './deep-space.ts';
import type { Sgp4Batch } from './record.ts';
import * as row from './record.ts';
import { EARTH_RADIUS_KM, J2, XKE } from './wgs72.ts';

const mean = new Float64Array(6);

/** Size of an orbit over a span by the theory itself, without propagation. */
export interface OrbitBounds {
  /** Lowest and highest radius that SGP4 can give in the span, m. */
  lowestM: number;
  highestM: number;
  /** Upper bound of the osculating eccentricity of the theory's Kepler orbit. */
  eccentricity: number;
  /** Mean rate of the angle travelled from the node, node motion included, rad/s. */
  rateRadps: number;
}

/**
 * Bounds of an object's radius and its mean angular rate between two epochs.
 *
 * Method   the secular elements at both ends; every periodic term of the theory enters with its amplitude:
 *          long-period |aycof|/p on the eccentricity vector, short-period 3 k2 r + k1/2 on the radius, drag 2 |B* C5|,
 *          Sun and Moon a quarter of the sum of their four eccentricity coefficients; docs/models/screening
 * Assumes  a span of at most a day: secular drag and resonance are then monotone to 1e-4 of the axis
 *
 * @param out   OrbitBounds   written
 * @returns false where the elements are invalid at one of the ends
 */
export function orbitBounds(batch: Sgp4Batch, i: number, fromTaiS: number, toTaiS: number, out: OrbitBounds): boolean {
  const o = i * row.ROW;
  const { nearEarth } = batch;
  if (nearEarth[o + row.INIT_ERROR] !== 0) return false;
  let axisLow = Number.POSITIVE_INFINITY;
  let axisHigh = 0;
  let eccentricity = 0;
  let rate = 0;
  for (let end = 0; end < 2; end++) {
    const t = ((end === 0 ? fromTaiS : toTaiS) - nearEarth[o + row.EPOCH_TAI_S]!) / 60;
    const t2 = t * t;
    const n0 = nearEarth[o + row.MEAN_MOTION]!;
    const factor =
      1 -
      nearEarth[o + row.C1]! * t -
      t2 * (nearEarth[o + row.D2]! + t * (nearEarth[o + row.D3]! + t * nearEarth[o + row.D4]!));
    let e = nearEarth[o + row.ECCENTRICITY]! - nearEarth[o + row.BC4]! * t;
    let axis = nearEarth[o + row.SEMI_MAJOR_AXIS]! * factor * factor;
    let spread = 2 * Math.abs(nearEarth[o + row.BC5]!);
    let perMinute =
      nearEarth[o + row.MEAN_ANOMALY_RATE]! +
      nearEarth[o + row.ARG_PERIGEE_RATE]! +
      nearEarth[o + row.NODE_RATE]! * nearEarth[o + row.COS_I]! +
      n0 *
        t *
        (2 * nearEarth[o + row.T2]! +
          t * (3 * nearEarth[o + row.T3]! + t * (4 * nearEarth[o + row.T4]! + 5 * t * nearEarth[o + row.T5]!)));
    const k = batch.deepRow[i]!;
    if (k >= 0) {
      const d = k * row.DEEP_ROW;
      const { deep } = batch;
      mean[EM] = nearEarth[o + row.ECCENTRICITY]!;
      mean[IM] = nearEarth[o + row.INCLINATION]!;
      mean[NODEM] = 0;
      mean[ARGPM] = 0;
      mean[MM] = 0;
      mean[NM] = n0;
      addSecular(nearEarth, o, deep, d, batch.integrator, k * row.INTEGRATOR_ROW, t, mean);
      e += mean[EM]! - nearEarth[o + row.ECCENTRICITY]!;
      axis = (XKE / mean[NM]!) ** (2 / 3) * factor * factor;
      spread +=
        1e-4 +
        0.25 *
          (Math.abs(deep[d + row.SE2]!) +
            Math.abs(deep[d + row.SE3]!) +
            Math.abs(deep[d + row.EE2]!) +
            Math.abs(deep[d + row.E3]!));
      perMinute +=
        mean[NM]! - n0 + deep[d + row.DMDT]! + deep[d + row.DOMDT]! + deep[d + row.DNODT]! * nearEarth[o + row.COS_I]!;
    }
    e = Math.abs(e) + spread;
    e += Math.abs(nearEarth[o + row.AYCOF]!) / (axis * (1 - e * e));
    if (!(axis > 0 && e < 1)) return false;
    axisLow = Math.min(axisLow, axis);
    axisHigh = Math.max(axisHigh, axis);
    eccentricity = Math.max(eccentricity, e);
    rate += perMinute / 120;
  }
  const p = axisLow * (1 - eccentricity * eccentricity);
  const k1 = (0.5 * J2) / p;
  const perigee = axisLow * (1 - eccentricity);
  const apogee = axisHigh * (1 + eccentricity);
  // 1e-4 of the axis for the curvature of the drag terms.
  const curvature = 1e-4 * axisHigh;
  out.lowestM = (perigee - shortPeriod(k1, p, perigee) - curvature) * EARTH_RADIUS_KM * 1000;
  out.highestM = (apogee + shortPeriod(k1, p, apogee) + curvature) * EARTH_RADIUS_KM * 1000;
  out.eccentricity = eccentricity;
  out.rateRadps = rate;
  return true;
}

/** Largest short-period term of the radius, earth radii: factor 1.5 k2 beta con41 with |con41| <= 2, and k1/2. */
function shortPeriod(k1: number, p: number, radius: number): number {
  return (3 * k1 * radius) / p + 0.5 * k1;
}
