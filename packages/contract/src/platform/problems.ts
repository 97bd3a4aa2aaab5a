import type { ProblemTable } from './problem-table.ts';

/** Problems that every endpoint can return. */
export const PLATFORM_PROBLEMS = {
  'invalid-request': {
    status: 400,
    title: 'The request does not have the documented form.',
    advice: 'Correct the fields that `errors` names.',
  },
  'unknown-parameter': {
    status: 400,
    title: 'The endpoint has no parameter with this name.',
    advice: 'Use one of the names that `detail` lists.',
  },
  'malformed-json': { status: 400, title: 'The body is not JSON.', advice: 'Send valid JSON.' },
  'empty-body': { status: 400, title: 'The body is empty.', advice: 'Send a body, or no content type.' },
  'wrong-length': {
    status: 400,
    title: 'The length of the body differs from `Content-Length`.',
    advice: 'Send the length of the body in bytes as `Content-Length`.',
  },
  'malformed-form': {
    status: 400,
    title: 'The multipart form is malformed or incomplete.',
    advice: 'Check its boundaries, and send the form again.',
  },
  'invalid-character': {
    status: 400,
    title: 'A string contains a character that cannot be stored.',
    advice: 'Remove NUL and unpaired surrogates.',
  },
  'bad-request': {
    status: 400,
    title: 'The request cannot be processed.',
    advice: 'Correct the request as `detail` describes.',
  },
  'time-invalid': {
    status: 400,
    title: 'A value is not a valid time.',
    advice: 'Send an RFC 3339 time with Z or an offset from UTC.',
  },
  'idempotency-key-malformed': {
    status: 400,
    title: 'The Idempotency-Key is empty or too long.',
    advice: 'Send one key of at most 200 characters.',
  },
  forbidden: {
    status: 403,
    title: 'Access to the metrics is restricted.',
    advice: 'Read the metrics from the machine itself, or send the metrics token.',
  },
  'not-found': {
    status: 404,
    title: 'The record or path does not exist.',
    advice: 'Check the id and the path. Records of other organisations also return 404.',
  },
  'cursor-invalid': {
    status: 404,
    title: 'The cursor is not valid.',
    advice: 'Use the `Link` of the previous page, or start without a cursor.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'The path does not support this method.',
    advice: 'Use one of the methods in the header `Allow`.',
  },
  'not-acceptable': {
    status: 406,
    title: 'The response is not available in an accepted media type.',
    advice: 'Send `Accept` with a media type that `detail` names.',
  },
  'request-timeout': {
    status: 408,
    title: 'The request was not received in time.',
    advice: 'Send the request again. Split large files into several requests, or use a faster connection.',
  },
  'idempotency-key-busy': {
    status: 409,
    title: 'The first request with this Idempotency-Key is still being processed.',
    advice: 'Send the request again later with the same key. It is executed only once.',
  },
  'idempotency-key-reused': {
    status: 409,
    title: 'This Idempotency-Key was already used for another request.',
    advice: 'Use a new key for each new request.',
  },
  'read-only-field': {
    status: 409,
    title: 'The request changes a read-only field.',
    advice: 'Omit the fields that `errors` names, or send their current values.',
  },
  'body-too-large': { status: 413, title: 'The body is too large.', advice: 'Split the data into several requests.' },
  'file-too-large': {
    status: 413,
    title: 'A file is too large.',
    advice: 'Send a file with a shorter time span, or ask your administrator for a larger limit.',
  },
  'too-many-files': {
    status: 413,
    title: 'The form has too many files.',
    advice: 'Send the files in several requests.',
  },
  'too-many-fields': {
    status: 413,
    title: 'The form has too many fields.',
    advice: 'Send only the documented fields.',
  },
  'too-many-parts': {
    status: 413,
    title: 'The form has too many parts.',
    advice: 'Send the parts in several requests.',
  },
  'address-too-long': { status: 414, title: 'The URL is too long.', advice: 'Check the ids in the path.' },
  'not-multipart': {
    status: 415,
    title: 'The body is not a multipart form.',
    advice: 'Send the file as `multipart/form-data`.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'This content type is not accepted here.',
    advice: 'Send a content type that the endpoint documents.',
  },
  'origin-not-allowed': {
    status: 403,
    title: 'Web pages of this origin may not call the tools of a service.',
    advice: 'Call from a program, or ask your administrator to add the origin to `KEEPOUT_CORS_ORIGINS`.',
  },
  'unsupported-content-coding': {
    status: 415,
    title: 'This content coding is not accepted here.',
    advice: 'Send the body without `Content-Encoding`. A gzip or zip file needs no header.',
  },
  'no-file': { status: 422, title: 'The request contains no file.', advice: 'Send one or more parts named `file`.' },
  'too-many-requests': {
    status: 429,
    title: 'The request rate exceeds the limit.',
    advice: 'Wait `Retry-After` seconds, then send the request again.',
  },
  'too-many-streams': {
    status: 429,
    title: 'Too many event streams are open.',
    advice: 'Close a stream, or share one stream between programs.',
  },
  'headers-too-large': {
    status: 431,
    title: 'The headers or the URL are too long.',
    advice: 'Send fewer cookies and a shorter URL.',
  },
  'internal-error': {
    status: 500,
    title: 'The server failed to process the request.',
    advice: 'Send the id in `detail` to support.',
  },
  'database-busy': {
    status: 503,
    title: 'The database is busy.',
    advice: 'Send the request again after `Retry-After` seconds.',
  },
  'database-unreachable': {
    status: 503,
    title: 'The database does not answer.',
    advice: 'Send the request again after `Retry-After` seconds.',
  },
  unavailable: {
    status: 503,
    title: 'A part of the service is temporarily unavailable.',
    advice: 'Send the request again after `Retry-After` seconds.',
  },
  'storage-limit': {
    status: 507,
    title: 'Your organisation has reached its storage limit.',
    advice: 'Delete files that you no longer need, or ask your administrator for a larger limit.',
  },
  'records-limit': {
    status: 507,
    title: 'Your organisation has reached its limit of records.',
    advice: 'Delete records that you no longer need, or ask your administrator for a larger limit.',
  },
  'storage-full': {
    status: 507,
    title: 'The storage of the installation is full.',
    advice: 'The data was not stored. Inform your administrator, and send the request again later.',
  },
} as const satisfies ProblemTable;
