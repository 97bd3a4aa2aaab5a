import type { DecisionState } from './decision.ts';

/** Allowed transitions of a decision record. Withdrawing a decision returns it to ACKNOWLEDGED. */
export const DECISION_TRANSITIONS: Readonly<Record<DecisionState, readonly DecisionState[]>> = {
  OPEN: ['ACKNOWLEDGED', 'DECIDED', 'WITHDRAWN'],
  ACKNOWLEDGED: ['DECIDED', 'WITHDRAWN'],
  DECIDED: ['ACKNOWLEDGED', 'SIGNED', 'WITHDRAWN'],
  SIGNED: [],
  WITHDRAWN: [],
};
