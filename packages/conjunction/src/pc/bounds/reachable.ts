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
/** A hill of k^-2 exp(-q^2/2k^2) is lower by less than this at half a stride from its top. */
const BESIDE_TOP = 1.06;
const SMALLEST_SHARE = 1e-3;
/** Accuracy of the scale at the maximum, in the search. */
const WIDTH = 1e-3;

/** Probability of an encounter in its plane, Foster 1992. */
export function planePc(plane: PlaneByObject): number {
  const { missXM, missYM, primaryM2, secondaryM2, hardBodyRadiusM } = plane;
  return pcOf(missXM, missYM, sum2(primaryM2, secondaryM2), hardBodyRadiusM);
}

/**
 * Whether smaller errors at the same miss could raise the probability to a limit: the criterion for diluted and open encounters.
 *
 * Method   that of `dilution` and `separateDilution` (errors of both, of the one, of the other, at any share of the present ones), with bounds
 *          of the density over the disc in place of its integral wherever they decide, and an end at the first scale that reaches it
 *
 * @param limitPc   above the present probability
 *
 * Checked  reachable.test.ts (against `dilution` and `separateDilution`)          Cost  2 to 60 microseconds
 */
export function canReach(plane: PlaneByObject, limitPc: number): boolean {
  return pcReachTest(plane, limitPc)(plane.missXM, plane.missYM);
}

/**
 * The same for many misses with the same errors: terms that do not depend on the miss are computed once.
 *
 * @returns (missXM, missYM) => boolean          Cost  20 % of `canReach`
 */
export function pcReachTest(
  { primaryM2, secondaryM2, hardBodyRadiusM }: Omit<PlaneByObject, 'missXM' | 'missYM'>,
  limitPc: number,
): (missXM: number, missYM: number) => boolean {
  const joint = sum2(primaryM2, secondaryM2);
  const { minor, major } = principal2(joint);
  const family = (at: (share: number) => Symmetric2): Family => familyOf(at, hardBodyRadiusM);
  const commonFamily = family((share) => scaled2(joint, share * share));
  const singleFamilies = () => [
    family((share) => sum2(scaled2(primaryM2, share * share), secondaryM2)),
    family((share) => sum2(primaryM2, scaled2(secondaryM2, share * share))),
  ];
  let families: readonly Family[] | undefined;
  return (missXM, missYM) => {
    const miss = Math.hypot(missXM, missYM);
    if (miss < hardBodyRadiusM) return true;
    if (hardBodyRadiusM === 0) return false;
    // Below it the disc, however near its edge, is too many deviations away.
    const lowest = Math.max(SMALLEST_SHARE, (miss - hardBodyRadiusM) / Math.sqrt(major) / 7);
    if (reaches(commonFamily, lowest, limitPc, missXM, missYM)) return true;
    if (!(minor > 0)) return false;
    families ??= singleFamilies();
    return families.some(
      (family) =>
        reaches(family, SMALLEST_SHARE, limitPc, missXM, missYM) ||
        // With one object known perfectly the other's error is left.
        reachesPerfect(family, limitPc, missXM, missYM),
    );
  };
}

/** Covariances of falling scales, the present one first, each with the terms that do not depend on the miss. */
interface Family {
  readonly radiusM: number;
  readonly at: (share: number) => Symmetric2;
  readonly scales: readonly Scale[];
  /** At share zero. */
  readonly perfect: DensityBounds;
}

interface Scale extends DensityBounds {
  readonly log: number;
}

interface DensityBounds {
  readonly covariance: Symmetric2;
  readonly determinant: number;
  /** The radius in the smallest deviation. */
  readonly across: number;
  /** The disc over the area of the ellipse: its probability where the density is one. */
  readonly weight: number;
}

function familyOf(at: Family['at'], radiusM: number): Family {
  const count = Math.ceil(-Math.log(SMALLEST_SHARE) / STRIDE);
  const step = Math.log(SMALLEST_SHARE) / count;
  const scales = Array.from({ length: count + 1 }, (_, i) => ({
    log: i * step,
    ...boundsOf(at(Math.exp(i * step)), radiusM),
  }));
  return { radiusM, at, scales, perfect: boundsOf(at(0), radiusM) };
}

function boundsOf(covariance: Symmetric2, radiusM: number): DensityBounds {
  const determinant = determinant2(covariance);
  const across = radiusM / Math.sqrt(principal2(covariance).minor);
  return { covariance, determinant, across, weight: (radiusM * radiusM) / (2 * Math.sqrt(determinant)) };
}

function reaches({ radiusM, at, scales }: Family, lowest: number, limitPc: number, x: number, y: number): boolean {
  if (lowest >= 1) return false;
  const from = Math.log(lowest);
  for (const [i, scale] of scales.entries()) {
    // The first one beyond the lowest is looked at as well.
    if (i > 0 && scales[i - 1]!.log <= from) return false;
    const size = decidedBy(scale, x, y, limitPc);
    if (size === 'above') return true;
    if (size === 'below') continue;
    const pc = pcOf(x, y, scale.covariance, radiusM);
    if (pc >= limitPc) return true;
    if (pc * BESIDE_TOP < limitPc) continue;
    const pcAt = (log: number): number => pcOf(x, y, at(Math.exp(log)), radiusM);
    const low = scales[Math.min(scales.length - 1, i + 1)]!.log;
    const high = scales[Math.max(0, i - 1)]!.log;
    if (pcAt(maximumBetween(pcAt, low, high, WIDTH)) >= limitPc) return true;
  }
  return false;
}

function reachesPerfect({ radiusM, perfect }: Family, limitPc: number, x: number, y: number): boolean {
  const size = decidedBy(perfect, x, y, limitPc);
  return size === 'open' ? pcOf(x, y, perfect.covariance, radiusM) >= limitPc : size === 'above';
}

/** Conclusions from the least and the largest density over the disc. */
function decidedBy(
  { covariance, determinant, across, weight }: DensityBounds,
  x: number,
  y: number,
  limitPc: number,
): 'above' | 'below' | 'open' {
  if (!(determinant > 0 && Number.isFinite(across))) return 'open';
  const square = (covariance.yy * x * x - 2 * covariance.yx * x * y + covariance.xx * y * y) / determinant;
  const distance = Math.sqrt(Math.max(0, square));
  if (weight * Math.exp(-0.5 * (distance + across) ** 2) >= limitPc) return 'above';
  const nearest = Math.max(0, distance - across);
  return weight * Math.exp(-0.5 * nearest * nearest) * BESIDE_TOP < limitPc ? 'below' : 'open';
}

function pcOf(x: number, y: number, joint: Symmetric2, radiusM: number): number {
  const encounter = principalEncounter(x, y, joint, radiusM);
  return encounter.repair === 'unusable' ? 0 : foster1992(encounter);
}
