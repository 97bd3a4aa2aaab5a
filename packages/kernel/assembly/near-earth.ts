import { add, constant, mul, square, sub } from './lanes';
import * as mean from './mean-rows';
import { storeMean } from './mean-rows';
import * as row from './rows';
import { field } from './rows';
import { cosineAt, cosineRest, first, nearest, second, sineAt, sineRest, stepRemainder, stepsOf } from './table-sines';
import { solveMeans, statesOfMeans } from './tail';

const UNITY = memory.data<f64>([1]);
const SMALLEST_ECCENTRICITY = memory.data<f64>([1e-6]);
const LOWEST_ECCENTRICITY = memory.data<f64>([-0.001]);

/**
 * Mean elements of near-Earth objects at the times in the mean rows. Objects with simple drag carry zeros in the higher
 * terms, so there is no branch for them.
 *
 * @param p   first pair row, the next one `stride` bytes on
 */
function nearMeans(p: usize, stride: usize, m: usize, count: i32): void {
  const firstRow = p;
  const start = m;
  for (let k = 0; k < count; k++, p += stride, m += mean.MEAN_ROW) meansOf(p, m);
  p = firstRow;
  m = start;
  for (let k = 0; k < count; k++, p += stride, m += mean.MEAN_ROW) eccentricityOf(p, m);
}

// @inline
function meansOf(p: usize, m: usize): void {
  const t = field(m, mean.TIME);
  const t2 = square(t);
  const anomaly = add(field(p, row.MEAN_ANOMALY), mul(field(p, row.MEAN_ANOMALY_RATE), t));
  const steps = stepsOf(anomaly);
  const n = nearest(steps);
  const f = stepRemainder(steps, n);
  const z = square(f);
  const s = sineRest(f, z);
  const c = cosineRest(z);
  const a = first(n);
  const b = second(n);
  const delta = add(constant(UNITY), mul(field(p, row.ETA), cosineAt(a, b, s, c)));
  const turn = add(
    mul(field(p, row.OMEGA_DRAG), t),
    mul(field(p, row.ANOMALY_DRAG), sub(mul(square(delta), delta), field(p, row.DELTA_M0))),
  );
  storeMean(m, mean.MOVED_ANOMALY, add(steps, stepsOf(turn)));
  const d34 = add(field(p, row.D3), mul(field(p, row.D4), t));
  const d234 = add(field(p, row.D2), mul(d34, t));
  const factor = sub(sub(constant(UNITY), mul(field(p, row.C1), t)), mul(d234, t2));
  storeMean(m, mean.SQRT_AXIS, mul(field(p, row.SQRT_AXIS), f64x2.abs(factor)));
  const t45 = add(field(p, row.T4), mul(field(p, row.T5), t));
  const t345 = add(field(p, row.T3), mul(t45, t));
  const lDrag = mul(t2, add(field(p, row.T2), mul(t345, t)));
  const perigee = add(field(p, row.ARG_PERIGEE), mul(field(p, row.ARG_PERIGEE_RATE), t));
  storeMean(m, mean.LONGITUDE, add(add(anomaly, perigee), lDrag));
  storeMean(m, mean.ARGUMENT, sub(perigee, turn));
  const node = add(field(p, row.NODE), mul(field(p, row.NODE_RATE), t));
  storeMean(m, mean.NODE, add(node, mul(field(p, row.NODE_DRAG), t2)));
}

// @inline
function eccentricityOf(p: usize, m: usize): void {
  const t = field(m, mean.TIME);
  const moved = field(m, mean.MOVED_ANOMALY);
  const n1 = nearest(moved);
  const f1 = stepRemainder(moved, n1);
  const z1 = square(f1);
  const sinM = sineAt(first(n1), second(n1), sineRest(f1, z1), cosineRest(z1));
  const eDrag = add(mul(field(p, row.BC4), t), mul(field(p, row.BC5), sub(sinM, field(p, row.SIN_M0))));
  const e0 = sub(field(p, row.ECCENTRICITY), eDrag);
  storeMean(m, mean.RAW_ECCENTRICITY, e0);
  storeMean(m, mean.ECCENTRICITY, f64x2.pmax(e0, constant(SMALLEST_ECCENTRICITY)));
}

/** Error codes where the eccentricity or an initialisation went wrong, else those of the states. */
function nearCodes(p: usize, stride: usize, m: usize, count: i32): void {
  for (let k = 0; k < count; k++, p += stride, m += mean.MEAN_ROW) {
    const e0 = field(m, mean.RAW_ECCENTRICITY);
    const t = field(m, mean.KEPT_TIME);
    const good = v128.and(
      v128.and(f64x2.lt(e0, constant(UNITY)), f64x2.ge(e0, constant(LOWEST_ECCENTRICITY))),
      v128.and(f64x2.ge(t, field(p, row.LIFE_START)), f64x2.le(t, field(p, row.LIFE_STOP))),
    );
    if (i64x2.bitmask(good) === 3) continue;
    const codes = load<i32>(m, mean.CODES);
    store<i32>(m, codeOf(p, m, codes & 255) | (codeOf(p + 8, m + 8, codes >> 8) << 8), mean.CODES);
  }
}

/** States of the near-Earth objects of `count` pair rows at the times in the mean rows, into their targets. */
export function nearStates(p: usize, stride: usize, count: i32, lengthUnit: f64): void {
  const m = mean.MEANS;
  nearMeans(p, stride, m, count);
  solveMeans(p, stride, m, count);
  statesOfMeans(p, stride, m, count, lengthUnit);
  nearCodes(p, stride, m, count);
}

/**
 * States of the two near-Earth objects of a pair row, at t minutes from their epochs.
 *
 * @returns the two error codes, see `statesOfMeans`
 */
export function nearEarthPair(p: usize, t: v128, lengthUnit: f64, to0: usize, to1: usize): i32 {
  mean.aim(mean.MEANS, t, to0, to1);
  nearStates(p, 0, 1, lengthUnit);
  return load<i32>(mean.MEANS, mean.CODES);
}

/** Returns the code of one object; p and m: its lane. */
function codeOf(p: usize, m: usize, later: i32): i32 {
  const start = load<f64>(p, 16 * row.LIFE_START);
  const stop = load<f64>(p, 16 * row.LIFE_STOP);
  if (start === f64.POSITIVE_INFINITY) return i32(stop);
  const e = load<f64>(m, 16 * mean.RAW_ECCENTRICITY);
  if (!(e < 1 && e >= row.LEAST_ECCENTRICITY)) return 1;
  if (later !== 0) return later;
  const t = load<f64>(m, 16 * mean.KEPT_TIME);
  return t > stop ? 6 : t < start ? 8 : 0;
}
