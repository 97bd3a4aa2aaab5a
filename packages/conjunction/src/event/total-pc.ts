/**
 * Returns the probability that at least one of several passages is a collision.
 *
 * Method   1 - prod(1 - Pc), summed as logarithms so that small ones keep their digits; docs/models/several-sources
 * Assumes  independent passages: of one pair within days they share their errors, so it is an upper bound where the miss
 *          distances err alike
 *
 * @param probabilities   number[]   0 to 1
 * @returns number   0 without any
 */
export function totalPc(probabilities: readonly number[]): number {
  const logNone = probabilities.reduce((sum, pc) => sum + Math.log1p(-Math.min(1, pc)), 0);
  // Not -0 for none.
  return 0 - Math.expm1(logNone);
}

/** A probability of 1 has no logarithm of its opposite. */
const SURELY = 1 - Number.EPSILON;

/** Probability of a passage before and after a manoeuvre; 0 where there is no passage. */
export interface PcChange {
  readonly pcBefore: number;
  readonly pc: number;
}

/**
 * Returns the increase of the probability of several passages together: below 0 where the decrease prevails.
 *
 * Method   1 - prod((1 - after) / (1 - before)), summed as logarithms
 * Assumes  as `totalPc`
 */
export function addedPc(changes: readonly PcChange[]): number {
  const logNoCollision = (pc: number): number => Math.log1p(-Math.min(SURELY, pc));
  return (
    0 - Math.expm1(changes.reduce((sum, { pcBefore, pc }) => sum + logNoCollision(pc) - logNoCollision(pcBefore), 0))
  );
}

/** A total with the change by passages outside of it: their decreases offset their increases only. @param addedProbability   of `addedPc` */
export function totalPcWith(total: number, addedProbability: number): number {
  return totalPc([total, Math.max(0, addedProbability)]);
}
