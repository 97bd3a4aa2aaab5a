import { fail, ok, type Result } from '@keepout/units/result';
import { type CovarianceFault, type KnownErrors, knownErrors } from '../../covariance/known-errors.ts';
import { type CrossCorrelation, crossInPlane } from '../../covariance/shared-error.ts';
import { type EncounterPlane, encounterPlane, projectCovariance } from '../../encounter/encounter-plane.ts';
import type { EncounterFault } from '../../fault.ts';
import { type Symmetric2, sum2 } from '../../linear/symmetric2.ts';
import type { ObjectAtTca } from '../../object-at-tca.ts';
import { type PrincipalEncounter, principalEncounter } from './principal-encounter.ts';

/** Two objects in their encounter plane, with the usable covariances. */
export interface PlaneEncounter {
  readonly plane: EncounterPlane;
  readonly primaryM2?: Symmetric2;
  readonly secondaryM2?: Symmetric2;
  /** The common error of both objects, to be added to the sum of their covariances. */
  readonly crossM2?: Symmetric2;
  readonly crossCorrelation?: CrossCorrelation;
  readonly defects: readonly CovarianceFault[];
  /** Present when both covariances are usable and their sum could be made positive. */
  readonly principal?: PrincipalEncounter;
}

/**
 * Puts two objects into their encounter plane.
 *
 * Method   `encounterPlane`, covariances projected, summed, less the common error (`sharedShifts`), and turned to
 *          principal axes
 *
 * @param hardBodyRadiusM number m combined, not negative
 * @returns ok: PlaneEncounter | fault: those of `encounterPlane` and `knownErrors`, "hard-body-radius-invalid"
 */
export function planeEncounter(
  primary: ObjectAtTca,
  secondary: ObjectAtTca,
  hardBodyRadiusM: number,
): Result<PlaneEncounter, EncounterFault> {
  const errors = knownErrors(primary, secondary);
  return errors.ok ? planeOfErrors(errors.value, hardBodyRadiusM) : errors;
}

/** The same for known errors. */
export function planeOfErrors(errors: KnownErrors, hardBodyRadiusM: number): Result<PlaneEncounter, EncounterFault> {
  if (!(hardBodyRadiusM >= 0)) return fail({ code: 'hard-body-radius-invalid', value: hardBodyRadiusM });
  const { objects, positionsM2, defects, correlation, shifts } = errors;
  const plane = encounterPlane(objects[0].state, objects[1].state);
  if (!plane.ok) return plane;
  const [primaryM2, secondaryM2] = positionsM2.map((matrix) => matrix && projectCovariance(plane.value, matrix));
  const { missXM, missYM, xi, zeta } = plane.value;
  const crossM2 = shifts && crossInPlane(shifts[0].positionM, shifts[1].positionM, xi, zeta);
  const principal =
    primaryM2 && secondaryM2
      ? principalEncounter(missXM, missYM, jointPlane(primaryM2, secondaryM2, crossM2), hardBodyRadiusM)
      : undefined;
  return ok({
    plane: plane.value,
    ...(primaryM2 && { primaryM2 }),
    ...(secondaryM2 && { secondaryM2 }),
    ...(crossM2 && { crossM2 }),
    ...(correlation && { crossCorrelation: correlation }),
    defects,
    ...(principal && principal.repair !== 'unusable' && { principal }),
  });
}

/** Covariance of the relative position in the plane. */
export function jointPlane(
  primaryM2: Symmetric2,
  secondaryM2: Symmetric2,
  crossM2: Symmetric2 | undefined,
): Symmetric2 {
  const sum = sum2(primaryM2, secondaryM2);
  return crossM2 === undefined ? sum : sum2(sum, crossM2);
}
