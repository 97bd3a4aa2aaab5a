import { z } from 'zod';
import { input, part, partOrNull, record } from '../platform/described.ts';
import { count, id, idOf, metres, noradId, pageQuery, probability, text, utcTimeOf } from '../platform/primitives.ts';
import { renamed } from '../platform/renamed.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { screeningState, screeningType } from './enums.ts';
import { eventChange } from './manoeuvre-enums.ts';
import { leftOutTotal, probabilityValue } from './manoeuvre-parts.ts';
import { scaledSigmas } from './verdict.ts';

/** Object of the screening: a plan, or a candidate ephemeris of another tool. */
export const postManoeuvreScreeningBody = input(
  'PostManoeuvreScreeningBody',
  'Plan to screen, or candidate ephemeris with the conjunction that it avoids.',
  {
    manoeuvreId: idOf('the plan to screen').optional(),
    oemFileId: idOf('an uploaded CANDIDATE ephemeris to screen').optional(),
    conjunctionId: idOf('the avoided conjunction; default: that of the plan').optional(),
  },
);

const figuresOf = (when: string) => ({
  conjunctionId: idOf(`the conjunction ${when} the manoeuvre`).nullable(),
  tca: utcTimeOf(`TCA ${when} the manoeuvre`).nullable(),
  missDistance: metres(`Miss distance ${when} the manoeuvre`).nullable(),
  probability: probability(`Probability of collision ${when} the manoeuvre; null if not computed`),
  scaledSigmas: scaledSigmas.optional(),
});

export const screenedEvent = record('ScreenedEvent', 'A conjunction before and after the manoeuvre.', {
  change: eventChange,
  screeningType,
  secondaryName: text('Name of the other object.'),
  secondaryNoradId: noradId.nullable(),
  isEstimated: z.boolean().describe('True if the probabilities use an estimated covariance of at least one object.'),
  isLeftOut: z
    .boolean()
    .describe(
      'True if the plan excludes the conjunction from all totals. If it is new or worse, it still counts for `isClear`.',
    ),
  before: partOrNull('Values before the manoeuvre; null for a new conjunction.', figuresOf('before')),
  after: partOrNull('Values after the manoeuvre; null for a conjunction that is gone.', figuresOf('after')),
});

export const postManoeuvreScreening = record(
  'PostManoeuvreScreening',
  'Effect of a manoeuvre on all conjunctions of the satellite: new, worse, better, gone, unchanged.',
  {
    postManoeuvreScreeningId: idOf('the screening'),
    manoeuvreId: idOf('the plan; null for an uploaded ephemeris').nullable(),
    oemFileId: idOf('the screened ephemeris'),
    conjunctionId: idOf('the avoided conjunction; null without one').nullable(),
    satelliteId: idOf('your satellite'),
    screeningId: idOf('the screening against the catalogue'),
    state: screeningState,
    percent: z.number().min(0).max(100).describe('Progress, %.'),
    orderedAt: utcTimeOf('Time of the request'),
    finishedAt: utcTimeOf('End of the screening; null while it waits or runs').nullable(),
    failure: text('Reason for the failure, a sentence; null if it has not failed.').nullable(),
    failureSentences: sentencesOf('failure'),
    verdict: partOrNull('Verdict at the end of the screening, from the data of that time; null before.', {
      isClear: z
        .boolean()
        .describe(
          'True if all conditions hold. With the execution error, Pc of the avoided conjunction is below the target, by a valid method and plausible covariances. No conjunction with stated covariance is new or worse above the watch threshold. Conjunctions with estimated covariance add at most the target. The screening covered the entire window.',
        ),
      isWhole: z.boolean().describe('True if the orbit with the manoeuvre covers the entire screening window.'),
      text: text('The verdict as a sentence.'),
      probabilityBefore: probability(
        'Probability of the avoided conjunction before the manoeuvre; null if not computed',
      ),
      probabilityAfter: probability(
        'Probability of the avoided conjunction after the manoeuvre, against the object in its CDM; null if not computed',
      ),
      newAboveWatch: count('Conjunctions that are new or worse, above the watch threshold'),
      newByEstimatedErrors: count('Those of them with estimated covariance; they alone do not prevent `isClear`'),
      totalProbabilityBefore: probability(
        'Main total before: probability that any conjunction of the window is a collision; without conjunctions with estimated covariance other than the avoided one; null if not computed',
      ),
      totalProbabilityAfter: probability(
        'Main total after; conjunctions of the plan with the values of the plan, all others with the values of the screening; null if not computed',
      ),
      totalProbabilityWithExecutionError: probability(
        'Main total after with the execution error in the covariances of the conjunctions of the plan; `isClear` uses this value; null if not computed',
      ).optional(),
      leftOutByOperator: leftOutTotal.optional(),
      estimatedProbability: probability(
        'Separate total after: probability that any conjunction with estimated covariance, except the avoided one, is a collision; null if not computed',
      ),
      estimatedProbabilityBefore: probability('Separate total before; null if not computed').optional(),
      estimatedEvents: count('Conjunctions in the separate total after').optional(),
      estimatedIncrease: probabilityValue
        .optional()
        .describe(
          'Increase of the separate total by the manoeuvre, or the largest increase of one of its conjunctions if that is larger, 0 to 1.',
        ),
      ...renamed('addsTooMuch', {
        exceedsAllowedIncrease: z
          .boolean()
          .optional()
          .describe(
            '`estimatedIncrease` exceeds the target of the flight rules. Absent in answers of earlier versions.',
          ),
      }),
    }),
    counts: part('Number of conjunctions for each change.', {
      NEW: count('New conjunctions'),
      WORSE: count('Worse conjunctions'),
      BETTER: count('Better conjunctions'),
      GONE: count('Conjunctions that are gone'),
      UNCHANGED: count('Unchanged conjunctions'),
    }),
    events: z
      .array(screenedEvent)
      .describe('Conjunctions: the avoided one first, then new or worse ones, then all others by probability.'),
    isStale: z.boolean().describe('True if the plan or a compared conjunction has changed since.'),
  },
);

export const postManoeuvreScreeningQuery = z.object({
  'conjunction-id': id.optional().describe('Screenings for one conjunction.'),
  'manoeuvre-id': id.optional().describe('Screenings of one plan.'),
  ...pageQuery,
});

export type PostManoeuvreScreening = z.infer<typeof postManoeuvreScreening>;
export type ScreenedEvent = z.infer<typeof screenedEvent>;
