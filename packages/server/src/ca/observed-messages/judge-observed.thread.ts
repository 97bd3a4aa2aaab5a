import { notFinite } from '@keepout/assessment/finite-figures';
import { type Judgement, judge } from '@keepout/assessment/judge';
import { type MessageFigures, messageFigures } from '@keepout/assessment/message-figures';
import { type CannotJoin, type ObservedOrbit, observedApproach } from '@keepout/assessment/observed-approach';
import type { StatedBy } from '@keepout/assessment/orbit/party';
import type { JudgingRules } from '@keepout/assessment/rules';
import { cdmText, ORIGINATOR } from '@keepout/assessment/text/cdm-text';
import { textOf } from '@keepout/contract/sentences';
import { fail, ok, type Result } from '@keepout/units/result';
import type { AssessedMessage, ObservedMessage } from '../conjunctions/judged-message.ts';

export interface ObservedInput {
  /** Figures of the message whose orbits are replaced. */
  readonly record: Pick<MessageFigures, 'tcaTaiS' | 'objects'> & { readonly statedBy: StatedBy };
  readonly orbits: readonly ObservedOrbit[];
  readonly observed: ObservedMessage;
  readonly rules: JudgingRules;
  readonly messageId: string;
  readonly messageFor: string;
  readonly creationTaiS: number;
  readonly nowTaiS: number;
}

/** Assesses an event with its observed orbits instead of those in the message. */
export function judgeObserved(
  input: ObservedInput,
): Result<AssessedMessage, CannotJoin | { readonly code: 'not-finite'; readonly figure: string }> {
  const approach = observedApproach(input.record, input.orbits);
  if (!approach.ok) return approach;
  const judgement = judge(approach.value, input.rules, input.nowTaiS);
  const figures = withStatedBy(messageFigures(judgement), judgement);
  const odd = notFinite({ ...figures, decideByTaiS: judgement.verdict.decideByTaiS });
  if (odd !== undefined) return fail({ code: 'not-finite', figure: odd.figure });
  const { messageId, messageFor, creationTaiS, observed } = input;
  const comments = [
    `Observations: ${textOf(observed.source)}`,
    ...(observed.isSimulated
      ? [`SIMULATED observations${observed.isAheadOfTime ? ', simulated ahead of time' : ''}`]
      : []),
  ];
  return ok({
    originator: ORIGINATOR,
    messageId,
    creationTaiS,
    originatorPc: null,
    originatorMethod: null,
    figures,
    observed,
    verdict: judgement.verdict,
    text: cdmText(judgement, { messageId, messageFor, creationTaiS, comments }),
  });
}

/** Keeps the originator of each orbit that was not observed, because covariance rules apply by originator in a repeated assessment. */
function withStatedBy(figures: MessageFigures, { approach }: Judgement): MessageFigures {
  const [primary, secondary] = figures.objects.map((object, place) => {
    const { statedBy } = approach.parties[place]!;
    return statedBy ? { ...object, statedBy } : object;
  }) as [MessageFigures['objects'][0], MessageFigures['objects'][1]];
  return { ...figures, objects: [primary, secondary] };
}
