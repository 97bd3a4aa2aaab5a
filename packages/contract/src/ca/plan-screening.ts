import { z } from 'zod';
import { record } from '../platform/described.ts';
import { count, probability, text } from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { planScreeningStatus } from './manoeuvre-enums.ts';

/** What can be said of the screening of a plan, wherever it is told: code and figure, and the sentence that they make. */
export const planScreening = record('PlanScreening', 'What can be said of the screening of a plan, as it is now.', {
  status: planScreeningStatus,
  newOrWorse: count('Events that are new or worse, above the watch limit')
    .nullable()
    .describe('Events that are new or worse, above the watch limit; null where that is not known now.'),
  byEstimatedErrors: z
    .int()
    .min(0)
    .nullable()
    .describe(
      'Of these, by covariances that we estimated, a count; they do not make the plan not clear by themselves. Null where that is not known now.',
    ),
  totalProbability: probability(
    'Main total: that any event of the seven days from the screening on is a collision, with the plan, without those by estimated covariance other than the avoided one; null where that is not known now',
  ),
  estimatedProbability: probability('Separate total: the same of the events by estimated covariance'),
  estimatedEvents: count('Events in the separate total')
    .nullable()
    .optional()
    .describe('Events in the separate total; null where that is not known now, absent in answers of earlier versions.'),
  text: text('What can be said of its screening.'),
  textSentences: sentencesOf('text'),
});

export type PlanScreening = z.infer<typeof planScreening>;
