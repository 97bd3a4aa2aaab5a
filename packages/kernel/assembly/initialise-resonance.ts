import { twoThirds } from './lanes';
import * as row from './rows';
import { TWO_PI, XKE } from './rows';

/** Fields of a deep-space row; constants and formulas as packages/astro/src/sgp4/resonance-init.ts, the readable twin. */
const DMDT: usize = 28 * 8;
const DNODT: usize = 29 * 8;
const DOMDT: usize = 30 * 8;
const RESONANCE: usize = 31 * 8;
const XFACT: usize = 32 * 8;
const XLAMO: usize = 33 * 8;
const GSTO: usize = 34 * 8;
const RES0: usize = 36 * 8;
const EARTH_RATE: f64 = 0.0043752690880113;

/** Eccentricity functions of the half-day resonance: four coefficients each, for low and high eccentricities. */
const G211: usize = memory.data<f64>([3.616, -13.247, 16.29, 0, -72.099, 331.819, -508.738, 266.724]);
const G310: usize = memory.data<f64>([-19.302, 117.39, -228.419, 156.591, -346.844, 1582.851, -2415.925, 1246.113]);
const G322: usize = memory.data<f64>([
  -18.9068, 109.7927, -214.6334, 146.5816, -342.585, 1554.908, -2366.899, 1215.972,
]);
const G410: usize = memory.data<f64>([-41.122, 242.694, -471.094, 313.953, -1052.797, 4758.686, -7193.992, 3651.957]);
const G422: usize = memory.data<f64>([-146.407, 841.88, -1629.014, 1083.435, -3581.69, 16178.11, -24462.77, 12422.52]);
const G520: usize = memory.data<f64>([
  -532.114, 3017.977, -5740.032, 3708.276, 1464.74, -4664.75, 3763.64, 0, -5149.66, 29936.92, -54087.36, 31324.56,
]);
const G533: usize = memory.data<f64>([
  -919.2277, 4988.61, -9064.77, 5542.21, -37995.78, 161616.52, -229838.2, 109377.94,
]);
const G521: usize = memory.data<f64>([
  -822.71072, 4568.6173, -8491.4146, 5337.524, -51752.104, 218913.95, -309468.16, 146349.42,
]);
const G532: usize = memory.data<f64>([
  -853.666, 4690.25, -8624.77, 5341.4, -40023.88, 170470.89, -242699.48, 115605.82,
]);

// @inline
function field(nearRow: usize, k: i32): f64 {
  return load<f64>(nearRow + ((<usize>k) << 3));
}

function inverseAxisOf(n: f64): f64 {
  return f64x2.extract_lane(twoThirds(f64x2.splat(n / XKE)), 0);
}

/** Writes the resonance fields of a deep-space row whose rates and sidereal time are filled. */
export function resonanceTerms(nearRow: usize, deepRow: usize): void {
  const n = field(nearRow, row.MEAN_MOTION);
  const e = field(nearRow, row.ECCENTRICITY);
  const theta = load<f64>(deepRow + GSTO) % TWO_PI;
  const m = field(nearRow, row.MEAN_ANOMALY);
  const node = field(nearRow, row.NODE);
  const arg = field(nearRow, row.ARG_PERIGEE);
  const nodeRate = field(nearRow, row.NODE_RATE);
  const nodeDrift = load<f64>(deepRow + DNODT);
  const anomalyRate = field(nearRow, row.MEAN_ANOMALY_RATE) + load<f64>(deepRow + DMDT) - n;
  if (n < 0.0052359877 && n > 0.0034906585) {
    store<f64>(deepRow + RESONANCE, 1);
    oneDay(nearRow, n, deepRow + RES0);
    store<f64>(deepRow + XLAMO, (m + node + arg - theta) % TWO_PI);
    const argRate = field(nearRow, row.ARG_PERIGEE_RATE);
    const rates = anomalyRate + argRate + nodeRate - EARTH_RATE + load<f64>(deepRow + DOMDT) + nodeDrift;
    store<f64>(deepRow + XFACT, rates);
  } else if (n >= 8.26e-3 && n <= 9.24e-3 && e >= 0.5) {
    store<f64>(deepRow + RESONANCE, 2);
    halfDay(nearRow, n, e, deepRow + RES0);
    store<f64>(deepRow + XLAMO, (m + 2 * node - 2 * theta) % TWO_PI);
    store<f64>(deepRow + XFACT, anomalyRate + 2 * (nodeRate + nodeDrift - EARTH_RATE));
  }
}

function oneDay(nearRow: usize, n: f64, out: usize): void {
  const e = field(nearRow, row.ECCENTRICITY);
  const e2 = e * e;
  const cosI = field(nearRow, row.COS_I);
  const sinI = field(nearRow, row.SIN_I);
  const onePlus = 1 + cosI;
  const inverseAxis = inverseAxisOf(n);
  const g200 = 1 + e2 * (-2.5 + 0.8125 * e2);
  const g310 = 1 + 2 * e2;
  const g300 = 1 + e2 * (-6 + 6.60937 * e2);
  const f220 = 0.75 * onePlus * onePlus;
  const f311 = 0.9375 * sinI * sinI * (1 + 3 * cosI) - 0.75 * onePlus;
  const f330 = 1.875 * onePlus * onePlus * onePlus;
  const base = 3 * n * n * inverseAxis * inverseAxis;
  store<f64>(out, base * f311 * g310 * 2.1460748e-6 * inverseAxis);
  store<f64>(out, 2 * base * f220 * g200 * 1.7891679e-6, 8);
  store<f64>(out, 3 * base * f330 * g300 * 2.2123015e-7 * inverseAxis, 16);
}

function cubic(table: usize, part: i32, e: f64): f64 {
  const c = table + <usize>part * 32;
  return load<f64>(c) + load<f64>(c, 8) * e + load<f64>(c, 16) * e * e + load<f64>(c, 24) * e * e * e;
}

function halfDay(nearRow: usize, n: f64, e: f64, out: usize): void {
  const cosI = field(nearRow, row.COS_I);
  const sinI = field(nearRow, row.SIN_I);
  const cos2 = cosI * cosI;
  const sin2 = sinI * sinI;
  const high: i32 = e <= 0.65 ? 0 : 1;
  const highest: i32 = e < 0.7 ? 0 : 1;
  const g201 = -0.306 - (e - 0.64) * 0.44;
  const g211 = cubic(G211, high, e);
  const g310 = cubic(G310, high, e);
  const g322 = cubic(G322, high, e);
  const g410 = cubic(G410, high, e);
  const g422 = cubic(G422, high, e);
  const g520 = cubic(G520, e <= 0.65 ? 0 : e > 0.715 ? 2 : 1, e);
  const g533 = cubic(G533, highest, e);
  const g521 = cubic(G521, highest, e);
  const g532 = cubic(G532, highest, e);

  const f220 = 0.75 * (1 + 2 * cosI + cos2);
  const f221 = 1.5 * sin2;
  const f321 = 1.875 * sinI * (1 - 2 * cosI - 3 * cos2);
  const f322 = -1.875 * sinI * (1 + 2 * cosI - 3 * cos2);
  const f441 = 35 * sin2 * f220;
  const f442 = 39.375 * sin2 * sin2;
  const f522 = 9.84375 * sinI * (sin2 * (1 - 2 * cosI - 5 * cos2) + 0.33333333 * (-2 + 4 * cosI + 6 * cos2));
  const f523 = sinI * (4.92187512 * sin2 * (-2 - 4 * cosI + 10 * cos2) + 6.56250012 * (1 + 2 * cosI - 3 * cos2));
  const f542 = 29.53125 * sinI * (2 - 8 * cosI + cos2 * (-12 + 8 * cosI + 10 * cos2));
  const f543 = 29.53125 * sinI * (-2 - 8 * cosI + cos2 * (12 + 8 * cosI - 10 * cos2));

  const inverseAxis = inverseAxisOf(n);
  const base = 3 * n * n * inverseAxis * inverseAxis;
  const t22 = base * 1.7891679e-6;
  const t32 = base * inverseAxis * 3.7393792e-7;
  const t44 = 2 * base * inverseAxis * inverseAxis * 7.3636953e-9;
  const t52 = base * inverseAxis * inverseAxis * inverseAxis * 1.1428639e-7;
  const t54 = 2 * base * inverseAxis * inverseAxis * inverseAxis * 2.1765803e-9;
  store<f64>(out, t22 * f220 * g201);
  store<f64>(out, t22 * f221 * g211, 8);
  store<f64>(out, t32 * f321 * g310, 16);
  store<f64>(out, t32 * f322 * g322, 24);
  store<f64>(out, t44 * f441 * g410, 32);
  store<f64>(out, t44 * f442 * g422, 40);
  store<f64>(out, t52 * f522 * g520, 48);
  store<f64>(out, t52 * f523 * g532, 56);
  store<f64>(out, t54 * f542 * g521, 64);
  store<f64>(out, t54 * f543 * g533, 72);
}
