import { z } from 'zod';
import { input, part, record } from '../platform/described.ts';
import { count, id, idOf, numberIn, pageQuery, text, textIn, utcTimeOf } from '../platform/primitives.ts';
import { renamed } from '../platform/renamed.ts';
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
    'Probability with all other objects below which the recipient automatically uses the candidate as the operational orbit; null for never. Starlink only.',
  );

export const publicationBody = input('PublicationBody', 'Orbits of one publication, before it is sent.', {
  recipientId: idOf('the recipient'),
  satelliteId: idOf('your satellite'),
  purpose: publicationPurpose,
  manoeuvreIds: z
    .array(id)
    .max(MOST_RANKED)
    .describe('Plans of the satellite whose orbits are sent, in order of preference.'),
  withoutBurn: z.boolean().describe('True to include the operational ephemeris without a burn.'),
  relinquishPc: relinquishPc.default(null),
  note: textIn(PUBLICATION_TEXTS.note).default('').describe('Reason, as a note.'),
});

export const publicationStep = input('PublicationStep', 'Action for a publication.', {
  state: z
    .enum(['QUEUED', 'CANCELLED', 'SCREENED'])
    .describe(
      'QUEUED: sends the prepared files, or sends failed files again. CANCELLED: cancels the publication. SCREENED: records that a response was received.',
    ),
  note: textIn(PUBLICATION_TEXTS.note).default('').describe('Reason, or response of the recipient, as a note.'),
});

export const publishedFile = record(
  'PublishedFile',
  'A file of a publication with its content, time of sending and response.',
  {
    name: text('File name in the format of the recipient.'),
    content: publishedFileContent,
    rank: count('Rank in the set; 0 for the orbit without a burn'),
    manoeuvreId: idOf('the plan; null for the orbit without a burn').nullable(),
    sizeBytes: count('Size of the file in bytes'),
    sha256: text('SHA-256 of the file, hexadecimal.'),
    state: publishedFileState,
    attempts: count('Attempts to send the file'),
    sentAt: utcTimeOf('Time of the last attempt; null before').nullable(),
    answeredAt: utcTimeOf('Time of the response; null without one').nullable(),
    answerStatus: z.int().nullable().describe('HTTP status of the response; null without one.'),
    receipt: text('Identifier at the recipient; null without one.').nullable(),
    answer: text('Response of the recipient, or the reason for a missing response.'),
    answerSentences: sentencesOf('answer'),
  },
);

export const publication = record(
  'Publication',
  'A publication of orbits with its files, recipient, time and responses.',
  {
    publicationId: idOf('the publication'),
    recipientId: idOf('the recipient'),
    recipientName: text('Name of the recipient at the time of the publication.'),
    recipientKind: recipientKind,
    satelliteId: idOf('your satellite'),
    satelliteName: text('Name of your satellite.'),
    conjunctionId: idOf('the conjunction that the plans avoid; null without plans').nullable(),
    purpose: publicationPurpose,
    relinquishPc,
    note: text('Note of the user; may be empty.'),
    state: publicationState,
    nextStates: z.array(publicationState).describe('States to which you may change the publication now.'),
    ...renamed('isOvertaken', {
      isOutdated: z
        .boolean()
        .describe('True if a plan or the operational ephemeris has changed since the files were written.'),
    }),
    needsOtherConfirmer: z
      .boolean()
      .describe('True if you prepared the publication and your flight rules require another user to confirm it.'),
    files: z.array(publishedFile).describe('Files in the order of the set.'),
    history: z
      .array(
        part('A change of state.', {
          at: utcTimeOf('Time of the step'),
          by: text('User who made the step.'),
          state: publicationState,
          note: text('Note of the user; may be empty.'),
        }),
      )
      .describe('History, oldest first.'),
    version: count('Number of changes of the publication'),
    createdAt: utcTimeOf('Time of preparation'),
    createdBy: text('User who prepared the publication.'),
  },
);

export const publicationQuery = z.object({
  'conjunction-id': id.optional().describe('Publications for one conjunction.'),
  'satellite-id': id.optional().describe('Publications of one satellite.'),
  'recipient-id': id.optional().describe('Publications to one recipient.'),
  ...pageQuery,
});

export type Publication = z.infer<typeof publication>;
export type PublishedFile = z.infer<typeof publishedFile>;
export type PublicationBody = z.infer<typeof publicationBody>;
export type PublicationStep = z.infer<typeof publicationStep>;
