const HALF_PI: f64 = 1.5707963267948966;
/** Beyond this, the tangent of pi/8, the angle is computed from pi/4. */
const TAN_EIGHTH: f64 = 0.41421356;
const QUARTER_PI: f64 = 0.7853981633974483;

/**
 * Angle of a direction, -pi to pi, right to 2e-7 rad: the series to the 13th power after two reductions.
 */
export function arc(y: f64, x: f64): f64 {
  const ay = Math.abs(y);
  const ax = Math.abs(x);
  const isSteep = ay > ax;
  let z = isSteep ? ax / ay : ay / ax;
  const isWide = z > TAN_EIGHTH;
  if (isWide) z = (z - 1) / (z + 1);
  const q = z * z;
  let a = z * (1 - q * (1 / 3.0 - q * (0.2 - q * (1 / 7.0 - q * (1 / 9.0 - q * (1 / 11.0 - q * (1 / 13.0)))))));
  if (isWide) a += QUARTER_PI;
  if (isSteep) a = HALF_PI - a;
  if (x < 0) a = 2 * HALF_PI - a;
  return y < 0 ? -a : a;
}
