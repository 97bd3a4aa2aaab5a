/** Arithmetic of two float64 lanes, short enough that long formulas stay readable. */

// @inline
export function add(a: v128, b: v128): v128 {
  return f64x2.add(a, b);
}

// @inline
export function sub(a: v128, b: v128): v128 {
  return f64x2.sub(a, b);
}

// @inline
export function mul(a: v128, b: v128): v128 {
  return f64x2.mul(a, b);
}

// @inline
export function div(a: v128, b: v128): v128 {
  return f64x2.div(a, b);
}

// @inline
export function square(x: v128): v128 {
  return f64x2.mul(x, x);
}

/** The same number in both lanes. */
// @inline
export function splatted(x: f64): v128 {
  return f64x2.splat(x);
}

// @inline
export function scaled(k: f64, a: v128): v128 {
  return f64x2.mul(f64x2.splat(k), a);
}

/**
 * A constant kept in memory, in both lanes. Where registers are short a load costs less than a literal, which V8 makes in
 * three instructions and then keeps on the stack.
 */
// @inline
export function constant(at: usize): v128 {
  return v128.load64_splat(at);
}

/** a x + b */
// @inline
export function axpb(a: f64, x: v128, b: f64): v128 {
  return f64x2.add(f64x2.mul(f64x2.splat(a), x), f64x2.splat(b));
}

/** Length of a vector in the plane. */
// @inline
export function length(x: v128, y: v128): v128 {
  return f64x2.sqrt(f64x2.add(f64x2.mul(x, x), f64x2.mul(y, y)));
}

/**
 * x^(2/3) of two positive numbers: exponent / 3 as a first guess, then four steps of Halley on the cube root,
 * each of which triples the digits.
 */
export function twoThirds(x: v128): v128 {
  const third0 = <u64>reinterpret<u64>(f64x2.extract_lane(x, 0)) / 3 + 0x2a9f7893782da1ce;
  const third1 = <u64>reinterpret<u64>(f64x2.extract_lane(x, 1)) / 3 + 0x2a9f7893782da1ce;
  let y = f64x2.replace_lane(splatted(reinterpret<f64>(third0)), 1, reinterpret<f64>(third1));
  for (let k = 0; k < 4; k++) {
    const cube = mul(mul(y, y), y);
    y = div(mul(y, add(cube, add(x, x))), add(add(cube, cube), x));
  }
  return mul(y, y);
}
