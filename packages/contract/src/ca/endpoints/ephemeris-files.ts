import { z } from 'zod';
import {
  ephemerisChange,
  ephemerisFile,
  ephemerisQuery,
  ephemerisSummary,
  ephemerisUpload,
} from '../../ca/ephemeris.ts';
import { ephemerisQuality, ephemerisQualityQuery } from '../../ca/ephemeris-quality.ts';
import { endpoints, uploadForm } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';

const tags = ['ephemerides'];
const params = z.object({ oemId: idOf('the file') });
const UPLOAD_BODY = uploadForm('OEM files, KVN or XML, also gzip.', {
  'satellite-id': {
    type: 'string',
    minLength: 1,
    maxLength: 120,
    description: 'The satellite that the files are for.',
  },
  designation: { $ref: '#/components/schemas/EphemerisDesignation' },
  screen: { type: 'boolean', description: '`false` stores the files only.', default: true },
});

export const EPHEMERIS_FILES = endpoints('ca', {
  listEphemerides: {
    method: 'GET',
    path: '/ephemeris',
    summary: 'Your ephemeris files, newest first',
    tags,
    query: ephemerisQuery,
    answers: { 200: z.array(ephemerisSummary) },
  },
  getEphemeris: {
    method: 'GET',
    path: '/ephemeris/{oemId}',
    summary: 'One ephemeris file as it was read, with its warnings',
    tags,
    params,
    answers: { 200: ephemerisFile },
  },
  getEphemerisQuality: {
    method: 'GET',
    path: '/ephemeris/{oemId}/quality',
    summary: 'Quality report of a file: span, spacing, covariance, and how it goes on from the file before it',
    description:
      'Compared with the operational file that spoke for the satellite when this one came, or with `against`. A burn that one ' +
      'of both has and the other has not is fitted with its time and size; docs/models/ephemeris-quality says how.',
    tags,
    params,
    query: ephemerisQualityQuery,
    answers: { 200: ephemerisQuality },
    problems: ['not-found'],
  },
  getEphemerisFile: {
    method: 'GET',
    path: '/ephemeris/file/{oemId}',
    summary: 'The file as it was uploaded, byte for byte',
    tags,
    params,
    offers: ['application/octet-stream'],
  },
  uploadEphemeris: {
    method: 'POST',
    path: '/ephemeris/file',
    summary: 'Upload one or more OEM files (KVN or XML, also gzip) and screen them',
    description:
      'Multipart form: `file` (one or more); optional `satellite-id` (else matched by OBJECT_ID or OBJECT_NAME), ' +
      '`designation` (OPERATIONAL or CANDIDATE), `screen` (true or false). Each file is accepted or rejected on its own; ' +
      'when none is accepted, the answer is 422 with line, keyword and reason.',
    tags,
    takes: ['multipart/form-data'],
    answers: { 201: ephemerisUpload },
    adds: ['screenings', 'storage', 'records'],
    form: UPLOAD_BODY,
    tells: ['Location'],
    problems: ['no-file', 'malformed-form', 'file-too-large', 'not-multipart', 'satellite-unknown', 'too-costly'],
  },
  changeEphemeris: {
    method: 'PUT',
    path: '/ephemeris',
    summary: 'Change what an ephemeris file counts as, or which satellite it is for',
    description:
      'A file that begins to represent a satellite (OPERATIONAL) is screened, as an upload is; `screeningId` of the answer ' +
      'names the screening. What was got can be sent back. Of what cannot be changed, equal values pass and others are ' +
      'refused (`read-only-field`).',
    tags,
    query: z.object({ 'oem-id': idOf('the file') }),
    body: ephemerisChange,
    answers: { 200: ephemerisFile },
    problems: ['id-mismatch', 'read-only-field', 'not-found'],
  },
  deleteEphemeris: {
    method: 'DELETE',
    path: '/ephemeris/{oemId}',
    summary: 'Delete an ephemeris file; what its screenings found stays',
    tags,
    params,
    answers: { 204: z.null() },
  },
});
