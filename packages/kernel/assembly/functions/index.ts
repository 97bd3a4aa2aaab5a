/**
 * Elementary functions with the same digits on every engine: JavaScript leaves them to the engine, and WebAssembly has none
 * of its own. The compiler provides them, from musl and fdlibm.
 */
export function acos(x: f64): f64 {
  return Math.acos(x);
}
export function acosh(x: f64): f64 {
  return Math.acosh(x);
}
export function asin(x: f64): f64 {
  return Math.asin(x);
}
export function asinh(x: f64): f64 {
  return Math.asinh(x);
}
export function atan(x: f64): f64 {
  return Math.atan(x);
}
export function atanh(x: f64): f64 {
  return Math.atanh(x);
}
export function cbrt(x: f64): f64 {
  return Math.cbrt(x);
}
export function cos(x: f64): f64 {
  return Math.cos(x);
}
export function cosh(x: f64): f64 {
  return Math.cosh(x);
}
export function exp(x: f64): f64 {
  return Math.exp(x);
}
export function expm1(x: f64): f64 {
  return Math.expm1(x);
}
export function log(x: f64): f64 {
  return Math.log(x);
}
export function log10(x: f64): f64 {
  return Math.log10(x);
}
export function log1p(x: f64): f64 {
  return Math.log1p(x);
}
export function log2(x: f64): f64 {
  return Math.log2(x);
}
export function sin(x: f64): f64 {
  return Math.sin(x);
}
export function sinh(x: f64): f64 {
  return Math.sinh(x);
}
export function tan(x: f64): f64 {
  return Math.tan(x);
}
export function tanh(x: f64): f64 {
  return Math.tanh(x);
}
export function atan2(a: f64, b: f64): f64 {
  return Math.atan2(a, b);
}
export function pow(a: f64, b: f64): f64 {
  return a ** b;
}
