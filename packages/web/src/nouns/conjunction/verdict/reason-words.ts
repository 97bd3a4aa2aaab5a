import type { Conjunction, Verdict } from '@keepout/contract/ca/conjunction';
import { formatPc } from '../../../format/probability.ts';
import { type DisplayZone, formatTime, parseTime } from '../../../time/utc.ts';
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
  record: Pick<ListedConjunction, 'verdict' | 'nextMessage' | 'needsDecision'>,
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

/** Who says the opposite of what an event says, and what the event follows: a sentence each. */
export function contraryWords(
  { contraryAdvice, verdict }: Pick<Conjunction, 'contraryAdvice'> & { readonly verdict: Pick<Verdict, 'kind'> },
  text: ConjunctionText,
  zone: DisplayZone,
): readonly string[] {
  if (contraryAdvice.length === 0) return [];
  const others = contraryAdvice.map(({ originator, creationDate, probabilityOfCollision, verdict: kind }) =>
    text.contrary.says(
      originator,
      text.verdicts[kind],
      formatPc(probabilityOfCollision),
      formatTime(parseTime(creationDate), zone),
    ),
  );
  return [...others, text.contrary.believed(text.verdicts[verdict.kind])];
}
