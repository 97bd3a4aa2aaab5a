import { twoBodyTransition } from '@keepout/astro/covariance/transport';
import type { StateVector } from '@keepout/astro/nouns';
import type { MeasurementTrack } from '../measurement.ts';
import type { ErrorAhead } from './phase.ts';
import { residualDot, type Sighted } from './residuals.ts';

/** Components of a measurement, in the order of the arrays. */
const COMPONENTS = ['acrossRad', 'declinationRad', 'rangeM', 'rangeRateMps'] as const;

/**
 * A track against an orbit in a few figures: the quantities that a short track determines. Directions and their rates; with ranges,
 * directions, range and range rate.
 */
export interface Attributable {
  /** Measured less predicted. */
  readonly values: Float64Array;
  /** Change of the values with the time of the prediction, per second. */
  readonly timeRates: Float64Array;
  /** Change of the predictions with the phase of the orbit, per second. */
  readonly phaseRates: Float64Array;
  /** Covariance of the predictions with the phase. */
  readonly withPhase: Float64Array;
  /** Of measurement and orbit together, row-major. */
  readonly covariance: Float64Array;
  readonly size: number;
  /** Points that were left out as far off the line of the others. */
  readonly leftOut: number;
}

/** A linear combination of the residuals of one component. */
interface Functional {
  readonly component: 0 | 1 | 2 | 3;
  readonly points: readonly number[];
  readonly weights: readonly number[];
  readonly isMean: boolean;
  readonly varianceOfNoise: number;
}

interface Line {
  readonly points: readonly number[];
  /** About their mean. */
  readonly timesS: readonly number[];
  readonly squares: number;
  readonly sigma: number;
}

/** Ratio to the noise, off the line through the others. */
const FAR_OFF = 6;
const MOST_LEFT_OUT = 0.25;
const MOST_LEFT_OUT_POINTS = 20;
const LEAST_FOR_SCATTER = 5;
const USUAL_RANGE_SIGMA_M = 50;
const USUAL_RATE_SIGMA_MPS = 1;

/**
 * The attributable of residuals with its covariance.
 *
 * Method   means and slopes of the residuals by least squares, V = A P A^T + noise + sensor biases, with A the same means and slopes of
 *          the partial derivatives along the two-body transition; docs/models/track-association
 * Assumes  the stated noise or, from five points on, the scatter about the line where that is larger
 *
 * @param error   ErrorAhead   of the orbit, EME2000, at the middle of the track
 */
export function attributableOf(track: MeasurementTrack, sighted: readonly Sighted[], error: ErrorAhead): Attributable {
  const lines = COMPONENTS.map((_, k) => lineOf(track, sighted, k as 0));
  const functionals = functionalsOf(lines);
  const size = functionals.length;
  const middle = sighted[sighted.length >> 1]!.object;
  const partials = partialsOf(functionals, sighted, middle);
  const matrix = error.covariance;
  const values = Float64Array.from(functionals, (functional) =>
    sumOf(functional, (k) => residualOf(sighted[k]!, functional.component)),
  );
  const timeRates = Float64Array.from(functionals, (functional) =>
    sumOf(functional, (k) => sighted[k]!.rates[functional.component]),
  );
  const covariance = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      let sum = track.timeBiasSigmaS ** 2 * timeRates[i]! * timeRates[j]!;
      for (let p = 0; p < 6; p++)
        for (let q = 0; q < 6; q++) sum += partials[6 * i + p]! * matrix[6 * p + q]! * partials[6 * j + q]!;
      covariance[i * size + j] = sum;
    }
    const { varianceOfNoise, isMean, component } = functionals[i]!;
    covariance[i * size + i]! += varianceOfNoise + (isMean && component < 2 ? track.angleBiasSigmaRad ** 2 : 0);
  }
  const leftOut = lines.reduce(
    (maximumLeftOut, line, k) =>
      Math.max(maximumLeftOut, line === undefined ? 0 : countOf(sighted, k as 0) - line.points.length),
    0,
  );
  const phaseRates = timesColumn(partials, error.perSecond, size);
  const withPhase = timesColumn(partials, error.withPhase, size);
  return { values, timeRates, phaseRates, withPhase, covariance, size, leftOut };
}

function timesColumn(partials: Float64Array, column: Float64Array, size: number): Float64Array {
  return Float64Array.from({ length: size }, (_, i) =>
    column.reduce((sum, value, p) => sum + partials[6 * i + p]! * value, 0),
  );
}

function functionalsOf(lines: readonly (Line | undefined)[]): Functional[] {
  const [across, up, range, rangeRate] = lines;
  const functionals: Functional[] = [];
  const mean = (line: Line | undefined, component: Functional['component']): void => {
    if (line === undefined) return;
    const { points, sigma } = line;
    const weights = points.map(() => 1 / points.length);
    functionals.push({ component, points, weights, isMean: true, varianceOfNoise: sigma ** 2 / points.length });
  };
  const slope = (line: Line | undefined, component: Functional['component']): void => {
    if (line === undefined || !(line.squares > 0)) return;
    const { points, timesS, sigma, squares } = line;
    const weights = timesS.map((t) => t / squares);
    functionals.push({ component, points, weights, isMean: false, varianceOfNoise: sigma ** 2 / squares });
  };
  mean(across, 0);
  mean(up, 1);
  mean(range, 2);
  if (range === undefined) {
    slope(across, 0);
    slope(up, 1);
  }
  if (rangeRate !== undefined) mean(rangeRate, 3);
  else slope(range, 2);
  return functionals;
}

function countOf(sighted: readonly Sighted[], component: 0 | 1 | 2 | 3): number {
  return sighted.filter(({ residual }) => residual[COMPONENTS[component]] !== undefined).length;
}

function residualOf({ residual }: Sighted, component: 0 | 1 | 2 | 3): number {
  return residual[COMPONENTS[component]] ?? 0;
}

/** The line through the residuals of one component, without those far off it. */
function lineOf({ sigma }: MeasurementTrack, sighted: readonly Sighted[], component: 0 | 1 | 2 | 3): Line | undefined {
  let points = sighted.flatMap(({ residual }, k) => (residual[COMPONENTS[component]] === undefined ? [] : [k]));
  if (points.length === 0) return undefined;
  const usualSigma = [
    sigma.angleRad,
    sigma.angleRad,
    sigma.rangeM ?? USUAL_RANGE_SIGMA_M,
    sigma.rangeRateMps ?? USUAL_RATE_SIGMA_MPS,
  ][component]!;
  const least = points.length - Math.min(Math.floor(points.length * MOST_LEFT_OUT), MOST_LEFT_OUT_POINTS);
  const start = sighted[0]!.residual.receptionTaiS;
  for (;;) {
    const times = points.map((k) => sighted[k]!.residual.receptionTaiS - start);
    const values = points.map((k) => residualOf(sighted[k]!, component));
    const meanTimeS = average(times);
    const meanValue = average(values);
    const timesS = times.map((t) => t - meanTimeS);
    const squares = timesS.reduce((sum, t) => sum + t * t, 0);
    const rise = squares > 0 ? timesS.reduce((sum, t, i) => sum + t * values[i]!, 0) / squares : 0;
    const off = values.map((value, i) => Math.abs(value - meanValue - rise * timesS[i]!));
    const usual = 1.4826 * [...off].sort((a, b) => a - b)[off.length >> 1]!;
    const worst = off.indexOf(Math.max(...off));
    if (points.length > Math.max(least, LEAST_FOR_SCATTER - 1) && off[worst]! > FAR_OFF * Math.max(usualSigma, usual)) {
      points = points.filter((_, i) => i !== worst);
      continue;
    }
    const scatter = Math.sqrt(off.reduce((sum, value) => sum + value * value, 0) / Math.max(1, points.length - 2));
    return {
      points,
      timesS,
      squares,
      sigma: points.length < LEAST_FOR_SCATTER ? usualSigma : Math.max(usualSigma, scatter),
    };
  }
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function sumOf({ points, weights }: Functional, of: (point: number) => number): number {
  return points.reduce((sum, point, i) => sum + weights[i]! * of(point), 0);
}

/** Change of each functional of the predictions with the state at the middle, row-major [size x 6]. */
function partialsOf(
  functionals: readonly Functional[],
  sighted: readonly Sighted[],
  middle: StateVector,
): Float64Array {
  const out = new Float64Array(6 * functionals.length);
  const usedPoints = new Set(functionals.flatMap(({ points }) => points));
  const places = functionals.map(({ points }) => new Map(points.map((point, at) => [point, at])));
  for (const k of usedPoints) {
    const phi = twoBodyTransition(middle, sighted[k]!.object);
    for (const [row, { component, weights }] of functionals.entries()) {
      const at = places[row]!.get(k);
      if (at === undefined) continue;
      const h = partialOf(sighted[k]!, component);
      for (let q = 0; q < 6; q++) {
        let sum = 0;
        for (let p = 0; p < 6; p++) sum += h[p]! * phi[6 * p + q]!;
        out[6 * row + q]! += weights[at]! * sum;
      }
    }
  }
  return out;
}

function partialOf({ axes, rangeM, relativeMps }: Sighted, component: 0 | 1 | 2 | 3): readonly number[] {
  const axis = axes[Math.min(component, 2)]!;
  if (component < 2) return [axis[0] / rangeM, axis[1] / rangeM, axis[2] / rangeM, 0, 0, 0];
  if (component === 2) return [...axis, 0, 0, 0];
  const along = residualDot(axis, relativeMps);
  const turn = [0, 1, 2].map((k) => (relativeMps[k]! - along * axis[k]!) / rangeM);
  return [...turn, ...axis];
}
