import { add, constant, div, mul, square, sub } from './lanes';
import * as mean from './mean-rows';
import { put } from './mean-rows';
import { cosineAt, cosineRest, first, nearest, rest, second, sineAt, sineRest, stepsOf } from './table-sines';

const ONE = memory.data<f64>([1]);
const LARGEST = memory.data<f64>([0.95]);
const SMALLEST = memory.data<f64>([-0.95]);
/** Beyond this square of the eccentricity a series is no start. */
const START_E2: f64 = 0.09;
/** A Newton step below this leaves less than 5e-16 behind. */
const LAST_STEP: f64 = 3e-8;

/**
 * Kepler's equation by Newton for the difference d of eccentric and mean longitude, d = eSin cos d + eCos sin d, for two
 * objects, into a mean row. The mean longitude itself, an angle of many turns, stays out of it.
 *
 * @param sinU, cosU   of the mean longitude, @param eSin, eCos   e sin and e cos of the mean anomaly
 * @param start   a first d, rad
 */
export function keplerFurther(sinU: v128, cosU: v128, eSin: v128, eCos: v128, eL2: v128, start: v128, m: usize): void {
  let d = v128.and(start, f64x2.lt(eL2, f64x2.splat(START_E2)));
  for (let k = 0; k < 10; k++) {
    const steps = stepsOf(d);
    const n = nearest(steps);
    const f = rest(steps, n);
    const z = square(f);
    const s = sineRest(f, z);
    const c = cosineRest(z);
    const a = first(n);
    const b = second(n);
    const sinD = sineAt(a, b, s, c);
    const cosD = cosineAt(a, b, s, c);
    const sine = add(mul(eSin, cosD), mul(eCos, sinD));
    const cosine = sub(mul(eCos, cosD), mul(eSin, sinD));
    let step = div(sub(sine, d), sub(constant(ONE), cosine));
    step = f64x2.pmax(constant(SMALLEST), f64x2.pmin(constant(LARGEST), step));
    const isLast = !v128.any_true(f64x2.gt(f64x2.abs(step), f64x2.splat(LAST_STEP)));
    if (!isLast && k < 9) {
      d = add(d, step);
      continue;
    }
    // As the theory has it where ten steps were not enough: without the last one.
    const left = isLast ? step : f64x2.splat(0);
    put(m, mean.E_SIN, add(sine, mul(cosine, left)));
    put(m, mean.E_COS, sub(cosine, mul(sine, left)));
    const sinF = add(mul(sinU, cosD), mul(cosU, sinD));
    const cosF = sub(mul(cosU, cosD), mul(sinU, sinD));
    put(m, mean.SIN_F, add(sinF, mul(cosF, left)));
    put(m, mean.COS_F, sub(cosF, mul(sinF, left)));
    return;
  }
}
