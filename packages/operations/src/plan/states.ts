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

/** What a plan may become, by a person or by itself. */
export const PLAN_TRANSITIONS: Readonly<Record<ManoeuvreState, readonly ManoeuvreState[]>> = {
  ...NEXT,
  EXECUTED: ['VERIFIED'],
};

/** What is flown by these rests on what was computed: they need a plan that still stands. */
const NEEDS_FRESH: readonly ManoeuvreState[] = ['PROPOSED', 'APPROVED', 'COMMITTED'];

export function nextStates(state: ManoeuvreState): readonly ManoeuvreState[] {
  return NEXT[state];
}

export function needsFreshPlan(state: ManoeuvreState): boolean {
  return NEEDS_FRESH.includes(state);
}

/** States in which a burn is to be reckoned with. */
export const BURNING: readonly ManoeuvreState[] = ['APPROVED', 'COMMITTED', 'EXECUTED', 'VERIFIED'];
