import { z } from 'zod';
import { cdm, cdmFileQuery, cdmQuery, cdmSummary, cdmUpload } from '../../ca/cdm.ts';
import { endpoints, uploadBody } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';

const params = z.object({ cdmId: idOf('the message') });
/** Forms of a stored message, the one that it is stored in first. */
const FORMS = ['text/plain', 'application/xml', 'application/json', 'text/xml'];
const UPLOAD_BODY = {
  required: true,
  content: {
    'multipart/form-data': { schema: uploadBody('The messages, one or several a file.') },
    'text/plain': { schema: { type: 'string', minLength: 1, description: 'A message or several, KVN.' } },
    'application/xml': { schema: { type: 'string', minLength: 1, description: 'A message, XML.' } },
    'application/json': {
      schema: {
        // One form: some generators of clients cannot tell a list from a record in a body.
        description:
          'A message, JSON: keyword by keyword, or as Space-Track has it. A list of them may be a file of a form.',
        type: 'object',
        additionalProperties: true,
      },
    },
  },
};

export const CDMS = endpoints('ca', ['messages'], {
  listCdms: {
    call: 'GET /cdms',
    summary: 'Conjunction data messages, newest first',
    description:
      'Takes what the list of conjunctions takes; times, miss distance, probability, risk and verdict are those that the message itself says.',
    query: cdmQuery,
    answers: { 200: z.array(cdmSummary), 304: z.null() },
    tells: ['ETag'],
    problems: ['time-invalid', 'window-empty', 'risk-level-unknown', 'verdict-unknown'],
  },
  getCdm: {
    call: 'GET /cdms/{cdmId}',
    summary: 'One conjunction data message with states, covariances and our judgement',
    params,
    answers: { 200: cdm },
  },
  getCdmFile: {
    call: 'GET /cdms/file/{cdmId}',
    summary: 'The message itself: KVN, or XML or JSON by Accept; also as the draft 2.0',
    params,
    query: cdmFileQuery,
    offers: FORMS,
  },
  deleteCdm: {
    call: 'DELETE /cdms/{cdmId}',
    summary: 'Withdraw an uploaded message; its event returns to its newest remaining message',
    params,
    answers: { 204: z.null() },
  },
  uploadCdms: {
    call: 'POST /cdms',
    summary: 'Upload conjunction data messages (KVN, XML or JSON; one or many)',
    description:
      'Multipart form with `file` parts, or the message as the body; a file may be packed with gzip, may hold several ' +
      'messages (a JSON list, or KVN one after another), and may be a zip archive of such files, told as `archive.zip/name`. Each message is accepted or rejected on its own; when none is ' +
      'accepted, the answer is 422 with line, keyword and code. What an accepted message lacks against the book stands in its ' +
      '`warnings`. At most 2,000 messages, 32 MB, 64 MB unpacked.',
    takes: ['multipart/form-data', 'text/plain', 'application/xml', 'application/json'],
    answers: { 201: cdmUpload },
    adds: ['records'],
    form: UPLOAD_BODY,
    problems: [
      'no-file',
      'malformed-form',
      'wrong-message-kind',
      'satellite-unknown',
      'message-id-reused',
      'too-many-messages',
      'too-costly',
    ],
  },
});
