import { add, mul, square, sub } from './lanes';
import * as mean from './mean-rows';
import * as row from './rows';
import { cosineAt, cosineRestRad, first, nearest, restRad, second, sineAt, sineRestRad, stepsOf } from './table-sines';
import { turnRemainder } from './trigonometry';

/** Fields of a deep-space row, as packages/astro/src/sgp4/record.ts. */
const XFACT: usize = 32 * 8;
const XLAMO: usize = 33 * 8;
const GSTO: usize = 34 * 8;
const RES0: usize = 36 * 8;

/** Fields of an integrator cache: its node and the derivatives there; all zero before the first use. */
const STANDS_AT: usize = 0;
const LONGITUDE: usize = 8;
const MOTION: usize = 16;
const ACCELERATION: usize = 24;
const SLOPE: usize = 32;
const IS_READY: usize = 40;

/** Rate of the Earth in the theory, rad/min; step of its integration, min, and half its square. */
const EARTH_RATE: f64 = 0.0043752690880113;
const STEP: f64 = 720;
const HALF_STEP_2: f64 = 259200;

/** Multipliers of argument and longitude and phases, two terms at a time: ten half-day terms, three one-day terms. */
const HALF_DAY: usize = memory.data<f64>([
  2, 0, 1, 1, 5.7686396, 5.7686396, 1, -1, 1, 1, 0.95240898, 0.95240898, 2, 0, 2, 2, 1.8014998, 1.8014998, 1, -1, 1, 1,
  1.050833, 1.050833, 1, -1, 2, 2, 4.4108898, 4.4108898,
]);
const ONE_DAY: usize = memory.data<f64>([0, 0, 1, 2, 0.13130908, 5.7686396, 0, 0, 3, 0, 1.12344261, 0]);

// @inline
function figureAt(p: usize, k: i32, lane: usize): f64 {
  return load<f64>(p + ((<usize>k) << 4) + (lane << 3));
}

/**
 * Mean motion and anomaly of one resonant object, into its lane of a mean row that holds its node and argument.
 *
 * Integrates in 720 min steps from epoch. The cache contains the current node of that raster and the terms
 * there, so that neighbouring times cost no sine; it only saves steps and never changes a value.
 */
export function resonanceAt(p: usize, lane: usize, d: usize, c: usize, m: usize, isOneDay: bool): void {
  const t = figureAt(m, mean.TIME, lane);
  const n0 = figureAt(p, row.MEAN_MOTION, lane);
  const xfact = load<f64>(d, XFACT);
  let time = load<f64>(c, STANDS_AT);
  if (load<f64>(c, IS_READY) === 0 || (time !== 0 && (t * time <= 0 || Math.abs(t) < Math.abs(time)))) {
    time = 0;
    store<f64>(c, 0, STANDS_AT);
    store<f64>(c, load<f64>(d, XLAMO), LONGITUDE);
    store<f64>(c, n0, MOTION);
    deriveAt(p, lane, d, c, isOneDay);
    store<f64>(c, 1, IS_READY);
  }
  const stepS = t > 0 ? STEP : -STEP;
  // NaN ends it.
  while (Math.abs(t - time) >= STEP) {
    const motion = load<f64>(c, MOTION);
    const acceleration = load<f64>(c, ACCELERATION);
    const moved = (motion + xfact) * stepS + acceleration * HALF_STEP_2;
    store<f64>(c, load<f64>(c, LONGITUDE) + moved, LONGITUDE);
    store<f64>(c, motion + (acceleration * stepS + load<f64>(c, SLOPE) * HALF_STEP_2), MOTION);
    time += stepS;
    store<f64>(c, time, STANDS_AT);
    deriveAt(p, lane, d, c, isOneDay);
  }
  const left = t - time;
  const half2 = left * left * 0.5;
  const motion = load<f64>(c, MOTION);
  const acceleration = load<f64>(c, ACCELERATION);
  const n = motion + acceleration * left + load<f64>(c, SLOPE) * half2;
  const longitude = load<f64>(c, LONGITUDE) + (motion + xfact) * left + acceleration * half2;
  const theta = turnRemainder(load<f64>(d, GSTO) + t * EARTH_RATE);
  const node = figureAt(m, mean.NODE, lane);
  const anomaly = isOneDay
    ? longitude - node - figureAt(m, mean.ARGUMENT, lane) + theta
    : longitude - 2 * node + 2 * theta;
  store<f64>(m + (lane << 3), anomaly, 16 * mean.LONGITUDE);
  store<f64>(m + (lane << 3), n, 16 * mean.MOTION);
}

/** Computes second and third derivative of the longitude at the node of the cache. */
function deriveAt(p: usize, lane: usize, d: usize, c: usize, isOneDay: bool): void {
  const time = load<f64>(c, STANDS_AT);
  const argument = f64x2.splat(figureAt(p, row.ARG_PERIGEE, lane) + figureAt(p, row.PLAIN_PERIGEE_RATE, lane) * time);
  const longitude = f64x2.splat(load<f64>(c, LONGITUDE));
  let acceleration = f64x2.splat(0);
  let slope = f64x2.splat(0);
  let term = isOneDay ? ONE_DAY : HALF_DAY;
  const terms: usize = isOneDay ? 2 : 5;
  for (let k: usize = 0; k < terms; k++, term += 48) {
    const factor = v128.load(term, 16);
    const size = v128.load(d + RES0 + 16 * k);
    const x = sub(add(mul(v128.load(term), argument), mul(factor, longitude)), v128.load(term, 32));
    const n = nearest(stepsOf(x));
    const f = restRad(x, n);
    const z = square(f);
    const s = sineRestRad(f, z);
    const cosine = cosineRestRad(z);
    const a = first(n);
    const b = second(n);
    acceleration = add(acceleration, mul(size, sineAt(a, b, s, cosine)));
    slope = add(slope, mul(mul(factor, size), cosineAt(a, b, s, cosine)));
  }
  const rate = load<f64>(c, MOTION) + load<f64>(d, XFACT);
  store<f64>(c, f64x2.extract_lane(acceleration, 0) + f64x2.extract_lane(acceleration, 1), ACCELERATION);
  store<f64>(c, (f64x2.extract_lane(slope, 0) + f64x2.extract_lane(slope, 1)) * rate, SLOPE);
}
