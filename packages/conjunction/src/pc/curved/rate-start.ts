import { borderBetween } from '@keepout/astro/search/border';
import { minimumBetween } from '@keepout/astro/search/extremum';
import { distanceToBall } from './distance-to-ball.ts';
import { type ClosestPassage, LOOKS, type OverlapTrack, TRACK_PLACES } from './overlap-track.ts';

/** Accuracy of the nearest moment, relative to the time between two looks. */
const NEAREST_SHARE = 1e-9;
const STRIDE = TRACK_PLACES / LOOKS;

/** Where in a crossing the mean is nearest to the sphere, in deviations; the first place where it is inside. */
interface Nearest {
  readonly place: number;
  /** At the present errors. */
  readonly distance: number;
}

const nearestOf = new WeakMap<OverlapTrack, Map<number, Nearest>>();

/** A factor on all errors divides the distance and leaves the place. */
function nearestIn(track: OverlapTrack, { from, to }: ClosestPassage): Nearest {
  const places = nearestOf.get(track) ?? new Map<number, Nearest>();
  nearestOf.set(track, places);
  const cached = places.get(from);
  if (cached) return cached;
  // Without a converged peak overlap the distance is unknown: infinite, so that no search selects it.
  const distanceAt = (place: number): number => {
    const { relative } = track.at(Math.round(place));
    const distance = relative.isConverged ? distanceToBall(relative, track.hardBodyRadiusM) : Number.NaN;
    return Number.isNaN(distance) ? Number.POSITIVE_INFINITY : distance;
  };
  const looks = Array.from({ length: LOOKS + 1 }, (_, i) => i * STRIDE).filter((place) => place >= from && place <= to);
  const distances = looks.map(distanceAt);
  const look = looks[distances.indexOf(Math.min(...distances))]!;
  const [low, high] = [Math.max(from, look - STRIDE), Math.min(to, look + STRIDE)];
  const place = distanceAt(look) > 0 ? minimumBetween(distanceAt, low, high, NEAREST_SHARE * STRIDE) : look;
  const nearest = { place: Math.round(place), distance: Math.min(distanceAt(place), distanceAt(look)) };
  places.set(from, nearest);
  return nearest;
}

/** The least distance from the mean to the sphere over the span of an encounter, in deviations. */
export function leastDistance(track: OverlapTrack): number {
  return Math.min(...track.crossings.map((crossing) => nearestIn(track, crossing).distance));
}

/**
 * The crossing, its peak where hits are to be looked for when none are left at the peak that it had: when the mean is nearest to the
 * sphere, in deviations, or of the entry point. The sphere is hit from outside: deep inside the rate is zero.
 *
 * @returns undefined where it has been inside since the crossing began
 */
export function rateStart(track: OverlapTrack, crossing: ClosestPassage): ClosestPassage | undefined {
  const { at, hardBodyRadiusM } = track;
  const { place, distance } = nearestIn(track, crossing);
  if (distance > 0) return { ...crossing, peakTimeS: at(place).timeS };
  const isInside = (x: number): boolean => distanceToBall(at(Math.round(x)).relative, hardBodyRadiusM) === 0;
  const before = Math.max(crossing.from, place - STRIDE);
  if (isInside(before)) return undefined;
  return { ...crossing, peakTimeS: at(Math.round(borderBetween(isInside, place, before, { width: 1 }))).timeS };
}
