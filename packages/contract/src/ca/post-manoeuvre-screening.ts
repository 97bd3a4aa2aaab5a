import { z } from 'zod';
import { input, part, partOrNull, record } from '../platform/described.ts';
import { count, id, idOf, metres, noradId, pageQuery, probability, text, utcTimeOf } from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { screeningState, screeningType } from './enums.ts';
import { eventChange } from './manoeuvre-enums.ts';
import { known, leftOutTotal } from './manoeuvre-parts.ts';
import { scaledSigmas } from './verdict.ts';

/** What to screen: a plan, or a candidate ephemeris that was made elsewhere. */
export const postManoeuvreScreeningBody = input(
  'PostManoeuvreScreeningBody',
  'What to screen: a plan, or a candidate ephemeris with the event it avoids.',
  {
    manoeuvreId: idOf('the plan to screen').optional(),
    oemFileId: idOf('an uploaded CANDIDATE ephemeris to screen').optional(),
    conjunctionId: idOf('the event that it avoids; that of the plan without it').optional(),
  },
);

const figuresOf = (when: string) => ({
  conjunctionId: idOf(`the event ${when}`).nullable(),
  tca: utcTimeOf(`Closest approach ${when}`).nullable(),
  missDistance: metres(`Miss distance ${when}`).nullable(),
  probability: probability(`Probability ${when}; null where there is none`),
  scaledSigmas: scaledSigmas.optional(),
});

export const screenedEvent = record('ScreenedEvent', 'One event before and after a manoeuvre.', {
  change: eventChange,
  screeningType,
  secondaryName: text('The other object.'),
  secondaryNoradId: noradId.nullable(),
  isEstimated: z
    .boolean()
    .describe('Its probabilities before and after rest on a covariance that we estimated, of either object.'),
  isLeftOut: z.boolean().describe('Its plan leaves it out: it is in no total; new or worse it counts all the same.'),
  before: partOrNull('Null for a new event.', figuresOf('before')),
  after: partOrNull('Null for an event that is gone.', figuresOf('after')),
});

export const postManoeuvreScreening = record(
  'PostManoeuvreScreening',
  'What a manoeuvre makes of every event: new, worse, better, gone, unchanged.',
  {
    postManoeuvreScreeningId: idOf('the screening'),
    manoeuvreId: idOf('the plan').nullable(),
    oemFileId: idOf('the ephemeris that was screened'),
    conjunctionId: idOf('the event that it avoids').nullable(),
    satelliteId: idOf('your satellite'),
    screeningId: idOf('the screening against the catalogue'),
    state: screeningState,
    percent: z.number().min(0).max(100).describe('How far it is, %.'),
    orderedAt: utcTimeOf('When it was ordered'),
    finishedAt: utcTimeOf('When it ended').nullable(),
    failure: text('Why it failed, a sentence.').nullable(),
    failureSentences: sentencesOf('failure'),
    verdict: partOrNull('As it was when it ended, beside what was there then; null before.', {
      isClear: z
        .boolean()
        .describe(
          'With the error of the burn the avoided event is below the target, by methods that hold and errors that are believed; no event by stated covariance is new or worse above the watch limit; events by estimated covariance add no more than the target; the whole window was screened.',
        ),
      isWhole: z.boolean().describe('The orbit with the manoeuvre covers the whole window that was screened.'),
      text: text('The verdict, a sentence.'),
      probabilityBefore: probability('Of the avoided event before'),
      probabilityAfter: probability('Of the avoided event after, against its own message'),
      newAboveWatch: count('Events that are new or worse, above the watch limit'),
      newByEstimatedErrors: count(
        'Of these, by covariances that we estimated; they do not make the plan not clear by themselves',
      ),
      totalProbabilityBefore: probability(
        'Main total before: that any event of the window is a collision, without those by estimated covariance other than the avoided one',
      ),
      totalProbabilityAfter: probability(
        'Main total after: events that the plan reckons with as the plan has them, and the others as the screening found them',
      ),
      totalProbabilityWithExecutionError: probability(
        'The same after, with the error of the burn among the errors of the events that the plan reckons with: what is clear is so by it',
      ).optional(),
      leftOutByOperator: leftOutTotal.optional(),
      estimatedProbability: probability(
        'Separate total after: that any event by estimated covariance, the avoided one excepted, is a collision',
      ),
      estimatedProbabilityBefore: probability('Separate total before').optional(),
      estimatedEvents: count('Events in the separate total, after').optional(),
      estimatedIncrease: known
        .optional()
        .describe(
          'The larger of two: what the manoeuvre adds to the separate total, and the largest rise of one event of that total, 0 to 1.',
        ),
      addsTooMuch: z
        .boolean()
        .optional()
        .describe('`estimatedIncrease` exceeds the target of the flight rules. Absent in answers of earlier versions.'),
    }),
    counts: part('Events by what became of them, a count each.', {
      NEW: count('New events'),
      WORSE: count('Worse events'),
      BETTER: count('Better events'),
      GONE: count('Events that are gone'),
      UNCHANGED: count('Unchanged events'),
    }),
    events: z
      .array(screenedEvent)
      .describe('The avoided event first, then what is new or worse, then the rest by probability.'),
    isStale: z.boolean().describe('The plan, or an event that it was compared with, has changed since.'),
  },
);

export const postManoeuvreScreeningQuery = z.object({
  'conjunction-id': id.optional().describe('Screenings for one event.'),
  'manoeuvre-id': id.optional().describe('Screenings of one plan.'),
  ...pageQuery,
});

export type PostManoeuvreScreening = z.infer<typeof postManoeuvreScreening>;
export type ScreenedEvent = z.infer<typeof screenedEvent>;
