/**
 * Sine and cosine of two float64 at once: Cody and Waite reduction by pi/2 in two parts, the minimax polynomials of
 * fdlibm on |r| <= pi/4. Valid |x| < 1e6 rad. Same coefficients as packages/astro/src/sgp4/sincos.ts.
 *
 * The inner loops of a screening use the table of table-sines.ts, which is filled from here.
 */

const ROUND: f64 = 6755399441055744;
const TWO_OVER_PI: f64 = 0.6366197723675814;
const PIO2_HIGH: f64 = 1.5707963267341256;
const PIO2_LOW: f64 = 6.077100506506192e-11;

/** Quadrant number in the low bits of the float64 (the rounding constant still added). */
// @inline
function quadrant(x: v128): v128 {
  return f64x2.add(f64x2.mul(x, f64x2.splat(TWO_OVER_PI)), f64x2.splat(ROUND));
}

// @inline
function reduced(x: v128, n: v128): v128 {
  const q = f64x2.sub(n, f64x2.splat(ROUND));
  return f64x2.sub(f64x2.sub(x, f64x2.mul(q, f64x2.splat(PIO2_HIGH))), f64x2.mul(q, f64x2.splat(PIO2_LOW)));
}

// @inline
function step(acc: v128, z: v128, c: f64): v128 {
  return f64x2.add(f64x2.mul(acc, z), f64x2.splat(c));
}

// @inline
function sinePoly(r: v128, z: v128): v128 {
  let p = step(f64x2.splat(1.58969099521155e-10), z, -2.5050760253406863e-8);
  p = step(p, z, 2.7557313707070068e-6);
  p = step(p, z, -0.0001984126982985795);
  p = step(p, z, 0.00833333333332249);
  p = step(p, z, -0.16666666666666632);
  return f64x2.add(r, f64x2.mul(f64x2.mul(r, z), p));
}

// @inline
function cosinePoly(z: v128): v128 {
  let p = step(f64x2.splat(-1.1359647557788195e-11), z, 2.087572321298175e-9);
  p = step(p, z, -2.7557314351390663e-7);
  p = step(p, z, 2.480158728947673e-5);
  p = step(p, z, -0.001388888888887411);
  p = step(p, z, 0.0416666666666666);
  return f64x2.add(f64x2.sub(f64x2.splat(1), f64x2.mul(f64x2.splat(0.5), z)), f64x2.mul(f64x2.mul(z, z), p));
}

// @inline
function sineOf(n: v128, s: v128, c: v128): v128 {
  const odd = i64x2.neg(v128.and(n, i64x2.splat(1)));
  return v128.xor(v128.bitselect(c, s, odd), i64x2.shl(v128.and(n, i64x2.splat(2)), 62));
}

// @inline
function cosineOf(n: v128, s: v128, c: v128): v128 {
  const odd = i64x2.neg(v128.and(n, i64x2.splat(1)));
  const sign = i64x2.shl(v128.and(i64x2.add(n, i64x2.splat(1)), i64x2.splat(2)), 62);
  return v128.xor(v128.bitselect(s, c, odd), sign);
}

export function sineFull(x: v128): v128 {
  const n = quadrant(x);
  const r = reduced(x, n);
  const z = f64x2.mul(r, r);
  return sineOf(n, sinePoly(r, z), cosinePoly(z));
}

export function cosineFull(x: v128): v128 {
  const n = quadrant(x);
  const r = reduced(x, n);
  const z = f64x2.mul(r, r);
  return cosineOf(n, sinePoly(r, z), cosinePoly(z));
}

/** Remainder of x by two pi with the sign of x, as the % of the scalar code. */
export function turnRemainder(x: f64): f64 {
  const q = Math.trunc(x / 6.283185307179586);
  // Two pi in two parts, so that the product with q is exact.
  return x - q * 6.283185303211212 - q * 3.968374073792802e-9;
}
