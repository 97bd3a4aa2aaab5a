/**
 * Probability that at least one of several passages is a collision.
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
