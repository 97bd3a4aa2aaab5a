import type { MissingPcReason } from '@keepout/assessment/judge';
import { missingMaxPcText, missingPcText } from '@keepout/assessment/text/reason-text';
import type { MissingMaxPc } from '@keepout/conjunction/pc/compute-pc';
import type { Cdm } from '@keepout/contract/ca/cdm';
import { sentencesIn } from '@keepout/contract/sentences';

type Reasons = Pick<
  Cdm,
  'probabilityReason' | 'probabilityReasonSentences' | 'maxProbabilityReason' | 'maxProbabilityReasonSentences'
>;

/** Why there is no probability, or no largest one. */
export function presentPcReasons(row: {
  readonly probabilityReason: MissingPcReason | null;
  readonly maxProbabilityReason: MissingMaxPc | null;
}): Reasons {
  const probabilityReason = row.probabilityReason && missingPcText(row.probabilityReason);
  const maxProbabilityReason = row.maxProbabilityReason && missingMaxPcText(row.maxProbabilityReason);
  return {
    probabilityReason,
    probabilityReasonSentences: sentencesIn(probabilityReason ?? ''),
    maxProbabilityReason,
    maxProbabilityReasonSentences: sentencesIn(maxProbabilityReason ?? ''),
  };
}
