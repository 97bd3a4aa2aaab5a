import type { ErrorPlace, FileFaultCode } from '../platform/http/problem-code.ts';
import type { Exhausted } from '../platform/threads/bounded.ts';
import type { Rejection } from './rejection.ts';

/** Maximum number of reported errors per file; the sentence contains the number of further ones. */
const MOST_PLACES = 20;
const LONGEST_SENTENCE = 500;

/** Returns a rejection of limited size for any file. */
export function boundedRejection(
  fileName: string,
  code: FileFaultCode,
  message: string,
  errors: readonly ErrorPlace[] = [{ code, message: shortened(message), file: fileName }],
): Rejection {
  return { fileName, code, message: shortened(message), errors: errors.slice(0, MOST_PLACES) };
}

/** The rejection of a file whose reading was ended. */
export function tooCostly(fileName: string, { code }: Exhausted): Rejection {
  const resource = code === 'out-of-time' ? 'time' : 'memory';
  return boundedRejection(fileName, 'too-costly', `Reading and judging it takes more ${resource} than one file may.`);
}

function shortened(text: string): string {
  return text.length <= LONGEST_SENTENCE ? text : `${text.slice(0, LONGEST_SENTENCE - 1)}…`;
}
