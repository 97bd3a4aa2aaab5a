import { z } from 'zod';
import { CATALOGUE_ADMIN } from '../../ca/role.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf, ifMatchHeaders, storable, wholeListQuery } from '../../platform/primitives.ts';
import { publication, publicationBody, publicationQuery, publicationStep } from '../publication.ts';
import { recipient, recipientBody, recipientChange } from '../recipient.ts';

const recipientParams = z.object({ recipientId: idOf('the recipient') });
const params = z.object({ publicationId: idOf('the publication') });
const fileParams = z.object({
  publicationId: idOf('the publication'),
  fileName: z.string().regex(storable).min(1).max(200).describe('Its name.'),
});
const WRITTEN = ['recipient-exists', 'recipient-address', 'recipient-account', 'recipient-objects'] as const;

export const PUBLISHING = endpoints('publishing', ['publishing'], {
  listRecipients: {
    call: 'GET /recipients',
    summary: 'To whom orbits may be sent, by name',
    query: z.object(wholeListQuery),
    answers: { 200: z.array(recipient) },
  },
  getRecipient: {
    call: 'GET /recipients/{recipientId}',
    summary: 'One recipient, with its ETag',
    params: recipientParams,
    answers: { 200: recipient },
  },
  createRecipient: {
    call: 'POST /recipients',
    summary: 'Add a recipient; nothing is sent to it by itself',
    description: 'For administrators of collision avoidance: whoever is added may be sent orbits of your satellites.',
    body: recipientBody,
    answers: { 201: recipient },
    requirement: CATALOGUE_ADMIN,
    readBy: 'getRecipient',
    problems: [...WRITTEN, 'too-many-recipients', 'publication-needs-person'],
  },
  changeRecipient: {
    call: 'PUT /recipients/{recipientId}',
    summary: 'Replace a recipient; If-Match guards against overwriting a change made meanwhile',
    description:
      'Without a secret the one that is kept stays. At another address or for another account it has to be said again.',
    params: recipientParams,
    headers: ifMatchHeaders,
    body: recipientChange,
    answers: { 200: recipient },
    requirement: CATALOGUE_ADMIN,
    problems: [...WRITTEN, 'recipient-kind', 'read-only-field', 'publication-needs-person'],
  },
  deleteRecipient: {
    call: 'DELETE /recipients/{recipientId}',
    summary: 'Remove a recipient; what was sent to it stays in the log',
    params: recipientParams,
    answers: { 204: z.null() },
    requirement: CATALOGUE_ADMIN,
    problems: ['recipient-waited-for'],
  },
  listPublications: {
    call: 'GET /publications',
    summary: 'What went out, when, to whom, and what was answered; newest first',
    query: publicationQuery,
    answers: { 200: z.array(publication) },
  },
  getPublication: {
    call: 'GET /publications/{publicationId}',
    summary: 'One publication, with its ETag',
    params,
    answers: { 200: publication },
  },
  createPublication: {
    call: 'POST /publications',
    summary: 'Write the files that are to go out; nothing is sent before somebody confirms it',
    description:
      'One plan, a ranked set of plans, the orbit without a burn, or the set with that orbit. As the orbit that is flown goes one plan that is approved and stands, or the orbit in force.',
    body: publicationBody,
    answers: { 201: publication },
    readBy: 'getPublication',
    problems: ['publication-content', 'plan-without-orbit', 'not-found'],
  },
  getPublishedFile: {
    call: 'GET /publications/{publicationId}/files/{fileName}',
    summary: 'A file, byte for byte as it goes out',
    params: fileParams,
    offers: ['text/plain'],
  },
  stepPublication: {
    call: 'POST /publications/{publicationId}/state',
    summary: 'Confirm and send, let it be, or note what came back',
    description:
      'What was prepared goes out as it was shown, never twice by itself: of a file on whose way something broke it is said that its arrival is not known, and a person decides.',
    params,
    headers: ifMatchHeaders,
    body: publicationStep,
    answers: { 200: publication },
    needsVersion: true,
    problems: [
      'publication-step-impossible',
      'publication-overtaken',
      'publication-needs-other-eyes',
      'publication-needs-person',
    ],
  },
});
