import type { AssociatedTrack } from '../tracks/read.thread.ts';

/** Calibration data from one track of an object with a well-known orbit. */
export interface TrackCalibration {
  readonly points: number;
  /** Sum of the squares of both axes about the mean of the track, rad^2, and of how many free numbers. */
  readonly angleSquareSum: number | null;
  readonly angleFreedom: number;
  /** m^2 */
  readonly rangeSquareSum: number | null;
  readonly rangeFreedom: number;
  /** Estimated clock offset, s; positive ahead. */
  readonly timeBiasS: number | null;
}

/** An object counts as well known where its orbit is off by less than this share of the noise of the sensor. */
const WELL_KNOWN = 1 / 3;
const LEAST_POINTS = 5;

/**
 * Returns the calibration data of a track, if the orbit of its object is much more accurate than the sensor.
 *
 * Method   scatter of the residuals about a straight line over the track (two degrees of freedom of each axis are removed); the clock offset by the
 *          along-track offset, added to the stated bias
 * @returns undefined for an object with a less accurate orbit, and for a short track
 */
export function calibrationOf({ track, best, ranked }: AssociatedTrack): TrackCalibration | undefined {
  const match = ranked[0];
  if (best === undefined || match === undefined || track.measurements.length < LEAST_POINTS) return undefined;
  const { angleRad } = track.sigma;
  const orbitRad = Math.sqrt(Math.max(0, (match.thresholdRad / 3) ** 2 - angleRad ** 2));
  if (!(orbitRad <= WELL_KNOWN * angleRad)) return undefined;
  const times = match.residuals.map(({ receptionTaiS }) => receptionTaiS);
  const across = scatter(
    times,
    match.residuals.map(({ acrossRad }) => acrossRad),
  );
  const up = scatter(
    times,
    match.residuals.map(({ declinationRad }) => declinationRad),
  );
  const range = scatter(
    times,
    match.residuals.map(({ rangeM }) => rangeM),
  );
  return {
    points: track.measurements.length,
    angleSquareSum: across.freedom + up.freedom === 0 ? null : across.squareSum + up.squareSum,
    angleFreedom: across.freedom + up.freedom,
    rangeSquareSum: range.freedom === 0 ? null : range.squareSum,
    rangeFreedom: range.freedom,
    timeBiasS: across.freedom === 0 ? null : track.timeBiasS + match.timeOffsetS,
  };
}

interface Scatter {
  readonly squareSum: number;
  readonly freedom: number;
}

/** Squares about the straight line through the values that are there. */
function scatter(times: readonly number[], values: readonly (number | undefined)[]): Scatter {
  const points = times.flatMap((t, k) => (values[k] === undefined ? [] : [[t, values[k]] as const]));
  const n = points.length;
  if (n < 3) return { squareSum: 0, freedom: 0 };
  const meanTime = points.reduce((sum, [t]) => sum + t, 0) / n;
  const mean = points.reduce((sum, [, value]) => sum + value, 0) / n;
  const tt = points.reduce((sum, [t]) => sum + (t - meanTime) ** 2, 0);
  const tv = points.reduce((sum, [t, value]) => sum + (t - meanTime) * (value - mean), 0);
  const slope = tt > 0 ? tv / tt : 0;
  const squareSum = points.reduce((sum, [t, value]) => sum + (value - mean - slope * (t - meanTime)) ** 2, 0);
  return { squareSum, freedom: n - 2 };
}
