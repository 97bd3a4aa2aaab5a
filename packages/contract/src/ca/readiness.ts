import { z } from 'zod';
import { partOrNull, record } from '../platform/described.ts';
import { count, idOf, seconds, text, utcTimeOf } from '../platform/primitives.ts';
import { renamed } from '../platform/renamed.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { screeningState, screeningWait } from './enums.ts';

const catalogueBrief = {
  catalogueId: idOf('the catalogue'),
  source: text('Source of the catalogue.'),
  objects: count('Objects in the catalogue'),
};

/** Facts of a screening that explain an empty list of conjunctions. */
const screeningBrief = record('ScreeningBrief', 'State of a screening.', {
  screeningId: idOf('the screening'),
  state: screeningState,
  waitingFor: screeningWait.nullable(),
  failure: text('Reason for the failure, a sentence; null if it has not failed.').nullable(),
  failureSentences: sentencesOf('failure'),
  createdAt: utcTimeOf('Time of the request'),
  finishedAt: utcTimeOf('End of the screening; null while it waits or runs').nullable(),
  catalogue: partOrNull('Catalogue of the screening; null before it is planned.', catalogueBrief),
});

/** Reason why an empty list of conjunctions is not conclusive. */
export const emptyReason = z.enum(['NO_SATELLITE', 'NO_CATALOGUE', 'PENDING', 'FAILED', 'NEVER_SCREENED']).meta({
  id: 'EmptyReason',
  description: 'Reason why conjunctions cannot be found yet; the first that applies.',
});

/** Prerequisites and progress of screenings, for a page without conjunctions. */
export const readiness = record('Readiness', 'Prerequisites of screenings and their progress.', {
  reason: emptyReason
    .nullable()
    .describe(
      'Reason why conjunctions cannot be found yet, the first that applies: no satellite; no catalogue; a screening waits or runs; ' +
        'the last screening failed; no screening was requested. Null after a completed screening: an empty list then means no conjunctions.',
    ),
  satellites: count('Number of your satellites'),
  catalogue: partOrNull('Catalogue in use; null if none is loaded.', {
    ...catalogueBrief,
    loadedAt: utcTimeOf('Time at which the catalogue last came into use'),
    newestEpoch: utcTimeOf('Newest epoch of an element set; null without element sets').nullable(),
    medianEpoch: utcTimeOf('Median epoch of the element sets; null without element sets').nullable(),
    ageSeconds: seconds('Age of the catalogue: time since the median epoch; null without element sets').nullable(),
    isStale: z.boolean().describe('True if the catalogue is older than the installation allows.'),
  }),
  catalogueRefusal: partOrNull(
    'Newest file of the catalogue setting, if it was refused; the previous catalogue remains in use. Null otherwise.',
    {
      fileName: text('Name of the file.'),
      reason: text('Reason for the refusal, a sentence.'),
      reasonSentences: sentencesOf('reason'),
      refusedAt: utcTimeOf('Time of the refusal'),
    },
  ),
  ...renamed('catalogueKeptBack', {
    catalogueWithheld: partOrNull(
      'The newest withheld catalogue: it would lose or move too many of the objects in use. Null if none waits for a decision.',
      {
        ...renamed('keptBackId', { withheldId: idOf('the withheld catalogue') }),
        source: text('Source of the catalogue: a feed or a file.'),
        reason: text('Reason, a sentence.'),
        reasonSentences: sentencesOf('reason'),
        ...renamed('keptBackAt', { withheldAt: utcTimeOf('Time at which the catalogue was withheld') }),
      },
    ),
  }),
  pendingScreenings: count('Queued or running screenings, including those that wait for a catalogue'),
  waitingScreenings: count('Queued screenings that wait for a catalogue'),
  lastScreening: screeningBrief.nullable().describe('Your newest screening in any state; null without one.'),
  lastCompleted: screeningBrief.nullable().describe('Your newest completed screening; null without one.'),
});

export type Readiness = z.infer<typeof readiness>;
export type EmptyReason = z.infer<typeof emptyReason>;
