import { cholesky } from '@keepout/astro/covariance/positive-definite';
import { twoBodyTransition } from '@keepout/astro/covariance/transport';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { stateOfSix } from '@keepout/astro/six-numbers';
import type { SightLine } from './line.ts';
import type { Propagator, StateFunction } from './propagator.ts';

/** A measured component against its prediction, in units of its sigma. */
interface Row {
  readonly residual: number;
  /** Partial derivatives by the object's position and velocity, 1/m and s/m. */
  readonly partial: readonly number[];
  readonly object: StateVector;
}

export interface InitialFit {
  readonly state: StateVector;
  /** Formal, m and m/s, EME2000, row-major; absent where the measurements do not determine the orbit. */
  readonly covariance?: Float64Array;
  readonly squares: number;
  readonly rows: number;
  /** Root mean square angle between measured and fitted directions. */
  readonly rmsRad: number;
}

const TURNS = 25;
const SETTLED = 1e-7;
const LIGHT_TURNS = 3;

/**
 * Returns the orbit that fits measurements best, from an approximate one.
 *
 * Method   Levenberg-Marquardt on the state; partial derivatives along the two-body transition
 * Frame    EME2000
 * @returns Fit   |   undefined where the orbit cannot be carried to the measurements
 */
export function fitInitialOrbit(
  lines: readonly SightLine[],
  start: StateVector,
  motion: Propagator,
): InitialFit | undefined {
  let state = start;
  let rows = rowsOf(lines, state, motion);
  if (rows === undefined) return undefined;
  let squares = sumOfSquares(rows);
  let damping = 1e-4;
  for (let turn = 0; turn < TURNS && damping < 1e8; turn++) {
    const { normal, gradient, scale } = normalsOf(rows, state);
    const step = stepOf(normal, gradient, scale, damping);
    const next = step && moved(state, step);
    const nextRows = next && rowsOf(lines, next, motion);
    const nextSquares = nextRows === undefined ? Number.POSITIVE_INFINITY : sumOfSquares(nextRows);
    if (next === undefined || nextRows === undefined || !(nextSquares <= squares)) {
      damping *= 10;
      continue;
    }
    const gain = squares - nextSquares;
    state = next;
    rows = nextRows;
    squares = nextSquares;
    damping = Math.max(damping / 10, 1e-12);
    if (gain <= SETTLED * (squares + 1e-6)) break;
  }
  const covariance = covarianceOf(rows, state);
  return {
    state,
    squares,
    rows: rows.length,
    rmsRad: rmsAngle(lines, state, motion),
    ...(covariance && { covariance }),
  };
}

/** Residuals of the measurements to an orbit, in units of their sigmas; undefined where it cannot be propagated. */
export function leftOver(lines: readonly SightLine[], state: StateVector, motion: Propagator): number[] | undefined {
  return rowsOf(lines, state, motion)?.map(({ residual }) => residual);
}

function rowsOf(lines: readonly SightLine[], state: StateVector, motion: Propagator): Row[] | undefined {
  const stateAt = motion(state, lines[lines.length - 1]!.receptionTaiS + 1);
  if (stateAt === undefined) return undefined;
  const rows: Row[] = [];
  for (const line of lines) {
    const object = objectAt(line, stateAt);
    if (object === undefined) return undefined;
    pushRows(line, object, rows);
  }
  return rows;
}

/** The object when the light left it. */
function objectAt({ receptionTaiS, hereM, slowness }: SightLine, stateAt: StateFunction): StateVector | undefined {
  const six = new Float64Array(6);
  let delayS = 0;
  for (let turn = 0; turn < LIGHT_TURNS; turn++) {
    if (!stateAt(receptionTaiS - delayS, six)) return undefined;
    delayS = slowness * Math.hypot(six[0]! - hereM[0], six[1]! - hereM[1], six[2]! - hereM[2]);
    if (slowness === 0) break;
  }
  return stateOfSix(six, receptionTaiS - delayS);
}

function pushRows(line: SightLine, object: StateVector, rows: Row[]): void {
  const away: Vec3 = minus(object.positionM, line.hereM);
  const rangeM = Math.hypot(...away);
  const direction: Vec3 = [away[0] / rangeM, away[1] / rangeM, away[2] / rangeM];
  const noSpeed = [0, 0, 0];
  if (line.towards !== undefined) {
    for (const axis of axesAcross(direction)) {
      const weight = 1 / line.sigmaAngleRad;
      const partial = [...axis.map((component) => (weight * component) / rangeM), ...noSpeed];
      rows.push({ residual: weight * dot(axis, line.towards), partial, object });
    }
  }
  if (line.rangeM !== undefined) {
    const weight = 1 / line.sigmaRangeM;
    rows.push({
      residual: weight * (line.rangeM - rangeM),
      partial: [...direction.map((component) => weight * component), ...noSpeed],
      object,
    });
  }
  if (line.rangeRateMps !== undefined) {
    const weight = 1 / line.sigmaRangeRateMps;
    const relative = minus(object.velocityMps, line.hereMps);
    const rate = dot(direction, relative);
    const turn = relative.map((component, k) => (weight * (component - rate * direction[k]!)) / rangeM);
    rows.push({
      residual: weight * (line.rangeRateMps - rate),
      partial: [...turn, ...direction.map((component) => weight * component)],
      object,
    });
  }
}

/** Two axes at right angles to a direction. */
function axesAcross(towards: Vec3): readonly [Vec3, Vec3] {
  const [x, y, z] = towards;
  const flat = Math.hypot(x, y);
  const east: Vec3 = flat > 1e-9 ? [-y / flat, x / flat, 0] : [1, 0, 0];
  return [east, [-z * east[1], z * east[0], x * east[1] - y * east[0]]];
}

interface Normals {
  readonly normal: Float64Array;
  readonly gradient: Float64Array;
  readonly scale: Float64Array;
}

/** Normal equations of the state, scaled so that their diagonal is one. */
function normalsOf(rows: readonly Row[], state: StateVector): Normals {
  const normal = new Float64Array(36);
  const gradient = new Float64Array(6);
  let object: StateVector | undefined;
  let phi: Float64Array = new Float64Array(36);
  const full = new Float64Array(6);
  for (const row of rows) {
    if (row.object !== object) {
      object = row.object;
      phi = twoBodyTransition(state, object);
    }
    for (let q = 0; q < 6; q++) {
      full[q] = row.partial.reduce((sum, value, p) => sum + value * phi[6 * p + q]!, 0);
    }
    for (let p = 0; p < 6; p++) {
      gradient[p]! += full[p]! * row.residual;
      for (let q = 0; q < 6; q++) normal[6 * p + q]! += full[p]! * full[q]!;
    }
  }
  const scale = Float64Array.from({ length: 6 }, (_, k) => 1 / Math.sqrt(normal[7 * k]! || 1));
  for (let p = 0; p < 6; p++) {
    gradient[p]! *= scale[p]!;
    for (let q = 0; q < 6; q++) normal[6 * p + q]! *= scale[p]! * scale[q]!;
  }
  return { normal, gradient, scale };
}

function stepOf(
  normal: Float64Array,
  gradient: Float64Array,
  scale: Float64Array,
  damping: number,
): Float64Array | undefined {
  const damped = Float64Array.from(normal);
  for (let k = 0; k < 6; k++) damped[7 * k]! += damping;
  const lower = cholesky(damped, 6);
  return lower && solve(lower, gradient).map((value, k) => value * scale[k]!);
}

/** x of L L^T x = b. */
function solve(lower: Float64Array, right: Float64Array): Float64Array {
  const x = Float64Array.from(right);
  for (let i = 0; i < 6; i++) {
    for (let k = 0; k < i; k++) x[i]! -= lower[6 * i + k]! * x[k]!;
    x[i]! /= lower[7 * i]!;
  }
  for (let i = 5; i >= 0; i--) {
    for (let k = i + 1; k < 6; k++) x[i]! -= lower[6 * k + i]! * x[k]!;
    x[i]! /= lower[7 * i]!;
  }
  return x;
}

function covarianceOf(rows: readonly Row[], state: StateVector): Float64Array | undefined {
  const { normal, scale } = normalsOf(rows, state);
  const lower = cholesky(normal, 6);
  if (lower === undefined) return undefined;
  const out = new Float64Array(36);
  for (let column = 0; column < 6; column++) {
    const right = new Float64Array(6);
    right[column] = 1;
    const x = solve(lower, right);
    for (let row = 0; row < 6; row++) out[6 * row + column] = x[row]! * scale[row]! * scale[column]!;
  }
  return out.every(Number.isFinite) ? out : undefined;
}

function moved(state: StateVector, step: Float64Array): StateVector {
  const {
    positionM: [x, y, z],
    velocityMps: [u, v, w],
  } = state;
  return {
    ...state,
    positionM: [x + step[0]!, y + step[1]!, z + step[2]!],
    velocityMps: [u + step[3]!, v + step[4]!, w + step[5]!],
  };
}

function rmsAngle(lines: readonly SightLine[], state: StateVector, motion: Propagator): number {
  const stateAt = motion(state, lines[lines.length - 1]!.receptionTaiS + 1);
  const squares = lines.flatMap((line) => {
    const object = stateAt && line.towards && objectAt(line, stateAt);
    if (object === undefined || line.towards === undefined) return [];
    const away = minus(object.positionM, line.hereM);
    const size = Math.hypot(...away);
    return Math.hypot(...away.map((component, k) => component / size - line.towards![k]!)) ** 2;
  });
  return squares.length === 0 ? 0 : Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
}

function sumOfSquares(rows: readonly Row[]): number {
  return rows.reduce((sum, { residual }) => sum + residual * residual, 0);
}

function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function minus(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
