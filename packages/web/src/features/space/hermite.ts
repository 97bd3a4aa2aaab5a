/** Interpolates positions between two states by a cubic Hermite polynomial; the vertex shader computes the same. */
export function hermitePosition(
  from: { readonly positions: ArrayLike<number>; readonly velocities: ArrayLike<number> },
  to: { readonly positions: ArrayLike<number>; readonly velocities: ArrayLike<number> },
  share: number,
  stepS: number,
  object: number,
  out: Float64Array,
): void {
  const s2 = share * share;
  const s3 = s2 * share;
  const [p0, v0, p1, v1] = [2 * s3 - 3 * s2 + 1, (s3 - 2 * s2 + share) * stepS, 3 * s2 - 2 * s3, (s3 - s2) * stepS];
  for (let axis = 0; axis < 3; axis++) {
    const at = 3 * object + axis;
    out[axis] =
      p0 * (from.positions[at] ?? 0) +
      v0 * (from.velocities[at] ?? 0) +
      p1 * (to.positions[at] ?? 0) +
      v1 * (to.velocities[at] ?? 0);
  }
}
