/** Directions above a horizon. */
const SKY_SR = 2 * Math.PI;
/** Largest rate of a direction, each way: a low orbit overhead. */
const SLOPES_RADPS = 0.04;
const RANGES_M = 3e6;
const RANGE_RATES_MPS = 14_000;

/** Number of components of an attributable. */
export interface MeasuredQuantities {
  readonly hasAngles: boolean;
  readonly hasRanges: boolean;
  readonly degreesOfFreedom: number;
}

/**
 * The score of a track for an unknown object: twice the negative logarithm of its likelihood, as `Comparison.score`, of an
 * attributable that may be anything that a sensor sees.
 *
 * Method   uniform over the sky above the horizon, 0.04 rad/s of each slope, 3,000 km of range and 14 km/s of range rate
 */
export function unknownObjectScore({ hasAngles, hasRanges, degreesOfFreedom }: MeasuredQuantities): number {
  const rates = degreesOfFreedom - (hasAngles ? 2 : 0) - (hasRanges ? 1 : 0);
  const rateRange = hasRanges ? RANGE_RATES_MPS : SLOPES_RADPS;
  const volume = (hasAngles ? SKY_SR : 1) * (hasRanges ? RANGES_M : 1) * rateRange ** Math.max(0, rates);
  return 2 * Math.log(volume) - degreesOfFreedom * Math.log(2 * Math.PI);
}
