import { CLIP_FACTOR } from '../../covariance/repair.ts';
import { determinant3 } from '../../linear/symmetric3.ts';
import type { OrbitError } from '../curved/orbit-error.ts';
import { nearTrack, type OverlapTrack, overlapTrack } from '../curved/overlap-track.ts';
import { overlapOf } from '../curved/peak-overlap.ts';
import { type BoundedSearch, boundedMaximum, type MostBetween } from './bounded-maximum.ts';
import { NC_VISIBLE_RISE, type NcMethod, numberOf, type PresentNumber } from './nc-dilution.ts';
import type { ObjectDilution, SeparateDilution } from './separate-dilution.ts';

/** The bound (`mostBetween`) is close where a number is flat or falls, and wide on a hill: there samples of 0.9 miss none. */
const SEARCH: BoundedSearch = { ends: [0, 1], share: NC_VISIBLE_RISE, stride: 0.9, width: 0.04 };

/**
 * Dilution of an expected number when the data of one object get better and those of the other stay: see `ncDilution`.
 *
 * Method   the shares of one object's deviations from all of them to nothing, where the other's covariance stands alone. Larger errors of
 *          one bring every place nearer, in deviations: density times the root of the determinant grows with the share, which bounds what is
 *          between two shares by the value at the larger
 *
 * Checked  a dense scan of `estimatePc` with scaled errors, for one plane and for the sphere
 */
export function separateNcDilution(
  errors: readonly [OrbitError, OrbitError],
  track: OverlapTrack,
  method: NcMethod,
  { present, own }: PresentNumber,
): SeparateDilution {
  const { hardBodyRadiusM } = track;
  const floorM2 = (CLIP_FACTOR * hardBodyRadiusM) ** 2;
  const bias = own > 0 ? present / own : 1;
  const numberAt = (first: OrbitError, second: OrbitError): number => {
    const scaled =
      method === 'nc2d-hall-2021'
        ? nearTrack(first, second, hardBodyRadiusM, floorM2, track.span)
        : overlapTrack(first, second, hardBodyRadiusM, floorM2, track.span);
    return bias * numberOf(scaled, method, 1, track);
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

/** Of the shares between which the determinant is halfway. */
const HALVINGS = 12;

/** Between determinants nearer than this a normal density, t^(1/2) exp(-y^2 t/2) along each axis, rises by no more than 1e-2 above both ends. */
const ALIKE = 1.5;

/** From both covariances where the orbits most probably meet, of the crossing where one object's share matters most. */
function mostBetween(whole: Pair, without: Pair, { crossings }: OverlapTrack, floorM2: number): MostBetween {
  const [both, other] = [overlapOf(...whole, floorM2), overlapOf(...without, floorM2)];
  const determinants = crossings.map(({ peakTimeS }) => {
    const [all, rest] = [both.at(peakTimeS).positionM2, other.at(peakTimeS).positionM2];
    return (share: number): number => determinant3(rest.map((value, i) => value + share * share * (all[i]! - value)));
  });
  return (low, high) => {
    const rises = determinants.map((determinant) => determinant(high.scale) / determinant(low.scale));
    const rise = Math.max(0, ...rises);
    if (!(rise >= ALIKE)) return low.pc > high.pc ? low : high;
    const determinant = determinants[rises.indexOf(rise)]!;
    const halfway = Math.sqrt(rise) * determinant(low.scale);
    let [scale, above] = [low.scale, high.scale];
    for (let i = 0; i < HALVINGS; i++) {
      const middle = scale > 0 ? Math.sqrt(scale * above) : 0.1 * above;
      if (determinant(middle) < halfway) scale = middle;
      else above = middle;
    }
    return { scale: above, pc: high.pc * Math.sqrt(rise) };
  };
}
