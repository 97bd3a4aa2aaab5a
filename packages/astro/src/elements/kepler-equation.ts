/** Bound on Newton steps; from the starts below fewer than ten are taken for e < 0.999. */
const MOST_STEPS = 60;

/**
 * Eccentric longitude F of a mean longitude: lambda = F + ag cos F - af sin F.
 *
 * Method   Newton, kept inside lambda +- e, where the root lies
 * Valid    af^2 + ag^2 < 1
 */
export function solveGeneralisedKepler(meanLongitudeRad: number, af: number, ag: number): number {
  const e = Math.hypot(af, ag);
  let low = meanLongitudeRad - e;
  let high = meanLongitudeRad + e;
  let f = meanLongitudeRad + af * Math.sin(meanLongitudeRad) - ag * Math.cos(meanLongitudeRad);
  for (let step = 0; step < MOST_STEPS; step++) {
    const sin = Math.sin(f);
    const cos = Math.cos(f);
    const miss = f + ag * cos - af * sin - meanLongitudeRad;
    if (miss > 0) high = f;
    else low = f;
    let next = f - miss / (1 - af * cos - ag * sin);
    if (!(next > low && next < high)) next = (low + high) / 2;
    if (Math.abs(next - f) <= 1e-15 * (1 + Math.abs(f))) return next;
    f = next;
  }
  return f;
}

/** Eccentric anomaly of a mean anomaly: M = E - e sin E. @param eccentricity number, [0, 1) */
export function eccentricAnomaly(meanAnomalyRad: number, eccentricity: number): number {
  return solveGeneralisedKepler(meanAnomalyRad, eccentricity, 0);
}
