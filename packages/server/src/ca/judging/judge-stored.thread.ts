import { judge } from '@keepout/assessment/judge';
import { type MessageFigures, messageFigures, type VerdictFigures } from '@keepout/assessment/message-figures';
import { recordedApproach } from '@keepout/assessment/record/recorded-message';
import type { JudgingRules } from '@keepout/assessment/rules';
import type { EarthOrientationDays } from '@keepout/astro/frames/earth-orientation';
import { verdictAgainstHistory } from '@keepout/conjunction/decision/verdict';
import type { SizeKnowledge } from '@keepout/conjunction/hard-body/ladder';
import { recordedInputs, type StoredText } from '../decisions/freeze.thread.ts';

export interface JudgeStoredInput {
  readonly messages: readonly StoredText[];
  readonly ownSize: SizeKnowledge;
  /** Sets of rules; each message is assessed with each. */
  readonly rules: readonly JudgingRules[];
  readonly nowTaiS: number;
  readonly earthOrientation?: EarthOrientationDays;
}

export interface StoredJudgement {
  readonly figures: MessageFigures;
  readonly verdict: VerdictFigures;
}

/** Assesses stored messages with several sets of rules, in the order of the messages and then of the rules; undefined for unreadable ones. */
export function judgeStored(input: JudgeStoredInput): readonly (readonly StoredJudgement[] | undefined)[] {
  const { messages, ownSize, rules, nowTaiS, earthOrientation } = input;
  return messages.map((message) => {
    const read = recordedApproach({ text: message.text, taken: recordedInputs(message, ownSize, earthOrientation) });
    if (!read.ok) return undefined;
    return rules.map((ruleSet) => {
      const judgement = judge(read.value.approach, ruleSet, nowTaiS);
      const { kind, reasons, decideByTaiS } = verdictAgainstHistory(judgement.verdict, message.unlikeHistory);
      return { figures: messageFigures(judgement), verdict: { kind, reasons, decideByTaiS } };
    });
  });
}
