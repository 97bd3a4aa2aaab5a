import { localAxes } from '@keepout/astro/frames/local';
import type { DensityError, StateVector, Vec3 } from '@keepout/astro/nouns';
import { dot } from '@keepout/astro/vector';
import type { Symmetric2 } from '../linear/symmetric2.ts';
import { type Symmetric3, sum3 } from '../linear/symmetric3.ts';
import type { ObjectAtTca } from '../object-at-tca.ts';
import { covarianceDefect } from './usable.ts';

/** One-sigma shift of a state, m and m/s, frame of the state. */
export interface StateShift {
  readonly positionM: Vec3;
  readonly velocityMps: Vec3;
}

/** Whether the errors of both objects count as correlated; `incomplete` when one object alone brings the figures. */
export type CrossCorrelation = 'applied' | 'incomplete' | 'inconsistent';

/**
 * Shift of a state by one sigma of the density forecast.
 *
 * Method   s = sigma M^T G, the sensitivity turned with the plain axes of the state
 */
export function densityShift(error: DensityError, state: StateVector): StateShift {
  const rows = localAxes('RTN', state.positionM, state.velocityMps);
  const turned = (v: Vec3): Vec3 =>
    [0, 1, 2].map(
      (k) => error.relativeSigma * (rows[k]! * v[0] + rows[3 + k]! * v[1] + rows[6 + k]! * v[2]),
    ) as unknown as Vec3;
  return { positionM: turned(error.positionRtnM), velocityMps: turned(error.velocityRtnMps) };
}

/** Contribution of the common error to the covariance of the difference: -(s1 s2^T + s2 s1^T). */
export function crossCovariance(first: Vec3, second: Vec3): Symmetric3 {
  return Float64Array.from({ length: 9 }, (_, n) => {
    const [i, j] = [Math.floor(n / 3), n % 3];
    return -(first[i]! * second[j]! + second[i]! * first[j]!);
  });
}

/** The same in a plane with unit axes x and y. */
export function crossInPlane(first: Vec3, second: Vec3, x: Vec3, y: Vec3): Symmetric2 {
  const [firstX, firstY, secondX, secondY] = [dot(first, x), dot(first, y), dot(second, x), dot(second, y)];
  return { xx: -2 * firstX * secondX, yx: -(firstX * secondY + secondX * firstY), yy: -2 * firstY * secondY };
}

/**
 * The shifts that one and the same error of the density forecast gives both objects.
 *
 * Method   Casali, Hall, Snow, Hejduk, Johnson, Skrehart, Baars (AAS 18-272): C = C1 + C2 - sigma1 sigma2 (G2 G1^T +
 *          G1 G2^T). The forecast's error is global, so both relative errors are fully correlated
 * Assumes  each covariance holds its own share sigma^2 G G^T already (consider covariance)
 *
 * @param positionsM2   usable position covariances of both, frame of the states, m^2; absent ones end the question
 * @returns the shifts, when both objects state the figures and the joint covariance stays positive; and the treatment
 *
 * Checked  conformance/pc/cross-correlation.json
 */
export function sharedShifts(
  [primary, secondary]: readonly [ObjectAtTca, ObjectAtTca],
  [first, second]: readonly [Symmetric3 | undefined, Symmetric3 | undefined],
): { readonly status?: CrossCorrelation; readonly shifts?: readonly [StateShift, StateShift] } {
  const [primaryError, secondaryError] = [primary.densityError, secondary.densityError];
  if (primaryError === undefined && secondaryError === undefined) return {};
  if (primaryError === undefined || secondaryError === undefined) return { status: 'incomplete' };
  if (first === undefined || second === undefined) return {};
  const shifts = [densityShift(primaryError, primary.state), densityShift(secondaryError, secondary.state)] as const;
  const joint = sum3(sum3(first, second), crossCovariance(shifts[0].positionM, shifts[1].positionM));
  return covarianceDefect(joint) === undefined ? { status: 'applied', shifts } : { status: 'inconsistent' };
}
