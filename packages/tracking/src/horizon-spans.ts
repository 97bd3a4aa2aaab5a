import type { Ephemeris } from '@keepout/astro/nouns';
import { wrapPi } from '@keepout/units/angle';
import type { Horizon } from './horizon.ts';
import { type Interval, intervalsAbove } from './intervals.ts';
import { type LookAngles, lookAngles } from './look-angles.ts';
import type { Site } from './site.ts';

/** Shortest step along a profile: objects near the zenith turn by any angle in no time. */
const SHORTEST_STEP_S = 0.02;
/** Samples within a span at the least. */
const FEWEST_STEPS = 8;

/**
 * The parts of a span in which an object stands over a horizon with corners.
 *
 * Method   sin e - sin h(azimuth), sampled so that no step turns by more than half the distance of two corners while the
 *          object is lower than the highest of them; docs/models/passes
 * Frame    ITRF
 *
 * @param stepS   s, the longest step after an epoch
 * @returns Interval[]   in order of time
 */
export function spansOverHorizon(
  ephemeris: Ephemeris,
  site: Site,
  horizon: Horizon,
  within: Interval,
  stepS: (epochTaiS: number) => number,
  toleranceS: number,
): Interval[] {
  const { startTaiS, stopTaiS } = within;
  const state = new Float64Array(6);
  const look = (t: number): LookAngles | undefined =>
    ephemeris.stateAt(t, state) ? lookAngles(site, state) : undefined;
  const clearance = (t: number): number => {
    const seen = look(t);
    return seen === undefined ? -2 : Math.sin(seen.elevationRad) - Math.sin(horizon(seen.azimuthRad));
  };
  const step = (t: number): number => {
    let dt = Math.min(stepS(t), (stopTaiS - startTaiS) / FEWEST_STEPS);
    const here = look(t);
    while (dt > SHORTEST_STEP_S && here !== undefined) {
      const next = look(Math.min(t + dt, stopTaiS));
      if (next === undefined || Math.min(here.elevationRad, next.elevationRad) > horizon.highestRad) break;
      if (Math.abs(wrapPi(next.azimuthRad - here.azimuthRad)) <= horizon.finestTurnRad / 2) break;
      dt /= 2;
    }
    return Math.max(dt, SHORTEST_STEP_S);
  };
  return intervalsAbove(clearance, startTaiS, stopTaiS, step, toleranceS);
}
