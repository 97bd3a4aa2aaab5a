/** Limit of Newton steps; the starts below need fewer than ten for e < 0.999. */
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

/** Below this step the cosine and sine at its end follow from those at its start to the last digit. */
const SMALL_STEP = 1e-3;
/** Largest residual of a Newton step: rounding. */
const ROUNDING = 5e-17;

/**
 * The same as cosine and sine of F, which is all that positions need.
 *
 * Method   Newton as above, ended by the bound e step^2 / 2(1 - e) of the residual; the last, small step uses the
 *          series of cosine and sine
 * Valid    af^2 + ag^2 < 1
 *
 * @param out   Float64Array(2)   receives cos F, sin F
 */
export function eccentricLongitude(meanLongitudeRad: number, af: number, ag: number, out: Float64Array): void {
  const e = Math.sqrt(af * af + ag * ag);
  let f = meanLongitudeRad + af * Math.sin(meanLongitudeRad) - ag * Math.cos(meanLongitudeRad);
  for (let step = 0; step < MOST_STEPS; step++) {
    const sin = Math.sin(f);
    const cos = Math.cos(f);
    const move = (meanLongitudeRad + af * sin - ag * cos - f) / (1 - af * cos - ag * sin);
    const square = move * move;
    if (square < SMALL_STEP * SMALL_STEP && 0.5 * e * square <= ROUNDING * (1 - e)) {
      const s = move * (1 - (square / 6) * (1 - square / 20));
      const c = 1 - 0.5 * square * (1 - square / 12);
      out[0] = cos * c - sin * s;
      out[1] = sin * c + cos * s;
      return;
    }
    f += move;
    if (!(Math.abs(f - meanLongitudeRad) <= e)) break;
  }
  const eccentricLongitudeRad = solveGeneralisedKepler(meanLongitudeRad, af, ag);
  out[0] = Math.cos(eccentricLongitudeRad);
  out[1] = Math.sin(eccentricLongitudeRad);
}

/** Eccentric anomaly of a mean anomaly: M = E - e sin E. @param eccentricity number, [0, 1) */
export function eccentricAnomaly(meanAnomalyRad: number, eccentricity: number): number {
  return solveGeneralisedKepler(meanAnomalyRad, eccentricity, 0);
}
