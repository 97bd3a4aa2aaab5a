import { rootBetween } from '@keepout/astro/search/root';

/** Exact two-sided interval of a proportion. */
export interface ConfidenceInterval {
  readonly lower: number;
  readonly upper: number;
}

/**
 * Clopper-Pearson interval of `hits` in `trials`.
 *
 * Method   quantiles of the beta distribution as roots (Brent) of the regularised incomplete beta function (continued
 *          fraction of Lentz)
 *
 * @param level number in (0, 1), for example 0.95
 *
 * Checked  the Monte Carlo intervals of conformance/pc/operational-conjunctions.json (1e-6)
 */
export function clopperPearson(hits: number, trials: number, level: number): ConfidenceInterval {
  const tail = (1 - level) / 2;
  return {
    lower: hits === 0 ? 0 : betaQuantile(tail, hits, trials - hits + 1),
    upper: hits === trials ? 1 : betaQuantile(1 - tail, hits + 1, trials - hits),
  };
}

function betaQuantile(probability: number, a: number, b: number): number {
  return rootBetween((x) => incompleteBeta(x, a, b) - probability, 0, 1, 0);
}

function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  const isBelowMean = x < (a + 1) / (a + b + 2);
  return isBelowMean ? (front * fraction(x, a, b)) / a : 1 - (front * fraction(1 - x, b, a)) / b;
}

function fraction(x: number, a: number, b: number): number {
  const tiny = 1e-300;
  let c = 1;
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1), tiny);
  let value = d;
  for (let m = 1; m < 10_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / nonZero(1 + even * d, tiny);
    c = nonZero(1 + even / c, tiny);
    value *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / nonZero(1 + odd * d, tiny);
    c = nonZero(1 + odd / c, tiny);
    const change = d * c;
    value *= change;
    if (Math.abs(change - 1) < 1e-15) break;
  }
  return value;
}

function nonZero(value: number, tiny: number): number {
  return Math.abs(value) < tiny ? tiny : value;
}

/** ln Gamma by Stirling's series, shifted above 10. */
function logGamma(x: number): number {
  let shift = 0;
  let y = x;
  while (y < 10) {
    shift += Math.log(y);
    y += 1;
  }
  const r = 1 / (y * y);
  const series = (1 / 12 - r * (1 / 360 - r * (1 / 1260 - r * (1 / 1680 - r / 1188)))) / y;
  return (y - 0.5) * Math.log(y) - y + 0.5 * Math.log(2 * Math.PI) + series - shift;
}
