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
const WRITE_PROBLEMS = ['recipient-exists', 'recipient-address', 'recipient-account', 'recipient-objects'] as const;

export const PUBLISHING = endpoints('publishing', ['publishing'], {
  listRecipients: {
    call: 'GET /recipients',
    summary: 'Lists recipients of published orbits by name',
    query: z.object(wholeListQuery),
    answers: { 200: z.array(recipient) },
  },
  getRecipient: {
    call: 'GET /recipients/{recipientId}',
    summary: 'Returns a recipient with its ETag',
    params: recipientParams,
    answers: { 200: recipient },
  },
  createRecipient: {
    call: 'POST /recipients',
    summary: 'Adds a recipient; no orbit is sent automatically',
    description: 'For administrators of collision avoidance: a recipient may receive orbits of your satellites.',
    body: recipientBody,
    answers: { 201: recipient },
    requirement: CATALOGUE_ADMIN,
    readBy: 'getRecipient',
    problems: [...WRITE_PROBLEMS, 'too-many-recipients', 'publication-needs-person'],
  },
  changeRecipient: {
    call: 'PUT /recipients/{recipientId}',
    summary: 'Replaces a recipient; If-Match prevents overwriting a concurrent change',
    description: 'Without a secret, the stored secret is used. A new address or account requires the secret again.',
    params: recipientParams,
    headers: ifMatchHeaders,
    body: recipientChange,
    answers: { 200: recipient },
    requirement: CATALOGUE_ADMIN,
    problems: [...WRITE_PROBLEMS, 'recipient-kind', 'read-only-field', 'publication-needs-person'],
  },
  deleteRecipient: {
    call: 'DELETE /recipients/{recipientId}',
    summary: 'Removes a recipient; its publications remain in the log',
    params: recipientParams,
    answers: { 204: z.null() },
    requirement: CATALOGUE_ADMIN,
    problems: ['recipient-waited-for'],
  },
  listPublications: {
    call: 'GET /publications',
    summary: 'Lists publications with time, recipient and response, newest first',
    query: publicationQuery,
    answers: { 200: z.array(publication) },
  },
  getPublication: {
    call: 'GET /publications/{publicationId}',
    summary: 'Returns a publication with its ETag',
    params,
    answers: { 200: publication },
  },
  createPublication: {
    call: 'POST /publications',
    summary: 'Prepares a publication; it is sent after a confirmation',
    description:
      'Contents: one plan, a ranked set of plans, the orbit without a burn, or the set with that orbit. With the purpose of the flown orbit, only one approved plan that is up to date or the operational ephemeris can be published.',
    body: publicationBody,
    answers: { 201: publication },
    readBy: 'getPublication',
    problems: ['publication-content', 'plan-without-orbit', 'not-found'],
  },
  getPublishedFile: {
    call: 'GET /publications/{publicationId}/files/{fileName}',
    summary: 'Returns a file byte for byte as it is sent',
    params: fileParams,
    offers: ['text/plain'],
  },
  stepPublication: {
    call: 'POST /publications/{publicationId}/state',
    summary: 'Confirms and sends a publication, cancels it, or records a response',
    description:
      'Files are sent exactly as prepared, and never twice automatically. If the connection is lost while a file is being sent, its arrival is unknown, and a person decides.',
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
