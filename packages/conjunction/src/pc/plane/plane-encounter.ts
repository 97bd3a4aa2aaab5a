import { fail, ok, type Result } from '@keepout/units/result';
import { inertialPositionCovariance } from '../../covariance/position.ts';
import { type CrossCorrelation, crossInPlane, sharedShifts } from '../../covariance/shared-error.ts';
import { type CovarianceDefect, covarianceDefect } from '../../covariance/usable.ts';
import { type EncounterPlane, encounterPlane, projectCovariance } from '../../encounter/encounter-plane.ts';
import type { EncounterFault } from '../../fault.ts';
import { type Symmetric2, sum2 } from '../../linear/symmetric2.ts';
import type { ObjectAtTca } from '../../object-at-tca.ts';
import { type PrincipalEncounter, principalEncounter } from './principal-encounter.ts';

/** Why an object's covariance counts for nothing. */
export interface CovarianceFault {
  readonly object: 'primary' | 'secondary';
  readonly defect: CovarianceDefect;
}

/** Two objects in their encounter plane, with whatever usable covariance each has. */
export interface PlaneEncounter {
  readonly plane: EncounterPlane;
  readonly primaryM2?: Symmetric2;
  readonly secondaryM2?: Symmetric2;
  /** What the errors of both objects have in common, to be added to the sum of their covariances. */
  readonly crossM2?: Symmetric2;
  readonly crossCorrelation?: CrossCorrelation;
  readonly defects: readonly CovarianceFault[];
  /** Present when both covariances are usable and their sum could be made positive. */
  readonly principal?: PrincipalEncounter;
}

/**
 * Puts two objects into their encounter plane.
 *
 * Method   `encounterPlane`, covariances projected, summed, less what both errors share (`sharedShifts`), and turned to
 *          principal axes
 *
 * @param hardBodyRadiusM number m combined, not negative
 * @returns ok: PlaneEncounter | fault: those of `encounterPlane`, "covariance-frame-unknown", "hard-body-radius-invalid"
 */
export function planeEncounter(
  primary: ObjectAtTca,
  secondary: ObjectAtTca,
  hardBodyRadiusM: number,
): Result<PlaneEncounter, EncounterFault> {
  if (!(hardBodyRadiusM >= 0)) return fail({ code: 'hard-body-radius-invalid', value: hardBodyRadiusM });
  const plane = encounterPlane(primary.state, secondary.state);
  if (!plane.ok) return plane;
  const defects: CovarianceFault[] = [];
  const projected: (Symmetric2 | undefined)[] = [];
  for (const [name, object] of [
    ['primary', primary],
    ['secondary', secondary],
  ] as const) {
    const position = object.covariance && inertialPositionCovariance(object.covariance, object.state);
    if (position && !position.ok) return fail({ ...position.fault, object: name });
    const defect = covarianceDefect(position?.value);
    if (defect !== undefined) defects.push({ object: name, defect });
    projected.push(position && defect === undefined ? projectCovariance(plane.value, position.value) : undefined);
  }
  const [primaryM2, secondaryM2] = projected;
  const { missXM, missYM, xi, zeta } = plane.value;
  const { status, shifts } = sharedShifts(primary, secondary);
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
    ...(status && { crossCorrelation: status }),
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
