/** Radius where the bins begin, m; what lies lower is in the first one. */
const FLOOR_M = 6.38e6;
/** Steps of the lookup table, and how many bins wide: 2.5 km in the crowded shells, 10 km above, then 1,000 km. */
const STEP_M = 1250;
const STEPS = 1776;
const FINE_STEPS = 976;
const STEPS_PER_WIDE_BIN = 8;
const COARSE_M = 1e6;
const COARSE_BINS = 56;
/** Nothing in the first bin is lower than this, m. */
const LOWEST_M = 6.2e6;

/** Bins of the radius: a table from 2.5 km steps to bins, and the lowest radius of each bin. */
export interface RadialBins {
  readonly count: number;
  readonly binOfStep: Uint16Array;
  readonly lowM: Float64Array;
}

export function radialBins(): RadialBins {
  const binOfStep = Uint16Array.from({ length: STEPS }, (_, step) =>
    step < FINE_STEPS ? step : FINE_STEPS + Math.floor((step - FINE_STEPS) / STEPS_PER_WIDE_BIN),
  );
  const fine = binOfStep.at(-1)! + 1;
  const lowM = new Float64Array(fine + COARSE_BINS);
  for (let step = STEPS - 1; step >= 0; step--) lowM[binOfStep[step]!] = FLOOR_M + step * STEP_M;
  for (let k = 0; k < COARSE_BINS; k++) lowM[fine + k] = FLOOR_M + STEPS * STEP_M + k * COARSE_M;
  lowM[0] = LOWEST_M;
  return { count: fine + COARSE_BINS, binOfStep, lowM };
}
