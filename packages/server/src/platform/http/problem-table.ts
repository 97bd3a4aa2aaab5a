import { FIELD_PROBLEMS } from '@keepout/contract/platform/field-problems';
import type { CodeOf } from '@keepout/contract/platform/problem-table';
import { type AnswerCode, PROBLEMS } from '@keepout/contract/problems';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { databaseTrouble } from '../database/trouble.ts';
import { Outage } from '../outage.ts';
import { type ProblemFacts, Refusal, refusalFacts } from './problem.ts';
import type { ErrorPlace } from './problem-code.ts';

/** An error as the error handler receives it. */
interface RaisedError extends Error {
  readonly code?: string;
  readonly statusCode?: number;
  readonly validationContext?: string;
}

/** Refusals of the HTTP framework by its error code: problem code and sentence. */
const machinery: Readonly<Record<string, readonly [AnswerCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['body-too-large', 'The request body is too large.'],
  FST_REQ_FILE_TOO_LARGE: ['file-too-large', 'The uploaded file is too large.'],
  FST_FILES_LIMIT: [
    'too-many-files',
    'The form has more files than one request may: 200 ephemerides, or 2,000 messages.',
  ],
  FST_FIELDS_LIMIT: ['too-many-fields', 'Too many form fields in one request.'],
  FST_PARTS_LIMIT: ['too-many-parts', 'Too many parts in one request.'],
  FST_ERR_MAX_PARAM_LENGTH: ['address-too-long', 'A part of the path is too long.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['not-multipart', 'Send the file as multipart/form-data.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported-media-type', 'This content type is not accepted here.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['empty-body', 'The request body is empty.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed-json', 'The request body is not JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['wrong-length', 'The length of the body differs from Content-Length.'],
};

/** The form parser's errors have no code. */
const brokenForm =
  /^(Unexpected end of (multipart|form) data|Multipart: Boundary not found|Malformed part header|Part terminated early)/;

/** Text that PostgreSQL cannot hold: NUL, or half of a surrogate pair. Only a caller can have sent it. */
const unstorableText = /^(22021|22P05)$/;

/** The one place where an error becomes the facts of a problem; undefined for a bug. */
export function problemFacts(error: RaisedError, invalidRequest: string | undefined): ProblemFacts | undefined {
  if (error instanceof Refusal) {
    return error.facts;
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return refusalFacts('invalid-request', {
      detail: invalidRequest ?? 'The request does not have the documented form.',
      errors: error.validation.slice(0, MOST_PLACES).map((issue) => place(issue, error.validationContext)),
    });
  }
  if (error instanceof Outage) {
    return unavailable(isOutage(error.code) ? error.code : 'unavailable');
  }
  const row = machinery[error.code ?? ''];
  if (row !== undefined) {
    const [code, detail] = row;
    return refusalFacts(code, { detail });
  }
  const trouble = databaseTrouble(error);
  if (trouble === 'full' || isDiskFull(error)) {
    return refusalFacts('storage-full', {
      detail: 'The storage of the installation is full. The data was not stored.',
    });
  }
  if (trouble !== undefined) {
    return unavailable(trouble === 'busy' ? 'database-busy' : 'database-unreachable');
  }
  if (hasDatabaseCode(error, unstorableText)) {
    return refusalFacts('invalid-character', {
      detail: 'The request contains a character that cannot be stored, such as NUL.',
    });
  }
  if (brokenForm.test(error.message)) {
    return refusalFacts('malformed-form', { detail: 'The multipart form is malformed or incomplete.' });
  }
  return refusedByMachinery(error);
}

/** Maps a refusal of the framework without its own row; its message gives the reason. */
function refusedByMachinery({ statusCode = 500, message }: RaisedError): ProblemFacts | undefined {
  if (statusCode < 400 || statusCode >= 500) return undefined;
  return refusalFacts(statusCode === 404 ? 'not-found' : 'bad-request', { detail: message });
}

/** Longer than the lock timeout of a request; after two retries, a process that paused in a transaction has lost its locks. */
const RETRY_AFTER_S = 5;

type OutageCode = CodeOf<typeof PROBLEMS, 503>;

function unavailable(code: OutageCode): ProblemFacts {
  return refusalFacts(code, {
    detail: 'The service is temporarily unavailable; try again later.',
    headers: { 'retry-after': String(RETRY_AFTER_S) },
  });
}

/** Returns whether callers get this outage as such; most outages only end a start or a job. */
function isOutage(code: string): code is OutageCode {
  return Object.hasOwn(PROBLEMS, code) && PROBLEMS[code as AnswerCode].status === PROBLEMS.unavailable.status;
}

/** Of our own disk: the folder of temporary files. */
function isDiskFull({ code = '' }: RaisedError): boolean {
  return code === 'ENOSPC' || code === 'EDQUOT';
}

/** The driver's error may sit inside the query builder's. */
function hasDatabaseCode(error: unknown, codes: RegExp): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth++) {
    if ('severity' in at && codes.test((at as RaisedError).code ?? '')) return true;
  }
  return false;
}

/** Maximum number of reported errors per request; more are usually repetitions of one. */
const MOST_PLACES = 100;
const LONGEST_SENTENCE = 300;

/** `#/a/0` points into the body, `?name` names a query parameter, `{name}` a part of the path. */
function place(
  issue: { keyword?: string; instancePath?: string; message?: string },
  context: string | undefined,
): ErrorPlace {
  const path = issue.instancePath === '/' ? '' : (issue.instancePath ?? '');
  const name = path.split('/')[1] ?? '';
  const pointer = context === 'querystring' ? `?${name}` : context === 'params' ? `{${name}}` : `#${path}`;
  const code = issue.keyword ?? 'custom';
  // A parameter that is missing is no number either, and has been made one by then.
  const message = (issue.message ?? 'is invalid').replace(/received NaN$/, 'received none');
  return { code: isFieldCode(code) ? code : 'custom', message: shortened(message), pointer };
}

function shortened(sentence: string): string {
  return sentence.length <= LONGEST_SENTENCE ? sentence : `${sentence.slice(0, LONGEST_SENTENCE - 1)}…`;
}

function isFieldCode(code: string): code is keyof typeof FIELD_PROBLEMS {
  return Object.hasOwn(FIELD_PROBLEMS, code);
}
