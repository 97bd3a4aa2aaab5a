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
    summary: 'Add a recipient; no orbit is sent automatically',
    description: 'For administrators of collision avoidance: a recipient may receive orbits of your satellites.',
    body: recipientBody,
    answers: { 201: recipient },
    requirement: CATALOGUE_ADMIN,
    readBy: 'getRecipient',
    problems: [...WRITTEN, 'too-many-recipients', 'publication-needs-person'],
  },
  changeRecipient: {
    call: 'PUT /recipients/{recipientId}',
    summary: 'Replace a recipient; If-Match guards against overwriting a change made meanwhile',
    description: 'Without a secret the stored one stays. Another address or account requires it again.',
    params: recipientParams,
    headers: ifMatchHeaders,
    body: recipientChange,
    answers: { 200: recipient },
    requirement: CATALOGUE_ADMIN,
    problems: [...WRITTEN, 'recipient-kind', 'read-only-field', 'publication-needs-person'],
  },
  deleteRecipient: {
    call: 'DELETE /recipients/{recipientId}',
    summary: 'Remove a recipient; its publications stay in the log',
    params: recipientParams,
    answers: { 204: z.null() },
    requirement: CATALOGUE_ADMIN,
    problems: ['recipient-waited-for'],
  },
  listPublications: {
    call: 'GET /publications',
    summary: 'Publications with time, recipient and answer; newest first',
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
    summary: 'Prepare a publication; it is sent after a confirmation',
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
    summary: 'Confirm and send a publication, cancel it, or record an answer',
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
