import { z } from 'zod';
import { observation, observationQuery, uploadedObservation } from '../../odt/observation.ts';
import { observationReport } from '../../odt/report.ts';
import { endpoints, uploadForm } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';

const params = z.object({ fileId: idOf('the file') });
const UPLOAD_BODY = uploadForm('TDM files, KVN or XML, also gzip or zip.', {
  'norad-id': { type: 'integer', minimum: 1, maximum: 999_999_999, description: 'The object, when you know it.' },
  'sensor-code': { type: 'string', maxLength: 40, description: 'Your sensor, for files that name it otherwise.' },
});

export const OBSERVATIONS = endpoints('odt', ['observations'], {
  listObservations: {
    call: 'GET /observations',
    summary: 'Files of measurements, newest first, each with its effect on an orbit',
    query: observationQuery,
    answers: { 200: z.array(observation), 304: z.null() },
    tells: ['ETag'],
  },
  getObservation: {
    call: 'GET /observations/{fileId}',
    summary: 'One file of measurements, with its effect on an orbit',
    params,
    answers: { 200: observation },
  },
  getObservationFile: {
    call: 'GET /observations/file/{fileId}',
    summary: 'The file as it came, byte for byte, in its compression',
    params,
    offers: ['text/plain', 'application/xml', 'application/gzip', 'application/zip'],
    tells: ['ETag'],
  },
  getObservationReport: {
    call: 'GET /observations/report/{fileId}',
    summary: 'Analysis of the measurements of a file: association, residuals, brightness, initial orbit',
    description:
      'Association is by the median angle between measured and predicted direction, or by the Mahalanobis distance where the orbit has a covariance; docs/models/track-association. A file that is not read yet, or cannot be, has no tracks.',
    params,
    answers: { 200: observationReport, 304: z.null() },
  },
  uploadObservation: {
    call: 'POST /observations/file',
    summary: 'Upload measurements of your own sensors (TDM, KVN or XML, also gzip or zip)',
    description:
      'Multipart form: `file` (one or more); optional `norad-id`, the object that they are said to be of, and `sensor-code` for files that name their sensor otherwise. Bytes that are here already are known, and count once.',
    takes: ['multipart/form-data'],
    answers: { 201: uploadedObservation },
    adds: ['storage', 'records'],
    form: UPLOAD_BODY,
    problems: ['no-file', 'malformed-form', 'file-too-large', 'not-multipart', 'sensor-unknown', 'too-costly'],
  },
  disownObservation: {
    call: 'POST /observations/{fileId}/disown',
    summary: 'Take the association of a file back: it is not of the object',
    description:
      'Its pass does not count any more, and what it was paid for is given back. An orbit update that rests on it is withdrawn, and computed again from the files that remain.',
    params,
    answers: { 200: observation },
    problems: ['observation-not-associated'],
  },
  readObservationAgain: {
    call: 'POST /observations/{fileId}/read-again',
    summary: 'Read a file again that could not be read',
    description:
      'For files that took more work than one may, and for those that a later version reads. Answers at once; the file is read by a job, and its pass stays what it is until then.',
    params,
    answers: { 200: observation },
    problems: ['observation-is-read'],
  },
});
