import type { NotificationInput } from '../notifications/notification.ts';

/** A request that failed, in the words that the specification gives it (N-08). */
export interface RequestFault {
  readonly code: number;
  readonly title: string;
  readonly message: string;
  /** Stable kebab-case code and further places at fault, when the server sent problem details. */
  readonly problemCode?: string;
  readonly places?: readonly InputFaultPlace[];
  readonly instance?: string;
}

/** One place in the input that is at fault. */
export interface InputFaultPlace {
  readonly message: string;
  readonly code?: string;
  readonly file?: string;
  readonly line?: number;
  readonly keyword?: string;
  readonly value?: string;
  readonly limit?: string;
  readonly pointer?: string;
}

/** The error that a failed call throws; the cache keeps it, error panels read its fault. */
export class RequestFailed extends Error {
  readonly fault: RequestFault;
  constructor(fault: RequestFault) {
    super(fault.message || fault.title);
    this.name = 'RequestFailed';
    this.fault = fault;
  }
}

/** Thrown in place of the browser's own words when no answer came at all. */
export class ServerUnreachable extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached. Check the connection and try again.', { cause });
    this.name = 'Server unreachable';
  }
}

/** An answer with status 200 and unusable content: truncated, or a page of a proxy. */
export class AnswerUnreadable extends Error {
  constructor(place = '') {
    super(`The answer${place && ` of ${place}`} could not be read. Try again.`);
    this.name = 'Answer not readable';
  }
}

/** Thrown without a session; no request was sent. */
export class SessionGone extends Error {
  constructor() {
    super('Authentication ran out, logging you out.');
    this.name = 'Unauthenticated';
  }
}

/** Reason for a cancellation by the user; leaving a page cancels too, without a message. */
export class CancelledByUser extends Error {
  constructor() {
    super('Server request was cancelled.');
    this.name = 'Cancelled';
  }
}

const NOT_FOUND = 404;

/** Returns an answer, or null where the server reports that it does not exist. */
export async function nullIfMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RequestFailed && error.fault.code === NOT_FOUND) return null;
    throw error;
  }
}

type Fields = Readonly<Record<string, unknown>>;
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const integerOf = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) ? value : undefined);

/** code = server status; title = the server's `error`, else `name` or `title`, else the status text; message. */
export function faultFromAnswer(status: number, statusText: string, body: unknown): RequestFault {
  const problem = fields(body);
  const problemCode = text(problem['code']);
  const instance = text(problem['instance']);
  const places = Array.isArray(problem['errors']) ? problem['errors'].map(placeFrom) : [];
  return {
    code: integerOf(problem['status']) ?? status,
    title: text(problem['error']) ?? text(problem['name']) ?? text(problem['title']) ?? (statusText || String(status)),
    message: text(problem['message']) ?? text(problem['detail']) ?? '',
    ...(problemCode !== undefined && { problemCode }),
    ...(instance !== undefined && { instance }),
    ...(places.length > 0 && { places }),
  };
}

function placeFrom(value: unknown): InputFaultPlace {
  const place = fields(value);
  const entries = Object.entries({
    code: text(place['code']),
    file: text(place['file']),
    line: integerOf(place['line']),
    keyword: text(place['keyword']),
    value: text(place['value']),
    limit: text(place['limit']),
    pointer: text(place['pointer']),
  }).filter(([, entry]) => entry !== undefined);
  return { message: text(place['message']) ?? '', ...Object.fromEntries(entries) };
}

/** Any error as a fault: code = its own code or 404, title = its name (N-08). */
export function faultOf(error: unknown): RequestFault {
  if (error instanceof RequestFailed) return error.fault;
  // The parse error of the browser quotes characters of the body.
  if (error instanceof SyntaxError) return faultOf(new AnswerUnreadable());
  if (error instanceof Error) {
    const code = 'code' in error ? integerOf(error.code) : undefined;
    return { code: code ?? 404, title: error.name, message: error.message };
  }
  const body = fields(error);
  return faultFromAnswer(integerOf(body['status']) ?? 404, '', body);
}

/** N-10 */
export const unauthenticated: NotificationInput & { readonly id: string } = {
  id: 'unauthenticated',
  code: 501,
  title: 'Unauthenticated',
  message: 'Authentication ran out, logging you out.',
};
/** N-09 */
export const cancelled: NotificationInput = { code: 0, title: 'Cancelled', message: 'Server request was cancelled.' };

const quiet = [/\/userconfig(\/|\?|$)/, /\/satellites\/operator\//, /\/api\/v1\/tle\//, /\/(catalogue|sky)\/objects\//];

/** N-08: user configuration, satellite operator and TLE endpoints fail without a notification; so do the look-ups of a number, of the TLE kind. */
export const isQuiet = (url: string): boolean => quiet.some((pattern) => pattern.test(url));
