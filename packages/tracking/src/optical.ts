import { inFrame } from '@keepout/astro/ephemeris/reframe';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Vec3 } from '@keepout/astro/nouns';
import { type Interval, intersection, intervalsAbove } from './intervals.ts';
import { sineOfElevation } from './look-angles.ts';
import { angularStep, findPasses, type PassRequest } from './passes.ts';
import { type ShadowLimit, sunClearance } from './shadow.ts';
import type { Site } from './site.ts';
import { sunInItrf } from './sky.ts';

export { sunInItrf } from './sky.ts';

/** What a telescope asks for: a dark sky and a lit object. */
export interface OpticalRequest extends PassRequest {
  /** Sun below this elevation, -12 degrees for nautical night. */
  readonly maxSunElevationRad: number;
  readonly shadow: ShadowLimit;
}

const SUN_STEP_S = 600;
/** Geometric limits move less than this for the error of the Sun. */
const TOLERANCE_S = 1e-3;

/**
 * Spans in which an object is above the mask, lit by the Sun, and the site is dark.
 *
 * Method   the three lists of spans, each with its own limits refined, intersected; docs/models/passes
 * Assumes  geometric Sun: no refraction, no aberration (20 arcsec, 1.4 s of twilight)
 *
 * @returns Interval[]   in order of time
 *
 * Checked  conformance/passes (0.1 s)
 */
export function opticalSpans(request: OpticalRequest): Interval[] {
  const up = findPasses(request);
  if (up.length === 0) return [];
  const dark = darkSpans(request.site, request.startTaiS, request.stopTaiS, request.maxSunElevationRad, request.eop);
  return intersection(up, dark).flatMap((span) => litSpans(request, span));
}

/** Spans in which the Sun stands below an elevation at a site. */
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

/** Spans within a span in which the object is outside the shadow of the Earth. */
export function litSpans(
  request: Pick<OpticalRequest, 'ephemeris' | 'eop' | 'shadow'>,
  within: Interval,
  sun: (epochTaiS: number) => Vec3 = (t) => sunInItrf(t, request.eop),
): Interval[] {
  const ephemeris = inFrame(request.ephemeris, 'ITRF', request.eop);
  const state = new Float64Array(6);
  const clearance = (t: number): number =>
    ephemeris.stateAt(t, state) ? sunClearance(state, sun(t), request.shadow) : -1;
  return intervalsAbove(clearance, within.startTaiS, within.stopTaiS, angularStep(ephemeris), TOLERANCE_S);
}
