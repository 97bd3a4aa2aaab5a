import { maximumBetween } from '@keepout/astro/search/extremum';
import { determinant2, principal2, type Symmetric2, scaled2, sum2 } from '../../linear/symmetric2.ts';
import { foster1992 } from '../plane/foster-1992.ts';
import { principalEncounter } from '../plane/principal-encounter.ts';

/** An encounter in its plane, by object. */
export interface PlaneByObject {
  readonly missXM: number;
  readonly missYM: number;
  readonly primaryM2: Symmetric2;
  readonly secondaryM2: Symmetric2;
  readonly hardBodyRadiusM: number;
}

/** Between logarithms of scales that are looked at. */
const STRIDE = 0.3;
/** A hill of k^-2 exp(-q^2/2k^2) is lower by less beside its top, at half a stride. */
const BESIDE_TOP = 1.06;
const SMALLEST_SHARE = 1e-3;
/** Of the scale at the maximum, where it is looked for. */
const WIDTH = 1e-3;

/** Probability of an encounter in its plane, Foster 1992. */
export function planePc(plane: PlaneByObject): number {
  const { missXM, missYM, primaryM2, secondaryM2, hardBodyRadiusM } = plane;
  return pcOf(missXM, missYM, sum2(primaryM2, secondaryM2), hardBodyRadiusM);
}

/**
 * Whether smaller errors at the same miss could bring the probability to a limit: what makes an encounter diluted and open.
 *
 * Method   that of `dilution` and `separateDilution` (errors of both, of the one, of the other, at any share of the present ones), with bounds
 *          of the density over the disc in place of its integral wherever they decide, and an end at the first scale that reaches it
 *
 * @param limitPc   above the present probability
 *
 * Checked  reachable.test.ts (against `dilution` and `separateDilution`)          Cost  2 to 60 microseconds
 */
export function canReach(plane: PlaneByObject, limitPc: number): boolean {
  const { missXM, missYM, primaryM2, secondaryM2, hardBodyRadiusM } = plane;
  if (Math.hypot(missXM, missYM) < hardBodyRadiusM) return true;
  if (hardBodyRadiusM === 0) return false;
  const joint = sum2(primaryM2, secondaryM2);
  const reaches = (at: (share: number) => Symmetric2, lowest: number): boolean =>
    reachesOver(at, lowest, limitPc, missXM, missYM, hardBodyRadiusM);
  const { minor, major } = principal2(joint);
  // Below it the disc, however near its edge, is too many deviations away.
  const distance = Math.max(0, Math.hypot(missXM, missYM) - hardBodyRadiusM) / Math.sqrt(major);
  if (reaches((share) => scaled2(joint, share * share), Math.max(SMALLEST_SHARE, distance / 7))) return true;
  if (!(minor > 0)) return false;
  return (
    reaches((share) => sum2(scaled2(primaryM2, share * share), secondaryM2), SMALLEST_SHARE) ||
    reaches((share) => sum2(primaryM2, scaled2(secondaryM2, share * share)), SMALLEST_SHARE)
  );
}

function reachesOver(
  at: (share: number) => Symmetric2,
  lowest: number,
  limitPc: number,
  x: number,
  y: number,
  radiusM: number,
): boolean {
  if (lowest >= 1) return false;
  const from = Math.log(lowest);
  const count = Math.max(1, Math.ceil(-from / STRIDE));
  const step = -from / count;
  for (let i = count; i >= 0; i--) {
    const covariance = at(Math.exp(from + i * step));
    const size = decidedBy(covariance, x, y, radiusM, limitPc);
    if (size === 'above') return true;
    if (size === 'below') continue;
    const pc = pcOf(x, y, covariance, radiusM);
    if (pc >= limitPc) return true;
    if (pc * BESIDE_TOP < limitPc) continue;
    const pcAt = (log: number): number => pcOf(x, y, at(Math.exp(log)), radiusM);
    const [low, high] = [from + Math.max(0, i - 1) * step, from + Math.min(count, i + 1) * step];
    if (pcAt(maximumBetween(pcAt, low, high, WIDTH)) >= limitPc) return true;
  }
  return false;
}

/** What the least and the largest density over the disc say. */
function decidedBy(
  covariance: Symmetric2,
  x: number,
  y: number,
  radiusM: number,
  limitPc: number,
): 'above' | 'below' | 'open' {
  const determinant = determinant2(covariance);
  const { minor } = principal2(covariance);
  if (!(determinant > 0 && minor > 0)) return 'open';
  const square = (covariance.yy * x * x - 2 * covariance.yx * x * y + covariance.xx * y * y) / determinant;
  const distance = Math.sqrt(Math.max(0, square));
  const across = radiusM / Math.sqrt(minor);
  const scale = (radiusM * radiusM) / (2 * Math.sqrt(determinant));
  if (scale * Math.exp(-0.5 * (distance + across) ** 2) >= limitPc) return 'above';
  const nearest = Math.max(0, distance - across);
  return scale * Math.exp(-0.5 * nearest * nearest) * BESIDE_TOP < limitPc ? 'below' : 'open';
}

function pcOf(x: number, y: number, joint: Symmetric2, radiusM: number): number {
  const encounter = principalEncounter(x, y, joint, radiusM);
  return encounter.repair === 'unusable' ? 0 : foster1992(encounter);
}
