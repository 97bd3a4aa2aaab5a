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
    'text/plain': { schema: { type: 'string', minLength: 1, description: 'One or several CDMs, KVN.' } },
    'application/xml': { schema: { type: 'string', minLength: 1, description: 'One CDM, XML.' } },
    'application/json': {
      schema: {
        // One form: some generators of clients cannot tell a list from a record in a body.
        description:
          'One CDM, JSON: by keyword, or in the format of Space-Track. A file of a form may contain a list of them.',
        type: 'object',
        additionalProperties: true,
      },
    },
  },
};

export const CDMS = endpoints('ca', ['messages'], {
  listCdms: {
    call: 'GET /cdms',
    summary: 'Lists CDMs, newest first',
    description:
      'Has the same conditions as the list of conjunctions. Times, miss distance, probability, risk level and verdict are those of each CDM.',
    query: cdmQuery,
    answers: { 200: z.array(cdmSummary), 304: z.null() },
    tells: ['ETag'],
    problems: ['time-invalid', 'window-empty', 'risk-level-unknown', 'verdict-unknown'],
  },
  getCdm: {
    call: 'GET /cdms/{cdmId}',
    summary: 'Returns a CDM with state vectors, covariances and the computed assessment',
    params,
    answers: { 200: cdm },
  },
  getCdmFile: {
    call: 'GET /cdms/file/{cdmId}',
    summary: 'Returns the file of a CDM: KVN, or XML or JSON by Accept; also as draft 2.0',
    params,
    query: cdmFileQuery,
    offers: FORMS,
  },
  deleteCdm: {
    call: 'DELETE /cdms/{cdmId}',
    summary: 'Withdraws an uploaded CDM; its conjunction returns to its newest remaining CDM',
    params,
    answers: { 204: z.null() },
  },
  uploadCdms: {
    call: 'POST /cdms',
    summary: 'Uploads CDMs (KVN, XML or JSON; one or several)',
    description:
      'Send a multipart form with `file` parts, or the CDM as the body. A file may be compressed with gzip and contain several CDMs (a JSON list, or KVN one after another). A zip archive of such files is accepted; its files are named `archive.zip/name`. Each CDM is accepted or rejected separately. If none is accepted, the response is 422 with line, keyword and code. `warnings` lists missing mandatory keywords of accepted CDMs. Limits: 2,000 CDMs, 32 MB, 64 MB uncompressed.',
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
