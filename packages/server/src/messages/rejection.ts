import { FAULT_TITLES } from '@keepout/ccsds/fault/fault-titles';
import type { RejectedFile } from '@keepout/contract/ca/ephemeris';
import { type FileCode, PROBLEMS } from '@keepout/contract/problems';
import { Refusal, refused } from '../platform/http/problem.ts';
import type { ErrorPlace, FileFaultCode } from '../platform/http/problem-code.ts';

/** Why one uploaded file was not taken. */
export interface Rejection extends RejectedFile {
  readonly code: FileFaultCode;
  readonly errors: ErrorPlace[];
}

/** Status of a request of which no file was accepted, for any reason. */
const NOTHING_TAKEN = 422;

/** Returns the refusal of a request without an accepted file, with the code of its first file. */
export function nothingTaken(rejected: readonly Rejection[], whenEmpty: string): Refusal {
  const [first] = rejected;
  if (first === undefined) return refused('no-file', { detail: whenEmpty });
  return new Refusal({
    status: NOTHING_TAKEN,
    code: first.code,
    title: titleOf(first.code),
    detail: detailOf(rejected),
    errors: rejected.flatMap((rejection) => rejection.errors).slice(0, MOST_PLACES),
  });
}

const MOST_SENTENCES = 5;
const MOST_PLACES = 200;

function detailOf(rejected: readonly Rejection[]): string {
  const sentences = rejected.slice(0, MOST_SENTENCES).map((rejection) => `${rejection.fileName}: ${rejection.message}`);
  const more = rejected.length - sentences.length;
  return [...sentences, ...(more > 0 ? [`and ${more} more`] : [])].join(' · ');
}

function titleOf(code: FileFaultCode): string {
  return isFileCode(code) ? PROBLEMS[code].title : FAULT_TITLES[code];
}

function isFileCode(code: FileFaultCode): code is FileCode {
  return !(code in FAULT_TITLES);
}
