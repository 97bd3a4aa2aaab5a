import { fail, ok, type Result } from '@keepout/units/result';
import { repairPlane } from '../../covariance/repair.ts';
import { encounterPlane, projectCovariance } from '../../encounter/encounter-plane.ts';
import type { EncounterFault } from '../../fault.ts';
import { encounterFigures, type PlannedEncounter } from '../planned-encounter.ts';

/** An encounter as a trade space takes it. */
export interface TradeEncounter extends PlannedEncounter {
  /** The displayed probability without a manoeuvre; absent: `encounterFigures`. */
  readonly pcAsItIs?: number;
}

/** An event of a trade space with its probability without a manoeuvre. */
export interface TradeEvent {
  readonly encounter: PlannedEncounter;
  readonly pcBefore: number;
}

/**
 * An encounter with its probability, as everything of a plan can take it: states, plane, covariance and radius are sound.
 *
 * @returns ok: TradeEvent   |   fault: those of `encounterFigures`, "states-not-finite", "covariance-unusable", "hard-body-radius-invalid"
 */
export function tradeEventOf(encounter: TradeEncounter): Result<TradeEvent, EncounterFault> {
  const { primary, secondary, covarianceM2, hardBodyRadiusM } = encounter;
  const numbers = [...primary.positionM, ...primary.velocityMps, ...secondary.positionM, ...secondary.velocityMps];
  if (![...numbers, primary.epochTaiS].every(Number.isFinite)) return fail({ code: 'states-not-finite' });
  if (!covarianceM2.every(Number.isFinite)) return fail({ code: 'covariance-unusable' });
  if (!(hardBodyRadiusM >= 0 && Number.isFinite(hardBodyRadiusM))) return fail({ code: 'hard-body-radius-invalid' });
  const plane = encounterPlane(primary, secondary);
  if (!plane.ok) return plane;
  if (repairPlane(projectCovariance(plane.value, covarianceM2), hardBodyRadiusM).status === 'unusable')
    return fail({ code: 'covariance-unusable' });
  const figures = encounterFigures(encounter);
  return figures.ok ? ok({ encounter, pcBefore: encounter.pcAsItIs ?? figures.value.pc }) : figures;
}
