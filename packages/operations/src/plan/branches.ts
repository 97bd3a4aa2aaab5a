import type { ManoeuvreBranch } from '@keepout/contract/ca/manoeuvre-enums';
import type { DynamicsModel } from '@keepout/planning/change';
import { cutoffTaiS, laterManoeuvre, type PlannedManoeuvre, scaledManoeuvre } from '@keepout/planning/manoeuvre';
import { feltEvents, outcomeOf, type PlanningEvent, type PlanOutcome, totalTarget } from '@keepout/planning/outcome';
import type { PropulsionCapability } from '../vehicle/propulsion-capability.ts';
import { spreadOf } from '../vehicle/vehicles.ts';

/** One way in which a manoeuvre may turn out. */
export interface Branch {
  readonly branch: ManoeuvreBranch;
  /** Share of the planned delta-v. */
  readonly share: number;
  readonly outcome: PlanOutcome;
}

export interface BranchSetting {
  readonly events: readonly PlanningEvent[];
  readonly means: PropulsionCapability;
  readonly densityUncertainty: number;
  readonly model: DynamicsModel;
  /** Period of the satellite. */
  readonly periodS: number;
  /** The return manoeuvre, flown as planned. */
  readonly returning?: readonly PlannedManoeuvre[];
}

/** Share of the planned total: smaller branches are reported without further computation. */
const LEAST_SHARE = 1e-3;

/**
 * Returns the branches hot, nominal, cold, late and missed.
 *
 * Method   hot and cold by `spreadOf`; each computed completely. Late is a revolution later at the same place, when a command that the last pass
 *          has not taken up goes up by the next; absent where it would not end before closest approach
 */
export function branchesOf(
  manoeuvre: PlannedManoeuvre,
  nominal: PlanOutcome,
  { events, means, densityUncertainty, model, periodS, returning = [] }: BranchSetting,
): Branch[] {
  const width = spreadOf(means, densityUncertainty);
  // For the other conjunctions a branch states only the total.
  const [avoided, ...otherEvents] = events;
  const felt = [avoided!, ...feltEvents(otherEvents, totalTarget(LEAST_SHARE * nominal.totalPc))];
  const flown = (branch: ManoeuvreBranch, share: number, instead: PlannedManoeuvre): Branch[] => {
    const outcome = outcomeOf([instead, ...returning], felt, means.body, model);
    return outcome.ok ? [{ branch, share, outcome: outcome.value }] : [];
  };
  const turned = (branch: ManoeuvreBranch, share: number) => flown(branch, share, scaledManoeuvre(manoeuvre, share));
  const late = laterManoeuvre(manoeuvre, periodS);
  const isInTime = cutoffTaiS(late) < events[0]!.primary.epochTaiS;
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
    ...(isInTime ? flown('LATE', 1, late) : []),
    { branch: 'MISSED', share: 0, outcome: missed },
  ];
}
