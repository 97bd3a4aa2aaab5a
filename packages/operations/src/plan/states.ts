import type { ManoeuvreState } from '@keepout/contract/ca/manoeuvre-enums';

/** The states that a person may give a plan. VERIFIED is given by the first ephemeris after the manoeuvre. */
const NEXT: Readonly<Record<ManoeuvreState, readonly ManoeuvreState[]>> = {
  DRAFT: ['PROPOSED', 'ABANDONED'],
  PROPOSED: ['APPROVED', 'DRAFT', 'ABANDONED'],
  APPROVED: ['COMMITTED', 'DRAFT', 'ABANDONED'],
  COMMITTED: ['EXECUTED', 'ABANDONED'],
  EXECUTED: [],
  VERIFIED: [],
  ABANDONED: ['DRAFT'],
};

/** Transitions of a plan, by a person or automatic. */
export const PLAN_TRANSITIONS: Readonly<Record<ManoeuvreState, readonly ManoeuvreState[]>> = {
  ...NEXT,
  EXECUTED: ['VERIFIED'],
};

/** States in which the computed manoeuvre is flown: they require a valid plan. */
const NEEDS_FRESH: readonly ManoeuvreState[] = ['PROPOSED', 'APPROVED', 'COMMITTED'];

export function nextStates(state: ManoeuvreState): readonly ManoeuvreState[] {
  return NEXT[state];
}

export function needsFreshPlan(state: ManoeuvreState): boolean {
  return NEEDS_FRESH.includes(state);
}

/** States in which a burn is expected. */
export const BURNING: readonly ManoeuvreState[] = ['APPROVED', 'COMMITTED', 'EXECUTED', 'VERIFIED'];
