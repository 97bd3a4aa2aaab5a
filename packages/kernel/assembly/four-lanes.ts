/** Arithmetic of four float32 lanes, short enough that long formulas stay readable. */

// @inline
export function sum(a: v128, b: v128): v128 {
  return f32x4.add(a, b);
}

// @inline
export function difference(a: v128, b: v128): v128 {
  return f32x4.sub(a, b);
}

// @inline
export function times(a: v128, b: v128): v128 {
  return f32x4.mul(a, b);
}

// @inline
export function over(a: v128, b: v128): v128 {
  return f32x4.div(a, b);
}

/** The same number in all lanes. */
// @inline
export function all(x: f32): v128 {
  return f32x4.splat(x);
}
