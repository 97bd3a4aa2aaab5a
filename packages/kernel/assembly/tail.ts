import { keplerFurther } from './kepler';
import { add, constant, div, mul, square, sub } from './lanes';
import * as mean from './mean-rows';
import { storeMean } from './mean-rows';
import * as row from './rows';
import { field, XKE } from './rows';
import {
  cosineAt,
  cosineRest,
  cosineRestRad,
  first,
  nearest,
  restRad,
  second,
  sineAt,
  sineRest,
  sineRestRad,
  stepRemainder,
  stepsOf,
} from './table-sines';
import { cosineFull, sineFull } from './trigonometry';

const UNITY = memory.data<f64>([1]);
const HALF = memory.data<f64>([0.5]);
const SIXTH = memory.data<f64>([1 / 6.0]);
const TWENTY_FOURTH = memory.data<f64>([1 / 24.0]);
const HUNDRED_TWENTIETH = memory.data<f64>([1 / 120.0]);
const SEVEN_TWENTIETH = memory.data<f64>([1 / 720.0]);

/** Up to this square of the eccentricity the series below solves Kepler's equation to 3e-14 rad, 0.03^2. */
const SERIES_E2: f64 = 0.0009;
/** Coefficients of that series, by powers of q^2 and beta. */
const K01 = memory.data<f64>([1 / 6.0]);
const K10 = memory.data<f64>([13 / 24.0]);
const K11 = memory.data<f64>([17 / 40.0]);
const K12 = memory.data<f64>([1 / 12.0]);
const K20 = memory.data<f64>([541 / 720.0]);
const K21 = memory.data<f64>([1601 / 1680.0]);

/** Up to this 1 / p^2 the periodic turns are below 1.1e-3 rad and two terms of their sine and cosine are enough. */
const TAME: f64 = 1.3;

/**
 * Long-period terms and Kepler's equation, of the objects of mean rows.
 *
 * @param shape   pair row that holds COS_I .. TILT of both objects in their fields, the next one `stride` bytes on
 */
export function solveMeans(shape: usize, stride: usize, m: usize, count: i32): void {
  const start = m;
  for (let k = 0; k < count; k++, shape += stride, m += mean.MEAN_ROW) addLongPeriod(shape, m);
  m = start;
  for (let k = 0; k < count; k++, m += mean.MEAN_ROW) startKepler(m);
  m = start;
  for (let k = 0; k < count; k++, m += mean.MEAN_ROW) solveKepler(m);
}

// @inline
function addLongPeriod(shape: usize, m: usize): void {
  const steps = stepsOf(field(m, mean.ARGUMENT));
  const n = nearest(steps);
  const f = stepRemainder(steps, n);
  const z = square(f);
  const s = sineRest(f, z);
  const c = cosineRest(z);
  const a = first(n);
  const b = second(n);
  const inverseRoot = div(constant(UNITY), field(m, mean.SQRT_AXIS));
  const e = field(m, mean.ECCENTRICITY);
  const inverseAxis = square(inverseRoot);
  const inverseP = div(inverseAxis, sub(constant(UNITY), square(e)));
  const ex = mul(e, cosineAt(a, b, s, c));
  const ey = add(mul(e, sineAt(a, b, s, c)), mul(inverseP, field(shape, row.AYCOF)));
  const u = add(field(m, mean.LONGITUDE), mul(mul(inverseP, field(shape, row.XLCOF)), ex));

  storeMean(m, mean.INVERSE_ROOT, inverseRoot);
  storeMean(m, mean.EX, ex);
  storeMean(m, mean.EY, ey);
  storeMean(m, mean.E2, add(square(ex), square(ey)));
  storeMean(m, mean.LONGITUDE, u);
}

/** Sine and cosine of the mean longitude, e sin and e cos of the mean anomaly. */
// @inline
function startKepler(m: usize): void {
  const ex = field(m, mean.EX);
  const ey = field(m, mean.EY);
  const u = field(m, mean.LONGITUDE);
  const n = nearest(stepsOf(u));
  const f = restRad(u, n);
  const z = square(f);
  const s = sineRestRad(f, z);
  const c = cosineRestRad(z);
  const a = first(n);
  const b = second(n);
  const sinU = sineAt(a, b, s, c);
  const cosU = cosineAt(a, b, s, c);
  storeMean(m, mean.SIN_F, sinU);
  storeMean(m, mean.COS_F, cosU);
  storeMean(m, mean.E_SIN, sub(mul(ex, sinU), mul(ey, cosU)));
  storeMean(m, mean.E_COS, add(mul(ex, cosU), mul(ey, sinU)));
}

/** Kepler's equation for the difference d of eccentric and mean longitude: d = eSin cos d + eCos sin d. */
// @inline
function solveKepler(m: usize): void {
  const eL2 = field(m, mean.E2);
  const sinF = field(m, mean.SIN_F);
  const cosF = field(m, mean.COS_F);
  const eSin0 = field(m, mean.E_SIN);
  const eCos0 = field(m, mean.E_COS);
  const w = div(constant(UNITY), sub(constant(UNITY), eCos0));
  const q = mul(eSin0, w);
  const beta = mul(eCos0, w);
  let z = square(q);
  const k2 = add(mul(beta, constant(K21)), constant(K20));
  const k1 = add(mul(beta, add(mul(beta, constant(K12)), constant(K11))), constant(K10));
  const k0 = add(mul(beta, constant(K01)), constant(HALF));
  const d = mul(q, sub(constant(UNITY), mul(z, sub(k0, mul(z, sub(k1, mul(z, k2)))))));
  if (i64x2.bitmask(f64x2.lt(eL2, f64x2.splat(SERIES_E2))) === 3) {
    z = square(d);
    const s = mul(d, sub(constant(UNITY), mul(z, sub(constant(SIXTH), mul(z, constant(HUNDRED_TWENTIETH))))));
    const c = sub(
      constant(UNITY),
      mul(z, sub(constant(HALF), mul(z, sub(constant(TWENTY_FOURTH), mul(z, constant(SEVEN_TWENTIETH)))))),
    );
    storeMean(m, mean.E_SIN, d);
    storeMean(m, mean.E_COS, sub(mul(eCos0, c), mul(eSin0, s)));
    storeMean(m, mean.SIN_F, add(mul(sinF, c), mul(cosF, s)));
    storeMean(m, mean.COS_F, sub(mul(cosF, c), mul(sinF, s)));
    return;
  }
  keplerFurther(sinF, cosF, eSin0, eCos0, eL2, d, m);
}

/**
 * Short-period terms, and states into the targets of mean rows: x, y, z, vx, vy, vz. Error codes are left in the rows,
 * object 0 in the low byte, object 1 in the next; states of erroneous objects are meaningless.
 *
 * @param lengthUnit   units of length in an earth radius; velocities are in them per second
 */
export function statesOfMeans(shape: usize, stride: usize, m: usize, count: i32, lengthUnit: f64): void {
  const unit = f64x2.splat(lengthUnit);
  const speedUnit = f64x2.splat((lengthUnit * XKE) / 60);
  const start = m;
  for (let k = 0; k < count; k++, shape += stride, m += mean.MEAN_ROW) addShortPeriod(shape, m, unit, speedUnit);
  m = start;
  for (let k = 0; k < count; k++, m += mean.MEAN_ROW) turnState(m);
}

/** Radius, velocity along and across it, and the three angles. */
// @inline
function addShortPeriod(shape: usize, m: usize, unit: v128, speedUnit: v128): void {
  const ex = field(m, mean.EX);
  const ey = field(m, mean.EY);
  const d = field(m, mean.E_SIN);
  const inverseRoot = field(m, mean.INVERSE_ROOT);
  const inverseAxis = square(inverseRoot);
  const oneLess = sub(constant(UNITY), field(m, mean.E2));
  const betaL = f64x2.sqrt(oneLess);
  const h = sub(constant(UNITY), field(m, mean.E_COS));
  const g = div(constant(UNITY), h);
  const share = div(d, add(constant(UNITY), betaL));
  const sinU = mul(g, sub(sub(field(m, mean.SIN_F), ey), mul(ex, share)));
  const cosU = mul(g, add(sub(field(m, mean.COS_F), ex), mul(ey, share)));
  const twiceSinU = add(sinU, sinU);
  const sin2u = mul(twiceSinU, cosU);
  const cos2u = sub(constant(UNITY), mul(twiceSinU, sinU));
  const ip = div(inverseAxis, oneLess);
  const ip2 = square(ip);
  const polar = mul(ip, field(shape, row.X1MTH2));
  const polarCos = mul(polar, cos2u);
  const zonal = mul(ip, field(shape, row.CON41));
  const distance = mul(square(field(m, mean.SQRT_AXIS)), h);
  const radius = add(mul(distance, sub(constant(UNITY), mul(mul(ip, betaL), zonal))), mul(constant(HALF), polarCos));
  const speed = mul(g, inverseRoot);
  const motion = mul(inverseRoot, inverseAxis);
  const radialSpeed = sub(mul(speed, d), mul(motion, mul(polar, sin2u)));
  const crossSpeed = add(mul(speed, betaL), mul(motion, add(polarCos, zonal)));

  const ipSin = mul(ip2, sin2u);
  const dU = mul(ipSin, field(shape, row.X7THM1));
  const dI = mul(mul(ip2, cos2u), field(shape, row.TILT));
  const trueNode = add(field(m, mean.NODE), mul(ipSin, field(shape, row.TILT_NODE)));
  let z = square(dU);
  let sinD = mul(dU, sub(constant(UNITY), mul(z, constant(SIXTH))));
  let cosD = sub(constant(UNITY), mul(z, constant(HALF)));
  z = square(dI);
  let sinT = mul(dI, sub(constant(UNITY), mul(z, constant(SIXTH))));
  let cosT = sub(constant(UNITY), mul(z, constant(HALF)));
  // Orbits with a perigee inside the Earth leave the range of the series.
  if (i64x2.bitmask(f64x2.lt(ip2, f64x2.splat(TAME))) !== 3) {
    sinD = sineFull(dU);
    cosD = cosineFull(dU);
    sinT = sineFull(dI);
    cosT = cosineFull(dI);
  }
  const sinArg = add(mul(sinU, cosD), mul(cosU, sinD));
  const cosArg = sub(mul(cosU, cosD), mul(sinU, sinD));
  const cosI0 = field(shape, row.COS_I);
  const sinI0 = field(shape, row.SIN_I);
  const sinI = add(mul(sinI0, cosT), mul(cosI0, sinT));
  const cosI = sub(mul(cosI0, cosT), mul(sinI0, sinT));

  storeMean(m, mean.SIN_ARGUMENT, sinArg);
  storeMean(m, mean.COS_ARGUMENT, cosArg);
  storeMean(m, mean.SIN_INCLINATION, sinI);
  storeMean(m, mean.COS_INCLINATION, cosI);
  storeMean(m, mean.RADIUS, mul(radius, unit));
  storeMean(m, mean.RADIAL_SPEED, mul(radialSpeed, speedUnit));
  storeMean(m, mean.CROSS_SPEED, mul(crossSpeed, speedUnit));
  storeMean(m, mean.NODE, trueNode);
  // NaN where 1 - e^2 is negative.
  if (i64x2.bitmask(f64x2.ge(radius, constant(UNITY))) === 3) {
    store<i32>(m, 0, mean.CODES);
    return;
  }
  store<i32>(
    m,
    codeOf(f64x2.extract_lane(oneLess, 0), f64x2.extract_lane(radius, 0)) |
      (codeOf(f64x2.extract_lane(oneLess, 1), f64x2.extract_lane(radius, 1)) << 8),
    mean.CODES,
  );
}

/** In the plane along the node and across it, then turned by inclination and node. */
// @inline
function turnState(m: usize): void {
  const sinArg = field(m, mean.SIN_ARGUMENT);
  const cosArg = field(m, mean.COS_ARGUMENT);
  const sinI = field(m, mean.SIN_INCLINATION);
  const cosI = field(m, mean.COS_INCLINATION);
  const length = field(m, mean.RADIUS);
  const radial = field(m, mean.RADIAL_SPEED);
  const cross = field(m, mean.CROSS_SPEED);
  const node = field(m, mean.NODE);
  const along = mul(length, cosArg);
  const across = mul(length, sinArg);
  const alongSpeed = sub(mul(radial, cosArg), mul(cross, sinArg));
  const acrossSpeed = add(mul(radial, sinArg), mul(cross, cosArg));
  const n = nearest(node);
  const f = stepRemainder(node, n);
  const z = square(f);
  const s = sineRest(f, z);
  const c = cosineRest(z);
  const a = first(n);
  const b = second(n);
  const sinNode = sineAt(a, b, s, c);
  const cosNode = cosineAt(a, b, s, c);
  const mx = mul(sinNode, cosI);
  const my = mul(cosNode, cosI);
  const x = sub(mul(along, cosNode), mul(across, mx));
  const y = add(mul(along, sinNode), mul(across, my));
  const to0 = <usize>load<i32>(m, 16 * mean.TARGETS);
  const to1 = <usize>load<i32>(m, 16 * mean.TARGETS + 4);
  v128.store(to0, v128.shuffle<f64>(x, y, 0, 2));
  v128.store(to1, v128.shuffle<f64>(x, y, 1, 3));
  const zz = mul(across, sinI);
  const vx = sub(mul(alongSpeed, cosNode), mul(acrossSpeed, mx));
  v128.store(to0, v128.shuffle<f64>(zz, vx, 0, 2), 16);
  v128.store(to1, v128.shuffle<f64>(zz, vx, 1, 3), 16);
  const vy = add(mul(alongSpeed, sinNode), mul(acrossSpeed, my));
  const vz = mul(acrossSpeed, sinI);
  v128.store(to0, v128.shuffle<f64>(vy, vz, 0, 2), 32);
  v128.store(to1, v128.shuffle<f64>(vy, vz, 1, 3), 32);
}

function codeOf(oneLess: f64, radius: f64): i32 {
  if (!(oneLess >= 0)) return 4;
  return radius >= 1 ? 0 : 6;
}
