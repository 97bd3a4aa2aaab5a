import { add, constant, div, mul, square, sub } from './lanes';
import * as mean from './mean-rows';
import { storeMean } from './mean-rows';
import { cosineAt, cosineRest, first, nearest, second, sineAt, sineRest, stepRemainder, stepsOf } from './table-sines';

const UNITY = memory.data<f64>([1]);
const TWO = memory.data<f64>([2]);
const HALF = memory.data<f64>([0.5]);
const SIXTH = memory.data<f64>([1 / 6.0]);
const LARGEST = memory.data<f64>([0.95]);
const SMALLEST = memory.data<f64>([-0.95]);
/** Beyond this square of the eccentricity the series is no start. */
const SERIES_E2: f64 = 0.09;
/** A step of fourth order below this leaves less than 1e-16 behind. */
const LAST_STEP: f64 = 3e-5;

/**
 * Kepler's equation for the difference d of eccentric and mean longitude, d = eSin cos d + eCos sin d, for two objects,
 * into a mean row. The mean longitude itself, an angle of many turns, stays out of it.
 *
 * Method   Danby 1987, fourth order; first guess where the series is too far off: eSin / sqrt(1 - 2 eCos + e^2), which is
 *          right to second order in e and at perigee for every e
 *
 * @param sinU, cosU   of the mean longitude, @param eSin, eCos   e sin and e cos of the mean anomaly
 * @param start   d by the series, rad
 */
export function keplerFurther(sinU: v128, cosU: v128, eSin: v128, eCos: v128, eL2: v128, start: v128, m: usize): void {
  const beyond = f64x2.gt(eL2, f64x2.splat(SERIES_E2));
  let d = start;
  if (v128.any_true(beyond)) {
    const distance2 = add(sub(constant(UNITY), mul(constant(TWO), eCos)), eL2);
    d = v128.bitselect(div(eSin, f64x2.sqrt(distance2)), start, beyond);
  }
  for (let k = 0; k < 10; k++) {
    const steps = stepsOf(d);
    const n = nearest(steps);
    const f = stepRemainder(steps, n);
    const z = square(f);
    const s = sineRest(f, z);
    const c = cosineRest(z);
    const a = first(n);
    const b = second(n);
    const sinD = sineAt(a, b, s, c);
    const cosD = cosineAt(a, b, s, c);
    const sine = add(mul(eSin, cosD), mul(eCos, sinD));
    const cosine = sub(mul(eCos, cosD), mul(eSin, sinD));
    // The equation and its derivatives are off = d - sine, 1 - cosine, sine, cosine.
    const off = sub(sine, d);
    const slope = sub(constant(UNITY), cosine);
    const bend = mul(constant(HALF), sine);
    let step = div(off, slope);
    step = div(off, add(slope, mul(step, bend)));
    step = div(off, add(slope, mul(step, add(bend, mul(step, mul(constant(SIXTH), cosine))))));
    step = f64x2.pmax(constant(SMALLEST), f64x2.pmin(constant(LARGEST), step));
    const isLast = !v128.any_true(f64x2.gt(f64x2.abs(step), f64x2.splat(LAST_STEP)));
    if (!isLast && k < 9) {
      d = add(d, step);
      continue;
    }
    // As the theory has it where ten steps were not enough: without the last one.
    const left = isLast ? step : f64x2.splat(0);
    const half2 = mul(constant(HALF), square(left));
    const sinL = sub(left, mul(constant(SIXTH), mul(left, square(left))));
    const cosL = sub(constant(UNITY), half2);
    const sinT = add(mul(sinD, cosL), mul(cosD, sinL));
    const cosT = sub(mul(cosD, cosL), mul(sinD, sinL));
    storeMean(m, mean.E_SIN, add(mul(eSin, cosT), mul(eCos, sinT)));
    storeMean(m, mean.E_COS, sub(mul(eCos, cosT), mul(eSin, sinT)));
    storeMean(m, mean.SIN_F, add(mul(sinU, cosT), mul(cosU, sinT)));
    storeMean(m, mean.COS_F, sub(mul(cosU, cosT), mul(sinU, sinT)));
    return;
  }
}
