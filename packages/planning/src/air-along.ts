import { densityAlong } from '@keepout/astro/force/density-along';
import { exponentialAtmosphere } from '@keepout/astro/force/exponential-atmosphere';
import type { Atmosphere } from '@keepout/astro/force/force';
import type { Ephemeris, StateVector } from '@keepout/astro/nouns';
import { SECONDS_PER_DAY } from '@keepout/units/duration';

/** An orbit over a span, in the exponential atmosphere. */
type Reference = (startTaiS: number, stopTaiS: number) => Pick<Ephemeris, 'stateAt'> | undefined;

const densityCache = new WeakMap<Atmosphere, Map<string, Atmosphere>>();
const MOST_KEPT = 8;

/**
 * Density for the orbits of one plan, which are all near a known orbit: a composition model costs a hundred times as much as
 * table of layers does, and a search flies dozens of orbits.
 *
 * Method   `densityAlong` an orbit of the same state in the exponential atmosphere, over whole days, kept for the next question;
 *          the layer table itself is as cheap and stays
 * Assumes  the reference leaves the orbits by less than 190 km along the track and 15 km in altitude; beyond, the model itself is evaluated
 *
 * @param name        of the forces of the reference, part of the cache key
 * @param reference   inertial; evaluated once for each state and number of days
 *
 * Checked  air-along.test.ts
 */
export function airAlong(
  atmosphere: Atmosphere | undefined,
  knownState: StateVector,
  [startTaiS, stopTaiS]: readonly [number, number],
  name: string,
  reference: Reference,
): Atmosphere {
  if (atmosphere === undefined || atmosphere === exponentialAtmosphere) return exponentialAtmosphere;
  const fromTaiS = Math.floor(startTaiS / SECONDS_PER_DAY) * SECONDS_PER_DAY;
  const toTaiS = Math.ceil(stopTaiS / SECONDS_PER_DAY) * SECONDS_PER_DAY;
  const key = [name, fromTaiS, toTaiS, knownState.epochTaiS, ...knownState.positionM, ...knownState.velocityMps].join(
    ' ',
  );
  const densities = densityCache.get(atmosphere) ?? new Map<string, Atmosphere>();
  densityCache.set(atmosphere, densities);
  const density = densities.get(key);
  if (density !== undefined) return density;
  const orbit = reference(fromTaiS, toTaiS);
  const tabulated = orbit === undefined ? atmosphere : densityAlong(atmosphere, orbit, fromTaiS, toTaiS);
  if (densities.size >= MOST_KEPT) densities.delete(densities.keys().next().value!);
  densities.set(key, tabulated);
  return tabulated;
}
