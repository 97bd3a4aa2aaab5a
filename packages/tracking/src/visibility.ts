import { inFrame } from '@keepout/astro/ephemeris/reframe';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Ephemeris } from '@keepout/astro/nouns';
import { inTurn, type Progress } from '@keepout/units/progress';
import type { Horizon } from './horizon.ts';
import { type Interval, intersection } from './intervals.ts';
import { darkSpans, litSpans } from './optical.ts';
import { findPasses, type Pass } from './passes.ts';
import type { TargetBody } from './photometry.ts';
import type { SeenFrom } from './seen-from.ts';
import { LIT } from './shadow.ts';
import type { Site } from './site.ts';
import { type Sky, skyOverEarth } from './sky.ts';
import { spansBright, spansOffMoon, spansWithinRange } from './view-spans.ts';
import { describeSpan, type SpanFigures } from './visibility-figures.ts';

/** Properties of a sensor that decide on visibility. */
export interface SensorView {
  readonly site: Site;
  readonly horizon: Horizon;
  readonly kind: 'OPTICAL' | 'RADAR';
  /** A telescope measures with the Sun below this. */
  readonly maxSunElevationRad: number;
  /** A telescope stays this far from the Moon while that is up. */
  readonly minMoonSeparationRad: number;
  /** Faintest object that a telescope sees, mag V; null: any. */
  readonly limitingMagnitude: number | null;
  /** Farthest object of 1 m^2 that a radar sees, m; null: any. */
  readonly maxRangeM: number | null;
}

/** Reason why a span cannot be observed, as an enumeration of the contract; in the order of the checks. */
export type Obstacle = 'NO_PASS' | 'NEVER_DARK' | 'NEVER_LIT' | 'NEAR_MOON' | 'TOO_FAINT' | 'TOO_FAR';

/** A span in which a sensor sees an object, or a pass in which it does not, with why. */
export interface Visibility extends SpanFigures {
  /** Null: it can be observed. */
  readonly obstacle: Obstacle | null;
}

export interface VisibilityRequest {
  readonly ephemeris: Ephemeris;
  readonly view: SensorView;
  readonly body: TargetBody;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  /** Complete passes over the horizon, including hidden parts. */
  readonly isWhole?: boolean;
  /** Absent: UT1 = UTC, which costs up to a second of pass time. */
  readonly eop?: EarthOrientation;
}

interface Seeing extends SeenFrom {
  readonly view: SensorView;
  readonly dark: readonly Interval[];
}

/** Order of the checks; the first that excludes all of a pass is its obstacle. */
const LADDER = ['NO_PASS', 'NEVER_DARK', 'NEVER_LIT', 'NEAR_MOON', 'TOO_FAINT', 'TOO_FAR'] as const;

/**
 * When a sensor can observe an object, and the passes in which it cannot, each with its obstacle.
 *
 * Method   passes over the horizon; for a telescope the parts of them with the site dark, the complete disc of the Sun showing at
 *          the object, the Moon far or down, and the diffuse sphere bright enough; of a radar those within its range. Limits
 *          refined each on its own; docs/models/passes
 * Assumes  geometric directions, no refraction, no light time; in the penumbra an object counts as not lit
 * Valid    where the ephemeris answers; elsewhere the object is not up
 *
 * @returns Visibility[]   in order of time; empty where the object never rises
 *
 * Checked  conformance/passes (0.1 s), visibility.test.ts          Cost  6 ms an object, site and day in low orbit
 */
export function visibilities(request: VisibilityRequest): Visibility[] {
  const requestInItrf = { ...request, ephemeris: inFrame(request.ephemeris, 'ITRF', request.eop) };
  return visibilitiesOfPasses(requestInItrf, passesOver(requestInItrf));
}

/**
 * The same for several sensors, Sun and Moon computed once: they use the same epochs, so an ephemeris with a cache
 * saves time (`astro/ephemeris/remembering`).
 *
 * @returns Visibility[][]   by sensor
 *
 * Cost     4 ms an object, sensor and day in low orbit
 */
export function visibilitiesOver(
  request: Omit<VisibilityRequest, 'view'> & { readonly views: readonly SensorView[] },
  progress?: Progress,
): Visibility[][] {
  const ephemeris = inFrame(request.ephemeris, 'ITRF', request.eop);
  const sky = skyOverEarth(request.eop);
  const ofViews: Visibility[][] = [];
  for (const view of inTurn(request.views, progress)) {
    const viewRequest = { ...request, ephemeris, view };
    ofViews.push(visibilitiesOfPasses(viewRequest, passesOver(viewRequest), sky));
  }
  return ofViews;
}

/** The same for known passes, for example from `passesOfMany`. */
export function visibilitiesOfPasses(
  request: VisibilityRequest,
  passes: readonly Pass[],
  sky: Sky = skyOverEarth(request.eop),
): Visibility[] {
  if (passes.length === 0) return [];
  const { view, body, startTaiS, stopTaiS, eop } = request;
  const ephemeris = inFrame(request.ephemeris, 'ITRF', eop);
  const dark =
    view.kind === 'RADAR'
      ? []
      : darkSpans(view.site, startTaiS, stopTaiS, view.maxSunElevationRad, eop, (t) => sky.sun(t));
  const isOptical = view.kind === 'OPTICAL';
  const seeing: Seeing = { view, site: view.site, ephemeris, body, sky, dark, isOptical };
  if (request.isWhole) return passes.map((pass) => ({ ...describeSpan(seeing, pass, pass), obstacle: null }));
  return passes.flatMap((pass) => partsOf(seeing, pass));
}

/**
 * Returns why a window has no observable part: null where it has one, else the obstacle of the pass that came nearest to it.
 */
export function obstacleOf(all: readonly Visibility[]): Obstacle | null {
  let furthest: Obstacle = 'NO_PASS';
  for (const { obstacle } of all) {
    if (obstacle === null) return null;
    if (LADDER.indexOf(obstacle) > LADDER.indexOf(furthest)) furthest = obstacle;
  }
  return furthest;
}

function partsOf(seeing: Seeing, pass: Pass): Visibility[] {
  let left: readonly Interval[] = [pass];
  for (const [obstacle, remaining] of seeing.view.kind === 'RADAR' ? radarSteps(seeing) : opticalSteps(seeing)) {
    left = remaining(left);
    if (left.length === 0) return [{ ...describeSpan(seeing, pass, pass), obstacle }];
  }
  return left.map((span) => ({ ...describeSpan(seeing, span, pass), obstacle: null }));
}

type Step = readonly [Obstacle, (spans: readonly Interval[]) => Interval[]];

function opticalSteps(seeing: Seeing): Step[] {
  const { view, ephemeris, sky, dark } = seeing;
  const { limitingMagnitude, minMoonSeparationRad } = view;
  const lit = { ephemeris, shadow: LIT };
  return [
    ['NEVER_DARK', (spans) => intersection(spans, dark)],
    ['NEVER_LIT', (spans) => spans.flatMap((span) => litSpans(lit, span, (t) => sky.sun(t)))],
    ['NEAR_MOON', (spans) => spans.flatMap((span) => spansOffMoon(seeing, minMoonSeparationRad, span))],
    [
      'TOO_FAINT',
      (spans) =>
        limitingMagnitude === null ? [...spans] : spans.flatMap((span) => spansBright(seeing, limitingMagnitude, span)),
    ],
  ];
}

function radarSteps(seeing: Seeing): Step[] {
  const { maxRangeM } = seeing.view;
  return [
    [
      'TOO_FAR',
      (spans) => (maxRangeM === null ? [...spans] : spans.flatMap((span) => spansWithinRange(seeing, maxRangeM, span))),
    ],
  ];
}

function passesOver({ ephemeris, view: { site, horizon }, startTaiS, stopTaiS, eop }: VisibilityRequest): Pass[] {
  const minElevationRad = horizon.lowestRad;
  return findPasses({ ephemeris, site, horizon, minElevationRad, startTaiS, stopTaiS, ...(eop && { eop }) });
}
