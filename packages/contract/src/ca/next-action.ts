import type { Conjunction, VerdictSummary } from './conjunction.ts';
import type { NextMessageSummary } from './next-message.ts';

/** Next action on a conjunction. */
export type NextAction =
  | 'PLAN'
  | 'PREPARE'
  | 'WAIT'
  | 'GET_DATA'
  | 'DECIDE_NOW'
  | 'NONE'
  | 'PROPOSE'
  | 'APPROVE'
  | 'DECIDE_ON_PLAN'
  | 'COMMIT'
  | 'REPORT_BURN'
  | 'VERIFY'
  | 'VERIFIED'
  | 'AWAIT_OBSERVATIONS'
  | 'AWAIT_ANSWER'
  | 'WATCH_VERDICT'
  | 'DECIDE_AGAIN';

export interface NextActionCase {
  readonly verdict: {
    readonly kind: VerdictSummary['kind'];
    readonly reasons: readonly { readonly code: string }[];
  };
  /** Whether a message may come before the decision is due; null where that is not known. */
  readonly nextMessage: Pick<NextMessageSummary, 'beforeDecision'> | null;
  readonly needsDecision?: boolean;
  readonly work?: Pick<NonNullable<Conjunction['work']>, 'state' | 'decision' | 'planState'> | null;
}

/**
 * Returns the next action, for every screen and message: of the work where it has begun, otherwise of the verdict. A verdict asks to wait only
 * where a message may come before the decision is due and no decision is needed; an estimated covariance asks for data, never for a manoeuvre.
 */
export function nextActionOf({ verdict, nextMessage, needsDecision = false, work = null }: NextActionCase): NextAction {
  const ofWork = work && nextOfWork(work, needsDecision);
  if (ofWork) return ofWork;
  const { kind, reasons } = verdict;
  if (kind === 'ACT') return 'PLAN';
  if (kind === 'SAFE') return 'NONE';
  if (kind === 'NO_CONCLUSION') return 'GET_DATA';
  if (nextMessage?.beforeDecision?.outlook === 'UNLIKELY') return 'DECIDE_NOW';
  if (!needsDecision) return 'WAIT';
  return reasons.some(({ code }) => code === 'covariance-estimated') ? 'GET_DATA' : 'PREPARE';
}

/** Undefined where the verdict gives the action: before there is a plan, and after closest approach. */
function nextOfWork(
  { state, decision, planState }: NonNullable<NextActionCase['work']>,
  needsDecision: boolean,
): NextAction | undefined {
  switch (state) {
    case 'NEW':
    case 'ACKNOWLEDGED':
    case 'CLOSED':
      return undefined;
    case 'PLANNING':
      return planState === null ? undefined : 'PROPOSE';
    case 'PLAN_PROPOSED':
      return 'APPROVE';
    case 'PLAN_APPROVED':
      return 'DECIDE_ON_PLAN';
    case 'EXECUTED':
      return needsDecision ? 'DECIDE_AGAIN' : 'VERIFY';
    case 'VERIFIED':
      return needsDecision ? 'DECIDE_AGAIN' : 'VERIFIED';
    case 'DECIDED':
      if (needsDecision) return 'DECIDE_AGAIN';
      if (decision === null || planState === 'COMMITTED') return 'REPORT_BURN';
      return {
        BURN: 'COMMIT',
        NO_BURN: 'WATCH_VERDICT',
        ACCEPT: 'WATCH_VERDICT',
        OBSERVE: 'AWAIT_OBSERVATIONS',
        COORDINATE: 'AWAIT_ANSWER',
      }[decision] as NextAction;
  }
}

export const NEXT_ACTIONS: Readonly<Record<NextAction, string>> = {
  PLAN: 'Plan a manoeuvre.',
  PREPARE: 'Prepare a manoeuvre: the next message may raise Pc above the act threshold.',
  WAIT: 'Wait for the next message.',
  GET_DATA: 'Get data before deciding.',
  DECIDE_NOW: 'Decide with the available data.',
  NONE: 'No action needed.',
  PROPOSE: 'Propose the draft plan for approval.',
  APPROVE: 'Approve or reject the proposed plan.',
  DECIDE_ON_PLAN: 'Decide on the approved plan.',
  COMMIT: 'Commit the plan and send its commands.',
  REPORT_BURN: 'The plan is committed: report the burn when it has been flown.',
  VERIFY: 'Upload an ephemeris from after the burn to verify it.',
  VERIFIED: 'The burn is verified.',
  AWAIT_OBSERVATIONS: 'Decide again when the observations have arrived.',
  AWAIT_ANSWER: 'Decide again when the other operator has answered.',
  WATCH_VERDICT: 'No action needed unless the verdict becomes more severe.',
  DECIDE_AGAIN: 'Decide again: the conjunction has changed since the decision.',
};
