import type { ProblemTable } from './problem-table.ts';

/** What every service can answer, whatever was asked of it. */
export const PLATFORM_PROBLEMS = {
  'invalid-request': {
    status: 400,
    title: 'The request does not have the documented form.',
    advice: 'Correct the fields that `errors` points at.',
  },
  'unknown-parameter': {
    status: 400,
    title: 'The call does not take a parameter of this name.',
    advice: 'Use one of the names that the sentence lists.',
  },
  'malformed-json': { status: 400, title: 'The body is not JSON.', advice: 'Send valid JSON.' },
  'empty-body': { status: 400, title: 'The body is empty.', advice: 'Send a body, or no content type.' },
  'wrong-length': {
    status: 400,
    title: 'The body does not have the announced length.',
    advice: 'Send its length in bytes as `Content-Length`.',
  },
  'malformed-form': {
    status: 400,
    title: 'The multipart form is broken or was cut.',
    advice: 'Send it again; check its boundaries.',
  },
  'invalid-character': {
    status: 400,
    title: 'A text contains a character that cannot be stored.',
    advice: 'Remove NUL and unpaired surrogates.',
  },
  'bad-request': { status: 400, title: 'The request cannot be understood.', advice: 'Do as the sentence says.' },
  'time-invalid': {
    status: 400,
    title: 'A value is not a time.',
    advice: 'Send RFC 3339, with Z or an offset from UTC.',
  },
  'idempotency-key-malformed': {
    status: 400,
    title: 'The Idempotency-Key is empty or too long.',
    advice: 'Send one text of at most 200 characters.',
  },
  forbidden: {
    status: 403,
    title: 'This address is not open to you.',
    advice: 'Read metrics from the machine itself, or with the metrics token.',
  },
  'not-found': {
    status: 404,
    title: 'There is no such record or path.',
    advice: "Check the id and the path; another organisation's record does not exist for you.",
  },
  'cursor-invalid': {
    status: 404,
    title: 'There is no page at this cursor.',
    advice: 'Follow the `Link` of the page before, or begin without a cursor.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'The path does not take this method.',
    advice: 'Use one of the methods that the header `Allow` names.',
  },
  'not-acceptable': {
    status: 406,
    title: 'The answer is not available in the form you accept.',
    advice: 'Accept the form that the sentence names.',
  },
  'request-timeout': {
    status: 408,
    title: 'The request did not come in time.',
    advice: 'Send it again; send large files over a faster line or in several requests.',
  },
  'idempotency-key-busy': {
    status: 409,
    title: 'The first request with this Idempotency-Key is still being processed.',
    advice: 'Send it again shortly; it is carried out once.',
  },
  'idempotency-key-reused': {
    status: 409,
    title: 'This Idempotency-Key was already used for another request.',
    advice: 'Use a new key for each new request.',
  },
  'read-only-field': {
    status: 409,
    title: 'The change has another value of what cannot be changed.',
    advice: 'Leave out the fields that `errors` names, or send them as they are.',
  },
  'body-too-large': { status: 413, title: 'The body is too large.', advice: 'Send less at a time.' },
  'file-too-large': {
    status: 413,
    title: 'A file is too large.',
    advice: 'Send a shorter span, or ask your administrator for a larger limit.',
  },
  'too-many-files': { status: 413, title: 'The form has too many files.', advice: 'Send them in several requests.' },
  'too-many-fields': {
    status: 413,
    title: 'The form has too many fields.',
    advice: 'Send the documented fields only.',
  },
  'too-many-parts': { status: 413, title: 'The form has too many parts.', advice: 'Send them in several requests.' },
  'address-too-long': { status: 414, title: 'The address is too long.', advice: 'Check the ids in the path.' },
  'not-multipart': {
    status: 415,
    title: 'The body is not a form.',
    advice: 'Send the file as `multipart/form-data`.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'This content type is not accepted here.',
    advice: 'Send a content type that the call documents.',
  },
  'origin-not-allowed': {
    status: 403,
    title: 'A page of this origin may not call the tools of a service.',
    advice: 'Call from a program, or have the origin added to `KEEPOUT_CORS_ORIGINS` of the installation.',
  },
  'unsupported-content-coding': {
    status: 415,
    title: 'This content coding is not accepted here.',
    advice: 'Send the body without `Content-Encoding`. A file may be a gzip or zip file: it needs no header.',
  },
  'no-file': { status: 422, title: 'The request contains no file.', advice: 'Send one or more parts named `file`.' },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests came in too short a time.',
    advice: 'Wait for as many seconds as `Retry-After` says.',
  },
  'too-many-streams': {
    status: 429,
    title: 'Too many event streams are open.',
    advice: 'Close one, or share one among the programs of a machine.',
  },
  'headers-too-large': {
    status: 431,
    title: 'The headers or the address are too large.',
    advice: 'Send fewer cookies and a shorter address.',
  },
  'internal-error': {
    status: 500,
    title: 'Something went wrong on our side.',
    advice: 'Tell support the number in the sentence.',
  },
  'database-busy': {
    status: 503,
    title: 'The database is busy.',
    advice: 'Send it again after `Retry-After` seconds.',
  },
  'database-unreachable': {
    status: 503,
    title: 'The database does not answer.',
    advice: 'Send it again after `Retry-After` seconds.',
  },
  unavailable: {
    status: 503,
    title: 'A part of the service is temporarily unavailable.',
    advice: 'Send it again after `Retry-After` seconds.',
  },
  'storage-limit': {
    status: 507,
    title: 'Your organisation keeps as many bytes of files as it may.',
    advice: 'Delete files that you no longer need, or ask your administrator for a larger limit.',
  },
  'records-limit': {
    status: 507,
    title: 'Your organisation keeps as many records as it may.',
    advice: 'Delete records that you no longer need, or ask your administrator for a larger limit.',
  },
  'storage-full': {
    status: 507,
    title: 'There is no room left to store this.',
    advice: 'Nothing was kept. Tell your administrator, and send it again when there is room.',
  },
} as const satisfies ProblemTable;
