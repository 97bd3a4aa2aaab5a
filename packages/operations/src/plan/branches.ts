import type { ManoeuvreBranch } from '@keepout/contract/ca/manoeuvre-enums';
import type { DynamicsModel } from '@keepout/planning/change';
import { type PlannedManoeuvre, scaledManoeuvre } from '@keepout/planning/manoeuvre';
import { outcomeOf, type PlanningEvent, type PlanOutcome } from '@keepout/planning/outcome';
import type { Means } from '../vehicle/means.ts';
import { vehicleType } from '../vehicle/vehicles.ts';

/** One way in which a manoeuvre may turn out. */
export interface Branch {
  readonly branch: ManoeuvreBranch;
  /** Of what was planned. */
  readonly share: number;
  readonly outcome: PlanOutcome;
}

export interface BranchSetting {
  readonly events: readonly PlanningEvent[];
  readonly means: Means;
  readonly densityUncertainty: number;
  readonly model: DynamicsModel;
  /** The way back, flown as planned. */
  readonly returning?: readonly PlannedManoeuvre[];
}

const SIGMAS = 3;

/**
 * Hot, nominal, cold and missed.
 *
 * Method   three sigma of the motor's size; of drag one sigma of the density, which is known far worse; each computed whole
 */
export function branchesOf(
  manoeuvre: PlannedManoeuvre,
  nominal: PlanOutcome,
  { events, means, densityUncertainty, model, returning = [] }: BranchSetting,
): Branch[] {
  const { isByAir } = vehicleType(manoeuvre.type);
  const width = isByAir ? densityUncertainty : SIGMAS * means.execution.magnitudeShare;
  const turned = (branch: ManoeuvreBranch, share: number): Branch[] => {
    const outcome = outcomeOf([scaledManoeuvre(manoeuvre, share), ...returning], events, means.body, model);
    return outcome.ok ? [{ branch, share, outcome: outcome.value }] : [];
  };
  const missed: PlanOutcome = {
    ...nominal,
    after: nominal.before,
    totalPc: nominal.totalPcBefore,
    isInadequate: nominal.before.some(({ isInadequate }) => isInadequate),
  };
  return [
    ...turned('HOT', 1 + width),
    { branch: 'NOMINAL', share: 1, outcome: nominal },
    ...turned('COLD', Math.max(0, 1 - width)),
    { branch: 'MISSED', share: 0, outcome: missed },
  ];
}
