import { z } from 'zod';
import { partOrNull, record } from '../platform/described.ts';
import { count, idOf, seconds, text, utcTimeOf } from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { screeningState, screeningWait } from './enums.ts';

const catalogueBrief = {
  catalogueId: idOf('the catalogue'),
  source: text('Where it is from.'),
  objects: count('Objects in it'),
};

/** What there is to know of one screening to tell why a list of conjunctions is empty. */
const screeningBrief = record('ScreeningBrief', 'A screening in a few words.', {
  screeningId: idOf('the screening'),
  state: screeningState,
  waitingFor: screeningWait.nullable(),
  failure: text('Why it failed, a sentence.').nullable(),
  failureSentences: sentencesOf('failure'),
  createdAt: utcTimeOf('When it was ordered'),
  finishedAt: utcTimeOf('When it ended').nullable(),
  catalogue: partOrNull('What it was screened against.', catalogueBrief),
});

/** Why an empty list of conjunctions says nothing about the satellites. */
export const emptyReason = z.enum(['NO_SATELLITE', 'NO_CATALOGUE', 'PENDING', 'FAILED', 'NEVER_SCREENED']).meta({
  id: 'EmptyReason',
  description: 'Why no conjunction can be known yet, the first that holds.',
});

/** What screenings stand on, and how far they have come: what a page without conjunctions has to say. */
export const readiness = record('Readiness', 'What screenings stand on, and how far they have come.', {
  reason: emptyReason
    .nullable()
    .describe(
      'Why no conjunction can be known yet, the first that holds: no satellite, no catalogue, a screening on its way, ' +
        'the last one failed, none was ordered. Null: a screening has completed, and an empty list means that it found none.',
    ),
  satellites: count('Your satellites'),
  catalogue: partOrNull('The catalogue in use; null while none is loaded.', {
    ...catalogueBrief,
    loadedAt: utcTimeOf('When it came into use last'),
    newestEpoch: utcTimeOf('Newest epoch of an element set').nullable(),
    medianEpoch: utcTimeOf('Half of the element sets are newer').nullable(),
    ageSeconds: seconds('Time since the median epoch').nullable(),
    isStale: z.boolean().describe('Older than the installation allows.'),
  }),
  catalogueRefusal: partOrNull(
    'The newest file of the catalogue setting, while it is not taken; the one before is in use.',
    {
      fileName: text('Name of the file.'),
      reason: text('Why it is not taken, a sentence.'),
      reasonSentences: sentencesOf('reason'),
      refusedAt: utcTimeOf('When it was refused'),
    },
  ),
  catalogueKeptBack: partOrNull(
    'The newest withheld catalogue: it would lose or move too many of the objects in use. Null if none waits for a decision.',
    {
      keptBackId: idOf('the withheld catalogue'),
      source: text('Who brought it: a feed or a file.'),
      reason: text('Reason, a sentence.'),
      reasonSentences: sentencesOf('reason'),
      keptBackAt: utcTimeOf('Time of the decision not to use it'),
    },
  ),
  pendingScreenings: count('Queued or running, those that wait for a catalogue included'),
  waitingScreenings: count('Queued, and waiting for a catalogue'),
  lastScreening: screeningBrief.nullable().describe('The newest of yours, whatever became of it.'),
  lastCompleted: screeningBrief.nullable().describe('The newest of yours that has completed.'),
});

export type Readiness = z.infer<typeof readiness>;
export type EmptyReason = z.infer<typeof emptyReason>;
