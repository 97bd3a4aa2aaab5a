import { add, axpb, mul, splatted, sub } from '../lanes';

const TWO_OVER_PI: f64 = 0.6366197723675814;
/** pi/2 in two parts. */
const HALF_PI: f64 = 1.5707963267341256;
const HALF_PI_REST: f64 = 6.077100506506192e-11;

/** Angles from here on are left to the host, rad. */
export const LARGEST_ANGLE: f64 = 1e6;

let quarter: v128 = f64x2.splat(0);
let sineOfRest: v128 = f64x2.splat(0);
let cosineOfRest: v128 = f64x2.splat(0);

/**
 * Prepares `sine` and `cosine` of two angles under `LARGEST_ANGLE`.
 *
 * Method   remainder after multiples of pi/2, minimax polynomials of fdlibm; as packages/astro/src/sgp4/sincos.ts
 */
// @inline
export function turnTo(x: v128): void {
  const q = f64x2.nearest(mul(splatted(TWO_OVER_PI), x));
  const r = sub(sub(x, mul(q, splatted(HALF_PI))), mul(q, splatted(HALF_PI_REST)));
  const z = mul(r, r);
  let s = axpb(1.58969099521155e-10, z, -2.5050760253406863e-8);
  s = add(mul(s, z), splatted(2.7557313707070068e-6));
  s = add(mul(s, z), splatted(-0.0001984126982985795));
  s = add(mul(s, z), splatted(0.00833333333332249));
  s = add(mul(s, z), splatted(-0.16666666666666632));
  sineOfRest = add(r, mul(mul(r, z), s));
  let c = axpb(-1.1359647557788195e-11, z, 2.087572321298175e-9);
  c = add(mul(c, z), splatted(-2.7557314351390663e-7));
  c = add(mul(c, z), splatted(2.480158728947673e-5));
  c = add(mul(c, z), splatted(-0.001388888888887411));
  c = add(mul(c, z), splatted(0.0416666666666666));
  cosineOfRest = add(axpb(-0.5, z, 1), mul(mul(z, z), c));
  quarter = i64x2.extend_low_i32x4_s(i32x4.trunc_sat_f64x2_s_zero(q));
}

// @inline
export function sine(): v128 {
  return turned(quarter, sineOfRest, cosineOfRest);
}

// @inline
export function cosine(): v128 {
  return turned(i64x2.add(quarter, i64x2.splat(1)), sineOfRest, cosineOfRest);
}

// @inline
function turned(quarters: v128, even: v128, odd: v128): v128 {
  const isOdd = i64x2.neg(v128.and(quarters, i64x2.splat(1)));
  const sign = i64x2.shl(v128.and(quarters, i64x2.splat(2)), 62);
  return v128.xor(v128.bitselect(odd, even, isOdd), sign);
}
