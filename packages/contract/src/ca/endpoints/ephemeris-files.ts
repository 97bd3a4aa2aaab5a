import { z } from 'zod';
import {
  ephemerisChange,
  ephemerisFile,
  ephemerisQuery,
  ephemerisState,
  ephemerisStateQuery,
  ephemerisSummary,
  ephemerisUpload,
} from '../../ca/ephemeris.ts';
import { ephemerisQuality, ephemerisQualityQuery } from '../../ca/ephemeris-quality.ts';
import { endpoints, uploadForm } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';

const params = z.object({ oemId: idOf('the file') });
const UPLOAD_BODY = uploadForm('OEM or OCM files, KVN or XML, also gzip.', {
  'satellite-id': {
    type: 'string',
    minLength: 1,
    maxLength: 120,
    description: 'Id of the satellite of the files.',
  },
  designation: { $ref: '#/components/schemas/EphemerisDesignation' },
  screen: { type: 'boolean', description: '`false` stores the files without a screening.', default: true },
});

export const EPHEMERIS_FILES = endpoints('ca', ['ephemerides'], {
  listEphemerides: {
    call: 'GET /ephemeris',
    summary: 'Lists your ephemeris files, newest first',
    query: ephemerisQuery,
    answers: { 200: z.array(ephemerisSummary) },
  },
  getEphemeris: {
    call: 'GET /ephemeris/{oemId}',
    summary: 'Returns an ephemeris file with its warnings',
    params,
    answers: { 200: ephemerisFile },
  },
  getEphemerisQuality: {
    call: 'GET /ephemeris/{oemId}/quality',
    summary: 'Returns the quality report of a file: span, spacing, covariance, and continuity with the previous file',
    description:
      'Compares the file with the operational ephemeris at the time of its upload, or with `against`. A burn that only one of the files contains is fitted with time and delta-v; method in docs/models/ephemeris-quality.',
    params,
    query: ephemerisQualityQuery,
    answers: { 200: ephemerisQuality },
    problems: ['ephemeris-content-removed', 'not-found'],
  },
  getEphemerisState: {
    call: 'GET /ephemeris/{oemId}/state',
    summary: 'Returns the interpolated state vector and covariance of a file at a time',
    description:
      'Same values as in screenings: states by the interpolation of the file, covariances propagated from both neighbours by two-body motion and blended, so that they remain positive definite.',
    params,
    query: ephemerisStateQuery,
    answers: { 200: ephemerisState },
    problems: ['ephemeris-content-removed', 'time-outside-ephemeris', 'time-invalid', 'not-found'],
  },
  getEphemerisFile: {
    call: 'GET /ephemeris/file/{oemId}',
    summary: 'Returns the uploaded file byte for byte',
    params,
    offers: ['application/octet-stream'],
  },
  uploadEphemeris: {
    call: 'POST /ephemeris/file',
    summary: 'Uploads one or more OEM or OCM files (KVN or XML, also gzip) and screens them',
    description:
      'Multipart form: `file` (one or more); optional `satellite-id` (default: match by designator or OBJECT_NAME), `designation` (OPERATIONAL or CANDIDATE; default: CANDIDATE if the file has a burn in the future, otherwise OPERATIONAL), and `screen` (true or false). Each file is accepted or rejected separately. If none is accepted, the response is 422 with line, keyword and reason.',
    takes: ['multipart/form-data'],
    answers: { 201: ephemerisUpload },
    adds: ['screenings', 'storage', 'records'],
    form: UPLOAD_BODY,
    tells: ['Location'],
    problems: ['no-file', 'malformed-form', 'file-too-large', 'not-multipart', 'satellite-unknown', 'too-costly'],
  },
  changeEphemeris: {
    call: 'PUT /ephemeris',
    summary: 'Changes the designation or the satellite of an ephemeris file',
    description:
      'A file that becomes OPERATIONAL is screened like an upload; `screeningId` of the response names the screening. Read-only fields may be sent with their current value; other values are refused (`read-only-field`).',
    query: z.object({ 'oem-id': idOf('the file') }),
    body: ephemerisChange,
    answers: { 200: ephemerisFile },
    problems: ['ephemeris-content-removed', 'id-mismatch', 'read-only-field', 'not-found'],
  },
  deleteEphemeris: {
    call: 'DELETE /ephemeris/{oemId}',
    summary: 'Deletes an ephemeris file; the results of its screenings remain',
    description: 'Returns 409 if a decision record (DECIDED or SIGNED) refers to the file.',
    params,
    answers: { 204: z.null() },
    problems: ['frozen-by-decision', 'not-found'],
  },
});
