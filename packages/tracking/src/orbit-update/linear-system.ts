import { cholesky } from '@keepout/astro/covariance/positive-definite';
import type { Ephemeris } from '@keepout/astro/nouns';
import type { TransitionArc } from '@keepout/astro/numerical/transition';
import { wrapPi } from '@keepout/units/angle';
import type { MeasurementTrack } from '../measurement.ts';
import { type Prediction, predictedRow } from './predicted-row.ts';
import { isMeasured, type Sighting } from './sightings.ts';

/** Errors that all measurements of a track share: of its clock, and of right ascension times cos(declination) and declination. */
export const BIASES = 3;

/** A measurement against an orbit. */
export interface SightingResidual {
  readonly sighting: Sighting;
  /** Observed less predicted, biases taken off; NaN where not measured. */
  readonly residual: Float64Array;
  /** Rows of six. */
  readonly slopes: Float64Array;
  /** What one of each bias adds to each component: four rows of three. */
  readonly biasSlopes: Float64Array;
  /** What one sigma more of what is uncertain in the forces adds to each component: four. Absent: the forces are exact. */
  readonly forceSlopes?: Float64Array;
}

/** One sigma of the three biases of a track; zero for what is taken to be exact. */
export function biasSigmas({ timeBiasSigmaS, angleBiasSigmaRad }: MeasurementTrack): readonly number[] {
  return [timeBiasSigmaS, angleBiasSigmaRad, angleBiasSigmaRad];
}

/** One sigma of all unknowns beside the orbit: biases of each track, then what is uncertain in the forces, in its own sigmas. */
export function besideSigmas(
  tracks: readonly MeasurementTrack[],
  residuals: readonly Pick<SightingResidual, 'forceSlopes'>[],
): readonly number[] {
  const sigmas = tracks.flatMap(biasSigmas);
  return residuals.some(({ forceSlopes }) => forceSlopes) ? [...sigmas, 1] : sigmas;
}

/**
 * Residuals of all measurements against an orbit.
 *
 * @param biases   Float64Array(3 x tracks, and one for the forces)   s, rad, rad; sigmas
 * @param braked   the way with one sigma more of what is uncertain in the forces
 * @returns undefined where the arc does not reach
 */
export function residualsOf(
  sightings: readonly Sighting[],
  arc: TransitionArc,
  biases: Float64Array,
  braked?: Ephemeris,
): readonly SightingResidual[] | undefined {
  const out: SightingResidual[] = [];
  const other = braked && arcAlong(braked);
  const share = braked ? (biases.at(-1) ?? 0) : 0;
  const site = new Float64Array(6);
  for (const sighting of sightings) {
    const [lateS = 0, east = 0, north = 0] = biases.subarray(BIASES * sighting.track, BIASES * sighting.track + BIASES);
    site.set(sighting.site);
    for (let i = 0; i < 3; i++) site[i] = site[i]! - lateS * site[i + 3]!;
    const predicted = predictedRow(site, sighting.atTaiS - lateS, arc);
    if (predicted === undefined) return undefined;
    const [ascension, declination, rangeM, rangeRateMps] = sighting.observed;
    const residual = Float64Array.of(
      wrapPi(ascension! - predicted.rightAscensionRad) * Math.cos(predicted.declinationRad) - east,
      declination! - predicted.declinationRad - north,
      rangeM! - predicted.rangeM,
      rangeRateMps! - predicted.rangeRateMps,
    );
    const biasSlopes = new Float64Array(4 * BIASES);
    for (let row = 0; row < 4; row++) biasSlopes[BIASES * row] = -predicted.rates[row]!;
    biasSlopes[1] = 1;
    biasSlopes[BIASES + 2] = 1;
    const changed = other && predictedRow(site, sighting.atTaiS - lateS, other);
    if (other && changed === undefined) return undefined;
    const forceSlopes = changed && differenceOf(changed, predicted);
    if (forceSlopes) for (let k = 0; k < 4; k++) residual[k] = residual[k]! - share * forceSlopes[k]!;
    out.push({ sighting, residual, slopes: predicted.slopes, biasSlopes, ...(forceSlopes && { forceSlopes }) });
  }
  return out;
}

/** An orbit of which nobody asks how it answers to its beginning. */
function arcAlong({ startTaiS, stopTaiS, stateAt }: Ephemeris): TransitionArc {
  return { startTaiS, stopTaiS, read: (at, state) => stateAt(at, state) };
}

function differenceOf(one: Prediction, other: Prediction): Float64Array {
  return Float64Array.of(
    wrapPi(one.rightAscensionRad - other.rightAscensionRad) * Math.cos(other.declinationRad),
    one.declinationRad - other.declinationRad,
    one.rangeM - other.rangeM,
    one.rangeRateMps - other.rangeRateMps,
  );
}

/** Normal equations of six numbers of the orbit, three of each track, and one of the forces where they are uncertain. */
export interface NormalEquations {
  readonly size: number;
  /** Row-major, the prior of neither in it. */
  readonly matrix: Float64Array;
  readonly right: Float64Array;
  /** Sum of (residual / sigma)^2, and of how many numbers. */
  readonly squares: number;
  readonly count: number;
}

export function normalEquations(
  residuals: readonly SightingResidual[],
  tracks: number,
  isUsed: (index: number) => boolean,
): NormalEquations {
  const hasForces = residuals.some(({ forceSlopes }) => forceSlopes);
  const size = 6 + BIASES * tracks + (hasForces ? 1 : 0);
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  const width = 6 + BIASES + (hasForces ? 1 : 0);
  const places = new Int32Array(width);
  const row = new Float64Array(width);
  let squares = 0;
  let count = 0;
  for (const [index, { sighting, residual, slopes, biasSlopes, forceSlopes }] of residuals.entries()) {
    if (!isUsed(index)) continue;
    if (hasForces) places[width - 1] = size - 1;
    for (let i = 0; i < 6; i++) places[i] = i;
    for (let i = 0; i < BIASES; i++) places[6 + i] = 6 + BIASES * sighting.track + i;
    for (let component = 0; component < 4; component++) {
      if (!isMeasured(sighting, component)) continue;
      const sigma = sighting.sigma[component]!;
      for (let i = 0; i < 6; i++) row[i] = slopes[6 * component + i]! / sigma;
      for (let i = 0; i < BIASES; i++) row[6 + i] = biasSlopes[BIASES * component + i]! / sigma;
      if (hasForces) row[width - 1] = (forceSlopes?.[component] ?? 0) / sigma;
      const left = residual[component]! / sigma;
      squares += left * left;
      count++;
      for (let i = 0; i < row.length; i++) {
        right[places[i]!] = right[places[i]!]! + row[i]! * left;
        for (let j = 0; j < row.length; j++) {
          const at = places[i]! * size + places[j]!;
          matrix[at] = matrix[at]! + row[i]! * row[j]!;
        }
      }
    }
  }
  return { size, matrix, right, squares, count };
}

/** Inverse of a symmetric positive definite matrix whose entries differ by many orders. @returns undefined where it has none */
export function inverseOf(matrix: Float64Array, size: number): Float64Array | undefined {
  const scale = Float64Array.from({ length: size }, (_, i) => Math.sqrt(matrix[i * size + i]!));
  if (scale.some((one) => !(one > 0 && Number.isFinite(one)))) return undefined;
  const scaled = matrix.map((value, n) => value / (scale[Math.floor(n / size)]! * scale[n % size]!));
  const lower = cholesky(scaled, size);
  if (lower === undefined) return undefined;
  const out = new Float64Array(size * size);
  const x = new Float64Array(size);
  for (let column = 0; column < size; column++) {
    x.fill(0);
    x[column] = 1;
    for (let i = 0; i < size; i++) {
      for (let k = 0; k < i; k++) x[i] = x[i]! - lower[i * size + k]! * x[k]!;
      x[i] = x[i]! / lower[i * size + i]!;
    }
    for (let i = size - 1; i >= 0; i--) {
      for (let k = i + 1; k < size; k++) x[i] = x[i]! - lower[k * size + i]! * x[k]!;
      x[i] = x[i]! / lower[i * size + i]!;
    }
    for (let i = 0; i < size; i++) out[i * size + column] = x[i]! / (scale[i]! * scale[column]!);
  }
  return out;
}

/** Normal equations of the orbit alone. */
export interface OrbitEquations {
  /** Float64Array(36): what the measurements say of the orbit, EME2000. */
  readonly information: Float64Array;
  /** Float64Array(6). */
  readonly right: Float64Array;
  readonly squares: number;
}

/**
 * Normal equations of the orbit alone, when the biases are known no better than their sigmas.
 *
 * Method   Schur complement of the biases with their own information; the same as to weigh with the whole covariance of the measurements,
 *          noise and shared errors
 *
 * @param sigmas   one of each bias; zero: exact
 */
export function orbitEquations(
  { matrix, right, squares, size }: NormalEquations,
  sigmas: readonly number[],
): OrbitEquations {
  const information = new Float64Array(36);
  for (let i = 0; i < 6; i++) for (let j = 0; j < 6; j++) information[6 * i + j] = matrix[i * size + j]!;
  const side = right.slice(0, 6);
  const open = sigmas.flatMap((sigma, i) => (sigma > 0 && matrix[(6 + i) * (size + 1)]! > 0 ? [6 + i] : []));
  const count = open.length;
  const biases = new Float64Array(count * count);
  for (const [i, a] of open.entries()) {
    for (const [j, b] of open.entries()) biases[i * count + j] = matrix[a * size + b]!;
    biases[i * (count + 1)] = biases[i * (count + 1)]! + 1 / sigmas[a - 6]! ** 2;
  }
  const inverse = count === 0 ? undefined : inverseOf(biases, count);
  if (inverse === undefined) return { information, right: side, squares };
  let left = squares;
  for (const [k, a] of open.entries()) {
    for (const [l, b] of open.entries()) {
      const weight = inverse[k * count + l]!;
      left -= right[a]! * weight * right[b]!;
      for (let i = 0; i < 6; i++) {
        side[i] = side[i]! - matrix[i * size + a]! * weight * right[b]!;
        for (let j = 0; j < 6; j++)
          information[6 * i + j] = information[6 * i + j]! - matrix[i * size + a]! * weight * matrix[j * size + b]!;
      }
    }
  }
  return { information, right: side, squares: left };
}
