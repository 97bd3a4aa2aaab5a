import { rtnAxes } from '@keepout/astro/frames/local';
import type { Cdm, CdmObject } from '@keepout/contract/ca/cdm';
import { triangleRows } from './covariance.ts';

/** One sigma of the relative position in the RTN axes of object 1, m. */
export interface RelativeSigma {
  readonly r: number;
  readonly t: number;
  readonly n: number;
}

/**
 * One sigma of the miss by component: both position covariances, each turned from its object's own axes into those of
 * object 1, and added. Absent where a covariance or a state is.
 *
 * Assumes  errors of the two objects independent, as the sums of the assessment do
 * Frame    RTN of object 1 at TCA
 */
export function relativeSigma({ object1, object2 }: Cdm): RelativeSigma | undefined {
  const axes = axesOf(object1);
  const one = inertialCovariance(object1);
  const other = inertialCovariance(object2);
  if (axes === undefined || one === undefined || other === undefined || object1.frame !== object2.frame)
    return undefined;
  const sum = one.map((value, index) => value + (other[index] ?? Number.NaN));
  const [r, t, n] = [0, 1, 2].map((axis) => Math.sqrt(quadratic(sum, axes.subarray(3 * axis, 3 * axis + 3))));
  if (r === undefined || t === undefined || n === undefined || ![r, t, n].every(Number.isFinite)) return undefined;
  return { r, t, n };
}

function axesOf({ positionKm, velocityKmS }: CdmObject): Float64Array | undefined {
  return positionKm === null || velocityKmS === null ? undefined : rtnAxes(positionKm, velocityKmS);
}

/** The position block, 3x3 row-major, in the axes of the message. */
function inertialCovariance(object: CdmObject): readonly number[] | undefined {
  const axes = axesOf(object);
  const rows = triangleRows(object.covarianceRtn);
  if (axes === undefined || rows === undefined) return undefined;
  const local = (i: number, j: number) => (i >= j ? rows[i]?.[j] : rows[j]?.[i]) ?? Number.NaN;
  return Array.from({ length: 9 }, (_, place) => {
    const [row, column] = [Math.floor(place / 3), place % 3];
    let sum = 0;
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 3; j++) sum += (axes[3 * i + row] ?? 0) * local(i, j) * (axes[3 * j + column] ?? 0);
    return sum;
  });
}

function quadratic(matrix: readonly number[], axis: Float64Array): number {
  return matrix.reduce(
    (sum, value, place) => sum + value * (axis[Math.floor(place / 3)] ?? 0) * (axis[place % 3] ?? 0),
    0,
  );
}
