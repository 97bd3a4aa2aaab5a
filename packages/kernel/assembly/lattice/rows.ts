import { add, axpb, div, length, mul, splatted, sub } from '../lanes';
import * as sgp4 from '../rows';
import { EARTH_RADIUS_KM, field, J2, TWO_PI } from '../rows';
import * as at from './layout';
import { cosine, LARGEST_ANGLE, sine, turnTo } from './sines';

/** Limits and margins of packages/kernel/src/lattice-rows.ts. */
const BETWEEN: f64 = 1.5;
const LOWEST_KM: f64 = 6430;
const HIGHEST_KM: f64 = 900_000;
const LARGEST_ECCENTRICITY: f64 = 0.97;
const LARGEST_PHASE_PAD: f64 = 1;
const SQUARE_TERMS: f64 = 6;
const WAVE: f64 = 0.25;
const SHAPE_SHARE: f64 = 3;
const CUBIC_SHARE: f64 = 0.1;
const ROUND_E2: f64 = 1e-6;
const ROUNDING: f64 = 1e-6;
const PHASE_ROUNDING: f64 = 2e-6;
/** Rotations of the node by drag use small angles up to this, rad: sines are then accurate to 2e-10. */
const SMALL_TURN: f64 = 1e-3;
/** The theory keeps eccentricities from zero by this. */
const LEAST_KEPT_ECCENTRICITY: f64 = 1e-6;

/** Results of `look`. */
let axis: v128 = f64x2.splat(0);
let ex: v128 = f64x2.splat(0);
let ey: v128 = f64x2.splat(0);
let argument: v128 = f64x2.splat(0);
let stray: v128 = f64x2.splat(0);
/** All ones in the lanes of objects with a claim so far. */
let isSpoken: v128 = f64x2.splat(0);

/**
 * Rows of the slots [2 first, 2 last) of a block, for objects near the Earth; the readable twin is
 * packages/kernel/src/lattice-rows.ts.
 *
 * @param rows    pair rows in the order of the slots
 * @param codes   one byte a slot: 1 where the row is written; else it is for the host to say why not
 */
export function writeNearRows(
  rows: usize,
  first: i32,
  last: i32,
  middleTaiS: f64,
  halfS: f64,
  block: usize,
  stride: usize,
  codes: usize,
): void {
  for (let k = first; k < last; k++) {
    isSpoken = i64x2.splat(-1);
    writePair(rows + <usize>k * sgp4.PAIR_ROW, middleTaiS, halfS, block + ((<usize>k) << 3), stride << 2);
    const mask = i64x2.bitmask(isSpoken);
    store<u8>(codes + 2 * <usize>k, <u8>(mask & 1));
    store<u8>(codes + 2 * <usize>k, <u8>(mask >> 1), 1);
  }
}

// @inline
function require(condition: v128): void {
  isSpoken = v128.and(isSpoken, condition);
}

/** Computes the slow elements at a time in minutes from the epochs; as `slowElements` of packages/astro/src/sgp4/slow-elements.ts. */
function look(row: usize, t: v128): void {
  const t2 = mul(t, t);
  const eta = field(row, sgp4.ETA);
  const cube = field(row, sgp4.ANOMALY_DRAG);
  const bc5 = field(row, sgp4.BC5);
  const drag = mul(cube, sub(axpb(1.5, mul(eta, eta), 1), field(row, sgp4.DELTA_M0)));
  const turn = add(mul(field(row, sgp4.OMEGA_DRAG), t), drag);
  const perigee = add(field(row, sgp4.ARG_PERIGEE), mul(field(row, sgp4.ARG_PERIGEE_RATE), t));
  const anomaly = add(field(row, sgp4.MEAN_ANOMALY), mul(field(row, sgp4.MEAN_ANOMALY_RATE), t));
  const argp = sub(perigee, turn);
  require(f64x2.lt(f64x2.abs(argp), splatted(LARGEST_ANGLE)));
  const fall = add(field(row, sgp4.D2), mul(t, add(field(row, sgp4.D3), mul(t, field(row, sgp4.D4)))));
  const factor = sub(sub(splatted(1), mul(field(row, sgp4.C1), t)), mul(t2, fall));
  const rise = add(field(row, sgp4.T3), mul(t, add(field(row, sgp4.T4), mul(t, field(row, sgp4.T5)))));
  const longitudeDrag = mul(t2, add(field(row, sgp4.T2), mul(t, rise)));
  let e = sub(field(row, sgp4.ECCENTRICITY), sub(mul(field(row, sgp4.BC4), t), mul(bc5, field(row, sgp4.SIN_M0))));
  const swing = mul(f64x2.abs(mul(mul(e, cube), eta)), add(axpb(1.5, eta, 3), mul(eta, eta)));
  stray = add(f64x2.abs(bc5), swing);
  require(v128.and(f64x2.lt(e, splatted(1)), f64x2.ge(e, splatted(sgp4.LEAST_ECCENTRICITY))));
  e = f64x2.pmax(e, splatted(LEAST_KEPT_ECCENTRICITY));
  axis = mul(field(row, sgp4.SEMI_MAJOR_AXIS), mul(factor, factor));
  const inverseP = div(splatted(1), mul(axis, sub(splatted(1), mul(e, e))));
  turnTo(argp);
  ex = mul(e, cosine());
  ey = add(mul(e, sine()), mul(inverseP, field(row, sgp4.AYCOF)));
  argument = add(
    add(anomaly, perigee),
    add(mul(field(row, sgp4.MEAN_MOTION), longitudeDrag), mul(mul(inverseP, field(row, sgp4.XLCOF)), ex)),
  );
}

function writePair(row: usize, middleTaiS: f64, halfS: f64, to: usize, column: usize): void {
  require(f64x2.eq(field(row, sgp4.INIT_ERROR), splatted(0)));
  const age = div(sub(splatted(middleTaiS), field(row, sgp4.EPOCH_TAI_S)), splatted(60));
  const half = halfS / 60;
  const sinI = field(row, sgp4.SIN_I);
  const cosI = field(row, sgp4.COS_I);
  const nodeDrag = field(row, sgp4.NODE_DRAG);
  // Drag turns the node from its line by the same at both ends.
  const shift = mul(nodeDrag, splatted(half * half));
  const turned = mul(cosI, shift);
  const cosT = axpb(-0.5, mul(turned, turned), 1);
  require(f64x2.lt(f64x2.abs(turned), splatted(SMALL_TURN)));

  look(row, sub(age, splatted(half)));
  const firstAxis = axis;
  const firstX = sub(mul(ex, cosT), mul(ey, turned));
  const firstY = add(mul(ex, turned), mul(ey, cosT));
  const firstArgument = add(argument, turned);
  let largestStray = stray;
  look(row, add(age, splatted(half)));
  const lastAxis = axis;
  const lastX = sub(mul(ex, cosT), mul(ey, turned));
  const lastY = add(mul(ex, turned), mul(ey, cosT));
  const lastArgument = add(argument, turned);
  largestStray = f64x2.pmax(largestStray, stray);
  look(row, age);
  largestStray = f64x2.pmax(largestStray, stray);

  const e2 = add(mul(ex, ex), mul(ey, ey));
  const e = f64x2.sqrt(e2);
  require(v128.and(f64x2.gt(axis, splatted(0)), f64x2.lt(e, splatted(LARGEST_ECCENTRICITY))));
  const beta2 = sub(splatted(1), e2);
  const beta = f64x2.sqrt(beta2);
  const latus = mul(axis, beta2);
  const k2 = div(splatted(0.5 * J2), mul(latus, latus));
  const factor = sub(splatted(1), mul(mul(splatted(1.5), mul(k2, beta)), axpb(3, mul(cosI, cosI), -1)));
  const tilt = mul(mul(splatted(1.5), k2), mul(cosI, sinI));
  const sinP = sub(sinI, mul(cosI, tilt));
  const cosP = add(cosI, mul(sinI, tilt));
  const nodeRate = div(add(field(row, sgp4.NODE_RATE), mul(splatted(2), mul(nodeDrag, age))), splatted(60));
  const motion = div(sub(lastArgument, firstArgument), splatted(2 * halfS));
  const perigee = div(sub(mul(ex, sub(lastY, firstY)), mul(ey, sub(lastX, firstX))), mul(splatted(2 * halfS), e2));
  const perigeeRate = v128.and(perigee, f64x2.gt(e2, splatted(ROUND_E2)));

  const fifth = mul(mul(age, splatted(60)), field(row, sgp4.T5));
  const third = add(
    mul(splatted(6), field(row, sgp4.T3)),
    mul(age, add(mul(splatted(24), field(row, sgp4.T4)), fifth)),
  );
  const cubic = mul(mul(splatted(CUBIC_SHARE * half * half * half), field(row, sgp4.MEAN_MOTION)), f64x2.abs(third));
  const run = mul(motion, splatted(halfS));
  const turn = mul(perigeeRate, splatted(halfS));
  const firstChange = f64x2.abs(add(sub(firstArgument, argument), run));
  const lastChange = f64x2.abs(sub(sub(lastArgument, argument), run));
  const latusChange = f64x2.pmax(
    f64x2.abs(sub(mul(firstAxis, sub(splatted(1), add(mul(firstX, firstX), mul(firstY, firstY)))), latus)),
    f64x2.abs(sub(mul(lastAxis, sub(splatted(1), add(mul(lastX, lastX), mul(lastY, lastY)))), latus)),
  );
  const firstDx = sub(firstX, ex);
  const firstDy = sub(firstY, ey);
  const lastDx = sub(lastX, ex);
  const lastDy = sub(lastY, ey);
  const eccentricChange = f64x2.pmax(length(firstDx, firstDy), length(lastDx, lastDy));
  const shapeChange = f64x2.pmax(
    length(sub(firstDx, mul(ey, turn)), add(firstDy, mul(ex, turn))),
    length(add(lastDx, mul(ey, turn)), sub(lastDy, mul(ex, turn))),
  );
  const slope = div(e, beta);
  const square = mul(k2, k2);
  const pad = add(
    add(
      div(add(mul(splatted(BETWEEN), latusChange), mul(mul(splatted(2), e), mul(largestStray, axis))), latus),
      mul(splatted(SQUARE_TERMS), square),
    ),
    axpb(WAVE, mul(k2, slope), ROUNDING),
  );
  const padSquare = div(
    add(mul(splatted(BETWEEN), eccentricChange), largestStray),
    mul(latus, splatted(EARTH_RADIUS_KM)),
  );
  const perigeeFactor = sub(splatted(1), e);
  const apogeeFactor = add(splatted(1), e);
  const shapePad = div(
    mul(splatted(SHAPE_SHARE), add(mul(splatted(BETWEEN), shapeChange), largestStray)),
    mul(perigeeFactor, perigeeFactor),
  );
  const periodic = mul(
    div(mul(apogeeFactor, apogeeFactor), beta),
    add(mul(splatted(WAVE), k2), mul(splatted(SQUARE_TERMS), square)),
  );
  const phasePad = add(
    add(mul(splatted(BETWEEN), add(f64x2.pmax(firstChange, lastChange), cubic)), shapePad),
    add(periodic, splatted(PHASE_ROUNDING)),
  );
  const latusKm = mul(latus, mul(factor, splatted(EARTH_RADIUS_KM)));
  const bulge = div(splatted(0.25 * J2 * EARTH_RADIUS_KM), latus);
  const perigeeKm = div(latusKm, apogeeFactor);
  const apogeeKm = div(latusKm, perigeeFactor);
  const lowKm = sub(mul(perigeeKm, sub(sub(splatted(1), pad), mul(perigeeKm, padSquare))), bulge);
  const highKm = add(mul(apogeeKm, add(add(splatted(1), pad), mul(apogeeKm, padSquare))), bulge);
  require(v128.and(f64x2.gt(lowKm, splatted(LOWEST_KM)), f64x2.lt(highKm, splatted(HIGHEST_KM))));
  require(v128.and(f64x2.lt(phasePad, splatted(LARGEST_PHASE_PAD)), f64x2.gt(motion, splatted(0))));

  const node = add(field(row, sgp4.NODE), mul(age, add(field(row, sgp4.NODE_RATE), mul(nodeDrag, age))));
  require(f64x2.lt(f64x2.abs(node), splatted(LARGEST_ANGLE)));
  turnTo(node);
  const cosNode = cosine();
  const sinNode = sine();
  const tiltChange = mul(sinI, f64x2.abs(shift));
  const wrapped = sub(argument, mul(splatted(TWO_PI), f64x2.nearest(div(argument, splatted(TWO_PI)))));
  // An object that is not spoken for is nowhere.
  storeColumn(to, column, at.LOW, v128.bitselect(lowKm, splatted(f64.POSITIVE_INFINITY), isSpoken));
  storeColumn(to, column, at.HIGH, v128.and(highKm, isSpoken));
  storeColumn(to, column, at.NORMAL, mul(sinP, sinNode));
  storeColumn(to, column, at.NORMAL + 1, f64x2.neg(mul(sinP, cosNode)));
  storeColumn(to, column, at.NORMAL + 2, cosP);
  storeColumn(to, column, at.LATUS, latusKm);
  storeColumn(to, column, at.ECCENTRIC, sub(mul(ex, cosNode), mul(mul(ey, cosP), sinNode)));
  storeColumn(to, column, at.ECCENTRIC + 1, add(mul(ex, sinNode), mul(mul(ey, cosP), cosNode)));
  storeColumn(to, column, at.ECCENTRIC + 2, mul(ey, sinP));
  storeColumn(to, column, at.BULGE, bulge);
  storeColumn(to, column, at.NODE_RATE, nodeRate);
  storeColumn(to, column, at.SLOPE, add(slope, div(add(bulge, bulge), perigeeKm)));
  storeColumn(to, column, at.PAD, pad);
  storeColumn(to, column, at.PAD_SQUARE, padSquare);
  storeColumn(
    to,
    column,
    at.TILT,
    add(add(mul(splatted(BETWEEN), tiltChange), mul(splatted(SQUARE_TERMS), square)), splatted(ROUNDING)),
  );
  storeColumn(to, column, at.NODE_COS, cosNode);
  storeColumn(to, column, at.NODE_SIN, sinNode);
  storeColumn(to, column, at.ARGUMENT, wrapped);
  storeColumn(to, column, at.MOTION, motion);
  storeColumn(to, column, at.PERIGEE_RATE, perigeeRate);
  storeColumn(to, column, at.PHASE_PAD, phasePad);
}

/** Both lanes into a column. */
// @inline
function storeColumn(to: usize, column: usize, k: usize, value: v128): void {
  v128.store64_lane(to + k * column, f32x4.demote_f64x2_zero(value), 0);
}
