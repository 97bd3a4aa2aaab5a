import { z } from 'zod';
import { observation, observationQuery, uploadedObservation } from '../../odt/observation.ts';
import { observationReport } from '../../odt/report.ts';
import { endpoints, uploadForm } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';

const params = z.object({ fileId: idOf('the file') });
const UPLOAD_BODY = uploadForm('TDM files, KVN or XML, also gzip or zip.', {
  'norad-id': {
    type: 'integer',
    minimum: 1,
    maximum: 999_999_999,
    description: 'Catalogue number of the observed object, if known.',
  },
  'sensor-code': {
    type: 'string',
    maxLength: 40,
    description: 'Code of your sensor, for files that name it differently.',
  },
});

export const OBSERVATIONS = endpoints('odt', ['observations'], {
  listObservations: {
    call: 'GET /observations',
    summary: 'Lists observation files with their effect on an orbit, newest first',
    query: observationQuery,
    answers: { 200: z.array(observation), 304: z.null() },
    tells: ['ETag'],
  },
  getObservation: {
    call: 'GET /observations/{fileId}',
    summary: 'Returns an observation file with its effect on an orbit',
    params,
    answers: { 200: observation },
  },
  getObservationFile: {
    call: 'GET /observations/file/{fileId}',
    summary: 'Returns the received file byte for byte, in its compression',
    params,
    offers: ['text/plain', 'application/xml', 'application/gzip', 'application/zip'],
    tells: ['ETag'],
  },
  getObservationReport: {
    call: 'GET /observations/report/{fileId}',
    summary: 'Returns the analysis of an observation file: association, residuals, brightness, initial orbit',
    description:
      'Association uses the median angle between measured and predicted direction, or the Mahalanobis distance if the orbit has a covariance; docs/models/track-association. A file that is not read yet, or cannot be read, has no tracks.',
    params,
    answers: { 200: observationReport, 304: z.null() },
  },
  uploadObservation: {
    call: 'POST /observations/file',
    summary: 'Uploads observation files of your own sensors (TDM, KVN or XML, also gzip or zip)',
    description:
      'Multipart form: `file` (one or more); optional `norad-id`, the catalogue number of the observed object, and `sensor-code` for files that name their sensor differently. A file with identical bytes is accepted and used only once.',
    takes: ['multipart/form-data'],
    answers: { 201: uploadedObservation },
    adds: ['storage', 'records'],
    form: UPLOAD_BODY,
    problems: ['no-file', 'malformed-form', 'file-too-large', 'not-multipart', 'sensor-unknown', 'too-costly'],
  },
  disownObservation: {
    call: 'POST /observations/{fileId}/disown',
    summary: 'Withdraws the association of a file with an object',
    description:
      'The pass no longer counts, and its price is refunded. An orbit update that uses the file is withdrawn, and computed again from the remaining files.',
    params,
    answers: { 200: observation },
    problems: ['observation-not-associated'],
  },
  readObservationAgain: {
    call: 'POST /observations/{fileId}/read-again',
    summary: 'Reads a file again that could not be read',
    description:
      'For files that exceeded the limits, or that a later version can read. Returns immediately; a job reads the file, and the status of its pass does not change until then.',
    params,
    answers: { 200: observation },
    problems: ['observation-is-read'],
  },
});
