/** CPU seconds of some work, all threads of the process, and what it gave. */
export function timed<T>(work: () => T): [seconds: number, value: T] {
  const before = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1e6, value];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Median CPU seconds of so many rounds. */
export function medianOf(rounds: number, work: () => unknown): number {
  return median(Array.from({ length: rounds }, () => timed(work)[0]));
}

/** Exponent p of y ~ x^p: the slope of the line of least squares through the logarithms. */
export function fittedExponent(points: readonly (readonly [x: number, y: number])[]): number {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)] as const);
  const meanX = logs.reduce((sum, [x]) => sum + x, 0) / logs.length;
  const meanY = logs.reduce((sum, [, y]) => sum + y, 0) / logs.length;
  const products = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return products / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

/** The value that this share of all is at or below. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
