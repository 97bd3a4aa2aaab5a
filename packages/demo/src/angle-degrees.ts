/** Wraps an angle to [0, 360) degrees, the form of an element set. */
export function wrapDegrees(angleDeg: number): number {
  const wrapped = angleDeg % 360;
  return wrapped < 0 ? wrapped + 360 : wrapped;
}
