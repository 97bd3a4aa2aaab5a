import type { DecisionState } from './decision.ts';

/** What a decision record may become. A decision that is taken back leaves it acknowledged. */
export const DECISION_TRANSITIONS: Readonly<Record<DecisionState, readonly DecisionState[]>> = {
  OPEN: ['ACKNOWLEDGED', 'DECIDED', 'WITHDRAWN'],
  ACKNOWLEDGED: ['DECIDED', 'WITHDRAWN'],
  DECIDED: ['ACKNOWLEDGED', 'SIGNED', 'WITHDRAWN'],
  SIGNED: [],
  WITHDRAWN: [],
};
