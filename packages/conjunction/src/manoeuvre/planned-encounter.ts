import type { StateVector } from '@keepout/astro/nouns';
import type { Result } from '@keepout/units/result';
import { fail, ok } from '@keepout/units/result';
import { type EncounterPlane, encounterPlane, projectCovariance } from '../encounter/encounter-plane.ts';
import type { EncounterFault } from '../fault.ts';
import type { Symmetric2 } from '../linear/symmetric2.ts';
import type { Matrix3 } from '../linear/symmetric3.ts';
import type { ObjectAtTca } from '../object-at-tca.ts';
import { foster1992 } from '../pc/plane/foster-1992.ts';
import { mahalanobisSquared, principalEncounter } from '../pc/plane/principal-encounter.ts';
import { type VerdictPc, verdictReport } from '../pc/verdict-pc.ts';

/** The encounter that a manoeuvre is to avoid: both objects at closest approach, in one inertial frame. */
export interface PlannedEncounter {
  readonly primary: StateVector;
  readonly secondary: StateVector;
  /** Combined position covariance, m^2, axes of the states. A manoeuvre leaves it as it is. */
  readonly covarianceM2: Matrix3;
  /** Combined hard-body radius. */
  readonly hardBodyRadiusM: number;
  /** What its verdict rests on; absent where no method has an answer, and where two dimensions are all that is asked for. */
  readonly judged?: JudgedEncounter;
}

/** The probability of the verdict for an encounter as it is. */
export interface JudgedEncounter extends VerdictPc {
  /** Both objects at closest approach with their errors. */
  readonly objects: readonly [ObjectAtTca, ObjectAtTca];
}

/** What an encounter comes to. */
export interface EncounterFigures {
  /** In the encounter plane. */
  readonly missDistanceM: number;
  /** In the encounter plane. */
  readonly mahalanobisSquared: number;
  /** Of `planeFigures` by Foster 1992; of `encounterFigures` by the method of the verdict, where the encounter brings that. */
  readonly pc: number;
}

/** Whether the two-dimensional probability says of an encounter what its verdict says. */
export function isPlanar({ judged }: Pick<PlannedEncounter, 'judged'>): boolean {
  return judged === undefined || judged.method === 'foster-1992';
}

/**
 * Figures of two states at closest approach.
 *
 * Method   the encounter as it is: the probability of its verdict. Moved: Foster 1992 where the verdict takes it for the encounter as it is,
 *          else the recommended method on the moved states, errors as before in their own axes
 *
 * @returns ok: EncounterFigures   |   fault: those of `encounterPlane`, "covariance-unusable" where no method has an answer any more
 *
 * Cost     microseconds; milliseconds where two dimensions do not do
 */
export function encounterFigures(
  encounter: PlannedEncounter,
  primary: StateVector = encounter.primary,
  secondary: StateVector = encounter.secondary,
): Result<EncounterFigures, EncounterFault> {
  const plane = encounterPlane(primary, secondary);
  if (!plane.ok) return plane;
  const planeM2 = projectCovariance(plane.value, encounter.covarianceM2);
  const figures = planeFigures(plane.value, planeM2, encounter.hardBodyRadiusM);
  const { judged } = encounter;
  if (judged === undefined) return ok(figures);
  if (primary === encounter.primary && secondary === encounter.secondary) return ok({ ...figures, pc: judged.pc });
  if (isPlanar(encounter)) return ok(figures);
  const [first, second] = judged.objects;
  const report = verdictReport({
    primary: at(first, primary),
    secondary: at(second, secondary),
    isAtTca: true,
    hardBodyRadiusM: encounter.hardBodyRadiusM,
    isWithoutBounds: true,
  });
  if (!report.ok) return report;
  const { recommended } = report.value;
  return recommended ? ok({ ...figures, pc: recommended.pc }) : fail({ code: 'covariance-unusable' });
}

function at({ covariance, ...object }: ObjectAtTca, state: StateVector): ObjectAtTca {
  return { ...object, state, ...(covariance && { covariance: { ...covariance, epochTaiS: state.epochTaiS } }) };
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
