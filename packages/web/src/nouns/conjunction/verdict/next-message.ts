import type { NextMessageSummary } from '@keepout/contract/ca/next-message';
import { formatPercent } from '../../../format/number.ts';
import { type DisplayZone, formatTime, parseTime } from '../../../time/utc.ts';
import type { ConjunctionText } from '../en.ts';
import type { ListedConjunction } from '../listed.ts';

/** What an event says of the message to come, as lists and details tell it. */
type Awaiting = Pick<ListedConjunction, 'verdict' | 'nextMessage'> & Partial<Pick<ListedConjunction, 'needsDecision'>>;

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
 * What a verdict advises: waiting only where a message may come before the decision is due, and where nobody has to do anything about it yet.
 * Estimated errors ask for data, and never for a manoeuvre.
 */
export function adviceOf({ verdict, nextMessage, needsDecision = false }: Awaiting, text: ConjunctionText): string {
  const { kind, reasons } = verdict;
  if (kind !== 'WATCH') return text.verdictAdvice[kind];
  if (nextMessage?.beforeDecision?.outlook === 'UNLIKELY') return text.adviceNow;
  if (!needsDecision) return text.verdictAdvice.WATCH;
  const isEstimated = reasons.some(({ code }) => code === 'covariance-estimated');
  return isEstimated ? text.verdictAdvice.NO_CONCLUSION : text.adviceNear;
}
