import { type Interval, intervalsAbove } from './intervals.ts';
import { sineOfElevation } from './look-angles.ts';
import { angularStep } from './passes.ts';
import { diffuseSphereMagnitude, radarRange } from './photometry.ts';
import type { SeenFrom } from './seen-from.ts';
import { angleBetween } from './sky.ts';

/** Limits are closed in to a millisecond. */
const TOLERANCE_S = 1e-3;
/** Samples within a span at the least. */
const FEWEST_STEPS = 8;

/** The parts of a span in which the object is far enough from the Moon, or the Moon is down. */
export function spansOffMoon(geometry: SeenFrom, minSeparationRad: number, span: Interval): Interval[] {
  if (minSeparationRad <= 0) return [span];
  const { site, sky } = geometry;
  return spansWhere(geometry, span, (t, state) => {
    const moon = sky.moon(t);
    const farther = angleBetween(site.positionM, state, moon) - minSeparationRad;
    return Math.max(farther, -sineOfElevation(site, ...moon));
  });
}

/** The parts of a lit span in which the object is brighter than a limit. */
export function spansBright(geometry: SeenFrom, limitingMagnitude: number, span: Interval): Interval[] {
  return spansWhere(geometry, span, (t, state) => limitingMagnitude - magnitudeAt(geometry, t, state));
}

/** The parts of a span in which a radar reaches the object. */
export function spansWithinRange(geometry: SeenFrom, rangeOfOneSquareMetreM: number, span: Interval): Interval[] {
  const reach = radarRange(geometry.body, rangeOfOneSquareMetreM);
  const { positionM } = geometry.site;
  return spansWhere(
    geometry,
    span,
    (_, s) => 1 - Math.hypot(s[0]! - positionM[0], s[1]! - positionM[1], s[2]! - positionM[2]) / reach,
  );
}

/** Magnitude of the diffuse sphere, in full sunlight; at most 99 mag, so that roots can be searched on it. */
export function magnitudeAt({ site, sky, body }: SeenFrom, epochTaiS: number, state: ArrayLike<number>): number {
  const sun = sky.sun(epochTaiS);
  const [x, y, z] = [state[0]! - site.positionM[0], state[1]! - site.positionM[1], state[2]! - site.positionM[2]];
  const phase = angleBetween(state, sun, site.positionM);
  const sunDistanceM = Math.hypot(sun[0] - state[0]!, sun[1] - state[1]!, sun[2] - state[2]!);
  return Math.min(99, diffuseSphereMagnitude(body, Math.hypot(x, y, z), phase, sunDistanceM));
}

function spansWhere(
  { ephemeris }: SeenFrom,
  { startTaiS, stopTaiS }: Interval,
  value: (epochTaiS: number, state: Float64Array) => number,
): Interval[] {
  const state = new Float64Array(6);
  const step = angularStep(ephemeris);
  const longest = (stopTaiS - startTaiS) / FEWEST_STEPS;
  return intervalsAbove(
    (t) => (ephemeris.stateAt(t, state) ? value(t, state) : -1),
    startTaiS,
    stopTaiS,
    (t) => Math.max(Math.min(step(t), longest), TOLERANCE_S),
    TOLERANCE_S,
  );
}
