import type { StateVector } from '@keepout/astro/nouns';
import type { Result } from '@keepout/units/result';
import { ok } from '@keepout/units/result';
import { type EncounterPlane, encounterPlane, projectCovariance } from '../encounter/encounter-plane.ts';
import type { EncounterFault } from '../fault.ts';
import type { Symmetric2 } from '../linear/symmetric2.ts';
import type { Matrix3 } from '../linear/symmetric3.ts';
import { foster1992 } from '../pc/plane/foster-1992.ts';
import { mahalanobisSquared, principalEncounter } from '../pc/plane/principal-encounter.ts';

/** The encounter that a manoeuvre is to avoid: both objects at closest approach, in one inertial frame. */
export interface PlannedEncounter {
  readonly primary: StateVector;
  readonly secondary: StateVector;
  /** Combined position covariance, m^2, axes of the states. A manoeuvre leaves it as it is. */
  readonly covarianceM2: Matrix3;
  /** Combined hard-body radius. */
  readonly hardBodyRadiusM: number;
}

/** What an encounter comes to. */
export interface EncounterFigures {
  /** In the encounter plane. */
  readonly missDistanceM: number;
  /** In the encounter plane. */
  readonly mahalanobisSquared: number;
  /** Foster 1992. */
  readonly pc: number;
}

/** Figures of two states at closest approach. */
export function encounterFigures(
  encounter: PlannedEncounter,
  primary: StateVector = encounter.primary,
  secondary: StateVector = encounter.secondary,
): Result<EncounterFigures, EncounterFault> {
  const plane = encounterPlane(primary, secondary);
  if (!plane.ok) return plane;
  const planeM2 = projectCovariance(plane.value, encounter.covarianceM2);
  return ok(planeFigures(plane.value, planeM2, encounter.hardBodyRadiusM));
}

/** Figures of a miss vector in a plane. */
export function planeFigures(
  miss: Pick<EncounterPlane, 'missXM' | 'missYM'>,
  planeM2: Symmetric2,
  hardBodyRadiusM: number,
): EncounterFigures {
  const principal = principalEncounter(miss.missXM, miss.missYM, planeM2, hardBodyRadiusM);
  return {
    missDistanceM: Math.hypot(miss.missXM, miss.missYM),
    mahalanobisSquared: mahalanobisSquared(principal),
    pc: foster1992(principal),
  };
}
