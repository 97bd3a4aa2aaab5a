import type { MissingPcReason } from '@keepout/assessment/judge';
import { missingMaxPcText, missingPcText } from '@keepout/assessment/text/reason-text';
import { expect, it } from 'vitest';
import { MISSING_PC, presentPcReasons } from './present-pc-reasons.ts';

it.each(Object.keys(MISSING_PC) as MissingPcReason[])(
  'C-10 why there is no probability is a sentence with a code, the one of the assessment: %s',
  (probabilityReason) => {
    const maxProbabilityReason = 'rises-beyond-orbit-errors';
    expect(presentPcReasons({ probabilityReason, maxProbabilityReason })).toEqual({
      probabilityReason: missingPcText(probabilityReason),
      probabilityReasonSentences: [{ code: MISSING_PC[probabilityReason], figures: {} }],
      maxProbabilityReason: missingMaxPcText(maxProbabilityReason),
      maxProbabilityReasonSentences: [{ code: 'max-pc-unbounded', figures: {} }],
    });
  },
);

it('C-10 where there is a probability nothing is said', () => {
  expect(presentPcReasons({ probabilityReason: null, maxProbabilityReason: null })).toEqual({
    probabilityReason: null,
    probabilityReasonSentences: [],
    maxProbabilityReason: null,
    maxProbabilityReasonSentences: [],
  });
});
