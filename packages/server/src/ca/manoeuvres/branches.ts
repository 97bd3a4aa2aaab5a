import type { ManoeuvreBranch } from '@keepout/contract/ca/manoeuvre-enums';
import type { DynamicsModel } from '@keepout/planning/change';
import { type PlannedManoeuvre, scaledManoeuvre } from '@keepout/planning/manoeuvre';
import { outcomeOf, type PlanOutcome } from '@keepout/planning/outcome';
import type { KnownEvent } from './known-events.ts';
import type { PlanningMeans } from './vehicle-of.ts';

/** One way in which a manoeuvre may turn out. */
export interface Branch {
  readonly branch: ManoeuvreBranch;
  /** Of what was planned. */
  readonly share: number;
  readonly outcome: PlanOutcome;
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
  {
    events,
    means,
    densityUncertainty,
    model,
    returning = [],
  }: {
    readonly events: readonly KnownEvent[];
    readonly means: PlanningMeans;
    readonly densityUncertainty: number;
    readonly model: DynamicsModel;
    /** The way back, flown as planned. */
    readonly returning?: readonly PlannedManoeuvre[];
  },
): Branch[] {
  const width = manoeuvre.type === 'DIFFERENTIAL_DRAG' ? densityUncertainty : SIGMAS * means.magnitudeSigma;
  const turned = (branch: ManoeuvreBranch, share: number): Branch[] => {
    const outcome = outcomeOf([scaledManoeuvre(manoeuvre, share), ...returning], events, means.body, model);
    return outcome.ok ? [{ branch, share, outcome: outcome.value }] : [];
  };
  const missed: PlanOutcome = { ...nominal, after: nominal.before, totalPc: nominal.totalPcBefore };
  return [
    ...turned('HOT', 1 + width),
    { branch: 'NOMINAL', share: 1, outcome: nominal },
    ...turned('COLD', Math.max(0, 1 - width)),
    { branch: 'MISSED', share: 0, outcome: missed },
  ];
}
