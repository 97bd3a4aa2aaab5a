import { equinoctialTangent } from '@keepout/astro/elements/equinoctial-jacobian';
import type { Symmetric3 } from '../../linear/symmetric3.ts';
import type { OrbitError } from './orbit-error.ts';

/**
 * One orbit's error as a normal distribution of its state at one time, linear around elements of the epoch. Working memory:
 * the next call of `lay` overwrites it.
 */
export interface OrbitTangent {
  readonly error: OrbitError;
  /** Elements of the linearisation epoch; written by the caller that moves it. */
  readonly at: Float64Array;
  /** 6x6, row-major: state at the time by elements of the epoch. */
  readonly jacobian: Float64Array;
  /** State of the mean in that linear map. */
  readonly state: Float64Array;
  /** Position rows of the partials times the covariance: 3x6. */
  readonly spread: Float64Array;
  /** The same of the velocity rows, when requested. */
  readonly velocitySpread: Float64Array;
  /** The state's shift by one sigma of the common error; zero without one. */
  readonly shared: Float64Array;
  /** Lays the tangent at `at`, `t` seconds from the epoch. */
  readonly lay: (t: number) => void;
}

export function orbitTangent(error: OrbitError): OrbitTangent {
  const { mean, sense, covariance, shared: sharedElements } = error;
  const at = Float64Array.from(mean);
  const moved = new Float64Array(6);
  const state = new Float64Array(6);
  const jacobian = new Float64Array(36);
  const spread = new Float64Array(18);
  const velocitySpread = new Float64Array(18);
  const shared = new Float64Array(6);
  const out = { state, jacobian };
  const lay = (t: number): void => {
    for (let k = 0; k < 5; k++) moved[k] = at[k]!;
    moved[5] = at[5]! + at[0]! * t;
    equinoctialTangent(moved, sense, out);
    const d0 = mean[0]! - at[0]!;
    const d1 = mean[1]! - at[1]!;
    const d2 = mean[2]! - at[2]!;
    const d3 = mean[3]! - at[3]!;
    const d4 = mean[4]! - at[4]!;
    const d5 = mean[5]! - at[5]!;
    for (let row = 0; row < 6; row++) {
      const p = 6 * row;
      const last = jacobian[p + 5]!;
      // The longitude of the time is that of the epoch plus n t.
      const first = jacobian[p]! + t * last;
      jacobian[p] = first;
      state[row] =
        state[row]! +
        (first * d0 +
          jacobian[p + 1]! * d1 +
          jacobian[p + 2]! * d2 +
          jacobian[p + 3]! * d3 +
          jacobian[p + 4]! * d4 +
          last * d5);
    }
    timesCovariance(jacobian, 0, covariance, spread);
    if (sharedElements === undefined) return;
    for (let row = 0; row < 6; row++) {
      let sum = 0;
      for (let k = 0; k < 6; k++) sum += jacobian[6 * row + k]! * sharedElements[k]!;
      shared[row] = sum;
    }
  };
  return { error, at, jacobian, state, spread, velocitySpread, shared, lay };
}

/** Three rows of the partials, from `first`, times the covariance. */
function timesCovariance(jacobian: Float64Array, first: number, covariance: Float64Array, out: Float64Array): void {
  for (let row = 0; row < 3; row++) {
    const p = 6 * (first + row);
    const g0 = jacobian[p]!;
    const g1 = jacobian[p + 1]!;
    const g2 = jacobian[p + 2]!;
    const g3 = jacobian[p + 3]!;
    const g4 = jacobian[p + 4]!;
    const g5 = jacobian[p + 5]!;
    for (let k = 0; k < 6; k++) {
      out[6 * row + k] =
        g0 * covariance[k]! +
        g1 * covariance[6 + k]! +
        g2 * covariance[12 + k]! +
        g3 * covariance[18 + k]! +
        g4 * covariance[24 + k]! +
        g5 * covariance[30 + k]!;
    }
  }
}

/** Adds the covariance of the positions: 3x3, symmetric. */
export function addPositionCovariance({ spread, jacobian }: OrbitTangent, sum: Symmetric3): void {
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column <= row; column++) sum[3 * row + column]! += rowProduct(spread, row, jacobian, column);
  }
  sum[1] = sum[3]!;
  sum[2] = sum[6]!;
  sum[5] = sum[7]!;
}

/** Adds the covariances of position (rows) by velocity, and of the velocities. */
export function addVelocityCovariance(
  { spread, velocitySpread, jacobian, error }: OrbitTangent,
  crossM2ps: Symmetric3,
  velocityM2ps2: Symmetric3,
): void {
  timesCovariance(jacobian, 3, error.covariance, velocitySpread);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      crossM2ps[3 * row + column]! += rowProduct(spread, row, jacobian, 3 + column);
      if (column > row) continue;
      const value = rowProduct(velocitySpread, row, jacobian, 3 + column);
      velocityM2ps2[3 * row + column]! += value;
      if (column < row) velocityM2ps2[3 * column + row]! += value;
    }
  }
}

function rowProduct(a: Float64Array, rowOfA: number, b: Float64Array, rowOfB: number): number {
  const p = 6 * rowOfA;
  const q = 6 * rowOfB;
  return (
    a[p]! * b[q]! +
    a[p + 1]! * b[q + 1]! +
    a[p + 2]! * b[q + 2]! +
    a[p + 3]! * b[q + 3]! +
    a[p + 4]! * b[q + 4]! +
    a[p + 5]! * b[q + 5]!
  );
}

/**
 * Moves a tangent towards the elements of least misfit: mean + sign (C G^T - s s'^T G'^T) pull, G the position rows of the
 * partials, ' the other orbit.
 *
 * @param along   number   s'^T G'^T pull
 * @param step    number   share of the way
 */
export function moveTangent(
  { error, at, spread }: OrbitTangent,
  pull: Float64Array,
  sign: 1 | -1,
  along: number,
  step: number,
): void {
  const { mean, shared } = error;
  const x = pull[0]!;
  const y = pull[1]!;
  const z = pull[2]!;
  for (let k = 0; k < 6; k++) {
    const back = shared === undefined ? 0 : shared[k]! * along;
    const goal = mean[k]! + sign * (spread[k]! * x + spread[6 + k]! * y + spread[12 + k]! * z - back);
    at[k] = step === 1 ? goal : at[k]! + step * (goal - at[k]!);
  }
}
