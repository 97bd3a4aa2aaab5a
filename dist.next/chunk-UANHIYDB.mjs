// packages/astro/src/elements/kepler-equation.ts
var MOST_STEPS = 60;
function solveGeneralisedKepler(meanLongitudeRad, af, ag) {
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
var SMALL_STEP = 1e-3;
var ROUNDING = 5e-17;
function eccentricLongitude(meanLongitudeRad, af, ag, out) {
  const e = Math.sqrt(af * af + ag * ag);
  let f = meanLongitudeRad + af * Math.sin(meanLongitudeRad) - ag * Math.cos(meanLongitudeRad);
  for (let step = 0; step < MOST_STEPS; step++) {
    const sin = Math.sin(f);
    const cos = Math.cos(f);
    const move = (meanLongitudeRad + af * sin - ag * cos - f) / (1 - af * cos - ag * sin);
    const square = move * move;
    if (square < SMALL_STEP * SMALL_STEP && 0.5 * e * square <= ROUNDING * (1 - e)) {
      const s = move * (1 - square / 6 * (1 - square / 20));
      const c = 1 - 0.5 * square * (1 - square / 12);
      out[0] = cos * c - sin * s;
      out[1] = sin * c + cos * s;
      return;
    }
    f += move;
    if (!(Math.abs(f - meanLongitudeRad) <= e)) break;
  }
  const whole = solveGeneralisedKepler(meanLongitudeRad, af, ag);
  out[0] = Math.cos(whole);
  out[1] = Math.sin(whole);
}
function eccentricAnomaly(meanAnomalyRad, eccentricity) {
  return solveGeneralisedKepler(meanAnomalyRad, eccentricity, 0);
}

export {
  solveGeneralisedKepler,
  eccentricLongitude,
  eccentricAnomaly
};
//# sourceMappingURL=chunk-UANHIYDB.mjs.map
