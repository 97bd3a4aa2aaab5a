import type { MissingPcReason } from '@keepout/assessment/judge';
import type { MissingMaxPc } from '@keepout/conjunction/pc/bounds/report-bounds';
import type { Cdm } from '@keepout/contract/ca/cdm';
import { type SentenceCode, tell, withStatement } from '@keepout/contract/sentences';

type Reasons = Pick<
  Cdm,
  'probabilityReason' | 'probabilityReasonSentences' | 'maxProbabilityReason' | 'maxProbabilityReasonSentences'
>;

/** Sentences for the reasons of a missing Pc. */
export const MISSING_PC = {
  'covariance-missing': 'pc-covariance-missing',
  'covariance-zero': 'pc-covariance-zero',
  'covariance-default': 'pc-covariance-default',
  'covariance-negative-variance': 'pc-covariance-negative-variance',
  'covariance-not-finite': 'pc-covariance-not-finite',
  'covariance-not-positive': 'pc-covariance-unusable',
  'covariance-unusable': 'pc-covariance-unusable',
  'relative-speed-zero': 'pc-relative-speed-zero',
  'edge-of-data': 'pc-edge-of-data',
} as const satisfies Readonly<Record<MissingPcReason, SentenceCode>>;

const MISSING_MAX_PC = {
  'rises-beyond-orbit-errors': 'max-pc-unbounded',
  'edge-of-data': 'pc-edge-of-data',
} as const satisfies Readonly<Record<MissingMaxPc, SentenceCode>>;

/** Returns the reasons of a missing Pc or maximum Pc. */
export function presentPcReasons(row: {
  readonly probabilityReason: MissingPcReason | null;
  readonly maxProbabilityReason: MissingMaxPc | null;
}): Reasons {
  const { probabilityReason, maxProbabilityReason } = row;
  return {
    ...withStatement('probabilityReason', probabilityReason && tell(MISSING_PC[probabilityReason])),
    ...withStatement('maxProbabilityReason', maxProbabilityReason && tell(MISSING_MAX_PC[maxProbabilityReason])),
  };
}
