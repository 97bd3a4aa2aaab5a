import { transposed6, turned6 } from '@keepout/astro/covariance/matrix6';
import { cholesky } from '@keepout/astro/covariance/positive-definite';
import { BIASES, forceUnknowns, type SightingResidual } from './residuals.ts';
import { isMeasured } from './sightings.ts';

/** Normal equations of six numbers of the orbit, in units of their own, three of each track, and those of the forces where they are uncertain. */
export interface NormalEquations {
  readonly size: number;
  /** Row-major, the prior of neither in it. */
  readonly matrix: Float64Array;
  readonly right: Float64Array;
  /** Sum of (residual / sigma)^2, and of how many numbers. */
  readonly squares: number;
  readonly count: number;
}

/** @param units   Float64Array(36): the orbit moves by its columns; by metres and metres a second when absent */
export function normalEquations(
  residuals: readonly SightingResidual[],
  tracks: number,
  isUsed: (index: number) => boolean,
  units?: Float64Array,
): NormalEquations {
  const across = units && transposed6(units);
  const forces = forceUnknowns(residuals);
  const size = 6 + BIASES * tracks + forces;
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  const width = 6 + BIASES + forces;
  const places = new Int32Array(width);
  const row = new Float64Array(width);
  let squares = 0;
  let count = 0;
  for (const [index, { sighting, residual, slopes, biasSlopes, forceSlopes }] of residuals.entries()) {
    if (!isUsed(index)) continue;
    for (let i = 0; i < forces; i++) places[6 + BIASES + i] = size - forces + i;
    for (let i = 0; i < 6; i++) places[i] = i;
    for (let i = 0; i < BIASES; i++) places[6 + i] = 6 + BIASES * sighting.track + i;
    for (let component = 0; component < 4; component++) {
      if (!isMeasured(sighting, component)) continue;
      const sigma = sighting.sigma[component]!;
      const slope = slopes.subarray(6 * component, 6 * component + 6);
      const turned = across ? turned6(across, slope) : slope;
      for (let i = 0; i < 6; i++) row[i] = turned[i]! / sigma;
      for (let i = 0; i < BIASES; i++) row[6 + i] = biasSlopes[BIASES * component + i]! / sigma;
      for (let i = 0; i < forces; i++) row[6 + BIASES + i] = (forceSlopes?.[4 * i + component] ?? 0) / sigma;
      const left = residual[component]! / sigma;
      squares += left * left;
      count++;
      for (let i = 0; i < row.length; i++) {
        // Steps that are still to come.
        if (row[i] === 0) continue;
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

/** Inverse of a symmetric positive definite matrix whose entries differ by many orders. @returns undefined for other matrices */
export function inverseOf(matrix: Float64Array, size: number): Float64Array | undefined {
  const scale = Float64Array.from({ length: size }, (_, i) => Math.sqrt(matrix[i * size + i]!));
  if (scale.some((diagonal) => !(diagonal > 0 && Number.isFinite(diagonal)))) return undefined;
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

const ORBIT = [0, 1, 2, 3, 4, 5] as const;

/** Normal equations of the orbit alone, or of it and further unknowns. */
export interface OrbitEquations {
  /** Float64Array(36): information of the measurements on the orbit, in its units; larger where there are more unknowns. */
  readonly information: Float64Array;
  /** Float64Array(6). */
  readonly right: Float64Array;
  readonly squares: number;
}

/**
 * Normal equations of the orbit alone, when the biases are known to their sigmas only.
 *
 * Method   Schur complement of the biases with their own information; the same as weighting with the complete covariance of the measurements,
 *          noise and shared errors
 *
 * @param sigmas   one of each bias; zero: exact
 * @param unknowns     unknowns that are kept: those of the orbit when absent
 */
export function orbitEquations(
  { matrix, right, squares, size }: NormalEquations,
  sigmas: readonly number[],
  unknowns: readonly number[] = ORBIT,
): OrbitEquations {
  const width = unknowns.length;
  const information = Float64Array.from({ length: width * width }, (_, n) => {
    const [i, j] = [Math.floor(n / width), n % width];
    return matrix[unknowns[i]! * size + unknowns[j]!]!;
  });
  const side = Float64Array.from(unknowns, (at) => right[at]!);
  const isOpen = (at: number): boolean => matrix[at * (size + 1)]! > 0 && !unknowns.includes(at);
  const open = sigmas.flatMap((sigma, i) => (sigma > 0 && isOpen(6 + i) ? [6 + i] : []));
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
      for (const [i, row] of unknowns.entries()) {
        side[i] = side[i]! - matrix[row * size + a]! * weight * right[b]!;
        for (const [j, column] of unknowns.entries()) {
          const at = width * i + j;
          information[at] = information[at]! - matrix[row * size + a]! * weight * matrix[column * size + b]!;
        }
      }
    }
  }
  return { information, right: side, squares: left };
}
