import type { PrincipalEncounter } from './principal-encounter.ts';

const FIRST_COUNT = 64;
const LAST_COUNT = 1 << 17;
const SETTLED = 1e-12;

/**
 * Collision probability of Patera's contour integral.
 *
 * Method   Patera, Calculating collision probability for arbitrary space vehicle shapes via numerical quadrature,
 *          JGCD 28 (2005): the axes are scaled until the density is round, and the density is integrated by the angle
 *          swept along the disc's edge. The trapezoidal rule on a closed contour is doubled until it settles
 * Assumes  as `foster1992`
 *
 * Checked  conformance/pc/encounter-plane-vectors.json (published Patera values)
 */
export function patera2005(encounter: PrincipalEncounter): number {
  let last = Number.NaN;
  for (let n = FIRST_COUNT; n <= LAST_COUNT; n *= 2) {
    const value = contour(encounter, n);
    if (Math.abs(value - last) <= SETTLED * Math.abs(value)) return clamp(value);
    last = value;
  }
  return clamp(last);
}

function contour(encounter: PrincipalEncounter, n: number): number {
  const { meanMinorM: m1, meanMajorM: m2, sigmaMinorM: s1, sigmaMajorM: s2, hardBodyRadiusM: radius } = encounter;
  const isOutside = Math.hypot(m1, m2) > radius;
  let nearSum = 0;
  let farSum = 0;
  let smallest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    const angle = ((i + 0.5) * 2 * Math.PI) / n;
    const cosine = Math.cos(angle);
    const sine = Math.sin(angle);
    const x = (m1 + radius * cosine) / s1;
    const y = (m2 + radius * sine) / s2;
    const swept = (x * radius * cosine) / s2 + (y * radius * sine) / s1;
    const halfSquare = 0.5 * (x * x + y * y);
    if (halfSquare < smallest) smallest = halfSquare;
    const perHalfSquare = swept / (2 * halfSquare);
    nearSum += halfSquare === 0 ? swept / 2 : -Math.expm1(-halfSquare) * perHalfSquare;
    farSum -= Math.exp(-halfSquare) * perHalfSquare;
  }
  // The swept angle itself is zero while the density's centre lies outside the contour; leaving it out there
  // keeps the digits of a far tail, keeping it in holds the integrand smooth where the contour passes the centre.
  return (isOutside && smallest > 1 ? farSum : nearSum) / n;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
