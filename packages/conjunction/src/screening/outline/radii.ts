import { type OrbitBounds, orbitBounds } from '@keepout/astro/sgp4/mean-elements';
import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { type ScreeningVolume, semiAxesM } from '../../volume/volume.ts';
import { HIGHEST, LOWEST, type OrbitOutline, OUTLINE_FRONT, OUTLINE_ROW } from './outline.ts';

/** Between which radii an orbit stays, m. */
export interface OrbitRadii {
  readonly lowestM: number;
  readonly highestM: number;
}

interface Window {
  readonly startTaiS: number;
  readonly stopTaiS: number;
}

/** Radii of an ephemeris; everywhere where its outline is undefined. */
export function radiiOfOutline(outline: OrbitOutline): OrbitRadii {
  let [lowestM, highestM] = [Number.POSITIVE_INFINITY, 0];
  for (let at = OUTLINE_FRONT; at < outline.length; at += OUTLINE_ROW) {
    lowestM = Math.min(lowestM, outline[at + LOWEST]!);
    highestM = Math.max(highestM, outline[at + HIGHEST]!);
  }
  return { lowestM: Number.isFinite(lowestM) ? lowestM : 0, highestM };
}

/** Those of an element set in a window, by its theory; undefined where it has no orbit somewhere. */
export function radiiOfElements(
  batch: Sgp4Batch,
  index: number,
  { startTaiS, stopTaiS }: Window,
): OrbitRadii | undefined {
  const bounds: OrbitBounds = { lowestM: 0, highestM: 0, eccentricity: 0, rateRadps: 0 };
  let [lowestM, highestM] = [Number.POSITIVE_INFINITY, 0];
  for (let fromTaiS = startTaiS; fromTaiS < stopTaiS; fromTaiS += SECONDS_PER_DAY) {
    if (!orbitBounds(batch, index, fromTaiS, Math.min(stopTaiS, fromTaiS + SECONDS_PER_DAY), bounds)) return undefined;
    lowestM = Math.min(lowestM, bounds.lowestM);
    highestM = Math.max(highestM, bounds.highestM);
  }
  return { lowestM, highestM };
}

/**
 * Whether two orbits come so near each other in height that a volume around the first may hold the second.
 *
 * Method   a point at the tangential half axes from the first is higher by at most their square over twice the radius
 */
export function mayReach(first: OrbitRadii, second: OrbitRadii, volume: ScreeningVolume): boolean {
  const [radialM, alongM, crossM] = semiAxesM(volume);
  const aboveM = radialM + (alongM ** 2 + crossM ** 2) / (2 * Math.max(1, first.lowestM - radialM));
  return second.lowestM <= first.highestM + aboveM && second.highestM >= first.lowestM - radialM;
}
