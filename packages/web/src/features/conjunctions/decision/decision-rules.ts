import type { Decision, FlightRuleResult } from '@keepout/contract/ca/decision';
import type { StatusLevel } from '../../../ui/status-level.ts';

export type DecisionKind = NonNullable<Decision['decision']>;
export const DECISION_KINDS = [
  'BURN',
  'NO_BURN',
  'OBSERVE',
  'COORDINATE',
  'ACCEPT',
] as const satisfies readonly DecisionKind[];

/** Status levels of the states. */
export const STATE_LEVELS: Readonly<Record<Decision['state'], StatusLevel>> = {
  OPEN: 'caution',
  ACKNOWLEDGED: 'pending',
  DECIDED: 'pending',
  SIGNED: 'ok',
  WITHDRAWN: 'inactive',
};

export const RULE_LEVELS: Readonly<Record<FlightRuleResult['status'], StatusLevel>> = {
  MET: 'ok',
  NOT_MET: 'serious',
  UNKNOWN: 'unclear',
  WAIVED: 'caution',
};

/** Returns whether a rule blocks the decisions that require it: not met or unknown, and not waived. */
export const isBlockingRule = ({ status }: FlightRuleResult): boolean => status === 'NOT_MET' || status === 'UNKNOWN';

/** Returns the rules required for a decision that block it. */
export const blockingRules = (rules: readonly FlightRuleResult[], kind: DecisionKind): readonly FlightRuleResult[] =>
  rules.filter((rule) => isBlockingRule(rule) && rule.requiredFor.includes(kind));

/** Returns why the current user cannot sign; undefined if the user can. */
export function signObstacle(decision: Decision, userName: string): 'undecided' | 'inputs' | 'four-eyes' | undefined {
  if (decision.state !== 'DECIDED') return 'undecided';
  if (decision.inputsChanged) return 'inputs';
  return decision.fourEyes && decision.decided?.by === userName ? 'four-eyes' : undefined;
}

/** Returns all waivers of a record for a change, with that of one rule replaced; an undefined reason removes its waiver. */
export function waiversWith(
  rules: readonly FlightRuleResult[],
  rule: FlightRuleResult['rule'],
  reason: string | undefined,
): { rule: FlightRuleResult['rule']; reason: string }[] {
  const storedWaivers = rules.flatMap((row) =>
    row.waiver === null || row.rule === rule ? [] : [{ rule: row.rule, reason: row.waiver.reason }],
  );
  return reason === undefined ? storedWaivers : [...storedWaivers, { rule, reason }];
}
