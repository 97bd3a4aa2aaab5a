import { inFrame } from '@keepout/astro/ephemeris/reframe';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Ephemeris, Vec3 } from '@keepout/astro/nouns';
import { type Interval, intervalsAbove } from './intervals.ts';
import { sineOfElevation } from './look-angles.ts';
import { angularStep } from './passes.ts';
import { type ShadowLimit, sunClearance } from './shadow.ts';
import type { Site } from './site.ts';
import { sunInItrf } from './sky.ts';

export { sunInItrf } from './sky.ts';

const SUN_STEP_S = 600;
/** Geometric limits move less than this for the error of the Sun. */
const TOLERANCE_S = 1e-3;

/** Spans in which the Sun is below an elevation at a site. */
export function darkSpans(
  site: Site,
  startTaiS: number,
  stopTaiS: number,
  maxSunElevationRad: number,
  eop?: EarthOrientation,
  sun: (epochTaiS: number) => Vec3 = (t) => sunInItrf(t, eop),
): Interval[] {
  const limit = Math.sin(maxSunElevationRad);
  const below = (t: number): number => limit - sineOfElevation(site, ...sun(t));
  return intervalsAbove(below, startTaiS, stopTaiS, () => SUN_STEP_S, TOLERANCE_S);
}

/** An object in the light of the Sun. */
export interface LightRequest {
  readonly ephemeris: Ephemeris;
  readonly eop?: EarthOrientation;
  readonly shadow: ShadowLimit;
}

/** Spans within a span in which the object is outside the shadow of the Earth. */
export function litSpans(
  request: LightRequest,
  within: Interval,
  sun: (epochTaiS: number) => Vec3 = (t) => sunInItrf(t, request.eop),
): Interval[] {
  const ephemeris = inFrame(request.ephemeris, 'ITRF', request.eop);
  const state = new Float64Array(6);
  const clearance = (t: number): number =>
    ephemeris.stateAt(t, state) ? sunClearance(state, sun(t), request.shadow) : -1;
  return intervalsAbove(clearance, within.startTaiS, within.stopTaiS, angularStep(ephemeris), TOLERANCE_S);
}
