import { add, constant, div, mul, square, sub } from './lanes';
import * as mean from './mean-rows';
import { storeMean } from './mean-rows';
import { nearStates } from './near-earth';
import { resonanceAt } from './resonance';
import * as row from './rows';
import { field, J2, J3_OVER_J2, XKE } from './rows';
import {
  cosineAt,
  cosineRest,
  cosineRestRad,
  first,
  nearest,
  restRad,
  STEPS_PER_RAD,
  second,
  sineAt,
  sineRest,
  sineRestExact,
  stepRemainder,
  stepsOf,
} from './table-sines';
import { solveMeans, statesOfMeans } from './tail';

/** Deep-space fields, as packages/astro/src/sgp4/record.ts; constants as in its deep-space.ts. */
const SE2: usize = 0;
const EE2: usize = 12 * 8;
const ZMOS: usize = 24 * 8;
const ZMOL: usize = 25 * 8;
const RESONANCE: usize = 31 * 8;
const AFSPC: usize = 35 * 8;

const SUN_RATE = memory.data<f64>([1.19459e-5 * STEPS_PER_RAD]);
/** Twice the eccentricity. */
const SUN_SHIFT = memory.data<f64>([2 * 0.01675 * STEPS_PER_RAD]);
const MOON_RATE = memory.data<f64>([1.5835218e-4 * STEPS_PER_RAD]);
const MOON_SHIFT = memory.data<f64>([2 * 0.0549 * STEPS_PER_RAD]);
const LYDDANE_INCLINATION: f64 = 0.2;

const UNITY = memory.data<f64>([1]);
const THREE = memory.data<f64>([3]);
const FIVE = memory.data<f64>([5]);
const SEVEN = memory.data<f64>([7]);
const HALF = memory.data<f64>([0.5]);
const QUARTER = memory.data<f64>([0.25]);
const SMALLEST_ECCENTRICITY = memory.data<f64>([1e-6]);
/** Held from zero where the inclination is 180 degrees. */
const SMALLEST_ONE_PLUS = memory.data<f64>([1.5e-12]);
const AYCOF = memory.data<f64>([-0.5 * J3_OVER_J2]);
const XLCOF = memory.data<f64>([-0.25 * J3_OVER_J2]);
const CON41 = memory.data<f64>([0.75 * J2]);
const X1MTH2 = memory.data<f64>([0.5 * J2]);
const X7THM1 = memory.data<f64>([-0.125 * J2]);
const TILT = memory.data<f64>([0.75 * J2]);

/** Series of (1 + x)^(-1/3) up to this |x|: 4e-9, which a step of Newton squares. */
const SERIES_MOTION: f64 = 0.03;
const CUBE1 = memory.data<f64>([1 / 3.0]);
const CUBE2 = memory.data<f64>([2 / 9.0]);
const CUBE3 = memory.data<f64>([14 / 81.0]);
const CUBE4 = memory.data<f64>([35 / 243.0]);
const FOUR = memory.data<f64>([4]);

/** The coefficients of fdlibm's arc tangent, for tangents up to 7/16. */
const LARGEST_TANGENT: f64 = 0.4375;
const ATAN = memory.data<f64>([
  3.33333333333329318027e-1, -1.99999999998764832476e-1, 1.42857142725034663711e-1, -1.1111110405462355788e-1,
  9.09088713343650656196e-2, -7.69187620504482999495e-2, 6.66107313738753120669e-2, -5.83357013379057348645e-2,
  4.97687799461593236017e-2, -3.6531572744216915527e-2, 1.62858201153657823623e-2,
]);

/** For a mixed pair: the states of this theory, and the rows of the near-Earth lane. */
const DEEP_STATES: usize = memory.data(96, 16);
const NO_DEEP: usize = memory.data(row.DEEP_ROW, 16);

// @inline
function pair(d0: usize, d1: usize, at: usize): v128 {
  return v128.load64_lane(d1 + at, v128.load64_zero(d0 + at), 1);
}

/**
 * States of the deep-space objects of `count` pair rows at the times in the mean rows, into their targets.
 *
 * @param p   first pair row, @param d deep-space rows of its two objects, @param c their integrator caches; the next ones
 *            are `stride`, `deepStride` and `cacheStride` bytes on
 */
export function deepStates(
  p: usize,
  stride: usize,
  d: usize,
  deepStride: usize,
  c: usize,
  cacheStride: usize,
  count: i32,
  lengthUnit: f64,
): void {
  const m = mean.MEANS;
  for (let k: usize = 0; k < <usize>count; k++) {
    const dk = d + k * deepStride;
    const ck = c + k * cacheStride;
    secular(p + k * stride, dk, dk + row.DEEP_ROW, ck, ck + row.INTEGRATOR_ROW, m + k * mean.MEAN_ROW);
  }
  for (let k: usize = 0; k < <usize>count; k++) {
    const dk = d + k * deepStride;
    pulls(dk, dk + row.DEEP_ROW, m + k * mean.MEAN_ROW);
  }
  for (let k: usize = 0; k < <usize>count; k++) {
    const dk = d + k * deepStride;
    periodics(dk, dk + row.DEEP_ROW, m + k * mean.MEAN_ROW);
  }
  shapeMeans(m, count);
  solveMeans(m, mean.MEAN_ROW, m, count);
  statesOfMeans(m, mean.MEAN_ROW, m, count, lengthUnit);
  deepCodes(p, stride, m, count);
}

/** States of the two deep-space objects of a pair row; d0, d1 and c0, c1: their deep rows and integrator caches. */
export function deepSpacePair(
  p: usize,
  d0: usize,
  d1: usize,
  c0: usize,
  c1: usize,
  t: v128,
  lengthUnit: f64,
  to0: usize,
  to1: usize,
): i32 {
  const m = mean.MEANS;
  mean.aim(m, t, to0, to1);
  secular(p, d0, d1, c0, c1, m);
  pulls(d0, d1, m);
  periodics(d0, d1, m);
  shapeMeans(m, 1);
  solveMeans(m, 0, m, 1);
  statesOfMeans(m, 0, m, 1, lengthUnit);
  deepCodes(p, 0, m, 1);
  return load<i32>(m, mean.CODES);
}

/**
 * States of a pair row with one deep-space object in `lane` (d, c: its rows) and a near-Earth object in the other.
 * Both theories run on both lanes, and each row selects its own.
 */
export function mixedPair(p: usize, lane: usize, d: usize, c: usize, t: v128, lengthUnit: f64, to: usize): i32 {
  const d0 = lane === 0 ? d : NO_DEEP;
  const d1 = lane === 0 ? NO_DEEP : d;
  const deepCode = deepSpacePair(p, d0, d1, c, c, t, lengthUnit, DEEP_STATES, DEEP_STATES + 48);
  mean.aim(mean.MEANS, t, to, to + 48);
  nearStates(p, 0, 1, lengthUnit);
  const nearCode = load<i32>(mean.MEANS, mean.CODES);
  memory.copy(to + 48 * lane, DEEP_STATES + 48 * lane, 48);
  return lane === 0 ? (deepCode & 255) | (nearCode & 0xff00) : (nearCode & 255) | (deepCode & 0xff00);
}

/** Secular rates and resonance, into a mean row; the longitude is the mean anomaly until `periodics`. */
function secular(p: usize, d0: usize, d1: usize, c0: usize, c1: usize, m: usize): void {
  const t = field(m, mean.TIME);
  const t2 = square(t);
  const raw = add(field(p, row.ECCENTRICITY), mul(field(p, row.BC4), t));
  storeMean(m, mean.RAW_ECCENTRICITY, raw);
  storeMean(m, mean.ECCENTRICITY, f64x2.pmax(raw, constant(SMALLEST_ECCENTRICITY)));
  storeMean(m, mean.INCLINATION, add(field(p, row.INCLINATION), mul(field(p, row.INCLINATION_RATE), t)));
  const node = add(add(field(p, row.NODE), mul(field(p, row.NODE_RATE), t)), mul(field(p, row.NODE_DRAG), t2));
  const argument = add(field(p, row.ARG_PERIGEE), mul(field(p, row.ARG_PERIGEE_RATE), t));
  storeMean(m, mean.NODE, node);
  storeMean(m, mean.ARGUMENT, argument);
  const anomaly = add(field(p, row.MEAN_ANOMALY), mul(field(p, row.MEAN_ANOMALY_RATE), t));
  storeMean(m, mean.LONGITUDE, add(anomaly, mul(field(p, row.ANOMALY_RATE), t)));
  const motion = field(p, row.MEAN_MOTION);
  storeMean(m, mean.MOTION, motion);
  storeMean(m, mean.SQRT_AXIS, field(p, row.SQRT_AXIS));
  const kind0 = load<f64>(d0, RESONANCE);
  const kind1 = load<f64>(d1, RESONANCE);
  if (kind0 !== 0 || kind1 !== 0) {
    if (kind0 !== 0) resonanceAt(p, 0, d0, c0, m, kind0 === 1);
    if (kind1 !== 0) resonanceAt(p, 1, d1, c1, m, kind1 === 1);
    moveRoot(m, motion);
  }
  storeMean(m, mean.LONGITUDE, add(field(m, mean.LONGITUDE), mul(field(p, row.T2), t2)));
  storeMean(
    m,
    mean.SQRT_AXIS,
    mul(field(m, mean.SQRT_AXIS), f64x2.abs(sub(constant(UNITY), mul(field(p, row.C1), t)))),
  );
}

/** Cube root of XKE / n in a mean row, from that of n0. */
// @inline
function moveRoot(m: usize, n0: v128): void {
  const x = div(sub(field(m, mean.MOTION), n0), n0);
  const p2 = sub(constant(CUBE3), mul(x, constant(CUBE4)));
  const p1 = sub(constant(CUBE2), mul(x, p2));
  const y = sub(constant(UNITY), mul(x, sub(constant(CUBE1), mul(x, p1))));
  const product = mul(add(constant(UNITY), x), mul(square(y), y));
  storeMean(
    m,
    mean.SQRT_AXIS,
    mul(field(m, mean.SQRT_AXIS), mul(constant(CUBE1), mul(y, sub(constant(FOUR), product)))),
  );
  // A function that writes: the value of a pure one would be computed in either case, and then chosen.
  if (i64x2.bitmask(f64x2.lt(f64x2.abs(x), f64x2.splat(SERIES_MOTION))) !== 3) takeRoots(m);
}

function takeRoots(m: usize): void {
  store<f64>(m, Math.cbrt(XKE / load<f64>(m, 16 * mean.MOTION)), 16 * mean.SQRT_AXIS);
  store<f64>(m, Math.cbrt(XKE / load<f64>(m, 16 * mean.MOTION + 8)), 16 * mean.SQRT_AXIS + 8);
}

/** The pull of one body, its mean anomaly in steps, into the mean row; `isFirst` overwrites the sums, else they grow. */
// @inline
function pullOf(b0: usize, b1: usize, anomaly: v128, shift: usize, m: usize, isFirst: bool): void {
  let n = nearest(anomaly);
  let f = stepRemainder(anomaly, n);
  let z = square(f);
  let s = sineRest(f, z);
  let c = cosineRest(z);
  let a = first(n);
  let b = second(n);
  const x = add(anomaly, mul(constant(shift), sineAt(a, b, s, c)));
  n = nearest(x);
  f = stepRemainder(x, n);
  z = square(f);
  s = sineRest(f, z);
  c = cosineRest(z);
  a = first(n);
  b = second(n);
  const sinZ = sineAt(a, b, s, c);
  const half = mul(constant(HALF), sinZ);
  const f2 = sub(mul(half, sinZ), constant(QUARTER));
  const f3 = mul(half, cosineAt(a, b, s, c));
  let e = sub(mul(pair(b0, b1, 0), f2), mul(pair(b0, b1, 8), f3));
  let i = sub(mul(pair(b0, b1, 16), f2), mul(pair(b0, b1, 24), f3));
  let l = sub(mul(pair(b0, b1, 32), f2), mul(pair(b0, b1, 40), f3));
  let gh = sub(mul(pair(b0, b1, 56), f2), mul(pair(b0, b1, 64), f3));
  let h = sub(mul(pair(b0, b1, 80), f2), mul(pair(b0, b1, 88), f3));
  l = add(l, mul(pair(b0, b1, 48), sinZ));
  gh = add(gh, mul(pair(b0, b1, 72), sinZ));
  if (!isFirst) {
    e = add(e, field(m, mean.PULL_E));
    i = add(i, field(m, mean.PULL_I));
    l = add(l, field(m, mean.PULL_L));
    gh = add(gh, field(m, mean.PULL_G));
    h = add(h, field(m, mean.PULL_H));
  }
  storeMean(m, mean.PULL_E, e);
  storeMean(m, mean.PULL_I, i);
  storeMean(m, mean.PULL_L, l);
  storeMean(m, mean.PULL_G, gh);
  storeMean(m, mean.PULL_H, h);
}

/** Periodic pull of the Sun and the Moon. */
function pulls(d0: usize, d1: usize, m: usize): void {
  const t = field(m, mean.TIME);
  const sun = add(stepsOf(pair(d0, d1, ZMOS)), mul(constant(SUN_RATE), t));
  pullOf(d0 + SE2, d1 + SE2, sun, SUN_SHIFT, m, true);
  const moon = add(stepsOf(pair(d0, d1, ZMOL)), mul(constant(MOON_RATE), t));
  pullOf(d0 + EE2, d1 + EE2, moon, MOON_SHIFT, m, false);
}

/**
 * Adds the pull to the elements, in Lyddane's form under 0.2 rad of inclination: with X = sin i + di cos i and Y = dh the
 * node moves by the angle of (X, Y), where the plain form has Y / sin i, and the rest of both forms is the same but for
 * one term.
 */
function periodics(d0: usize, d1: usize, m: usize): void {
  storeMean(m, mean.ECCENTRICITY, add(field(m, mean.ECCENTRICITY), field(m, mean.PULL_E)));
  const di = field(m, mean.PULL_I);
  const dl = field(m, mean.PULL_L);
  const dh = field(m, mean.PULL_H);
  const inclination = add(field(m, mean.INCLINATION), di);
  const steps = stepsOf(inclination);
  const n = nearest(steps);
  const f = restRad(inclination, n);
  const z = square(f);
  const s = sineRestExact(f, z);
  const c = cosineRestRad(z);
  const a = first(n);
  const b = second(n);
  let sinI = sineAt(a, b, s, c);
  const cosI = cosineAt(a, b, s, c);
  let dNode = div(dh, sinI);
  let node = field(m, mean.NODE);
  let argument = add(field(m, mean.ARGUMENT), field(m, mean.PULL_G));
  const flat = f64x2.lt(inclination, f64x2.splat(LYDDANE_INCLINATION));
  if (v128.any_true(flat)) {
    dNode = v128.bitselect(angleOf(dh, add(sinI, mul(di, cosI))), dNode, flat);
    const within = turned(node, pair(d0, d1, AFSPC));
    argument = sub(argument, v128.and(flat, mul(mul(di, within), sinI)));
    // The orbit with a negative inclination has its node on the other side.
    const isNegative = f64x2.lt(inclination, f64x2.splat(0));
    const over = v128.and(isNegative, f64x2.splat(Math.PI));
    argument = sub(argument, over);
    node = add(node, over);
    sinI = v128.bitselect(f64x2.neg(sinI), sinI, isNegative);
  }
  argument = sub(argument, mul(cosI, dNode));
  storeMean(m, mean.ARGUMENT, argument);
  storeMean(m, mean.NODE, stepsOf(add(node, dNode)));
  storeMean(m, mean.LONGITUDE, add(add(field(m, mean.LONGITUDE), dl), argument));
  storeMean(m, row.SIN_I, sinI);
  storeMean(m, row.COS_I, cosI);
}

/** Node within a turn: with its sign, or from zero in the habit of the operational code. */
function turned(node: v128, afspc: v128): v128 {
  const q = f64x2.trunc(div(node, f64x2.splat(row.TWO_PI)));
  // Two pi in two parts, so that the product with q is exact.
  const x = sub(sub(node, mul(q, f64x2.splat(6.283185303211212))), mul(q, f64x2.splat(3.968374073792802e-9)));
  const low = v128.and(f64x2.lt(x, f64x2.splat(0)), f64x2.eq(afspc, constant(UNITY)));
  return add(x, v128.and(low, f64x2.splat(row.TWO_PI)));
}

/** Angle of (x, y), by the tangent where it is small. */
function angleOf(y: v128, x: v128): v128 {
  const tangent = div(y, x);
  const isSmall = v128.and(f64x2.lt(f64x2.abs(tangent), f64x2.splat(LARGEST_TANGENT)), f64x2.gt(x, f64x2.splat(0)));
  if (i64x2.bitmask(isSmall) === 3) {
    const z = square(tangent);
    const w = square(z);
    let even = constant(ATAN + 80);
    let odd = constant(ATAN + 72);
    even = add(mul(even, w), constant(ATAN + 64));
    odd = add(mul(odd, w), constant(ATAN + 56));
    even = add(mul(even, w), constant(ATAN + 48));
    odd = add(mul(odd, w), constant(ATAN + 40));
    even = add(mul(even, w), constant(ATAN + 32));
    odd = add(mul(odd, w), constant(ATAN + 24));
    even = add(mul(even, w), constant(ATAN + 16));
    odd = add(mul(odd, w), constant(ATAN + 8));
    even = add(mul(even, w), constant(ATAN));
    const p = add(even, mul(odd, z));
    return sub(tangent, mul(tangent, mul(z, p)));
  }
  const angle = Math.atan2(f64x2.extract_lane(y, 0), f64x2.extract_lane(x, 0));
  return f64x2.replace_lane(f64x2.splat(angle), 1, Math.atan2(f64x2.extract_lane(y, 1), f64x2.extract_lane(x, 1)));
}

/** Computes the functions of the inclination that the final stage needs. */
function shapeMeans(m: usize, count: i32): void {
  for (let k = 0; k < count; k++, m += mean.MEAN_ROW) {
    const sinI = field(m, row.SIN_I);
    const cosI = field(m, row.COS_I);
    const cos2 = square(cosI);
    const onePlus = f64x2.pmax(add(cosI, constant(UNITY)), constant(SMALLEST_ONE_PLUS));
    storeMean(m, row.AYCOF, mul(constant(AYCOF), sinI));
    storeMean(
      m,
      row.XLCOF,
      div(mul(mul(constant(XLCOF), sinI), add(constant(THREE), mul(constant(FIVE), cosI))), onePlus),
    );
    storeMean(m, row.CON41, mul(constant(CON41), sub(mul(constant(THREE), cos2), constant(UNITY))));
    storeMean(m, row.X1MTH2, mul(constant(X1MTH2), sub(constant(UNITY), cos2)));
    storeMean(m, row.X7THM1, mul(constant(X7THM1), sub(mul(constant(SEVEN), cos2), constant(UNITY))));
    const tilt = mul(constant(TILT), cosI);
    storeMean(m, row.TILT_NODE, stepsOf(tilt));
    storeMean(m, row.TILT, mul(tilt, sinI));
  }
}

function deepCodes(p: usize, stride: usize, m: usize, count: i32): void {
  const zero = f64x2.splat(0);
  const unit = f64x2.splat(1);
  const lowest = f64x2.splat(row.LEAST_ECCENTRICITY);
  for (let k = 0; k < count; k++, p += stride, m += mean.MEAN_ROW) {
    const raw = field(m, mean.RAW_ECCENTRICITY);
    const e = field(m, mean.ECCENTRICITY);
    const bounds = v128.and(
      v128.and(f64x2.lt(raw, unit), f64x2.ge(raw, lowest)),
      v128.and(f64x2.ge(e, zero), f64x2.le(e, unit)),
    );
    const sound = v128.and(f64x2.gt(field(m, mean.MOTION), zero), f64x2.eq(field(p, row.INIT_ERROR), zero));
    const isDragged = f64x2.lt(mul(field(p, row.C1), field(m, mean.KEPT_TIME)), unit);
    if (i64x2.bitmask(v128.and(v128.and(bounds, sound), isDragged)) === 3) continue;
    const codes = load<i32>(m, mean.CODES);
    store<i32>(m, codeOf(p, m, codes & 255) | (codeOf(p + 8, m + 8, codes >> 8) << 8), mean.CODES);
  }
}

/** Returns the code of one object; p and m: its lane. */
function codeOf(p: usize, m: usize, later: i32): i32 {
  const initError = load<f64>(p, 16 * row.INIT_ERROR);
  if (initError !== 0) return i32(initError);
  if (!(load<f64>(m, 16 * mean.MOTION) > 0)) return 2;
  const raw = load<f64>(m, 16 * mean.RAW_ECCENTRICITY);
  if (!(raw < 1 && raw >= row.LEAST_ECCENTRICITY)) return 1;
  const e = load<f64>(m, 16 * mean.ECCENTRICITY);
  if (!(e >= 0 && e <= 1)) return 3;
  if (later !== 0) return later;
  // Beyond this the drag series has no orbit.
  return load<f64>(p, 16 * row.C1) * load<f64>(m, 16 * mean.KEPT_TIME) < 1 ? 0 : 6;
}
