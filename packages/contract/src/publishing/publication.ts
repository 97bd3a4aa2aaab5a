import { z } from 'zod';
import { input, part, record } from '../platform/described.ts';
import { count, id, idOf, numberIn, pageQuery, text, textIn, utcTimeOf } from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import {
  publicationPurpose,
  publicationState,
  publishedFileContent,
  publishedFileState,
  recipientKind,
} from './enums.ts';
import { MOST_RANKED, PUBLICATION_NUMBERS, PUBLICATION_TEXTS } from './fields.ts';

const relinquishPc = numberIn(PUBLICATION_NUMBERS.relinquishPc)
  .nullable()
  .describe(
    'Below this probability with everybody the recipient makes the candidate the orbit that counts, by itself; null: never. Starlink alone.',
  );

export const publicationBody = input('PublicationBody', 'Orbits of one publication, before it is sent.', {
  recipientId: idOf('the recipient'),
  satelliteId: idOf('your satellite'),
  purpose: publicationPurpose,
  manoeuvreIds: z
    .array(id)
    .max(MOST_RANKED)
    .describe('Plans of the satellite whose orbits are sent, in order of preference.'),
  withoutBurn: z.boolean().describe('Also the orbit in force, without a burn.'),
  relinquishPc: relinquishPc.default(null),
  note: textIn(PUBLICATION_TEXTS.note).default('').describe('Why, in your words.'),
});

export const publicationStep = input('PublicationStep', 'Action for a publication.', {
  state: z
    .enum(['QUEUED', 'CANCELLED', 'SCREENED'])
    .describe(
      'QUEUED sends what was prepared, or once more what did not get through; CANCELLED lets it be; SCREENED notes that an answer came.',
    ),
  note: textIn(PUBLICATION_TEXTS.note).default('').describe('Why, or what came back, in your words.'),
});

export const publishedFile = record('PublishedFile', 'A file of a publication: content, time of sending, answer.', {
  name: text('Its name, as the recipient wants it.'),
  content: publishedFileContent,
  rank: count('Its place in the set; 0 the orbit without a burn'),
  manoeuvreId: idOf('the plan').nullable(),
  sizeBytes: count('Bytes'),
  sha256: text('Of its bytes.'),
  state: publishedFileState,
  attempts: count('How often it was sent, or tried to be'),
  sentAt: utcTimeOf('When it was sent last').nullable(),
  answeredAt: utcTimeOf('When the recipient answered').nullable(),
  answerStatus: z.int().nullable().describe('Status of the answer, of HTTP; null where none came.'),
  receipt: text('Identifier at the recipient.').nullable(),
  answer: text('Answer of the recipient, or the reason for its absence.'),
  answerSentences: sentencesOf('answer'),
});

export const publication = record('Publication', 'A publication of orbits: content, time, recipient, and answer.', {
  publicationId: idOf('the publication'),
  recipientId: idOf('the recipient'),
  recipientName: text('Its name, as it was then.'),
  recipientKind: recipientKind,
  satelliteId: idOf('your satellite'),
  satelliteName: text('Its name.'),
  conjunctionId: idOf('the event that the plans avoid').nullable(),
  purpose: publicationPurpose,
  relinquishPc,
  note: text('Reason, as the person wrote it.'),
  state: publicationState,
  nextStates: z.array(publicationState).describe('States that you may give it now.'),
  isOvertaken: z.boolean().describe('A plan or the orbit in force is not what it was when the files were written.'),
  needsOtherConfirmer: z
    .boolean()
    .describe('You prepared it, and your flight rules ask for four eyes: another user confirms it.'),
  files: z.array(publishedFile).describe('Content, in the order of the set.'),
  history: z
    .array(
      part('A step.', {
        at: utcTimeOf('When'),
        by: text('User name of the person who made the step.'),
        state: publicationState,
        note: text('Reason, as the person wrote it.'),
      }),
    )
    .describe('History, oldest first.'),
  version: count('Number of changes so far'),
  createdAt: utcTimeOf('When it was prepared'),
  createdBy: text('Who prepared it.'),
});

export const publicationQuery = z.object({
  'conjunction-id': id.optional().describe('Of one event.'),
  'satellite-id': id.optional().describe('Of one satellite.'),
  'recipient-id': id.optional().describe('To one recipient.'),
  ...pageQuery,
});

export type Publication = z.infer<typeof publication>;
export type PublishedFile = z.infer<typeof publishedFile>;
export type PublicationBody = z.infer<typeof publicationBody>;
export type PublicationStep = z.infer<typeof publicationStep>;
