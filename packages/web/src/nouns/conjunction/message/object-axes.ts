import { rtnAxes } from '@keepout/astro/frames/local';
import type { CdmObject } from '@keepout/contract/ca/cdm';
import { triangleRows } from './covariance.ts';

/** Axes R, T, N of an object at TCA as rows, in the frame of its message; absent without a state. */
export function objectRtnAxes({ positionKm, velocityKmS }: CdmObject): Float64Array | undefined {
  return positionKm === null || velocityKmS === null ? undefined : rtnAxes(positionKm, velocityKmS);
}

/** The position block of an object's covariance, 3x3 row-major, m², in its own RTN axes. */
export function localCovariance({ covarianceRtn }: CdmObject): readonly number[] | undefined {
  const rows = triangleRows(covarianceRtn);
  if (rows === undefined) return undefined;
  return Array.from({ length: 9 }, (_, place) => {
    const [i, j] = [Math.floor(place / 3), place % 3];
    return (i >= j ? rows[i]?.[j] : rows[j]?.[i]) ?? Number.NaN;
  });
}

/** A 3x3 covariance turned from axes that are given as rows into the frame that those rows are given in: A' C A. */
export function fromAxes(axes: Float64Array, covariance: readonly number[]): readonly number[] {
  return congruent((i, row) => axes[3 * i + row] ?? Number.NaN, covariance);
}

/** A 3x3 covariance turned into axes that are given as rows in its own frame: A C A'. */
export function intoAxes(axes: Float64Array, covariance: readonly number[]): readonly number[] {
  return congruent((i, row) => axes[3 * row + i] ?? Number.NaN, covariance);
}

function congruent(turn: (i: number, row: number) => number, covariance: readonly number[]): readonly number[] {
  return Array.from({ length: 9 }, (_, place) => {
    const [row, column] = [Math.floor(place / 3), place % 3];
    let sum = 0;
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 3; j++) sum += turn(i, row) * (covariance[3 * i + j] ?? Number.NaN) * turn(j, column);
    return sum;
  });
}
