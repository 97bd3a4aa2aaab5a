import type { NextMessageSummary } from '@keepout/contract/ca/next-message';
import { formatPercent } from '../../../format/number.ts';
import { type DisplayZone, formatTime, parseTime } from '../../../time/utc.ts';
import type { ConjunctionText } from '../en.ts';
import type { ConjunctionListRecord } from '../listed.ts';

/** Returns whether and when a new message is expected: the same texts in a row, a card and the page of a conjunction. */
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

type Work = NonNullable<ConjunctionListRecord['work']>;

/** State of the work in words, with the decision. */
const workWords = ({ state, decision }: Work, text: ConjunctionText): string =>
  state === 'DECIDED' && decision !== null
    ? `${text.workStates[state]}: ${text.decisionKinds[decision]}`
    : text.workStates[state];

/** State of the work and its owner in one line. */
export const workLine = (work: Work, text: ConjunctionText): string =>
  [workWords(work, text), work.owner].filter((part) => part !== null).join(' · ');
