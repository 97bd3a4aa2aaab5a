import type { Ephemeris } from '@keepout/astro/nouns';
import { rootBetween } from '@keepout/astro/search/root';
import { wrapPi } from '@keepout/units/angle';
import type { Horizon } from './horizon.ts';
import { type Interval, intervalsAbove } from './intervals.ts';
import { type LookAngles, lookAngles } from './look-angles.ts';
import type { Site } from './site.ts';

/** Shortest step along a profile: objects near the zenith turn by any angle in no time. */
const SHORTEST_STEP_S = 0.02;
/** Samples within a span at the least. */
const FEWEST_STEPS = 8;
/** A step turns by no more, so that the side of a wall on which the object is found is never in doubt. */
const WIDEST_TURN_RAD = Math.PI / 2;

/**
 * Returns the parts of a span in which an object is above a horizon with corners.
 *
 * Method   sin e - sin h(azimuth), sampled so that no step turns by more than half the distance of two corners while the
 *          object is lower than the highest of them, each part between two upright walls for itself; docs/models/passes
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
    const lookAtTime = look(t);
    return lookAtTime === undefined ? -2 : Math.sin(lookAtTime.elevationRad) - Math.sin(horizon(lookAtTime.azimuthRad));
  };
  const widestTurnRad = Math.min(horizon.finestTurnRad / 2, WIDEST_TURN_RAD);
  const step = (t: number): number => {
    let dt = Math.min(stepS(t), (stopTaiS - startTaiS) / FEWEST_STEPS);
    const startLook = look(t);
    while (dt > SHORTEST_STEP_S && startLook !== undefined) {
      const next = look(Math.min(t + dt, stopTaiS));
      if (next === undefined || Math.min(startLook.elevationRad, next.elevationRad) > horizon.highestRad) break;
      if (Math.abs(wrapPi(next.azimuthRad - startLook.azimuthRad)) <= widestTurnRad) break;
      dt /= 2;
    }
    return Math.max(dt, SHORTEST_STEP_S);
  };
  const ahead = (t: number, wallRad: number): number => {
    const lookAtWall = look(t);
    return lookAtWall === undefined ? 0 : wrapPi(lookAtWall.azimuthRad - wallRad);
  };
  const crossings = horizon.wallsRad.length === 0 ? [] : wallCrossings(horizon, within, step, ahead, toleranceS);
  const limits = [startTaiS, ...crossings, stopTaiS];
  const spans: Interval[] = [];
  for (const [i, from] of limits.slice(0, -1).entries()) {
    // Limits are next to the wall: at the azimuth of the wall the highest corner counts.
    const start = i === 0 ? from : from + toleranceS;
    const stop = i === limits.length - 2 ? stopTaiS : limits[i + 1]! - toleranceS;
    if (stop <= start) continue;
    for (const span of intervalsAbove(clearance, start, stop, step, toleranceS)) {
      const last = spans.at(-1);
      if (last !== undefined && span.startTaiS - last.stopTaiS <= 3 * toleranceS)
        spans[spans.length - 1] = { startTaiS: last.startTaiS, stopTaiS: span.stopTaiS };
      else spans.push(span);
    }
  }
  return spans;
}

/** When the object passes the azimuth of a wall, in order; `ahead` is its azimuth less that of the wall. */
function wallCrossings(
  horizon: Horizon,
  { startTaiS, stopTaiS }: Interval,
  step: (t: number) => number,
  ahead: (t: number, wallRad: number) => number,
  toleranceS: number,
): number[] {
  const crossings: number[] = [];
  for (let t = startTaiS; t < stopTaiS; ) {
    const next = Math.min(t + step(t), stopTaiS);
    for (const wallRad of horizon.wallsRad) {
      const before = ahead(t, wallRad);
      const after = ahead(next, wallRad);
      if (before > 0 === after > 0 || Math.abs(after - before) > Math.PI) continue;
      crossings.push(rootBetween((at) => ahead(at, wallRad), t, next, toleranceS));
    }
    t = next;
  }
  return crossings.sort((a, b) => a - b);
}
