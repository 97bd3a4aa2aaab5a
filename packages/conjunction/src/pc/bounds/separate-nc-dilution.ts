import { CLIP_FACTOR } from '../../covariance/repair.ts';
import { congruent3, eigen3, type Symmetric3 } from '../../linear/symmetric3.ts';
import type { OrbitError } from '../curved/orbit-error.ts';
import { nearTrack, type OverlapTrack, overlapTrack } from '../curved/overlap-track.ts';
import { overlapOf } from '../curved/peak-overlap.ts';
import { type BoundedSearch, boundedMaximum, type MostBetween } from './bounded-maximum.ts';
import type { ScaleMaximum } from './maximum-over-scale.ts';
import { expectedNumberOf, NC_VISIBLE_RISE, type NcMethod, type PresentNumber, UNSEEN_SHARE } from './nc-dilution.ts';
import type { ObjectDilution, SeparateDilution } from './separate-dilution.ts';

/** A gap that could hold as much more as is seen at all, and is wider, is looked at. */
const SEARCH: BoundedSearch = { ends: [0, 1], share: NC_VISIBLE_RISE, stride: 0.2, width: 0.04 };

/**
 * Dilution of an expected number when the data of one object get better and those of the other stay: see `ncDilution`.
 *
 * Method   the shares of one object's deviations from 1 to 0, where only the other's covariance remains, until no gap between
 *          two of them could hold more (`mostBetween`)
 *
 * Checked  a dense scan of `estimatePc` with scaled errors, for one plane and for the sphere
 */
export function separateNcDilution(
  errors: readonly [OrbitError, OrbitError],
  track: OverlapTrack,
  method: NcMethod,
  { present, searchNumber }: PresentNumber,
): SeparateDilution {
  const { hardBodyRadiusM } = track;
  const floorM2 = (CLIP_FACTOR * hardBodyRadiusM) ** 2;
  const bias = searchNumber > 0 ? present / searchNumber : 1;
  const numberAt = (first: OrbitError, second: OrbitError): number => {
    const scaled =
      method === 'nc2d-hall-2021'
        ? nearTrack(first, second, hardBodyRadiusM, floorM2, track.span)
        : overlapTrack(first, second, hardBodyRadiusM, floorM2, track.span);
    return bias * expectedNumberOf(scaled, method, 1, track);
  };
  const of = (scaled: (share: number) => Pair): ObjectDilution => {
    const at = (share: number): number => (share === 1 ? present : numberAt(...scaled(share)));
    const { scale, pc } = boundedMaximum(at, [0, 1], mostBetween(scaled(1), scaled(0), track, floorM2), SEARCH);
    return pc > present ? { maxPc: Math.min(1, pc), scaleAtMax: scale } : { maxPc: present, scaleAtMax: 1 };
  };
  return {
    primary: of((share) => [scaledError(errors[0], share), errors[1]]),
    secondary: of((share) => [errors[0], scaledError(errors[1], share)]),
  };
}

/** The same orbit with all deviations multiplied by `factor`. */
export function scaledError(error: OrbitError, factor: number): OrbitError {
  return {
    ...error,
    covariance: error.covariance.map((value) => value * factor * factor),
    ...(error.shared && { shared: error.shared.map((value) => value * factor) }),
  };
}

type Pair = readonly [OrbitError, OrbitError];

/** Between determinants nearer than this a normal density, t^(1/2) exp(-y^2 t/2) along each axis, rises by no more than 1e-2 above both ends. */
const ALIKE = 1.5;
/** Spacing of the bound between two shares, in the logarithm of the variance that grows most. */
const STRIDE = 0.2;
const MOST_LOOKS = 60;

/**
 * From how the variances of the relative position grow with one object's share, along three axes at the peak of each crossing.
 *
 * With t = 1/(1 + a s^2) along each axis a number is the root of the product of the t times a sum of exp(-y^2 t/2): that falls with each t, and
 * its logarithm lies below its chords on straight lines of the t. Between two shares it is bounded by the point of their line that no t lies
 * below; the axis that grows most says which.
 */
function mostBetween(
  bothErrors: Pair,
  remainingErrors: Pair,
  { crossings }: OverlapTrack,
  floorM2: number,
): MostBetween {
  const [fullOverlap, remainingOverlap] = [overlapOf(...bothErrors, floorM2), overlapOf(...remainingErrors, floorM2)];
  const growths = crossings.map(({ peakTimeS }) =>
    growthsOf(fullOverlap.at(peakTimeS).positionM2, remainingOverlap.at(peakTimeS).positionM2),
  );
  const largestGrowth = Math.max(...growths.flat());
  return (low, high) => {
    const larger = low.pc > high.pc ? low : high;
    const [from, to] = [low.scale ** 2, high.scale ** 2];
    const rises = growths.map((axes) => logDeterminant(axes, to) - logDeterminant(axes, from));
    if (!(larger.pc > 0 && Math.max(...rises) >= Math.log(ALIKE))) return larger;
    const logOf = ({ pc }: ScaleMaximum): number => Math.log(Math.max(pc, UNSEEN_SHARE * larger.pc, Number.MIN_VALUE));
    const [first, last] = [1 + largestGrowth * from, 1 + largestGrowth * to];
    const range = Math.log(last / first);
    const looks = Math.min(MOST_LOOKS, Math.ceil(range / STRIDE));
    let best = { scale: larger.scale, log: Math.log(larger.pc) };
    for (let i = 1; i < looks; i++) {
      const variance = first * Math.exp((range * i) / looks);
      const square = (variance - 1) / largestGrowth;
      const part = (1 / variance - 1 / last) / (1 / first - 1 / last);
      const roots = growths.map(
        (axes, n) => logDeterminant(axes, to) - part * rises[n]! - logDeterminant(axes, square),
      );
      const log = (1 - part) * logOf(high) + part * logOf(low) + 0.5 * Math.max(...roots);
      if (log > best.log) best = { scale: Math.sqrt(square), log };
    }
    return { scale: best.scale, pc: Math.exp(best.log) };
  };
}

/** How much larger the variances are than those of the other errors alone, less one, along the axes that both have in common. */
function growthsOf(totalM2: Symmetric3, remainingM2: Symmetric3): readonly number[] {
  const { values, vectors } = eigen3(remainingM2);
  const axes = vectors.flatMap((vector, i) => vector.map((value) => value / Math.sqrt(values[i]!)));
  return eigen3(congruent3(axes, totalM2)).values.map((value) => Math.max(0, value - 1));
}

function logDeterminant(growths: readonly number[], square: number): number {
  return growths.reduce((sum, growth) => sum + Math.log1p(growth * square), 0);
}
