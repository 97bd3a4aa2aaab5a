import type { ProblemPlace } from '@keepout/contract/platform/problem';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { databaseTrouble } from '../database/trouble.ts';
import { Outage } from '../outage.ts';
import { type ProblemFacts, Refusal } from './problem.ts';

/** What went wrong, as seen by the error handler. */
interface RaisedError extends Error {
  readonly code?: string;
  readonly statusCode?: number;
  readonly validationContext?: string;
}

/** Refusals of the HTTP machinery itself, by its code. */
const machinery: Readonly<Record<string, ProblemFacts>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, code: 'body-too-large', detail: 'The request body is too large.' },
  FST_REQ_FILE_TOO_LARGE: { status: 413, code: 'file-too-large', detail: 'The uploaded file is too large.' },
  FST_FILES_LIMIT: { status: 413, code: 'too-many-files', detail: 'Too many files in one request.' },
  FST_FIELDS_LIMIT: { status: 413, code: 'too-many-fields', detail: 'Too many form fields in one request.' },
  FST_PARTS_LIMIT: { status: 413, code: 'too-many-parts', detail: 'Too many parts in one request.' },
  FST_INVALID_MULTIPART_CONTENT_TYPE: {
    status: 415,
    code: 'not-multipart',
    detail: 'Send the file as multipart/form-data.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'unsupported-media-type',
    detail: 'This content type is not accepted here.',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, code: 'empty-body', detail: 'The request body is empty.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, code: 'malformed-json', detail: 'The request body is not JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    code: 'wrong-length',
    detail: 'The body does not have the announced length.',
  },
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
    return {
      status: 400,
      code: 'invalid-request',
      detail: invalidRequest ?? 'The request does not have the documented form.',
      errors: error.validation.map((issue) => place(issue, error.validationContext)),
    };
  }
  if (error instanceof Outage) {
    return unavailable(error.code);
  }
  const known = machinery[error.code ?? ''];
  if (known !== undefined) {
    return known;
  }
  const trouble = databaseTrouble(error);
  if (trouble !== undefined) {
    return unavailable(trouble === 'busy' ? 'database-busy' : 'database-unreachable');
  }
  if (hasDatabaseCode(error, unstorableText)) {
    return {
      status: 400,
      code: 'invalid-character',
      detail: 'The request holds a character that no text here can have, such as NUL.',
    };
  }
  if (brokenForm.test(error.message)) {
    return { status: 400, code: 'malformed-form', detail: 'The multipart form is broken or was cut.' };
  }
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? { status, code: 'bad-request', detail: error.message } : undefined;
}

/** Longer than a request waits for a lock; twice, and whoever stands still in a transaction has lost it. */
const RETRY_AFTER_S = 5;

function unavailable(code: string): ProblemFacts {
  return {
    status: 503,
    code,
    detail: 'The service is temporarily unavailable; try again shortly.',
    headers: { 'retry-after': String(RETRY_AFTER_S) },
  };
}

/** The driver's error may sit inside the query builder's. */
function hasDatabaseCode(error: unknown, codes: RegExp): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth++) {
    if ('severity' in at && codes.test((at as RaisedError).code ?? '')) return true;
  }
  return false;
}

/** `#/a/0` points into the body, `?name` names a query parameter, `{name}` a part of the path. */
function place(
  issue: { keyword?: string; instancePath?: string; message?: string },
  context: string | undefined,
): ProblemPlace {
  const path = issue.instancePath === '/' ? '' : (issue.instancePath ?? '');
  const name = path.split('/')[1] ?? '';
  const pointer = context === 'querystring' ? `?${name}` : context === 'params' ? `{${name}}` : `#${path}`;
  return { code: issue.keyword ?? 'invalid', message: issue.message ?? 'is invalid', pointer };
}
