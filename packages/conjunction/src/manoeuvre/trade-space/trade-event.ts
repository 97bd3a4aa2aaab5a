import { repairPlane } from '../../covariance/repair.ts';
import { encounterPlane, projectCovariance } from '../../encounter/encounter-plane.ts';
import { encounterFigures, type PlannedEncounter } from '../planned-encounter.ts';

/** An encounter as a trade space takes it. */
export interface TradeEncounter extends PlannedEncounter {
  /** The probability if nothing is done, as it is told elsewhere; absent: `encounterFigures`. */
  readonly pcAsItIs?: number;
}

/** An event of a trade space with its probability if nothing is done. */
export interface TradeEvent {
  readonly encounter: PlannedEncounter;
  readonly pcBefore: number;
}

/** An encounter with its probability; undefined where it has no plane, no usable covariance or no radius. */
export function tradeEventOf(encounter: TradeEncounter): TradeEvent | undefined {
  const { primary, secondary, covarianceM2, hardBodyRadiusM } = encounter;
  const numbers = [...primary.positionM, ...primary.velocityMps, ...secondary.positionM, ...secondary.velocityMps];
  if (![...numbers, ...covarianceM2, primary.epochTaiS].every(Number.isFinite)) return undefined;
  if (!(hardBodyRadiusM >= 0 && Number.isFinite(hardBodyRadiusM))) return undefined;
  const plane = encounterPlane(primary, secondary);
  if (!plane.ok) return undefined;
  if (repairPlane(projectCovariance(plane.value, covarianceM2), hardBodyRadiusM).status === 'unusable')
    return undefined;
  const figures = encounterFigures(encounter);
  return figures.ok ? { encounter, pcBefore: encounter.pcAsItIs ?? figures.value.pc } : undefined;
}
