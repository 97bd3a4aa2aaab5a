import type { SeededRandom } from './seeded-random.ts';

/**
 * Measurement accuracy of one orbit determination, and growth of the forecast error: standard deviations.
 *
 * Coordinates of an orbit error, metres: semi-major axis, two of the eccentricity vector, two of the orbit plane, along
 * the track. They are constant in two-body motion except the last, which grows with the first.
 */
export interface TrackingQuality {
  readonly semiMajorM: number;
  readonly eccentricityM: number;
  readonly planeM: number;
  readonly alongTrackM: number;
  /** Along-track error that one day of unpredicted drag or thrust adds; it grows with the power 1.5 of time. */
  readonly driftAfterOneDayM: number;
}

/** One orbit determination: its error against the truth, and the covariance that its maker states. */
export interface OrbitEstimate {
  readonly epochTaiS: number;
  /** Error at an epoch, estimate minus truth, Float64Array(6) m: a, h, k, p, q, along track. */
  errorAt(epochTaiS: number, out: Float64Array): Float64Array;
  /** Stated covariance at an epoch from the determination on, Float64Array(36) m^2, same coordinates. */
  covarianceAt(epochTaiS: number): Float64Array;
}

/** Quality after scaling all of it: one object is tracked better than another. */
export function scaledQuality(quality: TrackingQuality, scale: number): TrackingQuality {
  return {
    semiMajorM: quality.semiMajorM * scale,
    eccentricityM: quality.eccentricityM * scale,
    planeM: quality.planeM * scale,
    alongTrackM: quality.alongTrackM * scale,
    driftAfterOneDayM: quality.driftAfterOneDayM * scale,
  };
}

/** Drag noise is constant inside a cell, s. */
const CELL_S = 3 * 3600;
/** The first determination rests on less data than the later ones. */
const FIRST_FACTOR = 1.5;

/**
 * Simulates a chain of orbit determinations of one object, each based on the previous one: errors decrease and are correlated.
 *
 * Method   Kalman filter run as a simulation: forecast with drag as a random walk of the semi-major axis, measurement of
 *          all coordinates with Gaussian noise, gain from the stated covariance. The errors are drawn once, so that
 *          estimate k+1 corrects estimate k instead of being independent of it; they agree with the stated covariance.
 *          docs/models/demo-world.md
 *
 * @param meanMotionRadps   number   rad/s
 * @param epochsTaiS        epochs of the determinations, rising
 * @param measuredScale     factor on the measurement noise of determination k: data may get better towards an event
 * @param untilTaiS         last epoch of the errors
 */
export function errorChain(
  meanMotionRadps: number,
  quality: TrackingQuality,
  epochsTaiS: readonly number[],
  untilTaiS: number,
  random: SeededRandom,
  measuredScale: (index: number) => number = () => 1,
): OrbitEstimate[] {
  const drift = -1.5 * meanMotionRadps;
  const noise = (3 * (quality.driftAfterOneDayM / drift) ** 2) / 86_400 ** 3;
  const path = noisePath(epochsTaiS[0]!, untilTaiS, noise, drift, random);
  const measured = [
    quality.semiMajorM,
    quality.eccentricityM,
    quality.eccentricityM,
    quality.planeM,
    quality.planeM,
    quality.alongTrackM,
  ];

  const error = measured.map((sigma) => FIRST_FACTOR * sigma * random.normal());
  const variance = measured.map((sigma) => (FIRST_FACTOR * sigma) ** 2);
  let axisTrack = 0;
  let previousTaiS = epochsTaiS[0]!;
  return epochsTaiS.map((epochTaiS, index) => {
    if (index > 0) {
      const span = epochTaiS - previousTaiS;
      const [axisNoise, trackNoise] = path.between(previousTaiS, epochTaiS);
      error[5]! += drift * error[0]! * span - trackNoise;
      error[0]! -= axisNoise;
      [variance[0], axisTrack, variance[5]] = forecast(variance[0]!, axisTrack, variance[5]!, drift, noise, span);
      const scale = measuredScale(index);
      for (const at of [1, 2, 3, 4]) {
        const sigma = measured[at]! * scale;
        const gain = variance[at]! / (variance[at]! + sigma * sigma);
        error[at]! += gain * (sigma * random.normal() - error[at]!);
        variance[at]! *= 1 - gain;
      }
      // Axis and along-track are tied together by the drift: one two-by-two update.
      const axisSigma = measured[0]! * scale;
      const trackSigma = measured[5]! * scale;
      const [s00, s01, s11] = [variance[0]! + axisSigma ** 2, axisTrack, variance[5]! + trackSigma ** 2];
      const determinant = s00 * s11 - s01 * s01;
      const [v00, v01, v11] = [variance[0]!, axisTrack, variance[5]!];
      const k00 = (v00 * s11 - v01 * s01) / determinant;
      const k01 = (v01 * s00 - v00 * s01) / determinant;
      const k10 = (v01 * s11 - v11 * s01) / determinant;
      const k11 = (v11 * s00 - v01 * s01) / determinant;
      const axisGap = axisSigma * random.normal() - error[0]!;
      const trackGap = trackSigma * random.normal() - error[5]!;
      error[0]! += k00 * axisGap + k01 * trackGap;
      error[5]! += k10 * axisGap + k11 * trackGap;
      variance[0] = (1 - k00) * v00 - k01 * v01;
      axisTrack = (1 - k00) * v01 - k01 * v11;
      variance[5] = (1 - k11) * v11 - k10 * v01;
    }
    previousTaiS = epochTaiS;
    return estimate(epochTaiS, Float64Array.from(error), Float64Array.from(variance), axisTrack, drift, noise, path);
  });
}

function estimate(
  epochTaiS: number,
  error: Float64Array,
  variance: Float64Array,
  axisTrack: number,
  drift: number,
  noise: number,
  path: NoisePath,
): OrbitEstimate {
  return {
    epochTaiS,
    errorAt(atTaiS, out) {
      const [axisNoise, trackNoise] = path.between(epochTaiS, atTaiS);
      out.set(error);
      out[0]! -= axisNoise;
      out[5]! += drift * error[0]! * (atTaiS - epochTaiS) - trackNoise;
      return out;
    },
    covarianceAt(atTaiS) {
      const [axis, cross, track] = forecast(variance[0]!, axisTrack, variance[5]!, drift, noise, atTaiS - epochTaiS);
      const matrix = new Float64Array(36);
      for (const at of [1, 2, 3, 4]) matrix[7 * at] = variance[at]!;
      matrix[0] = axis;
      matrix[35] = track;
      matrix[5] = cross;
      matrix[30] = cross;
      return matrix;
    },
  };
}

/** Returns the covariance of axis and along-track after a time; unchanged before the determination. */
function forecast(
  axis: number,
  cross: number,
  track: number,
  drift: number,
  noise: number,
  span: number,
): [number, number, number] {
  const grown = Math.max(span, 0);
  return [
    axis + noise * grown,
    cross + drift * span * axis + (drift * noise * grown ** 2) / 2,
    track + 2 * drift * span * cross + (drift * span) ** 2 * axis + (drift ** 2 * noise * grown ** 3) / 3,
  ];
}

/** Effect of unpredicted drag between two epochs: on the axis, and along the track for an axis error of zero at the start. */
interface NoisePath {
  between(fromTaiS: number, toTaiS: number): [axisM: number, trackM: number];
}

function noisePath(startTaiS: number, stopTaiS: number, noise: number, drift: number, random: SeededRandom): NoisePath {
  const count = Math.ceil((stopTaiS - startTaiS) / CELL_S) + 1;
  const slope = new Float64Array(count);
  const axis = new Float64Array(count + 1);
  const track = new Float64Array(count + 1);
  for (let cell = 0; cell < count; cell += 1) {
    slope[cell] = Math.sqrt(noise / CELL_S) * random.normal();
    axis[cell + 1] = axis[cell]! + slope[cell]! * CELL_S;
    track[cell + 1] = track[cell]! + drift * (axis[cell]! * CELL_S + (slope[cell]! * CELL_S ** 2) / 2);
  }
  const at = (epochTaiS: number): [number, number] => {
    const cell = Math.min(Math.max(Math.floor((epochTaiS - startTaiS) / CELL_S), 0), count - 1);
    const into = epochTaiS - startTaiS - cell * CELL_S;
    return [
      axis[cell]! + slope[cell]! * into,
      track[cell]! + drift * (axis[cell]! * into + (slope[cell]! * into ** 2) / 2),
    ];
  };
  return {
    between(fromTaiS, toTaiS) {
      const [axisFrom, trackFrom] = at(fromTaiS);
      const [axisTo, trackTo] = at(toTaiS);
      return [axisTo - axisFrom, trackTo - trackFrom - drift * axisFrom * (toTaiS - fromTaiS)];
    },
  };
}
