import { add, axpb, div, mul, scaled, splatted, square, sub, twoThirds } from './lanes';
import * as row from './rows';
import { EARTH_RADIUS_KM, J2, J3_OVER_J2, TWO_PI, XKE } from './rows';
import { cosineFull, sineFull } from './trigonometry';

/** Fields of an element table, packages/astro/src/sgp4/element-table.ts. */
const ELEMENTS: usize = 12 * 8;
const NORAD_ID: usize = 0;
const EPOCH: usize = 8;
const MOTION: usize = 16;
const SHAPE: usize = 24;
const INCLINATION: usize = 32;
const RAAN: usize = 40;
const ARGUMENT: usize = 48;
const ANOMALY: usize = 56;
const BSTAR: usize = 64;

/** A row of packages/astro/src/sgp4/record.ts: 40 float64. */
const ROW: usize = 40 * 8;
const ROW_NORAD_ID: i32 = 35;
const J4: f64 = -0.00000165597;
const RAD: f64 = 0.017453292519943295;
const DEEP_SPACE_PERIOD_MIN: f64 = 225;
const SIMPLE_DRAG_PERIGEE_KM: f64 = 220;

/** The two rows being written. */
let rowA: usize = 0;
let rowB: usize = 0;

// @inline
function storeFields(k: i32, value: v128): void {
  const at = (<usize>k) << 3;
  store<f64>(rowA + at, f64x2.extract_lane(value, 0));
  store<f64>(rowB + at, f64x2.extract_lane(value, 1));
}

// @inline
function pair(a: usize, b: usize, at: usize): v128 {
  return f64x2.replace_lane(splatted(load<f64>(a + at)), 1, load<f64>(b + at));
}

/**
 * Near-Earth rows of objects [from, to), two at a time; the readable twin is packages/astro/src/sgp4/init.ts.
 *
 * @param elements  rows of twelve float64; @param rows rows of forty float64, written
 * @param kinds     one byte per object: 1 for an object that needs a deep-space row too
 */
export function initialiseNear(elements: usize, from: i32, to: i32, rows: usize, kinds: usize): void {
  for (let i = from; i < to; i += 2) {
    // The last of an odd number is its own partner.
    const j = i + 1 < to ? i + 1 : i;
    const a = elements + <usize>i * ELEMENTS;
    const b = elements + <usize>j * ELEMENTS;
    rowA = rows + <usize>i * ROW;
    rowB = rows + <usize>j * ROW;
    const n = nearPair(a, b);
    store<u8>(kinds + j, finish(b, rowB, f64x2.extract_lane(n, 1)));
    store<u8>(kinds + i, finish(a, rowA, f64x2.extract_lane(n, 0)));
  }
}

/** Writes identity, epoch and error; all other fields of an object with an error are cleared. */
function finish(elements: usize, to: usize, n: f64): u8 {
  const error = errorOf(elements);
  if (error !== 0) memory.fill(to, 0, ROW);
  store<f64>(to + 8 * row.EPOCH_TAI_S, load<f64>(elements + EPOCH));
  store<f64>(to + 8 * ROW_NORAD_ID, load<f64>(elements + NORAD_ID));
  store<f64>(to + 8 * row.INIT_ERROR, error);
  return error === 0 && TWO_PI / n >= DEEP_SPACE_PERIOD_MIN ? 1 : 0;
}

function errorOf(elements: usize): f64 {
  const motion = load<f64>(elements + MOTION);
  if (!((motion * TWO_PI) / 1440 > 0)) return 2;
  const e = load<f64>(elements + SHAPE);
  if (!(e >= 0 && e < 1)) return 1;
  const sum =
    load<f64>(elements + EPOCH) +
    load<f64>(elements + INCLINATION) +
    load<f64>(elements + RAAN) +
    load<f64>(elements + ARGUMENT) +
    load<f64>(elements + ANOMALY) +
    load<f64>(elements + BSTAR) +
    motion;
  return F64.isFinite(sum) ? 0 : 7;
}

/** @returns Brouwer's mean motions, rad/min */
function nearPair(a: usize, b: usize): v128 {
  const kozai = div(scaled(TWO_PI, pair(a, b, MOTION)), splatted(1440));
  const e = pair(a, b, SHAPE);
  const inclination = scaled(RAD, pair(a, b, INCLINATION));
  const argPerigee = scaled(RAD, pair(a, b, ARGUMENT));
  const meanAnomaly = scaled(RAD, pair(a, b, ANOMALY));
  const bstar = pair(a, b, BSTAR);
  const cosI = cosineFull(inclination);
  const sinI = sineFull(inclination);
  const cosArg = cosineFull(argPerigee);
  const cos2 = square(cosI);
  const cos4 = square(cos2);
  const e2 = square(e);
  const beta2 = sub(splatted(1), e2);
  const beta = f64x2.sqrt(beta2);

  // Kozai's mean motion to Brouwer's.
  const con41 = axpb(3, cos2, -1);
  const kozaiAxis = twoThirds(div(splatted(XKE), kozai));
  const d1 = div(scaled(0.75 * J2, con41), mul(beta, beta2));
  const del0 = div(d1, square(kozaiAxis));
  const del2 = square(del0);
  const cubic = add(splatted(1.0 / 3), div(scaled(134, del2), splatted(81)));
  const axis0 = mul(kozaiAxis, sub(sub(splatted(1), del2), mul(del0, cubic)));
  const n = div(kozai, add(splatted(1), div(d1, square(axis0))));
  const axis = twoThirds(div(splatted(XKE), n));

  // Density function: the fitting height follows low perigees down.
  const perigeeKm = scaled(EARTH_RADIUS_KM, sub(mul(axis, sub(splatted(1), e)), splatted(1)));
  const falling = v128.bitselect(sub(perigeeKm, splatted(78)), splatted(20), f64x2.ge(perigeeKm, splatted(98)));
  const height = v128.bitselect(splatted(78), falling, f64x2.ge(perigeeKm, splatted(156)));
  const s = add(div(height, splatted(EARTH_RADIUS_KM)), splatted(1));
  const qs4 = square(square(div(sub(splatted(120), height), splatted(EARTH_RADIUS_KM))));

  const po2 = square(mul(axis, beta2));
  const xi = div(splatted(1), sub(axis, s));
  const eta = mul(mul(axis, e), xi);
  const eta2 = square(eta);
  const eEta = mul(e, eta);
  const psi2 = f64x2.abs(sub(splatted(1), eta2));
  const coef = mul(qs4, square(square(xi)));
  const coef1 = div(coef, mul(mul(square(psi2), psi2), f64x2.sqrt(psi2)));
  const swell = add(axpb(1.5, eta2, 1), mul(eEta, add(splatted(4), eta2)));
  const bulge = mul(
    mul(div(scaled(0.375 * J2, xi), psi2), con41),
    add(splatted(8), mul(scaled(3, eta2), add(splatted(8), eta2))),
  );
  const c2 = mul(mul(coef1, n), add(mul(axis, swell), bulge));
  const c1 = mul(bstar, c2);
  const isRound = f64x2.le(e, splatted(1e-4));
  const c3 = v128.andnot(div(mul(mul(mul(scaled(-2, coef), xi), scaled(J3_OVER_J2, n)), sinI), e), isRound);
  const x1mth2 = sub(splatted(1), cos2);
  const cosTwoArg = axpb(2, square(cosArg), -1);
  const zonal = add(
    mul(scaled(-3, con41), add(sub(splatted(1), scaled(2, eEta)), mul(eta2, sub(splatted(1.5), scaled(0.5, eEta))))),
    mul(mul(scaled(0.75, x1mth2), sub(scaled(2, eta2), mul(eEta, add(splatted(1), eta2)))), cosTwoArg),
  );
  const c4 = mul(
    mul(mul(scaled(2, n), coef1), mul(axis, beta2)),
    sub(
      add(mul(eta, axpb(0.5, eta2, 2)), mul(e, axpb(2, eta2, 0.5))),
      mul(div(scaled(J2, xi), mul(axis, psi2)), zonal),
    ),
  );
  const c5 = mul(mul(scaled(2, coef1), mul(axis, beta2)), add(axpb(2.75, add(eta2, eEta), 1), mul(eEta, eta2)));

  // Secular rates of the zonal harmonics.
  const k1 = div(scaled(1.5 * J2, n), po2);
  const k2 = div(scaled(0.5 * J2, k1), po2);
  const k4 = div(scaled(-0.46875 * J4, n), square(po2));
  const quartic = add(axpb(-78, cos2, 13), scaled(137, cos4));
  const anomalyRate = add(add(n, mul(mul(scaled(0.5, k1), beta), con41)), mul(mul(scaled(0.0625, k2), beta), quartic));
  const argRate = add(
    add(mul(scaled(-0.5, k1), axpb(-5, cos2, 1)), mul(scaled(0.0625, k2), add(axpb(-114, cos2, 7), scaled(395, cos4)))),
    mul(k4, add(axpb(-36, cos2, 3), scaled(49, cos4))),
  );
  const nodeRate0 = f64x2.neg(mul(k1, cosI));
  const nodeRate = add(
    nodeRate0,
    mul(add(mul(scaled(0.5, k2), axpb(-19, cos2, 4)), mul(scaled(2, k4), axpb(-7, cos2, 3))), cosI),
  );

  storeFields(row.MEAN_ANOMALY, meanAnomaly);
  storeFields(row.MEAN_ANOMALY_RATE, anomalyRate);
  storeFields(row.ARG_PERIGEE, argPerigee);
  storeFields(row.ARG_PERIGEE_RATE, argRate);
  storeFields(row.NODE, scaled(RAD, pair(a, b, RAAN)));
  storeFields(row.NODE_RATE, nodeRate);
  storeFields(row.NODE_DRAG, mul(mul(scaled(3.5, beta2), nodeRate0), c1));
  storeFields(row.C1, c1);
  storeFields(row.BC4, mul(bstar, c4));
  storeFields(row.T2, scaled(1.5, c1));
  storeFields(row.ETA, eta);
  const swing = add(splatted(1), mul(eta, cosineFull(meanAnomaly)));
  storeFields(row.DELTA_M0, mul(square(swing), swing));
  storeFields(row.SIN_M0, sineFull(meanAnomaly));
  storeFields(row.MEAN_MOTION, n);
  storeFields(row.SEMI_MAJOR_AXIS, axis);
  storeFields(row.ECCENTRICITY, e);
  storeFields(row.COS_I, cosI);
  storeFields(row.SIN_I, sinI);
  storeFields(row.INCLINATION, inclination);
  storeFields(row.AYCOF, scaled(-0.5 * J3_OVER_J2, sinI));
  const onePlus = add(splatted(1), cosI);
  const bounded = v128.bitselect(onePlus, splatted(1.5e-12), f64x2.gt(f64x2.abs(onePlus), splatted(1.5e-12)));
  storeFields(row.XLCOF, div(mul(scaled(-0.25 * J3_OVER_J2, sinI), axpb(5, cosI, 3)), bounded));
  storeFields(row.CON41, con41);
  storeFields(row.X1MTH2, x1mth2);
  storeFields(row.X7THM1, axpb(7, cos2, -1));
  putDrag(n, perigeeKm, axis, xi, s, c1, mul(bstar, c3), cosArg, mul(coef, bstar), eEta, isRound, mul(bstar, c5));
  return n;
}

/** The higher drag terms; objects with a low perigee or a long period keep zeros, so that propagation needs no branch. */
function putDrag(
  n: v128,
  perigeeKm: v128,
  axis: v128,
  xi: v128,
  s: v128,
  c1: v128,
  bc3: v128,
  cosArg: v128,
  coefBstar: v128,
  eEta: v128,
  isRound: v128,
  bc5: v128,
): void {
  const isFull = v128.and(
    f64x2.ge(perigeeKm, splatted(SIMPLE_DRAG_PERIGEE_KM)),
    f64x2.lt(div(splatted(TWO_PI), n), splatted(DEEP_SPACE_PERIOD_MIN)),
  );
  const c1c1 = square(c1);
  const d2 = mul(mul(scaled(4, axis), xi), c1c1);
  const step = div(mul(mul(d2, xi), c1), splatted(3));
  const d3 = mul(add(scaled(17, axis), s), step);
  const d4 = mul(mul(mul(scaled(0.5, step), axis), xi), mul(add(scaled(221, axis), scaled(31, s)), c1));
  storeFields(row.OMEGA_DRAG, v128.and(mul(bc3, cosArg), isFull));
  const anomalyDrag = div(scaled(-(2.0 / 3), coefBstar), eEta);
  storeFields(row.ANOMALY_DRAG, v128.and(v128.andnot(anomalyDrag, isRound), isFull));
  storeFields(row.D2, v128.and(d2, isFull));
  storeFields(row.D3, v128.and(d3, isFull));
  storeFields(row.D4, v128.and(d4, isFull));
  storeFields(row.BC5, v128.and(bc5, isFull));
  storeFields(row.T3, v128.and(add(d2, scaled(2, c1c1)), isFull));
  const t4 = scaled(0.25, add(scaled(3, d3), mul(c1, add(scaled(12, d2), scaled(10, c1c1)))));
  storeFields(row.T4, v128.and(t4, isFull));
  const t5 = add(
    add(scaled(3, d4), mul(scaled(12, c1), d3)),
    add(scaled(6, square(d2)), mul(scaled(15, c1c1), add(scaled(2, d2), c1c1))),
  );
  storeFields(row.T5, v128.and(scaled(0.2, t5), isFull));
}
