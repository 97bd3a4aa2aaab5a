import { scaled2, sum2 } from '../../linear/symmetric2.ts';
import { foster1992 } from '../plane/foster-1992.ts';
import type { PlaneEncounter } from '../plane/plane-encounter.ts';
import { principalEncounter } from '../plane/principal-encounter.ts';

/** The probability with the deviations of both objects multiplied. */
export interface ScaledPc {
  readonly primaryScale: number;
  readonly secondaryScale: number;
  readonly pc: number;
}

/**
 * Collision probability over a grid of factors on both objects' deviations: what it would be, were either covariance too
 * small or too large.
 *
 * Method   C = k1^2 C1 + k2^2 C2 + k1 k2 X, X what the errors share; disc integral (the scaled probability of CNES, with the
 *          range of either factor as an operator believes it)
 * Assumes  one factor for all deviations of an object
 *
 * @returns ScaledPc[] row by row of the primary's factors, or undefined without both covariances
 *
 * Checked  conformance/pc/operational-conjunctions.json: the diagonal
 */
export function scaledPc(
  encounter: PlaneEncounter,
  hardBodyRadiusM: number,
  primaryScales: readonly number[],
  secondaryScales: readonly number[],
): readonly ScaledPc[] | undefined {
  const { plane, primaryM2, secondaryM2, crossM2 } = encounter;
  if (primaryM2 === undefined || secondaryM2 === undefined) return undefined;
  return primaryScales.flatMap((primaryScale) =>
    secondaryScales.map((secondaryScale) => {
      const sum = sum2(scaled2(primaryM2, primaryScale ** 2), scaled2(secondaryM2, secondaryScale ** 2));
      const joint = crossM2 === undefined ? sum : sum2(sum, scaled2(crossM2, primaryScale * secondaryScale));
      const principal = principalEncounter(plane.missXM, plane.missYM, joint, hardBodyRadiusM);
      return { primaryScale, secondaryScale, pc: principal.repair === 'unusable' ? 0 : foster1992(principal) };
    }),
  );
}
