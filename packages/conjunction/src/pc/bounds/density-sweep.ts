import { dot } from '@keepout/astro/vector';
import { fail, ok, type Result } from '@keepout/units/result';
import { knownErrors } from '../../covariance/known-errors.ts';
import type { EncounterFault } from '../../fault.ts';
import { type Symmetric2, sum2 } from '../../linear/symmetric2.ts';
import type { ObjectAtTca } from '../../object-at-tca.ts';
import { foster1992 } from '../plane/foster-1992.ts';
import { planeOfErrors } from '../plane/plane-encounter.ts';
import { principalEncounter } from '../plane/principal-encounter.ts';

/** The probability if the density of the atmosphere turned out otherwise than forecast. */
export interface DensityOutcome {
  /** In standard deviations of the forecast; above 0 the atmosphere is denser. */
  readonly offset: number;
  readonly pc: number;
}

/**
 * How the collision probability hangs on the density of the atmosphere, from the drag-consider parameters of a message.
 *
 * Method   for each offset k both objects are shifted by k sigma G in the encounter plane, and the share of that error
 *          leaves both covariances; disc integral. The mean over normal k is the correlated probability (`sharedShifts`)
 * Assumes  a shift linear in the density, small against the orbits; straight relative motion
 *
 * @param offsets number[]  standard deviations of the density forecast
 * @returns ok: DensityOutcome[] in the order of the offsets | fault: those of `planeEncounter`, "density-error-missing"
 *          where either object has no figures, or such as do not fit its covariance
 *
 * Checked  conformance/pc/cross-correlation: the mean is NASA CARA's published correlated probability
 */
export function densitySweep(
  primary: ObjectAtTca,
  secondary: ObjectAtTca,
  hardBodyRadiusM: number,
  offsets: readonly number[],
): Result<readonly DensityOutcome[], EncounterFault | { readonly code: 'density-error-missing' }> {
  const errors = knownErrors(primary, secondary);
  if (!errors.ok) return errors;
  const planar = planeOfErrors(errors.value, hardBodyRadiusM);
  if (!planar.ok) return planar;
  const { shifts } = errors.value;
  const { plane, primaryM2, secondaryM2 } = planar.value;
  if (!shifts || !primaryM2 || !secondaryM2) return fail({ code: 'density-error-missing' });
  const { missXM, missYM, xi, zeta } = plane;
  const [first, second] = shifts.map(({ positionM }) => [dot(positionM, xi), dot(positionM, zeta)] as const);
  const covariance = sum2(less(primaryM2, first!), less(secondaryM2, second!));
  return ok(
    offsets.map((offset) => {
      const x = missXM + offset * (second![0] - first![0]);
      const y = missYM + offset * (second![1] - first![1]);
      return { offset, pc: foster1992(principalEncounter(x, y, covariance, hardBodyRadiusM)) };
    }),
  );
}

function less({ xx, yx, yy }: Symmetric2, [x, y]: readonly [number, number]): Symmetric2 {
  return { xx: xx - x * x, yx: yx - x * y, yy: yy - y * y };
}
