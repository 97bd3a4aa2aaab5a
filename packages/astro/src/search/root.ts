/** Brent's bound is the square of the number of halvings, some 50; only functions made for it come near this many. */
const MOST_STEPS = 400;

/**
 * Where a function changes its sign.
 *
 * Method   Brent, Algorithms for Minimization without Derivatives (1973), chapter 4: secant or inverse quadratic steps, kept
 *          inside the bracket and halved where they gain too little; docs/models/search
 * Assumes  continuous between the ends; an infinite value only costs a halving
 * Valid    ends that differ in sign; of others the one is returned whose value is nearer to zero
 *
 * @param f       function of one number
 * @param width   of the argument, not negative; the sign changes within this distance of the result, or within two of its
 *                own last digits. An epoch has digits of a tenth of a microsecond: search in time from the start of the bracket.
 * @returns number   the argument; the best value so far where the function is not a number
 *
 * Checked  search.property.test.ts          Cost  6 to 12 values of a smooth function, at most 400
 */
export function rootBetween(f: (x: number) => number, from: number, to: number, width: number): number {
  // b is the best value so far, the root lies between b and c, a is the previous b.
  let a = from;
  let b = to;
  let fa = f(a);
  let fb = f(b);
  if (fa > 0 === fb > 0) return Math.abs(fa) < Math.abs(fb) ? a : b;
  let c = a;
  let fc = fa;
  let step = b - a;
  let before = step;
  for (let i = 0; i < MOST_STEPS; i++) {
    if (fb > 0 === fc > 0) {
      c = a;
      fc = fa;
      step = b - a;
      before = step;
    }
    if (Math.abs(fc) < Math.abs(fb)) {
      a = b;
      b = c;
      c = a;
      fa = fb;
      fb = fc;
      fc = fa;
    }
    const shortest = Math.max(2 * Number.EPSILON * Math.abs(b), width / 2);
    const middle = (c - b) / 2;
    if (Math.abs(middle) <= shortest || fb === 0) return b;
    if (Math.abs(before) < shortest || Math.abs(fa) <= Math.abs(fb)) {
      step = middle;
      before = middle;
    } else {
      const next = interpolatedStep(a, b, c, fa, fb, fc, middle);
      if (Math.abs(next) < Math.min(1.5 * Math.abs(middle), Math.abs(before) / 2)) {
        before = step;
        step = next;
      } else {
        step = middle;
        before = middle;
      }
    }
    a = b;
    fa = fb;
    b += Math.abs(step) > shortest ? step : Math.sign(middle) * shortest;
    fb = f(b);
    if (Number.isNaN(fb)) return a;
  }
  return b;
}

/** Secant or inverse quadratic step; a step out of the bracket comes back as infinity. */
function interpolatedStep(a: number, b: number, c: number, fa: number, fb: number, fc: number, middle: number): number {
  const s = fb / fa;
  let p: number;
  let q: number;
  if (a === c) {
    p = 2 * middle * s;
    q = 1 - s;
  } else {
    const r = fb / fc;
    const u = fa / fc;
    p = s * (2 * middle * u * (u - r) - (b - a) * (r - 1));
    q = (u - 1) * (r - 1) * (s - 1);
  }
  const next = q === 0 ? Number.POSITIVE_INFINITY : -p / q;
  return next * middle > 0 ? next : Number.POSITIVE_INFINITY;
}
