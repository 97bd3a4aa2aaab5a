/** Comparison of the probability at the decision with the last one of the same event. */
export interface PcCalibration {
  readonly events: number;
  /** Shares of the events whose last probability was within a factor of three, and of ten, of the predicted one. */
  readonly withinThree: number;
  readonly withinTen: number;
  /** Median of log10(last / predicted): below zero where risks fade, as most do. */
  readonly medianLogRatio: number;
}

/**
 * Compares predicted with final probabilities; undefined without events.
 *
 * @param pairs   probability at the decision and the last one; pairs below `floorPc` on both sides are omitted
 */
export function pcCalibration(
  pairs: readonly (readonly [foretold: number, last: number])[],
  floorPc: number = 1e-10,
): PcCalibration | undefined {
  const ratios = pairs
    .filter(([foretold, last]) => Math.max(foretold, last) >= floorPc)
    .map(([foretold, last]) => Math.log10(Math.max(last, floorPc) / Math.max(foretold, floorPc)))
    .toSorted((a, b) => a - b);
  const events = ratios.length;
  if (events === 0) return undefined;
  const within = (factor: number): number =>
    ratios.filter((ratio) => Math.abs(ratio) <= Math.log10(factor)).length / events;
  return { events, withinThree: within(3), withinTen: within(10), medianLogRatio: ratios[events >> 1]! };
}
