import { constant } from './lanes';
import { cosineFull, sineFull } from './trigonometry';

/**
 * Sine and cosine of two angles at once from a table, angles in steps of 2 pi / 512.
 *
 * Counting in steps, the remainder is a subtraction without rounding, and the rest of at most half a step (6.1e-3 rad)
 * needs two coefficients: sine to 5e-15 (Chebyshev), cosine to 8e-17 (Taylor). Valid |x| < 2^50 steps; the error of
 * larger angles is that of their own rounding.
 *
 * WebAssembly functions return one value, so the pieces are separate and meant to be inlined:
 * n = nearest(x), f = rest(x, n), z = f f, s = sineRest(f, z), c = cosineRest(z), a = first(n), b = second(n), then
 * sineAt(a, b, s, c) and cosineAt(a, b, s, c).
 */
const STEPS: i32 = 512;
/** Steps in a radian, 512 / (2 pi). */
export const STEPS_PER_RAD: f64 = 81.48733086305042;
/** One step, rad. */
const STEP: f64 = 0.01227184630308513;

/** Sine and cosine of every step. */
const TABLE: usize = memory.data(STEPS * 16, 16);

// By quadrants, so that those of the right angles are exact.
for (let k = 0; k < STEPS / 4; k++) {
  const x = f64x2.splat(<f64>k * STEP);
  const sine = f64x2.extract_lane(sineFull(x), 0);
  const cosine = f64x2.extract_lane(cosineFull(x), 0);
  enter(k, sine, cosine);
  enter(k + STEPS / 4, cosine, -sine);
  enter(k + STEPS / 2, -sine, -cosine);
  enter(k + (3 * STEPS) / 4, -cosine, sine);
}

function enter(k: i32, sine: f64, cosine: f64): void {
  store<f64>(TABLE + 16 * <usize>k, sine);
  store<f64>(TABLE + 16 * <usize>k, cosine, 8);
}

const ROUND = memory.data<f64>([6755399441055744]);
const SINE1 = memory.data<f64>([0.012271846303039829]);
const SINE3 = memory.data<f64>([-3.080189597559114e-7]);
const COSINE2 = memory.data<f64>([-7.529910584327208e-5]);
const COSINE4 = memory.data<f64>([9.449925567993819e-10]);
const UNITY = memory.data<f64>([1]);
/** The same of a rest in radians, and a step in two parts whose first has 27 bits, so that its product is exact. */
const SINE1_RAD = memory.data<f64>([0.9999999999963086]);
const SINE3_RAD = memory.data<f64>([-0.16666627448382373]);
const SINE3_TAYLOR = memory.data<f64>([-1 / 6.0]);
const SINE5_TAYLOR = memory.data<f64>([1 / 120.0]);
const COSINE2_RAD = memory.data<f64>([-0.5]);
const COSINE4_RAD = memory.data<f64>([1 / 24.0]);
const STEP_HIGH = memory.data<f64>([0.012271846295334399]);
const STEP_LOW = memory.data<f64>([7.750731091254222e-12]);
const STEPS_OF_RAD = memory.data<f64>([STEPS_PER_RAD]);

/** Number of the nearest step in the low bits of the float64 (the rounding constant still added). */
// @inline
export function nearest(x: v128): v128 {
  return f64x2.add(x, constant(ROUND));
}

// @inline
export function stepRemainder(x: v128, n: v128): v128 {
  return f64x2.sub(x, f64x2.sub(n, constant(ROUND)));
}

/** Steps of an angle in radians. */
// @inline
export function stepsOf(x: v128): v128 {
  return f64x2.mul(x, constant(STEPS_OF_RAD));
}

/** Rest in radians of an angle in radians, n = nearest(stepsOf(x)): for angles of many turns, with no digit lost. */
// @inline
export function restRad(x: v128, n: v128): v128 {
  const q = f64x2.sub(n, constant(ROUND));
  return f64x2.sub(f64x2.sub(x, f64x2.mul(q, constant(STEP_HIGH))), f64x2.mul(q, constant(STEP_LOW)));
}

// @inline
export function sineRestRad(f: v128, z: v128): v128 {
  return f64x2.mul(f, f64x2.add(f64x2.mul(z, constant(SINE3_RAD)), constant(SINE1_RAD)));
}

/** With all digits of small sines, for divisors. */
// @inline
export function sineRestExact(f: v128, z: v128): v128 {
  const p = f64x2.add(f64x2.mul(z, constant(SINE5_TAYLOR)), constant(SINE3_TAYLOR));
  return f64x2.add(f, f64x2.mul(f64x2.mul(f, z), p));
}

// @inline
export function cosineRestRad(z: v128): v128 {
  const p = f64x2.add(f64x2.mul(z, constant(COSINE4_RAD)), constant(COSINE2_RAD));
  return f64x2.add(f64x2.mul(z, p), constant(UNITY));
}

// @inline
export function sineRest(f: v128, z: v128): v128 {
  return f64x2.mul(f, f64x2.add(f64x2.mul(z, constant(SINE3)), constant(SINE1)));
}

// @inline
export function cosineRest(z: v128): v128 {
  const p = f64x2.add(f64x2.mul(z, constant(COSINE4)), constant(COSINE2));
  return f64x2.add(f64x2.mul(z, p), constant(UNITY));
}

/** Sine and cosine of the step of the first lane. */
// @inline
export function first(n: v128): v128 {
  return v128.load(TABLE + ((<usize>(i32x4.extract_lane(n, 0) & (STEPS - 1))) << 4));
}

// @inline
export function second(n: v128): v128 {
  return v128.load(TABLE + ((<usize>(i32x4.extract_lane(n, 2) & (STEPS - 1))) << 4));
}

// @inline
export function sineAt(a: v128, b: v128, s: v128, c: v128): v128 {
  return f64x2.add(f64x2.mul(v128.shuffle<f64>(a, b, 0, 2), c), f64x2.mul(v128.shuffle<f64>(a, b, 1, 3), s));
}

// @inline
export function cosineAt(a: v128, b: v128, s: v128, c: v128): v128 {
  return f64x2.sub(f64x2.mul(v128.shuffle<f64>(a, b, 1, 3), c), f64x2.mul(v128.shuffle<f64>(a, b, 0, 2), s));
}
