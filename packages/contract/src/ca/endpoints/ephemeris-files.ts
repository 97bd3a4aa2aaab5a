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
    description: 'The satellite that the files are for.',
  },
  designation: { $ref: '#/components/schemas/EphemerisDesignation' },
  screen: { type: 'boolean', description: '`false` stores the files only.', default: true },
});

export const EPHEMERIS_FILES = endpoints('ca', ['ephemerides'], {
  listEphemerides: {
    call: 'GET /ephemeris',
    summary: 'Your ephemeris files, newest first',
    query: ephemerisQuery,
    answers: { 200: z.array(ephemerisSummary) },
  },
  getEphemeris: {
    call: 'GET /ephemeris/{oemId}',
    summary: 'One ephemeris file as it was read, with its warnings',
    params,
    answers: { 200: ephemerisFile },
  },
  getEphemerisQuality: {
    call: 'GET /ephemeris/{oemId}/quality',
    summary: 'Quality report of a file: span, spacing, covariance, and how it goes on from the file before it',
    description:
      'Compared with the operational file that spoke for the satellite when this one came, or with `against`. A burn that one ' +
      'of both has and the other has not is fitted with its time and size; docs/models/ephemeris-quality says how.',
    params,
    query: ephemerisQualityQuery,
    answers: { 200: ephemerisQuality },
    problems: ['ephemeris-content-removed', 'not-found'],
  },
  getEphemerisState: {
    call: 'GET /ephemeris/{oemId}/state',
    summary: 'State and covariance of a file at a time between its points',
    description:
      'As screenings take them: states by the interpolation of the file, covariances carried from both neighbours by two-body motion and mixed, so that they stay positive.',
    params,
    query: ephemerisStateQuery,
    answers: { 200: ephemerisState },
    problems: ['ephemeris-content-removed', 'time-outside-ephemeris', 'time-invalid', 'not-found'],
  },
  getEphemerisFile: {
    call: 'GET /ephemeris/file/{oemId}',
    summary: 'The file as it was uploaded, byte for byte',
    params,
    offers: ['application/octet-stream'],
  },
  uploadEphemeris: {
    call: 'POST /ephemeris/file',
    summary: 'Upload one or more OEM or OCM files (KVN or XML, also gzip) and screen them',
    description:
      'Multipart form: `file` (one or more); optional `satellite-id` (else matched by the designators or OBJECT_NAME of the message), ' +
      '`designation` (OPERATIONAL or CANDIDATE; without it, CANDIDATE where the file has a burn that is still ahead, otherwise OPERATIONAL), ' +
      '`screen` (true or false). Each file is accepted or rejected on its own; ' +
      'when none is accepted, the answer is 422 with line, keyword and reason.',
    takes: ['multipart/form-data'],
    answers: { 201: ephemerisUpload },
    adds: ['screenings', 'storage', 'records'],
    form: UPLOAD_BODY,
    tells: ['Location'],
    problems: ['no-file', 'malformed-form', 'file-too-large', 'not-multipart', 'satellite-unknown', 'too-costly'],
  },
  changeEphemeris: {
    call: 'PUT /ephemeris',
    summary: 'Change the designation of an ephemeris file, or its satellite',
    description:
      'A file that begins to represent a satellite (OPERATIONAL) is screened, as an upload is; `screeningId` of the answer ' +
      'names the screening. What was got can be sent back. Of what cannot be changed, equal values pass and others are ' +
      'refused (`read-only-field`).',
    query: z.object({ 'oem-id': idOf('the file') }),
    body: ephemerisChange,
    answers: { 200: ephemerisFile },
    problems: ['ephemeris-content-removed', 'id-mismatch', 'read-only-field', 'not-found'],
  },
  deleteEphemeris: {
    call: 'DELETE /ephemeris/{oemId}',
    summary: 'Delete an ephemeris file; the results of its screenings stay',
    description: 'Returns 409 if a decision record (DECIDED or SIGNED) refers to the file.',
    params,
    answers: { 204: z.null() },
    problems: ['frozen-by-decision', 'not-found'],
  },
});
