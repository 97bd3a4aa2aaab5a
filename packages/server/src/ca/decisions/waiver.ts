import type { FlightRule, FlightRuleResult } from '@keepout/conjunction/decision/flight-rules';
import type { ChosenPlan } from '../../ports/manoeuvre-plans.ts';

/** A flight rule that may be violated, with reason and author. */
export interface Waiver {
  readonly rule: FlightRule;
  readonly reason: string;
  readonly by: string;
  readonly at: string;
}

const CLEAR_RULE: FlightRule = 'plan-screened-clear';

/** Adds a waiver with the reason for which the chosen plan was approved although it is not clear, so that it is not requested again. */
export function withJustification(
  waivers: readonly Waiver[],
  rules: readonly FlightRuleResult[],
  plan: Pick<ChosenPlan, 'justification'> | null | undefined,
): readonly Waiver[] {
  const isAsked = rules.some(({ rule, isMet }) => rule === CLEAR_RULE && !isMet);
  if (!plan?.justification || !isAsked || waivers.some(({ rule }) => rule === CLEAR_RULE)) return waivers;
  return [...waivers, { rule: CLEAR_RULE, ...plan.justification }];
}

/** Returns the requested waivers; an existing waiver with the same reason keeps its author and date. */
export function waiversOf(
  waivers: readonly Pick<Waiver, 'rule' | 'reason'>[],
  present: readonly Waiver[],
  by: string,
  at: string,
): readonly Waiver[] {
  return [...new Map(waivers.map((waiver) => [waiver.rule, waiver])).values()].map(
    ({ rule, reason }) =>
      present.find((waiver) => waiver.rule === rule && waiver.reason === reason) ?? { rule, reason, by, at },
  );
}
