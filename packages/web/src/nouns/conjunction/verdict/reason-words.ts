import type { Verdict } from '@keepout/contract/ca/conjunction';
import { parseTime } from '../../../time/utc.ts';
import type { ConjunctionText } from '../en.ts';
import type { ListedConjunction } from '../listed.ts';
import { adviceOf } from './next-message.ts';

/** The headline reason in a few words. */
export function reasonWords({ reasons }: ListedConjunction['verdict'], text: ConjunctionText): string {
  const [first] = reasons;
  return first === undefined ? '' : (text.reasons[first.code] ?? first.code.replaceAll('-', ' '));
}

/** The whole verdict as one tooltip: word, advice, every reason. */
export function verdictSentences(
  record: Pick<ListedConjunction, 'verdict' | 'nextMessage'>,
  text: ConjunctionText,
): string {
  const { kind, reasons } = record.verdict;
  return [
    `${text.verdicts[kind]}: ${adviceOf(record, text)}`,
    ...reasons.map(({ code }) => text.reasons[code] ?? code.replaceAll('-', ' ')),
  ].join('\n');
}

/** Until when to decide, Unix ms. What is safe has nothing to decide, and so no deadline. */
export function decideByMsOf({ kind, decideBy }: Pick<Verdict, 'kind' | 'decideBy'>): number | undefined {
  return kind === 'SAFE' || decideBy === null ? undefined : parseTime(decideBy);
}
