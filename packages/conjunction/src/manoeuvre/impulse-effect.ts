import { localAxes } from '@keepout/astro/frames/local';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import type { Result } from '@keepout/units/result';
import type { EncounterFault } from '../fault.ts';
import { type MovedEncounter, movedEncounter } from './moved-encounter.ts';
import type { PlannedEncounter } from './planned-encounter.ts';

/** A change of velocity before closest approach. */
export interface AvoidanceImpulse {
  /** From the impulse to the closest approach as it was. */
  readonly leadS: number;
  /** RTN of the primary at the impulse. */
  readonly deltaVRtnMps: Vec3;
}

export type ImpulseEffect = MovedEncounter;

/**
 * Returns the effect of an impulse on an encounter.
 *
 * Method   primary carried back in two-body motion, the impulse added in its RTN axes, carried forward; closest approach
 *          found again by Newton on dr.dv; figures in the new encounter plane; docs/models/avoidance-manoeuvre
 * Assumes  two-body motion of the change (the perturbations move both orbits alike), covariance and radius as before
 * Frame    inertial
 *
 * @returns ok: ImpulseEffect   |   fault: those of `encounterPlane`, "no-closest-approach"
 *
 * Checked  conformance/manoeuvre/impulsive-avoidance (0.1 m, 0.5 percent of Pc)          Cost  40 microseconds
 */
export function impulseEffect(
  encounter: PlannedEncounter,
  impulse: AvoidanceImpulse,
): Result<ImpulseEffect, EncounterFault> {
  const before = twoBodyStateAt(encounter.primary, encounter.primary.epochTaiS - impulse.leadS);
  return movedEncounter(encounter, kicked(before, impulse.deltaVRtnMps));
}

/** A state after an impulse in its own RTN axes, or in those of another. */
export function kicked(state: StateVector, [r, t, n]: Vec3, axesOf: StateVector = state): StateVector {
  const m = localAxes('RTN', axesOf.positionM, axesOf.velocityMps);
  const [x, y, z] = state.velocityMps;
  return {
    ...state,
    velocityMps: [
      x + (m[0]! * r + m[3]! * t + m[6]! * n),
      y + (m[1]! * r + m[4]! * t + m[7]! * n),
      z + (m[2]! * r + m[5]! * t + m[8]! * n),
    ],
  };
}
