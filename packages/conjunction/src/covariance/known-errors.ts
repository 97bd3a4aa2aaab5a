import { fail, ok, type Result } from '@keepout/units/result';
import type { EncounterFault } from '../fault.ts';
import type { Symmetric3 } from '../linear/symmetric3.ts';
import type { ObjectAtTca } from '../object-at-tca.ts';
import { isIndefinite } from './plausible.ts';
import { inertialPositionCovariance } from './position.ts';
import { type CrossCorrelation, type StateShift, sharedShifts } from './shared-error.ts';
import { type CovarianceDefect, covarianceDefect } from './usable.ts';

/** Reason why an object's covariance is not used. */
export interface CovarianceFault {
  readonly object: 'primary' | 'secondary';
  readonly defect: CovarianceDefect;
}

/** Covariances of two objects at closest approach: the common input of plane, summary and methods. */
export interface KnownErrors {
  readonly objects: readonly [ObjectAtTca, ObjectAtTca];
  /** Usable position covariances, frame of the states, m^2. */
  readonly positionsM2: readonly [Symmetric3 | undefined, Symmetric3 | undefined];
  readonly defects: readonly CovarianceFault[];
  /** Whose 6x6 contradicts itself: its position may be used, its velocities may not. */
  readonly indefinite: readonly CovarianceFault['object'][];
  /** Treatment of the common error, and its shifts by one sigma when it counts. */
  readonly correlation?: CrossCorrelation;
  readonly shifts?: readonly [StateShift, StateShift];
}

/**
 * The errors of two objects, turned and judged once.
 *
 * Frame    inertial, one for both states; covariances as `inertialPositionCovariance` takes them
 *
 * @returns ok: KnownErrors | fault: "covariance-frame-unknown", with the object
 */
export function knownErrors(primary: ObjectAtTca, secondary: ObjectAtTca): Result<KnownErrors, EncounterFault> {
  const defects: CovarianceFault[] = [];
  const indefinite: CovarianceFault['object'][] = [];
  const positions: (Symmetric3 | undefined)[] = [];
  for (const [object, { covariance, state }] of [
    ['primary', primary],
    ['secondary', secondary],
  ] as const) {
    const position = covariance && inertialPositionCovariance(covariance, state);
    if (position && !position.ok) return fail({ ...position.fault, object });
    const defect = covarianceDefect(position?.value);
    if (defect !== undefined) defects.push({ object, defect });
    else if (covariance && isIndefinite(covariance.matrix)) indefinite.push(object);
    positions.push(defect === undefined ? position?.value : undefined);
  }
  const [first, second] = positions;
  const { status, shifts } = sharedShifts([primary, secondary], [first, second]);
  return ok({
    objects: [primary, secondary],
    positionsM2: [first, second],
    defects,
    indefinite,
    ...(status && { correlation: status }),
    ...(shifts && { shifts }),
  });
}
