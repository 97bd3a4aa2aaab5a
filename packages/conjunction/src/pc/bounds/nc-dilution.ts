import { EARTH_RADIUS_M } from '@keepout/astro/constants';
import { distanceToBall } from '../curved/distance-to-ball.ts';
import { nc2dHall2021 } from '../curved/nc2d-hall-2021.ts';
import { nc3dHall2021, SEARCH_PRECISION } from '../curved/nc3d-hall-2021.ts';
import type { OverlapTrack } from '../curved/overlap-track.ts';
import { leastDistance } from '../curved/rate-start.ts';
import { sharpnessOf } from '../curved/relative-error.ts';
import { boundedMaximum } from './bounded-maximum.ts';
import type { Dilution } from './dilution.ts';
import type { ScaleMaximum } from './maximum-over-scale.ts';

export type NcMethod = 'nc2d-hall-2021' | 'nc3d-hall-2021';

/** An expected number at the present errors: in full, and as a search has it (`expectedNumberOf`), whose curve is led through the full one. */
export interface PresentNumber {
  readonly present: number;
  readonly searchNumber: number;
}

/** A rise below this share is the method's own error. */
export const NC_VISIBLE_RISE = 5e-3;
/** A gap that could hold a percent more, and is wider, is looked at. */
const COMMON_SEARCH = { share: 0.01, stride: 0.2, width: 0.03 };
/** Errors as long as this share of the Earth's radius are no errors of an orbit any more. */
const LONGEST_ERROR_M: number = EARTH_RADIUS_M;
/** A sphere of more deviations than this is cut by its disc where the encounter is fast enough: the sum over the sphere costs more. */
const LARGE_SPHERE = 30;
/** Disc and sphere that agree this well at that size are taken as equal beyond it. */
const FLAT_SHARE = 0.02;
/** Errors below this share of the radius change no significant digit. */
const STRAIGHT_EDGE = 1e-3;

/**
 * Returns the dilution of an expected number over a common scale of both errors, where the two-dimensional curve is not valid.
 *
 * Method   the number on one overlap track at every scale; the range of scales is that of normal densities at the
 *          Mahalanobis distances of the crossings (see `dilution`), carried on by `boundedMaximum`
 *
 * @param missDistanceM   number m   of the mean orbits: within the radius perfect data make it certain
 * @returns Dilution; the maximum is `isOpen` where it still rises at errors as long as the Earth's radius
 *
 * Checked  a dense scan of `estimatePc` with scaled errors
 */
export function ncDilution(
  track: OverlapTrack,
  method: NcMethod,
  { present, searchNumber }: PresentNumber,
  missDistanceM: number,
): Dilution & { readonly isOpen: boolean } {
  const { hardBodyRadiusM } = track;
  if (missDistanceM < hardBodyRadiusM) {
    return { region: 'diluted', maxPc: 1, scaleAtMax: 0, isOpen: false };
  }
  const bias = searchNumber > 0 ? present / searchNumber : 1;
  const at = (scale: number): number => (scale === 1 ? present : bias * expectedNumberOf(track, method, scale));
  const ends = plausibleScales(track);
  const scales = [...likelyScales(track, ...ends), 1];
  const { scale, pc } = boundedMaximum(at, scales, mostBetween, { ...COMMON_SEARCH, ends });
  const best = { scale, pc: Math.min(1, pc) };
  const isOpen = best.scale >= ends[1] / 1.01 && best.pc > present;
  // So small at every scale of orbit errors that was computed: the number rises where the search does not see it, or beyond.
  if (best.pc < LEAST_MAXIMUM)
    return { region: 'robust', maxPc: best.pc, scaleAtMax: 1, isOpen: track.main !== undefined };
  if (best.pc <= present * (1 + NC_VISIBLE_RISE)) {
    return { region: 'robust', maxPc: Math.max(present, best.pc), scaleAtMax: 1, isOpen: false };
  }
  return { region: best.scale < 1 ? 'diluted' : 'robust', maxPc: best.pc, scaleAtMax: best.scale, isOpen };
}

/** A maximum over the scale is about the square of the radius over the miss: no encounter has a smaller one. */
const LEAST_MAXIMUM = 1e-30;

/** Values below this share of the neighbouring value count as zero. */
export const UNSEEN_SHARE = 1e-3;

/** The number over u^(3/2), the root of the determinant of three axes. */
const POWER = 1.5;

/**
 * With u = k^-2 a number is u^(3/2) times a sum, over places and times, of exp(-q u/2) times a mean inward speed, a normal one's positive
 * part of variance over u. Either has a logarithm below its chords in u, and so has the sum: the logarithm of the number less 3/2 ln u.
 */
function mostBetween(low: ScaleMaximum, high: ScaleMaximum): ScaleMaximum {
  const [first, last] = [1 / low.scale ** 2, 1 / high.scale ** 2];
  const unseen = Math.max(Number.MIN_VALUE, UNSEEN_SHARE * Math.max(low.pc, high.pc));
  const logOf = ({ pc }: ScaleMaximum, u: number): number => Math.log(pc > 0 ? pc : unseen) - POWER * Math.log(u);
  const end = logOf(high, last);
  const fall = (end - logOf(low, first)) / (first - last);
  const u = Math.min(first, Math.max(last, fall > 0 ? POWER / fall : Infinity));
  return { scale: 1 / Math.sqrt(u), pc: Math.exp(POWER * Math.log(u) + end - fall * (u - last)) };
}

/**
 * The number on one track with all deviations multiplied.
 *
 * @param flatnessTrack   the track on which it is judged whether a large sphere may be cut by its disc
 */
export function expectedNumberOf(
  track: OverlapTrack,
  method: NcMethod,
  scale: number,
  flatnessTrack: OverlapTrack = track,
): number {
  if (track.main === undefined) return 0;
  if (method === 'nc2d-hall-2021') return nc2dHall2021(track, scale)?.pc ?? 0;
  return scale < sharpestScale(track) && isFlat(flatnessTrack) ? cutNumber(track, scale) : sphereNumber(track, scale);
}

function sphereNumber(track: OverlapTrack, scale: number): number {
  const estimate = nc3dHall2021(track, scale, SEARCH_PRECISION);
  return estimate ? estimate.expectedNumber + estimate.insideAtStart : 0;
}

/** By the disc of each crossing. */
function cutNumber(track: OverlapTrack, scale: number): number {
  return track.crossings.reduce((sum, crossing) => sum + (nc2dHall2021(track, scale, crossing)?.pc ?? 0), 0);
}

const flatTracks = new WeakMap<OverlapTrack, boolean>();

/** Disc and sphere agree while the sphere is not large: the encounter is then not too slow for its disc. */
function isFlat(track: OverlapTrack): boolean {
  const cached = flatTracks.get(track);
  if (cached !== undefined) return cached;
  const scale = sharpestScale(track);
  const [discNumber, sphereTotal] = [cutNumber(track, scale), sphereNumber(track, scale)];
  const isSame = Math.abs(discNumber - sphereTotal) <= FLAT_SHARE * sphereTotal;
  flatTracks.set(track, isSame);
  return isSame;
}

/** At which the sphere begins to be large. */
function sharpestScale({ main, hardBodyRadiusM }: OverlapTrack): number {
  return main === undefined ? 0 : (hardBodyRadiusM * sharpnessOf(main.peak)) / LARGE_SPHERE;
}

function likelyScales(
  { crossings, hardBodyRadiusM }: OverlapTrack,
  minimumScale: number,
  maximumScale: number,
): [number, number] {
  const ranges = crossings.map(({ peak, distance }) => {
    const farthest = distance + hardBodyRadiusM * sharpnessOf(peak);
    return [distanceToBall(peak, hardBodyRadiusM) / Math.sqrt(3), farthest / Math.SQRT2] as const;
  });
  const low = Math.min(...ranges.map(([from]) => from));
  const high = Math.max(...ranges.map(([, to]) => to));
  const from = Math.min(maximumScale, Math.max(minimumScale, 0.8 * low));
  return [from, Math.min(maximumScale, Math.max(1.25 * high, 1.5 * from))];
}

/** With q at least half the square of the least distance, u^(3/2) exp(-q u) falls from u = 1.5/q on: below half that distance no scale has more. */
function plausibleScales(track: OverlapTrack): readonly [number, number] {
  if (track.main === undefined) return [1, 1];
  const [xx, , , , yy, , , , zz] = track.main.peak.positionM2;
  const longestM = Math.sqrt(xx! + yy! + zz!);
  const shortest = Math.max((STRAIGHT_EDGE * track.hardBodyRadiusM) / longestM, 0.5 * leastDistance(track));
  return [Math.min(1, shortest), Math.max(1, LONGEST_ERROR_M / longestM)];
}
