import { CLIP_FACTOR } from '../../covariance/repair.ts';
import type { OrbitError } from '../curved/orbit-error.ts';
import { nearTrack, type OverlapTrack, overlapTrack } from '../curved/overlap-track.ts';
import { overlapOf } from '../curved/peak-overlap.ts';
import { type NcMethod, numberOf, type PresentNumber } from './nc-dilution.ts';
import { objectDilution, type SeparateDilution } from './separate-dilution.ts';

/**
 * Between samples, and how well the share at a maximum is known, in logarithms. In the share hills are wider than in a
 * common scale, as the errors of the other object stay: samples of 0.9 miss none, and 0.04 is 1e-3 of its height.
 */
const SEARCH = { stride: 0.9, width: 0.04, isCostly: true };
/** Shares that change the density anywhere within the distance looked at by less than this are not told from nothing. */
const NO_LONGER_SEEN = 1e-2;
/** Below this share nothing is told from nothing, whatever the other object's errors. */
const LEAST_SHARE = 1e-5;

/**
 * Dilution of an expected number when the data of one object get better and those of the other stay: see `ncDilution`.
 *
 * Method   `objectDilution` over the shares of one object's deviations from all of them to nothing, where the other's
 *          covariance stands alone. Samples begin at the share k with k^2 tr(C2^-1 C1) (d^2 + 3) = 1e-2, d the distance under
 *          C2 alone: ln of the density moves by less than half of that between there and nothing
 *
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
        : overlapTrack(first, second, hardBodyRadiusM, floorM2);
    return Math.min(1, bias * numberOf(scaled, method, 1, track));
  };
  const of = (scaled: (share: number) => readonly [OrbitError, OrbitError]) =>
    objectDilution(
      (share) => (share === 1 ? present : numberAt(...scaled(share))),
      leastShare(scaled(1), scaled(0), track, floorM2),
      SEARCH,
    );
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

/** The share below which the density no longer changes, from both covariances where the orbits most probably meet. */
function leastShare(whole: Pair, without: Pair, { main }: OverlapTrack, floorM2: number): number {
  const timeS = main?.peakTimeS ?? 0;
  const both = overlapOf(...whole, floorM2).at(timeS);
  const other = overlapOf(...without, floorM2).at(timeS);
  const { positionInverse, positionM: r } = other;
  let [trace, square] = [-3, 0];
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      trace += positionInverse[3 * i + j]! * both.positionM2[3 * j + i]!;
      square += positionInverse[3 * i + j]! * r[i]! * r[j]!;
    }
  }
  const share = Math.sqrt(NO_LONGER_SEEN / (Math.max(0, trace) * (square + 3)));
  return Number.isFinite(share) ? Math.min(1, Math.max(LEAST_SHARE, share)) : LEAST_SHARE;
}
