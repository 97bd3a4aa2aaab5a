export interface CurvePoint {
  readonly x: number;
  readonly pc: number;
}

/** The point with the largest probability; null for none. */
export function peakOf(points: readonly CurvePoint[]): CurvePoint | null {
  let peak: CurvePoint | null = null;
  for (const point of points) if (peak === null || point.pc > peak.pc) peak = point;
  return peak;
}

/** Probability at `x` by a straight line between neighbours in log-log; null outside the curve. Points ascend in x. */
export function pcAt(points: readonly CurvePoint[], x: number): number | null {
  const index = points.findIndex((point) => point.x >= x);
  const right = points[index];
  if (right === undefined) return null;
  if (right.x === x) return right.pc;
  const left = points[index - 1];
  if (left === undefined) return null;
  const share = Math.log(x / left.x) / Math.log(right.x / left.x);
  if (left.pc <= 0 || right.pc <= 0) return left.pc + (right.pc - left.pc) * share;
  return Math.exp(Math.log(left.pc) + share * Math.log(right.pc / left.pc));
}

/** The least x at which a rising curve reaches `pc`; null where it does not. Points ascend in x. */
export function crossingOf(points: readonly CurvePoint[], pc: number): number | null {
  for (let index = 1; index < points.length; index += 1) {
    const left = points[index - 1];
    const right = points[index];
    if (left === undefined || right === undefined || left.pc >= pc || right.pc < pc) continue;
    if (left.pc <= 0) return right.x;
    const share = Math.log(pc / left.pc) / Math.log(right.pc / left.pc);
    return Math.exp(Math.log(left.x) + share * Math.log(right.x / left.x));
  }
  return null;
}
