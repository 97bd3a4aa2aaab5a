import type { Verdict } from '@keepout/contract/ca/conjunction';
import type { ConjunctionText } from '../use-conjunction-text.ts';

/** The headline reason in a few words; a code without a phrase is told in the server's sentence. */
export function reasonWords({ reasons }: Verdict, text: ConjunctionText): string {
  const [first] = reasons;
  return first === undefined ? '' : (text.reasons[first.code] ?? first.text);
}

/** The whole verdict as one tooltip: word, advice, every reason. */
export function verdictSentences(verdict: Verdict, text: ConjunctionText): string {
  const { kind, reasons } = verdict;
  return [`${text.verdicts[kind]}: ${text.verdictAdvice[kind]}`, ...reasons.map((reason) => reason.text)].join('\n');
}
