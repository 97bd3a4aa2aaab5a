import type { NextMessageSummary } from '@keepout/contract/ca/next-message';
import { formatPercent } from '../../../format/number.ts';
import { type DisplayZone, formatTime, parseTime } from '../../../time/utc.ts';
import type { ConjunctionText } from '../en.ts';
import type { ListedConjunction } from '../listed.ts';

/** What an event says of the message to come, as lists and details tell it. */
type Awaiting = Pick<ListedConjunction, 'verdict' | 'nextMessage'> &
  Partial<Pick<ListedConjunction, 'needsDecision' | 'work'>>;

/** Whether waiting can bring a message, and when: the same sentences beside a row, a card and the page of an event. */
export function nextMessageWords(next: NextMessageSummary | null, text: ConjunctionText, zone: DisplayZone): string[] {
  if (next === null) return [];
  const { state, earliest, latest, beforeDecision } = next;
  const [begin, end] = [earliest, latest].map((time) => formatTime(time === null ? undefined : parseTime(time), zone));
  const words = text.nextMessage;
  return [
    ...(beforeDecision ? [words.beforeDecision[beforeDecision.outlook](formatPercent(beforeDecision.chance))] : []),
    words.states[state](begin ?? '', end ?? ''),
  ];
}

/**
 * Returns the next action: of the work where it has begun, otherwise of the verdict. A verdict advises waiting only where a message may
 * come before the decision is due and no decision is needed; an estimated covariance asks for data, never for a manoeuvre.
 */
export function adviceOf(conjunction: Awaiting, text: ConjunctionText): string {
  const { verdict, nextMessage, needsDecision = false, work } = conjunction;
  const next = work && workAdvice(work, needsDecision, text);
  if (next) return next;
  const { kind, reasons } = verdict;
  if (kind !== 'WATCH') return text.verdictAdvice[kind];
  if (nextMessage?.beforeDecision?.outlook === 'UNLIKELY') return text.adviceNow;
  if (!needsDecision) return text.verdictAdvice.WATCH;
  const isEstimated = reasons.some(({ code }) => code === 'covariance-estimated');
  return isEstimated ? text.verdictAdvice.NO_CONCLUSION : text.adviceNear;
}

type Work = NonNullable<ListedConjunction['work']>;

/** Undefined where the verdict gives the advice: before there is a plan, and after closest approach. */
function workAdvice(work: Work, needsDecision: boolean, text: ConjunctionText): string | undefined {
  const { state, decision, planState } = work;
  switch (state) {
    case 'NEW':
    case 'ACKNOWLEDGED':
    case 'CLOSED':
      return undefined;
    case 'PLANNING':
    case 'PLAN_PROPOSED':
    case 'PLAN_APPROVED':
      return text.workAdvice[state];
    case 'DECIDED':
      if (needsDecision) return text.decideAgain;
      return decision === null || planState === 'COMMITTED' ? text.workAdvice.committed : text.decidedAdvice[decision];
    default:
      return needsDecision ? text.decideAgain : text.workAdvice[state];
  }
}

/** State of the work in words, with the decision. */
const workWords = ({ state, decision }: Work, text: ConjunctionText): string =>
  state === 'DECIDED' && decision !== null
    ? `${text.workStates[state]}: ${text.decisionKinds[decision]}`
    : text.workStates[state];

/** State of the work and its owner in one line. */
export const workLine = (work: Work, text: ConjunctionText): string =>
  [workWords(work, text), work.owner].filter((part) => part !== null).join(' · ');
