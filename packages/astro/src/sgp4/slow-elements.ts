import { ARGPM, addPeriodics, addSecular, EM, IM, MM, NM, NODEM } from './deep-space.ts';
import type { Sgp4Batch } from './record.ts';
import * as row from './record.ts';
import { sincos } from './sincos.ts';
import { J3_OVER_J2, longPeriodCoefficient, XKE } from './wgs72.ts';

/** Places of the values that `slowElements` writes; lengths in earth radii, angles in rad, rates in rad/min. */
export const AXIS = 0;
/** Eccentricity vector from the node, long-period terms included. */
export const E_X = 1;
export const E_Y = 2;
/** Mean anomaly + argument of perigee + long-period term. */
export const ARGUMENT = 3;
export const NODE_ANGLE = 4;
export const SINE_I = 5;
export const COSINE_I = 6;
/** Fast part left out of the eccentricity vector: drag with the period of the orbit. */
export const E_STRAY = 7;
/** Rate of ARGUMENT without drag. */
export const ARGUMENT_RATE = 8;
export const SLOW_ELEMENTS = 9;

const mean = new Float64Array(6);
const pair = new Float64Array(2);

/**
 * The elements that SGP4 solves Kepler's equation with, without the drag terms that turn with the orbit.
 *
 * Method   as `propagateRow` up to Kepler's equation; the terms in B* C5 and in the cube of 1 + eta cos M at their mean over
 *          an orbit, their amplitude in E_STRAY
 *
 * @param out   Float64Array(SLOW_ELEMENTS)   written
 * @returns 0, or an error code of the theory
 */
export function slowElements(batch: Sgp4Batch, i: number, epochTaiS: number, out: Float64Array): number {
  const o = i * row.ROW;
  const { nearEarth } = batch;
  if (nearEarth[o + row.INIT_ERROR] !== 0) return nearEarth[o + row.INIT_ERROR]!;
  const t = (epochTaiS - nearEarth[o + row.EPOCH_TAI_S]!) / 60;
  const t2 = t * t;
  let m = nearEarth[o + row.MEAN_ANOMALY]! + nearEarth[o + row.MEAN_ANOMALY_RATE]! * t;
  let argp = nearEarth[o + row.ARG_PERIGEE]! + nearEarth[o + row.ARG_PERIGEE_RATE]! * t;
  let node = nearEarth[o + row.NODE]! + nearEarth[o + row.NODE_RATE]! * t + nearEarth[o + row.NODE_DRAG]! * t2;
  const n = nearEarth[o + row.MEAN_MOTION]!;
  let e = nearEarth[o + row.ECCENTRICITY]!;
  let factor = 1 - nearEarth[o + row.C1]! * t;
  let longitudeDrag = nearEarth[o + row.T2]! * t2;
  let sinI = nearEarth[o + row.SIN_I]!;
  let cosI = nearEarth[o + row.COS_I]!;
  let aycof = nearEarth[o + row.AYCOF]!;
  let xlcof = nearEarth[o + row.XLCOF]!;
  let rate = nearEarth[o + row.MEAN_ANOMALY_RATE]! + nearEarth[o + row.ARG_PERIGEE_RATE]!;
  let stray = 0;
  let axis: number;
  const d = batch.deepRow[i]! * row.DEEP_ROW;
  if (d < 0) {
    const bc5 = nearEarth[o + row.BC5]!;
    const eta = nearEarth[o + row.ETA]!;
    const cube = nearEarth[o + row.ANOMALY_DRAG]!;
    const turn = nearEarth[o + row.OMEGA_DRAG]! * t + cube * (1 + 1.5 * eta * eta - nearEarth[o + row.DELTA_M0]!);
    m += turn;
    argp -= turn;
    factor -= t2 * (nearEarth[o + row.D2]! + t * (nearEarth[o + row.D3]! + t * nearEarth[o + row.D4]!));
    longitudeDrag += t2 * t * (nearEarth[o + row.T3]! + t * (nearEarth[o + row.T4]! + t * nearEarth[o + row.T5]!));
    e -= nearEarth[o + row.BC4]! * t - bc5 * nearEarth[o + row.SIN_M0]!;
    stray = Math.abs(bc5) + Math.abs(e * cube * eta) * (3 + 1.5 * eta + eta * eta);
    axis = nearEarth[o + row.SEMI_MAJOR_AXIS]! * factor * factor;
  } else {
    mean[EM] = e;
    mean[IM] = nearEarth[o + row.INCLINATION]!;
    mean[NODEM] = node;
    mean[ARGPM] = argp;
    mean[MM] = m;
    mean[NM] = n;
    const { deep, integrator } = batch;
    addSecular(nearEarth, o, deep, d, integrator, batch.deepRow[i]! * row.INTEGRATOR_ROW, t, mean);
    if (!(mean[NM]! > 0)) return 2;
    const root = Math.cbrt(XKE / mean[NM]!);
    axis = root * root * factor * factor;
    mean[EM]! -= nearEarth[o + row.BC4]! * t;
    if (!(mean[EM]! < 1 && mean[EM]! >= -0.001)) return 1;
    if (mean[EM]! < 1e-6) mean[EM] = 1e-6;
    mean[MM]! += n * longitudeDrag;
    longitudeDrag = 0;
    addPeriodics(deep, d, t, mean);
    let inclination = mean[IM]!;
    node = mean[NODEM]!;
    argp = mean[ARGPM]!;
    m = mean[MM]!;
    e = mean[EM]!;
    if (inclination < 0) {
      inclination = -inclination;
      node += Math.PI;
      argp -= Math.PI;
    }
    if (!(e >= 0 && e <= 1)) return 3;
    sincos(inclination, pair);
    sinI = pair[0]!;
    cosI = pair[1]!;
    aycof = -0.5 * J3_OVER_J2 * sinI;
    xlcof = longPeriodCoefficient(sinI, cosI);
    rate += mean[NM]! - n + deep[d + row.DMDT]! + deep[d + row.DOMDT]!;
  }
  if (!(e < 1 && e >= -0.001)) return 1;
  if (e < 1e-6) e = 1e-6;
  const inverseP = 1 / (axis * (1 - e * e));
  sincos(argp, pair);
  const ex = e * pair[1]!;
  out[AXIS] = axis;
  out[E_X] = ex;
  out[E_Y] = e * pair[0]! + inverseP * aycof;
  out[ARGUMENT] = m + argp + n * longitudeDrag + inverseP * xlcof * ex;
  out[NODE_ANGLE] = node;
  out[SINE_I] = sinI;
  out[COSINE_I] = cosI;
  out[E_STRAY] = stray;
  out[ARGUMENT_RATE] = rate;
  return 0;
}
