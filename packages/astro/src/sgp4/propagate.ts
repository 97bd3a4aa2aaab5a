import { TWO_PI } from '@keepout/units/angle';
import { ARGPM, addPeriodics, addSecular, EM, IM, MM, NM, NODEM } from './deep-space.ts';
import { writeLife } from './life.ts';
import type { Sgp4Batch, Sgp4Record } from './record.ts';
import * as row from './record.ts';
import { sincos } from './sincos.ts';
import { EARTH_RADIUS_KM, J2, J3_OVER_J2, longPeriodCoefficient, VELOCITY_UNIT_KM_S, XKE } from './wgs72.ts';

/** Error codes 1 to 6 of the published code, 7 and 8 are ours: any of them means that the object has no state. */
export const SGP4_ERRORS: Readonly<Record<number, string>> = {
  1: 'mean-eccentricity-out-of-range',
  2: 'mean-motion-not-positive',
  3: 'perturbed-eccentricity-out-of-range',
  4: 'semi-latus-rectum-negative',
  6: 'decayed',
  7: 'elements-not-finite',
  8: 'too-long-before-epoch',
};

const mean = new Float64Array(6);
const pair = new Float64Array(2);
const NO_DEEP = new Float64Array(0);

/**
 * State of one object at a time, by SGP4 or SDP4.
 *
 * Method   Hoots and Roehrich 1980, Vallado et al. 2006 (AIAA 2006-6753); docs/models/sgp4
 * Frame    TEME          Time scale  minutes from the epoch of the elements
 *
 * @param record   Sgp4Record
 * @param minutesSinceEpoch   number   min
 * @param out   Float64Array(6)   km, km/s; written only when the code is 0
 * @returns 0, or the error code of the reference (see SGP4_ERRORS)
 *
 * Checked  conformance/sgp4 (1e-6 km)          Cost  0.25 microseconds near Earth, 0.5 deep space
 */
export function sgp4(record: Sgp4Record, minutesSinceEpoch: number, out: Float64Array): number {
  return record.deep
    ? propagateRow(record.nearEarth, 0, record.deep, 0, record.integrator, 0, minutesSinceEpoch, out, 0)
    : propagateRow(record.nearEarth, 0, NO_DEEP, -1, record.integrator, 0, minutesSinceEpoch, out, 0);
}

/**
 * State of object `i` of a batch at an epoch.
 *
 * @param out   Float64Array   km, km/s, six values from `at` on
 * @returns 0 or the error code
 */
export function propagateOne(batch: Sgp4Batch, i: number, epochTaiS: number, out: Float64Array, at: number): number {
  const o = i * row.ROW;
  const k = batch.deepRow[i]!;
  const minutes = (epochTaiS - batch.nearEarth[o + row.EPOCH_TAI_S]!) / 60;
  const { nearEarth, deep, integrator } = batch;
  return propagateRow(
    nearEarth,
    o,
    deep,
    k < 0 ? -1 : k * row.DEEP_ROW,
    integrator,
    k * row.INTEGRATOR_ROW,
    minutes,
    out,
    at,
  );
}

/**
 * States of every object of a batch at one epoch.
 *
 * Frame    TEME
 *
 * @param epochTaiS   number   TAI s
 * @param out         Float64Array(6 count)   km, km/s, rows of six; NaN where there is no state
 * @param errors      Uint8Array(count)   error code per object
 */
export function propagateBatch(batch: Sgp4Batch, epochTaiS: number, out: Float64Array, errors?: Uint8Array): void {
  for (let i = 0; i < batch.count; i++) {
    const code = propagateOne(batch, i, epochTaiS, out, 6 * i);
    if (code !== 0) out.fill(Number.NaN, 6 * i, 6 * i + 6);
    if (errors) errors[i] = code;
  }
}

/**
 * The theory itself, on rows (layout in record.ts). `d` < 0 marks a near-Earth object.
 *
 * The small short-period angles turn sines and cosines by their series instead of through the angles: the result
 * differs from the published arithmetic by less than 1e-8 km and costs half the trigonometric calls.
 */
export function propagateRow(
  nearEarth: Float64Array,
  o: number,
  deep: Float64Array,
  d: number,
  integrator: Float64Array,
  c: number,
  t: number,
  out: Float64Array,
  at: number,
): number {
  if (nearEarth[o + row.INIT_ERROR] !== 0) return nearEarth[o + row.INIT_ERROR]!;
  const t2 = t * t;
  const anomaly = nearEarth[o + row.MEAN_ANOMALY]! + nearEarth[o + row.MEAN_ANOMALY_RATE]! * t;
  let argp = nearEarth[o + row.ARG_PERIGEE]! + nearEarth[o + row.ARG_PERIGEE_RATE]! * t;
  let node = nearEarth[o + row.NODE]! + nearEarth[o + row.NODE_RATE]! * t + nearEarth[o + row.NODE_DRAG]! * t2;
  let m = anomaly;
  const n = nearEarth[o + row.MEAN_MOTION]!;
  let e = nearEarth[o + row.ECCENTRICITY]!;
  let axisFactor = 1 - nearEarth[o + row.C1]! * t;
  let eDrag = nearEarth[o + row.BC4]! * t;
  let lDrag = nearEarth[o + row.T2]! * t2;
  let cosI = nearEarth[o + row.COS_I]!;
  let sinI = nearEarth[o + row.SIN_I]!;
  let axis: number;

  if (d < 0) {
    const bc5 = nearEarth[o + row.BC5]!;
    if (bc5 !== 0 || nearEarth[o + row.D2] !== 0) {
      const t3 = t2 * t;
      const t4 = t3 * t;
      sincos(anomaly, pair);
      const sinM0 = pair[0]!;
      const cosM0 = pair[1]!;
      const delta = 1 + nearEarth[o + row.ETA]! * cosM0;
      const turn =
        nearEarth[o + row.OMEGA_DRAG]! * t +
        nearEarth[o + row.ANOMALY_DRAG]! * (delta * delta * delta - nearEarth[o + row.DELTA_M0]!);
      m += turn;
      argp -= turn;
      axisFactor -= nearEarth[o + row.D2]! * t2 + nearEarth[o + row.D3]! * t3 + nearEarth[o + row.D4]! * t4;
      const sinM = sinM0 * cosSmall(turn) + cosM0 * sinSmall(turn);
      eDrag += bc5 * (sinM - nearEarth[o + row.SIN_M0]!);
      lDrag += nearEarth[o + row.T3]! * t3 + t4 * (nearEarth[o + row.T4]! + t * nearEarth[o + row.T5]!);
    }
    axis = nearEarth[o + row.SEMI_MAJOR_AXIS]! * axisFactor * axisFactor;
  } else {
    mean[EM] = e;
    mean[IM] = nearEarth[o + row.INCLINATION]!;
    mean[NODEM] = node;
    mean[ARGPM] = argp;
    mean[MM] = m;
    mean[NM] = n;
    addSecular(nearEarth, o, deep, d, integrator, c, t, mean);
    e = mean[EM]!;
    argp = mean[ARGPM]!;
    node = mean[NODEM]!;
    m = mean[MM]!;
    if (!(mean[NM]! > 0)) return 2;
    axis = (XKE / mean[NM]!) ** (2 / 3) * axisFactor * axisFactor;
  }
  // The Kepler orbit of the dragged axis, in rad/min; not the mean motion of the elements.
  const sqrtAxis = Math.sqrt(axis);
  e -= eDrag;
  if (!(e < 1 && e >= -0.001)) return 1;
  if (e < 1e-6) e = 1e-6;
  m += nearEarth[o + row.MEAN_MOTION]! * lDrag;

  let aycof = nearEarth[o + row.AYCOF]!;
  let xlcof = nearEarth[o + row.XLCOF]!;
  let con41 = nearEarth[o + row.CON41]!;
  let x1mth2 = nearEarth[o + row.X1MTH2]!;
  let x7thm1 = nearEarth[o + row.X7THM1]!;
  if (d >= 0) {
    const longitude = m + argp + node;
    node %= TWO_PI;
    argp %= TWO_PI;
    mean[EM] = e;
    mean[NODEM] = node;
    mean[ARGPM] = argp;
    mean[MM] = ((longitude % TWO_PI) - argp - node) % TWO_PI;
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
    sinI = Math.sin(inclination);
    cosI = Math.cos(inclination);
    aycof = -0.5 * J3_OVER_J2 * sinI;
    xlcof = longPeriodCoefficient(sinI, cosI);
    const cos2 = cosI * cosI;
    con41 = 3 * cos2 - 1;
    x1mth2 = 1 - cos2;
    x7thm1 = 7 * cos2 - 1;
  }

  // Long-period terms.
  const inverseP = 1 / (axis * (1 - e * e));
  sincos(argp, pair);
  const ex = e * pair[1]!;
  const ey = e * pair[0]! + inverseP * aycof;
  const u = m + argp + inverseP * xlcof * ex;

  // Kepler's equation for F = E + omega, solved for F - u; corrections turn sine and cosine once they are small.
  sincos(u, pair);
  let sinF = pair[0]!;
  let cosF = pair[1]!;
  let difference = 0;
  for (let k = 0; k < 10; k++) {
    let step = (ex * sinF - ey * cosF - difference) / (1 - cosF * ex - sinF * ey);
    if (step >= 0.95) step = 0.95;
    else if (step <= -0.95) step = -0.95;
    difference += step;
    if (step < 0.02 && step > -0.02) {
      const s2 = step * step;
      const sinS = step * (1 - (s2 / 6) * (1 - s2 / 20));
      const cosS = 1 - (s2 / 2) * (1 - (s2 / 12) * (1 - s2 / 30));
      const turned = sinF * cosS + cosF * sinS;
      cosF = cosF * cosS - sinF * sinS;
      sinF = turned;
      if (step < 1e-12 && step > -1e-12) break;
    } else {
      sincos(u + difference, pair);
      sinF = pair[0]!;
      cosF = pair[1]!;
    }
  }

  // Short-period terms.
  const eCos = ex * cosF + ey * sinF;
  const eSin = ex * sinF - ey * cosF;
  const eL2 = ex * ex + ey * ey;
  const p = axis * (1 - eL2);
  if (!(p >= 0)) return 4;
  const r = axis * (1 - eCos);
  const betaL = Math.sqrt(1 - eL2);
  const share = eSin / (1 + betaL);
  const axisOverR = axis / r;
  const sinU = axisOverR * (sinF - ey - ex * share);
  const cosU = axisOverR * (cosF - ex + ey * share);
  const sin2u = 2 * cosU * sinU;
  const cos2u = 1 - 2 * sinU * sinU;
  const k1 = (0.5 * J2) / p;
  const k2 = k1 / p;
  const radius = r * (1 - 1.5 * k2 * betaL * con41) + 0.5 * k1 * x1mth2 * cos2u;
  if (!(radius >= 1)) return 6;
  if (d < 0) {
    if (t > nearEarth[o + row.LIFE_STOP]!) return 6;
    if (t < nearEarth[o + row.LIFE_START]!) return 8;
  } else if (!(axisFactor > 0)) return 6;
  const motion = 1 / (axis * sqrtAxis);
  const radialSpeed = (sqrtAxis * eSin) / r - motion * k1 * x1mth2 * sin2u;
  const crossSpeed = Math.sqrt(p) / r + motion * k1 * (x1mth2 * cos2u + 1.5 * con41);

  const du = -0.25 * k2 * x7thm1 * sin2u;
  const dNode = 1.5 * k2 * cosI * sin2u;
  const dI = 1.5 * k2 * cosI * sinI * cos2u;
  let cosD = cosSmall(du);
  let sinD = sinSmall(du);
  const sinArg = sinU * cosD + cosU * sinD;
  const cosArg = cosU * cosD - sinU * sinD;
  cosD = cosSmall(dI);
  sinD = sinSmall(dI);
  const sinIncl = sinI * cosD + cosI * sinD;
  const cosIncl = cosI * cosD - sinI * sinD;
  sincos(node, pair);
  const sinNode0 = pair[0]!;
  const cosNode0 = pair[1]!;
  cosD = cosSmall(dNode);
  sinD = sinSmall(dNode);
  const sinNode = sinNode0 * cosD + cosNode0 * sinD;
  const cosNode = cosNode0 * cosD - sinNode0 * sinD;

  const mx = -sinNode * cosIncl;
  const my = cosNode * cosIncl;
  const ux = mx * sinArg + cosNode * cosArg;
  const uy = my * sinArg + sinNode * cosArg;
  const uz = sinIncl * sinArg;
  const vx = mx * cosArg - cosNode * sinArg;
  const vy = my * cosArg - sinNode * sinArg;
  const vz = sinIncl * cosArg;
  const lengthKm = radius * EARTH_RADIUS_KM;
  out[at] = lengthKm * ux;
  out[at + 1] = lengthKm * uy;
  out[at + 2] = lengthKm * uz;
  const radialKmS = radialSpeed * VELOCITY_UNIT_KM_S;
  const crossKmS = crossSpeed * VELOCITY_UNIT_KM_S;
  out[at + 3] = radialKmS * ux + crossKmS * vx;
  out[at + 4] = radialKmS * uy + crossKmS * vy;
  out[at + 5] = radialKmS * uz + crossKmS * vz;
  return 0;
}

const ended = new Float64Array(6);

/** Writes from when to when a near-Earth row gives states: its drag series end, as `writeLife` says. */
export function limitLife(nearEarth: Float64Array, o: number): void {
  nearEarth[o + row.LIFE_START] = Number.NEGATIVE_INFINITY;
  nearEarth[o + row.LIFE_STOP] = Number.POSITIVE_INFINITY;
  if (nearEarth[o + row.INIT_ERROR] !== 0) return;
  writeLife(nearEarth, o, (minutes) => propagateRow(nearEarth, o, NO_DEEP, -1, NO_DEEP, 0, minutes, ended, 0));
}

/** Series to x^7 below 0.02 rad (2e-19); garbage orbits deep inside the Earth take the exact functions. */
function sinSmall(x: number): number {
  if (x > 0.02 || x < -0.02) return Math.sin(x);
  const x2 = x * x;
  return x * (1 - (x2 / 6) * (1 - x2 / 20));
}

function cosSmall(x: number): number {
  if (x > 0.02 || x < -0.02) return Math.cos(x);
  const x2 = x * x;
  return 1 - (x2 / 2) * (1 - (x2 / 12) * (1 - x2 / 30));
}
