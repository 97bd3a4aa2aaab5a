import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Ephemeris } from '@keepout/astro/nouns';
import { wrapPi } from '@keepout/units/angle';
import { topocentricDirection } from '../direction.ts';
import { angularDistance, type Track } from './track.ts';

/** How well the measurement and the orbit are known, one sigma. */
export interface AssociationAccuracy {
  readonly angleRad: number;
  /** Of the orbit along its track. */
  readonly alongTrackM: number;
}

/** One track against one orbit. */
export interface Comparison {
  /** Measured minus predicted: right ascension times cos(declination), and declination, rad. */
  readonly residualsRad: readonly (readonly [number, number])[];
  readonly medianDistanceRad: number;
  readonly rmsRightAscensionRad: number;
  readonly rmsDeclinationRad: number;
  /** The object runs this much behind its prediction, s; fitted along the motion. */
  readonly timeOffsetS: number;
  /** r^T V^-1 r over all angles, V of angle noise and the along-track error of the orbit that all points share. */
  readonly mahalanobisSquared: number;
  readonly degreesOfFreedom: number;
  readonly medianRangeM: number;
  /** Three sigma of angle and orbit at the range of the track. */
  readonly thresholdRad: number;
}

const RATE_STEP_S = 0.5;

/**
 * Compares a track with the orbit that may have made it.
 *
 * Method   predicted topocentric directions with light time; V = s^2 I + (s_t^2) d d^T with d the rate of the direction and
 *          s_t the along-track error over the speed of the object, so that r^T V^-1 r = r^T r / s^2 - (d^T r / s^2)^2 / (d^T d / s^2 + 1 / s_t^2)
 * Assumes  the error of the orbit is along its track and the same for all points of a track
 * Frame    EME2000
 *
 * @returns Comparison   |   undefined where the orbit has no state
 *
 * Checked  conformance/association
 */
export function compareTrack(
  track: Track,
  orbit: Ephemeris,
  accuracy: AssociationAccuracy,
  eop?: EarthOrientation,
): Comparison | undefined {
  const residuals: [number, number][] = [];
  const distances: number[] = [];
  const ranges: number[] = [];
  let squares = 0;
  let alongRate = 0;
  let rateSquares = 0;
  let speedMps = 0;
  const state = new Float64Array(6);
  for (const measured of track.observations) {
    const { receptionTaiS: at } = measured;
    const predicted = topocentricDirection(track.site, orbit, at, true, eop);
    const later = topocentricDirection(track.site, orbit, at + RATE_STEP_S, true, eop);
    if (predicted === undefined || later === undefined || !orbit.stateAt(at, state)) return undefined;
    const cos = Math.cos(measured.declinationRad);
    const ascension = wrapPi(measured.rightAscensionRad - predicted.rightAscensionRad) * cos;
    const declination = measured.declinationRad - predicted.declinationRad;
    const ascensionRate = (wrapPi(later.rightAscensionRad - predicted.rightAscensionRad) * cos) / RATE_STEP_S;
    const declinationRate = (later.declinationRad - predicted.declinationRad) / RATE_STEP_S;
    residuals.push([ascension, declination]);
    distances.push(angularDistance(measured, predicted));
    ranges.push(predicted.rangeM);
    squares += ascension ** 2 + declination ** 2;
    alongRate += ascension * ascensionRate + declination * declinationRate;
    rateSquares += ascensionRate ** 2 + declinationRate ** 2;
    speedMps = Math.hypot(state[3]!, state[4]!, state[5]!);
  }
  if (residuals.length === 0) return undefined;
  const angleVariance = accuracy.angleRad ** 2;
  const timeVariance = (accuracy.alongTrackM / speedMps) ** 2;
  const medianRangeM = median(ranges);
  return {
    residualsRad: residuals,
    medianDistanceRad: median(distances),
    rmsRightAscensionRad: rootMeanSquare(residuals.map(([ascension]) => ascension)),
    rmsDeclinationRad: rootMeanSquare(residuals.map(([, declination]) => declination)),
    timeOffsetS: rateSquares === 0 ? 0 : -alongRate / rateSquares,
    mahalanobisSquared:
      squares / angleVariance -
      (timeVariance === 0 ? 0 : (alongRate / angleVariance) ** 2 / (rateSquares / angleVariance + 1 / timeVariance)),
    degreesOfFreedom: 2 * residuals.length,
    medianRangeM,
    thresholdRad: 3 * Math.hypot(accuracy.angleRad, accuracy.alongTrackM / medianRangeM),
  };
}

/** The middle value; of an even number the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function rootMeanSquare(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
}
