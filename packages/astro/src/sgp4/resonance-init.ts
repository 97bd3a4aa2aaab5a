import { TWO_PI } from '@keepout/units/angle';
import * as row from './record.ts';
import { XKE } from './wgs72.ts';

/** Earth's rotation in the theory, rad/min. */
export const EARTH_RATE = 0.0043752690880113;

/**
 * Coefficients of the tesseral resonance with the one-day and the half-day orbits.
 *
 * Method   Hujsak 1979; Spacetrack Report No. 3 (1980); docs/models/sgp4
 *
 * @param nearEarth   Float64Array(ROW)   filled
 * @param deep   Float64Array(DEEP_ROW)   rates and sidereal time filled; the resonance fields are written
 */
export function resonanceTerms(nearEarth: Float64Array, deep: Float64Array): void {
  const n = nearEarth[row.MEAN_MOTION]!;
  const e = nearEarth[row.ECCENTRICITY]!;
  const theta = deep[row.GSTO]! % TWO_PI;
  const m = nearEarth[row.MEAN_ANOMALY]!;
  const node = nearEarth[row.NODE]!;
  const arg = nearEarth[row.ARG_PERIGEE]!;
  const argRate = nearEarth[row.ARG_PERIGEE_RATE]!;
  const nodeRate = nearEarth[row.NODE_RATE]!;
  const anomalyRate = nearEarth[row.MEAN_ANOMALY_RATE]! + deep[row.DMDT]! - n;

  if (n < 0.005_235_987_7 && n > 0.003_490_658_5) {
    deep[row.RESONANCE] = 1;
    deep.set(oneDayCoefficients(nearEarth, n), row.RES0);
    deep[row.XLAMO] = (m + node + arg - theta) % TWO_PI;
    deep[row.XFACT] = anomalyRate + argRate + nodeRate - EARTH_RATE + deep[row.DOMDT]! + deep[row.DNODT]!;
  } else if (n >= 8.26e-3 && n <= 9.24e-3 && e >= 0.5) {
    deep[row.RESONANCE] = 2;
    deep.set(halfDayCoefficients(nearEarth, n), row.RES0);
    deep[row.XLAMO] = (m + 2 * node - 2 * theta) % TWO_PI;
    deep[row.XFACT] = anomalyRate + 2 * (nodeRate + deep[row.DNODT]! - EARTH_RATE);
  }
}

function oneDayCoefficients(nearEarth: Float64Array, n: number): readonly number[] {
  const e2 = nearEarth[row.ECCENTRICITY]! ** 2;
  const cosI = nearEarth[row.COS_I]!;
  const sinI = nearEarth[row.SIN_I]!;
  const inverseAxis = (n / XKE) ** (2 / 3);
  const g200 = 1 + e2 * (-2.5 + 0.8125 * e2);
  const g310 = 1 + 2 * e2;
  const g300 = 1 + e2 * (-6 + 6.609_37 * e2);
  const f220 = 0.75 * (1 + cosI) ** 2;
  const f311 = 0.9375 * sinI * sinI * (1 + 3 * cosI) - 0.75 * (1 + cosI);
  const f330 = 1.875 * (1 + cosI) ** 3;
  const base = 3 * n * n * inverseAxis * inverseAxis;
  return [
    base * f311 * g310 * 2.146_074_8e-6 * inverseAxis,
    2 * base * f220 * g200 * 1.789_167_9e-6,
    3 * base * f330 * g300 * 2.212_301_5e-7 * inverseAxis,
  ];
}

/** Eccentricity functions G_lpq fitted as cubics by the authors of the theory: [e >= threshold] picks the row. */
const G_LOW = {
  g211: [3.616, -13.247, 16.29, 0],
  g310: [-19.302, 117.39, -228.419, 156.591],
  g322: [-18.9068, 109.7927, -214.6334, 146.5816],
  g410: [-41.122, 242.694, -471.094, 313.953],
  g422: [-146.407, 841.88, -1629.014, 1083.435],
  g520: [-532.114, 3017.977, -5740.032, 3708.276],
} as const;
const G_HIGH = {
  g211: [-72.099, 331.819, -508.738, 266.724],
  g310: [-346.844, 1582.851, -2415.925, 1246.113],
  g322: [-342.585, 1554.908, -2366.899, 1215.972],
  g410: [-1052.797, 4758.686, -7193.992, 3651.957],
  g422: [-3581.69, 16_178.11, -24_462.77, 12_422.52],
} as const;
const G520_MIDDLE = [1464.74, -4664.75, 3763.64, 0] as const;
const G520_HIGH = [-5149.66, 29_936.92, -54_087.36, 31_324.56] as const;
const G5_LOW = {
  g533: [-919.2277, 4988.61, -9064.77, 5542.21],
  g521: [-822.710_72, 4568.6173, -8491.4146, 5337.524],
  g532: [-853.666, 4690.25, -8624.77, 5341.4],
} as const;
const G5_HIGH = {
  g533: [-37_995.78, 161_616.52, -229_838.2, 109_377.94],
  g521: [-51_752.104, 218_913.95, -309_468.16, 146_349.42],
  g532: [-40_023.88, 170_470.89, -242_699.48, 115_605.82],
} as const;

function cubic(c: readonly [number, number, number, number], e: number): number {
  return c[0] + c[1] * e + c[2] * e * e + c[3] * e * e * e;
}

function halfDayCoefficients(nearEarth: Float64Array, n: number): readonly number[] {
  const e = nearEarth[row.ECCENTRICITY]!;
  const cosI = nearEarth[row.COS_I]!;
  const sinI = nearEarth[row.SIN_I]!;
  const cos2 = cosI * cosI;
  const sin2 = sinI * sinI;

  const g201 = -0.306 - (e - 0.64) * 0.44;
  const table = e <= 0.65 ? G_LOW : G_HIGH;
  const g211 = cubic(table.g211, e);
  const g310 = cubic(table.g310, e);
  const g322 = cubic(table.g322, e);
  const g410 = cubic(table.g410, e);
  const g422 = cubic(table.g422, e);
  const g520 = cubic(e <= 0.65 ? G_LOW.g520 : e > 0.715 ? G520_HIGH : G520_MIDDLE, e);
  const fifth = e < 0.7 ? G5_LOW : G5_HIGH;
  const g533 = cubic(fifth.g533, e);
  const g521 = cubic(fifth.g521, e);
  const g532 = cubic(fifth.g532, e);

  const f220 = 0.75 * (1 + 2 * cosI + cos2);
  const f221 = 1.5 * sin2;
  const f321 = 1.875 * sinI * (1 - 2 * cosI - 3 * cos2);
  const f322 = -1.875 * sinI * (1 + 2 * cosI - 3 * cos2);
  const f441 = 35 * sin2 * f220;
  const f442 = 39.375 * sin2 * sin2;
  const f522 = 9.843_75 * sinI * (sin2 * (1 - 2 * cosI - 5 * cos2) + 0.333_333_33 * (-2 + 4 * cosI + 6 * cos2));
  const f523 = sinI * (4.921_875_12 * sin2 * (-2 - 4 * cosI + 10 * cos2) + 6.562_500_12 * (1 + 2 * cosI - 3 * cos2));
  const f542 = 29.531_25 * sinI * (2 - 8 * cosI + cos2 * (-12 + 8 * cosI + 10 * cos2));
  const f543 = 29.531_25 * sinI * (-2 - 8 * cosI + cos2 * (12 + 8 * cosI - 10 * cos2));

  const inverseAxis = (n / XKE) ** (2 / 3);
  const base = 3 * n * n * inverseAxis * inverseAxis;
  const t22 = base * 1.789_167_9e-6;
  const t32 = base * inverseAxis * 3.739_379_2e-7;
  const t44 = 2 * base * inverseAxis ** 2 * 7.363_695_3e-9;
  const t52 = base * inverseAxis ** 3 * 1.142_863_9e-7;
  const t54 = 2 * base * inverseAxis ** 3 * 2.176_580_3e-9;
  return [
    t22 * f220 * g201,
    t22 * f221 * g211,
    t32 * f321 * g310,
    t32 * f322 * g322,
    t44 * f441 * g410,
    t44 * f442 * g422,
    t52 * f522 * g520,
    t52 * f523 * g532,
    t54 * f542 * g521,
    t54 * f543 * g533,
  ];
}
