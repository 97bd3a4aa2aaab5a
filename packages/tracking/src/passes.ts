import { inFrame } from '@keepout/astro/ephemeris/reframe';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Ephemeris } from '@keepout/astro/nouns';
import { maximumBetween } from '@keepout/astro/search/extremum';
import { rootBetween } from '@keepout/astro/search/root';
import { type Horizon, isEven } from './horizon.ts';
import { spansOverHorizon } from './horizon-spans.ts';
import { type Interval, intervalsAbove } from './intervals.ts';
import { lookAngles, sineOfElevation } from './look-angles.ts';
import type { Site } from './site.ts';

/** One pass of an object over a site, above the mask. */
export interface Pass extends Interval {
  readonly culminationTaiS: number;
  readonly maxElevationRad: number;
  readonly azimuthAtStartRad: number;
  readonly azimuthAtCulminationRad: number;
  readonly azimuthAtStopRad: number;
  readonly rangeAtCulminationM: number;
  /** The object was up already when the window began; the true rise is earlier. */
  readonly startsBeforeWindow: boolean;
  readonly endsAfterWindow: boolean;
}

export interface PassRequest {
  readonly ephemeris: Ephemeris;
  readonly site: Site;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  /** Mask: elevation above which the object counts as up. */
  readonly minElevationRad: number;
  /** Horizon that it must also be above; absent: even. */
  readonly horizon?: Horizon;
  /** Absent: UT1 = UTC, which costs up to a second of pass time. */
  readonly eop?: EarthOrientation;
}

/** A step turns the line to the object by this much as seen from the geocentre: a hundred steps a revolution. */
const STEP_RAD = 0.06;
const SHORTEST_STEP_S = 5;
const LONGEST_STEP_S = 600;
/** Limits are closed in to a microsecond, ten digits of an epoch. */
const TOLERANCE_S = 1e-6;
/** A highest place that is no zero of the rate. */
const FLAT_S = 1e-4;
const EARTH_ROTATION_RADPS = 7.3e-5;

/**
 * Passes of an object over a site, grazing ones included.
 *
 * Method   elevation sampled in equal turns of the line to the object, hidden culminations sought between samples, limits
 *          by Brent; docs/models/passes
 * Assumes  geometric direction: no refraction (0.1 degree at 10 degrees), no light time (4 ms)
 * Valid    where the ephemeris answers; elsewhere the object is not up
 *
 * @returns Pass[]   in order of time; empty when it never rises, one clipped pass when it never sets
 *
 * Checked  conformance/passes (1 ms)          Cost  15 ms an object and day in low orbit from SGP4
 */
export function findPasses(request: PassRequest): Pass[] {
  const { site, startTaiS, stopTaiS, horizon } = request;
  const ephemeris = withLastState(inFrame(request.ephemeris, 'ITRF', request.eop));
  const state = new Float64Array(6);
  const mask = Math.sin(Math.max(request.minElevationRad, horizon?.lowestRad ?? request.minElevationRad));
  const above = (t: number): number =>
    ephemeris.stateAt(t, state) ? sineOfElevation(site, state[0]!, state[1]!, state[2]!) - mask : -2;
  const step = angularStep(ephemeris);
  const spans = intervalsAbove(above, startTaiS, stopTaiS, step, TOLERANCE_S);
  const clear =
    horizon === undefined || isEven(horizon)
      ? spans
      : spans.flatMap((span) => spansOverHorizon(ephemeris, site, horizon, span, step, TOLERANCE_S));
  return clear.map((span) =>
    describePass(ephemeris, site, span, span.startTaiS === startTaiS, span.stopTaiS === stopTaiS),
  );
}

/** The same ephemeris, which knows its last answer. */
function withLastState(ephemeris: Ephemeris): Ephemeris {
  const last = new Float64Array(6);
  let lastTaiS = Number.NaN;
  let isKnown = false;
  return {
    frame: ephemeris.frame,
    startTaiS: ephemeris.startTaiS,
    stopTaiS: ephemeris.stopTaiS,
    stateAt(epochTaiS, out) {
      if (epochTaiS !== lastTaiS) {
        isKnown = ephemeris.stateAt(epochTaiS, last);
        lastTaiS = epochTaiS;
      }
      if (isKnown) out.set(last);
      return isKnown;
    },
  };
}

/** The step after an epoch, s: short near perigee, long at apogee. */
export function angularStep(ephemeris: Ephemeris): (epochTaiS: number) => number {
  const state = new Float64Array(6);
  return (epochTaiS) => {
    if (!ephemeris.stateAt(epochTaiS, state)) return 60;
    const speed = Math.hypot(state[3]!, state[4]!, state[5]!);
    const rate = speed / Math.hypot(state[0]!, state[1]!, state[2]!) + EARTH_ROTATION_RADPS;
    return Math.min(Math.max(STEP_RAD / rate, SHORTEST_STEP_S), LONGEST_STEP_S);
  };
}

/** Returns a span of an object over a site as a pass. Frame ITRF. */
export function describePass(
  ephemeris: Ephemeris,
  site: Site,
  span: Interval,
  startsBeforeWindow: boolean,
  endsAfterWindow: boolean,
): Pass {
  const state = new Float64Array(6);
  const look = (t: number) => {
    ephemeris.stateAt(t, state);
    return lookAngles(site, state);
  };
  const culminationTaiS = culmination(
    (t) => look(t).elevationRad,
    (t) => look(t).elevationRateRadps,
    ephemeris,
    span,
  );
  const start = look(span.startTaiS);
  const top = look(culminationTaiS);
  const stop = look(span.stopTaiS);
  return {
    ...span,
    culminationTaiS,
    maxElevationRad: top.elevationRad,
    azimuthAtStartRad: start.azimuthRad,
    azimuthAtCulminationRad: top.azimuthRad,
    azimuthAtStopRad: stop.azimuthRad,
    rangeAtCulminationM: top.rangeM,
    startsBeforeWindow,
    endsAfterWindow,
  };
}

/** Epoch of the highest elevation: the best sample, then the zero of the rate next to it. */
function culmination(
  elevation: (t: number) => number,
  rate: (t: number) => number,
  ephemeris: Ephemeris,
  { startTaiS, stopTaiS }: Interval,
): number {
  const step = angularStep(ephemeris);
  let best = startTaiS;
  let highestRad = elevation(startTaiS);
  let from = startTaiS;
  let to = stopTaiS;
  let last = startTaiS;
  for (let t = startTaiS; t < stopTaiS; ) {
    const next = Math.min(t + Math.min(step(t), (stopTaiS - startTaiS) / 8), stopTaiS);
    const height = elevation(next);
    if (height > highestRad) {
      highestRad = height;
      best = next;
      from = t;
      to = stopTaiS;
    } else if (best === t) to = next;
    last = t;
    t = next;
  }
  if (best === startTaiS) to = Math.min(to, stopTaiS);
  if (best === stopTaiS) from = last;
  if (rate(from) > 0 && rate(to) < 0) return rootBetween(rate, from, to, TOLERANCE_S);
  const culmination = maximumBetween(elevation, from, to, FLAT_S);
  return elevation(culmination) > highestRad ? culmination : best;
}
