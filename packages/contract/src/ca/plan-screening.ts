import { z } from 'zod';
import { record } from '../platform/described.ts';
import { count, probability, text } from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { planScreeningStatus } from './manoeuvre-enums.ts';

/** Screening status of a plan: code, figures and the sentence. */
export const planScreening = record('PlanScreening', 'Current screening status of a plan.', {
  status: planScreeningStatus,
  newOrWorse: count('Conjunctions that are new or worse, above the watch threshold')
    .nullable()
    .describe(
      'Conjunctions that are new or worse, above the watch threshold, a count; null without a current screening.',
    ),
  byEstimatedErrors: z
    .int()
    .min(0)
    .nullable()
    .describe(
      'Those of them with estimated covariance, a count; they alone do not prevent a clear plan. Null without a current screening.',
    ),
  totalProbability: probability(
    'Main total: probability that any conjunction in the seven days from the screening is a collision, with the plan; without conjunctions with estimated covariance other than the avoided one; null without a current screening',
  ),
  estimatedProbability: probability(
    'Separate total: probability that any conjunction with estimated covariance, except the avoided one, is a collision; null without a current screening',
  ),
  estimatedEvents: count('Conjunctions in the separate total')
    .nullable()
    .optional()
    .describe(
      'Conjunctions in the separate total, a count; null without a current screening, absent in responses of earlier versions.',
    ),
  text: text('Screening status as a sentence.'),
  textSentences: sentencesOf('text'),
});

export type PlanScreening = z.infer<typeof planScreening>;
