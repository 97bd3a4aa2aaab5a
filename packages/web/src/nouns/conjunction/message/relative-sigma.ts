import type { Cdm, CdmObject } from '@keepout/contract/ca/cdm';
import { axesOf, fromAxes, intoAxes, localCovariance } from './object-axes.ts';

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
  const local = intoAxes(axes, sum);
  const [r, t, n] = [0, 4, 8].map((place) => Math.sqrt(local[place] ?? Number.NaN));
  if (r === undefined || t === undefined || n === undefined || ![r, t, n].every(Number.isFinite)) return undefined;
  return { r, t, n };
}

/** The position block, 3x3 row-major, in the frame of the message. */
function inertialCovariance(object: CdmObject): readonly number[] | undefined {
  const [axes, local] = [axesOf(object), localCovariance(object)];
  return axes && local && fromAxes(axes, local);
}
