import type { PrincipalEncounter } from './principal-encounter.ts';

export interface SeriesProbability {
  /** Absent where the series would need too many terms; the bounds remain valid. */
  readonly pc?: number;
  /** Certified: the true disc integral lies in [lower, upper], rounding apart. */
  readonly lower: number;
  readonly upper: number;
  readonly terms: number;
}

const RELATIVE_REMAINDER = 1e-13;
/** Above this exponent the terms grow so large that rounding eats the certificate. */
const LARGEST_GROWTH = 5_000;
const RESCALE_AT = 1e250;

/**
 * Collision probability as a series of positive terms with certified bounds.
 *
 * Method   Serra, Arzelier, Joldes, Lasserre, Rondepierre, Salvy, JGCD 39 (2016). Times exp(p R^2) the probability is
 *          a power series in R^2 whose Laplace transform is elementary; the recurrence for its coefficients and the
 *          bound b_k <= b_1^k are derived in docs/models/probability-of-collision.md
 * Assumes  as `foster1992`
 * Valid    any geometry; the number of terms grows with (R/s1)^2 and R^2 m^2/s^4; above 5000 only the bounds are given
 *
 * Checked  conformance/pc/encounter-plane-vectors.json (published values), disc-integrals.json
 */
export function laas2015(encounter: PrincipalEncounter): SeriesProbability {
  const { meanMinorM, meanMajorM, sigmaMinorM, sigmaMajorM, hardBodyRadiusM } = encounter;
  const square = hardBodyRadiusM ** 2;
  // All coefficients in units of R^2, so that the series runs in plain numbers.
  const p = square / (2 * sigmaMinorM ** 2);
  const q = p * (1 - (sigmaMinorM / sigmaMajorM) ** 2);
  const w1 = (square * meanMinorM ** 2) / (4 * (sigmaMinorM ** 2) ** 2);
  const w2 = (square * meanMajorM ** 2) / (4 * (sigmaMajorM ** 2) ** 2);
  const growth = p + 0.5 * q + w1 + w2;
  const logFront =
    Math.log(square / (2 * sigmaMinorM * sigmaMajorM)) -
    0.5 * ((meanMinorM / sigmaMinorM) ** 2 + (meanMajorM / sigmaMajorM) ** 2) -
    p;
  if (growth > LARGEST_GROWTH) return boundsOnly(p, growth, logFront);
  return sumSeries(p, q, w1, w2, growth, logFront);
}

function sumSeries(p: number, q: number, w1: number, w2: number, growth: number, logFront: number): SeriesProbability {
  // a0, a1, a2: last three coefficients over k!; b: last term, over (k+1)!
  let a0 = 1;
  let a1 = 0;
  let a2 = 0;
  let b = 1;
  let sum = 1;
  let logScale = 0;
  let logBound = 0;
  const c0 = 0.5 * q + w1 + w2;
  const c1 = 0.5 * q * q + 2 * q * w1;
  const c2 = w1 * q * q;
  for (let k = 0; ; k++) {
    const previous = k > 0 ? a1 / k : 0;
    const older = k > 1 ? a2 / (k * (k - 1)) : 0;
    const next = ((2 * q * k + c0) * a0 - (q * q * (k - 1) + c1) * previous + c2 * older) / ((k + 1) * (k + 1));
    a2 = a1;
    a1 = a0;
    a0 = next;
    b = (p * b) / (k + 2) + a0 / (k + 2);
    sum += b;
    logBound += Math.log(growth / (k + 2));
    if (sum > RESCALE_AT) {
      a0 /= RESCALE_AT;
      a1 /= RESCALE_AT;
      a2 /= RESCALE_AT;
      b /= RESCALE_AT;
      sum /= RESCALE_AT;
      logScale += Math.log(RESCALE_AT);
    }
    if (k + 3 > growth) {
      // The rest is at most bound * sum of a geometric series with this ratio.
      const ratio = growth / (k + 3);
      const remainder = Math.exp(logBound - logScale) * (ratio / (1 - ratio));
      if (remainder <= RELATIVE_REMAINDER * sum) {
        const logFactor = logFront + logScale;
        const lower = Math.min(1, Math.exp(logFactor + Math.log(sum)));
        return { pc: lower, lower, upper: Math.min(1, Math.exp(logFactor + Math.log(sum + remainder))), terms: k + 2 };
      }
    }
  }
}

/** The bounds of the paper without any term: b_k between p^k and growth^k. */
function boundsOnly(p: number, growth: number, logFront: number): SeriesProbability {
  const lower = Math.exp(logFront + p + Math.log(-Math.expm1(-p) / p));
  const upper = Math.exp(logFront + growth - Math.log(growth));
  return { lower: Math.min(1, lower), upper: Math.min(1, upper), terms: 0 };
}
