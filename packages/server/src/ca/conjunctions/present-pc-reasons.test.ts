import type { MissingPcReason } from '@keepout/assessment/judge';
import { AS_WRITTEN } from '@keepout/contract/sentences';
import { expect, it } from 'vitest';
import { presentPcReasons } from './present-pc-reasons.ts';

const REASONS: Readonly<Record<MissingPcReason, true>> = {
  'covariance-missing': true,
  'covariance-zero': true,
  'covariance-default': true,
  'covariance-negative-variance': true,
  'covariance-not-finite': true,
  'covariance-not-positive': true,
  'covariance-unusable': true,
  'relative-speed-zero': true,
};

it.each(Object.keys(REASONS) as MissingPcReason[])('C-10 why there is no probability has a code: %s', (reason) => {
  const told = presentPcReasons({ probabilityReason: reason, maxProbabilityReason: 'rises-beyond-orbit-errors' });
  const codes = [...told.probabilityReasonSentences, ...told.maxProbabilityReasonSentences].map(({ code }) => code);
  expect(codes).toHaveLength(2);
  expect(codes).not.toContain(AS_WRITTEN);
});
