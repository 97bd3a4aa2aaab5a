import type { Conjunction, Verdict } from '@keepout/contract/ca/conjunction';
import { nextActionOf } from '@keepout/contract/ca/next-action';
import { MS_PER_HOUR } from '@keepout/units/duration';
import { formatNumber } from '../../../format/number.ts';
import { formatPc } from '../../../format/probability.ts';
import { type DisplayZone, formatTime, parseTime } from '../../../time/utc.ts';
import type { ConjunctionText } from '../en.ts';
import type { ConjunctionListRecord } from '../listed.ts';

/** The headline reason in a few words. */
export function reasonWords({ reasons }: ConjunctionListRecord['verdict'], text: ConjunctionText): string {
  const [first] = reasons;
  return first === undefined ? '' : (text.reasons[first.code] ?? first.code.replaceAll('-', ' '));
}

/** Returns the complete verdict as a tooltip: word, advice, every reason. */
export function verdictSentences(
  record: Pick<ConjunctionListRecord, 'verdict' | 'nextMessage' | 'needsDecision' | 'work'>,
  text: ConjunctionText,
): string {
  const { kind, reasons } = record.verdict;
  return [
    `${text.verdicts[kind]}: ${text.nextActions[nextActionOf(record)]}`,
    ...reasons.map(({ code }) => text.reasons[code] ?? code.replaceAll('-', ' ')),
  ].join('\n');
}

/** That the newest message assumes a burn, with the probability without it; empty where it assumes none. */
export function assumedBurnWords(
  { assumedBurn }: Pick<Conjunction, 'assumedBurn'>,
  text: ConjunctionText,
  zone: DisplayZone,
): readonly string[] {
  if (assumedBurn === null) return [];
  const { time, probabilityWithout } = assumedBurn;
  return [text.assumedBurn.sentence(formatTime(parseTime(time), zone), formatPc(probabilityWithout))];
}

/** Latest time for a decision. */
export interface DecisionDeadline {
  readonly atMs: number;
  /** Source of the deadline: the saved plan, or the fixed time before TCA. */
  readonly by: 'plan' | 'rule';
}

/** Returns the deadline of the plan where one is saved, otherwise that of the rule; undefined for a SAFE conjunction. */
export function deadlineOf({
  verdict: { kind, decideBy },
  work,
}: {
  readonly verdict: Pick<Verdict, 'kind' | 'decideBy'>;
  readonly work?: ConjunctionListRecord['work'];
}): DecisionDeadline | undefined {
  if (kind === 'SAFE' || decideBy === null) return undefined;
  const [plan, rule] = [work?.planDecideBy, decideBy].map((time) => (time ? parseTime(time) : undefined));
  if (plan !== undefined) return { atMs: plan, by: 'plan' };
  return rule === undefined ? undefined : { atMs: rule, by: 'rule' };
}

/** Where a deadline comes from. */
export function deadlineWords(
  { atMs, by }: DecisionDeadline,
  tcaMs: number,
  { verdictBanner }: ConjunctionText,
): string {
  if (by === 'plan') return verdictBanner.byPlan;
  const hours = Math.round((10 * (tcaMs - atMs)) / MS_PER_HOUR) / 10;
  return verdictBanner.byRule(formatNumber(hours, Number.isInteger(hours) ? 0 : 1));
}

/** Returns the sources that contradict a verdict, and the rule it follows: a sentence each. */
export function contraryWords(
  { contraryAdvice, verdict }: Pick<Conjunction, 'contraryAdvice'> & { readonly verdict: Pick<Verdict, 'kind'> },
  text: ConjunctionText,
  zone: DisplayZone,
): readonly string[] {
  if (contraryAdvice.length === 0) return [];
  const adviceSentences = contraryAdvice.map(({ originator, creationDate, probabilityOfCollision, verdict: kind }) =>
    text.contrary.says(
      originator,
      text.verdicts[kind],
      formatPc(probabilityOfCollision),
      formatTime(parseTime(creationDate), zone),
    ),
  );
  return [...adviceSentences, text.contrary.believed(text.verdicts[verdict.kind])];
}
