import type { PrincipalEncounter } from './principal-encounter.ts';
import { slabProbability } from './slab.ts';

const FEWEST_PAIRS = 10;
const MOST_PAIRS = 100_000;

/**
 * Collision probability of Alfano's one-dimensional sum.
 *
 * Method   Alfano, A numerical implementation of spherical object collision probability, J. Astronaut. Sci. 53 (2005):
 *          Simpson's rule across the disc along the minor axis, error functions along the other. The published step
 *          count min(50, 5R/min(s1, s2, miss)) loses 5 percent in far tails, and the end intervals, where the chord
 *          grows like a root, lose 0.1 percent; here the abscissa is a cosine and the steps follow the density
 * Assumes  as `foster1992`
 *
 * Checked  conformance/pc/encounter-plane-vectors.json (published Alfano 2005 values)
 */
export function alfano2005(encounter: PrincipalEncounter): number {
  const { meanMinorM, meanMajorM, sigmaMinorM, sigmaMajorM, hardBodyRadiusM: radius } = encounter;
  const slope = radius / sigmaMinorM;
  const lean = (radius * Math.abs(meanMinorM)) / sigmaMinorM ** 2 + (radius * Math.abs(meanMajorM)) / sigmaMajorM ** 2;
  const pairs = Math.min(MOST_PAIRS, Math.ceil(FEWEST_PAIRS + 16 * (slope + Math.sqrt(lean))));
  const step = Math.PI / (2 * pairs);
  let odd = 0;
  let even = 0;
  for (let i = 1; i < 2 * pairs; i++) {
    const angle = i * step;
    const x = radius * Math.cos(angle);
    const half = radius * Math.sin(angle);
    const offset = (x - meanMinorM) / sigmaMinorM;
    const value = Math.exp(-0.5 * offset * offset) * slabProbability(meanMajorM, half, sigmaMajorM) * half;
    if (i % 2 === 1) odd += value;
    else even += value;
  }
  return Math.min(1, ((4 * odd + 2 * even) * step) / (3 * sigmaMinorM * Math.sqrt(2 * Math.PI)));
}
