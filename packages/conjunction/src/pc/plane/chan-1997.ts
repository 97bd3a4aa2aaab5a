import type { PrincipalEncounter } from './principal-encounter.ts';

const MAXIMUM_TERMS = 100_000;

/**
 * Collision probability of Chan: the ellipse of constant density is replaced by a circle of the same area.
 *
 * Method   Chan (1997), Rician series exp(-v/2) sum (v/2)^k/k! Q_k(u/2), u = R^2/(s1 s2), v = Mahalanobis squared,
 *          Q_k the upper-tail of the Poisson sum
 * Assumes  as `foster1992`, and a covariance that hardly changes over the disc
 * Valid    within 0.1 percent where both sigmas are far larger than R; wrong by any factor for needles
 *
 * Checked  conformance/pc/encounter-plane-vectors.json (published Chan values)
 */
export function chan1997(encounter: PrincipalEncounter): number {
  const s1 = encounter.sigmaMinorM;
  const s2 = encounter.sigmaMajorM;
  const halfU = encounter.hardBodyRadiusM ** 2 / (2 * s1 * s2);
  const halfV = 0.5 * ((encounter.meanMinorM / s1) ** 2 + (encounter.meanMajorM / s2) ** 2);
  // The inner bracket 1 - exp(-u/2) sum_{j<=k} (u/2)^j/j! is a Poisson tail; summed from far above it keeps its digits.
  const last = lastTerm(halfU, halfV);
  const logU = Math.log(halfU);
  const logV = Math.log(halfV);
  let tail = 0;
  let sum = 0;
  let logFactorial = logFactorialOf(last + 1);
  for (let k = last; k >= 0; k--) {
    // logFactorial holds ln((k+1)!)
    tail += Math.exp((k + 1) * logU - halfU - logFactorial);
    logFactorial -= Math.log(k + 1);
    const weight = halfV === 0 ? (k === 0 ? 1 : 0) : Math.exp(k * logV - halfV - logFactorial);
    sum += weight * tail;
  }
  return Math.min(1, sum);
}

function lastTerm(halfU: number, halfV: number): number {
  const spread = 12 * Math.sqrt(Math.max(halfU, halfV)) + 40;
  return Math.min(MAXIMUM_TERMS, Math.ceil(Math.max(halfU, halfV) + spread));
}

/** ln(n!) by Stirling's series; `lastTerm` begins at 40, where it has all digits. */
function logFactorialOf(n: number): number {
  const x = n + 1;
  const r = 1 / (x * x);
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + (1 - r * (1 / 30 - r / 105)) / (12 * x);
}
