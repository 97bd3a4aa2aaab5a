import { sphereRule } from '../../numbers/unit-sphere.ts';
import { crossingIntegral } from './crossing-integral.ts';
import { distanceToBall } from './distance-to-ball.ts';
import { insideProbability } from './inside-probability.ts';
import { crossingsAt, type OverlapTrack, type TrackNode } from './overlap-track.ts';
import { rateStart } from './rate-start.ts';
import { type RelativeError, scaledRelative, sharpnessOf } from './relative-error.ts';
import { type Flow, sphereFlux, stripFlux } from './sphere-flux.ts';

/**
 * Resolution of a number: rings on the half sphere, at the least and per deviation, directions around a strip, deviations beyond the
 * nearest point are looked at, and when the time integral is settled.
 */
export interface NcPrecision {
  readonly fewestRings: number;
  readonly ringsPerSigma: number;
  readonly fewestAround: number;
  readonly visibleSigmas: number;
  readonly settledShare: number;
  /** Fewer slices of the ball of who is inside when the span begins. */
  readonly isRough?: boolean;
}

/** Moments of which it is not known where the orbits most probably meet are left out: none that could have more than this share of the most. */
const UNKNOWN_SHARE = 1e-3;
/** A sphere of more deviations than this is met in a strip: rings over all of it would cost more. */
const LARGE_SPHERE = 6;

/** exp(-7^2/2) = 2e-11. */
export const FULL_PRECISION: NcPrecision = {
  fewestRings: 6,
  ringsPerSigma: 3,
  fewestAround: 32,
  visibleSigmas: 7,
  settledShare: 2e-4,
};
/** A percent: enough to find where a number is largest. */
export const SEARCH_PRECISION: NcPrecision = {
  fewestRings: 3,
  ringsPerSigma: 0.8,
  fewestAround: 20,
  visibleSigmas: 4,
  settledShare: 2e-2,
  isRough: true,
};

/** Contribution of one crossing, and its time, seconds from the epoch. */
export interface CrossingNumber {
  readonly peakTimeS: number;
  readonly expectedNumber: number;
}

export interface Nc3dEstimate {
  /** Expected number of entries into the sphere within the span, over all crossings. */
  readonly expectedNumber: number;
  readonly crossings: readonly CrossingNumber[];
  /** Probability that the objects are nearer than the radius at the start of the span: they have no entry. */
  readonly insideAtStart: number;
  /** Ends of the integration, seconds from the epoch. */
  readonly startS: number;
  readonly stopS: number;
  /** Each crossing's integral converged to the required accuracy, and the most probable meeting point was found at all of its times. */
  readonly isSettled: boolean;
}

/**
 * Expected number of hits in three dimensions: the flux of the relative-position density through the sphere, over time.
 *
 * Method   Hall (J. Spacecraft Rockets 58, 2021): at each time both errors are linearised at the peak overlap; the flux
 *          through each point of the sphere is the mean of the inward speed, velocity errors included; product rule on
 *          the sphere, trapezoidal rule in time, crossing by crossing. docs/models/probability-of-collision.md
 * Assumes  two-body motion of the differences; normal errors of the equinoctial elements
 *
 * @param scale   factor on the deviations of both orbits
 * @returns Nc3dEstimate, or undefined where the orbits do not overlap within the span
 *
 * Checked  conformance/pc: operational-conjunctions.json (2.5e-3), alfano-2009.json (1e-3)   Cost  5 to 60 ms
 */
export function nc3dHall2021(
  track: OverlapTrack,
  scale = 1,
  precision: NcPrecision = FULL_PRECISION,
): Nc3dEstimate | undefined {
  const { hardBodyRadiusM, at } = track;
  const { isRough } = precision;
  const crossings = crossingsAt(track, scale);
  if (crossings.length === 0) return undefined;
  const nearest = Math.min(...crossings.map(({ peak }) => distanceToBall(peak, hardBodyRadiusM))) / scale;
  const farthest = nearest + precision.visibleSigmas;
  let expectedNumber = 0;
  let [largest, largestUnknown] = [0, 0];
  // The deepest first: crossings that are small against it need less accuracy.
  const deepestFirst = crossings.toSorted((a, b) => a.distance - b.distance);
  const numbers = deepestFirst.map((crossing) => {
    const deviations = (hardBodyRadiusM * sharpnessOf(crossing.peak)) / scale;
    const fluxAt = deviations > LARGE_SPHERE ? overStrip(precision) : overSphere(deviations, precision);
    const rate = ({ relative, square, flow }: TrackNode): number => {
      if (!(nearestOnSphere(relative, square, hardBodyRadiusM) < farthest * scale)) return 0;
      const value = fluxAt(flow, hardBodyRadiusM, 0.5 * farthest * farthest, scale);
      if (relative.isConverged) largest = Math.max(largest, value);
      else largestUnknown = Math.max(largestUnknown, value);
      return relative.isConverged ? value : 0;
    };
    const settling = { share: precision.settledShare, referenceValue: expectedNumber };
    const atPeak = crossingIntegral(track, crossing, scale, rate, settling);
    const start = atPeak.value > 0 ? undefined : rateStart(track, crossing);
    const number = start ? crossingIntegral(track, start, scale, rate, settling) : atPeak;
    expectedNumber += number.value;
    return { ...number, peakTimeS: crossing.peakTimeS };
  });
  const { relative: start, square } = at(0);
  const isVisible = start.isConverged && nearestOnSphere(start, square, hardBodyRadiusM) < farthest * scale;
  const visible = numbers.filter(({ value }) => value > 0);
  return {
    expectedNumber,
    crossings: numbers
      .map(({ value, peakTimeS }) => ({ peakTimeS, expectedNumber: value }))
      .toSorted((a, b) => a.peakTimeS - b.peakTimeS),
    isSettled: largestUnknown <= UNKNOWN_SHARE * largest && numbers.every(({ isSettled }) => isSettled),
    insideAtStart: isVisible ? insideProbability(scaledRelative(start, scale), hardBodyRadiusM, isRough) : 0,
    startS: Math.min(...visible.map(({ startS }) => startS)),
    stopS: Math.max(...visible.map(({ stopS }) => stopS)),
  };
}

/** A lower bound of the Mahalanobis distance from the mean to the sphere. @param square   that of the mean to the centre */
function nearestOnSphere(relative: RelativeError, square: number, radius: number): number {
  return Math.max(0, Math.sqrt(square) - radius * sharpnessOf(relative));
}

type FluxAt = (flow: Flow, radius: number, largestExponent: number, scale: number) => number;

function overSphere(deviations: number, { fewestRings, ringsPerSigma }: NcPrecision): FluxAt {
  const rule = sphereRule(Math.ceil(fewestRings + ringsPerSigma * deviations));
  return (flow, radius, largestExponent, scale) => sphereFlux(flow, radius, rule, largestExponent, scale);
}

function overStrip({ ringsPerSigma: perSigma, fewestAround }: NcPrecision): FluxAt {
  const fineness = { perSigma, fewestAround };
  return (flow, radius, largestExponent, scale) => stripFlux(flow, radius, fineness, largestExponent, scale);
}
