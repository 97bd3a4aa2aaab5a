import { STATUS_CODES } from 'node:http';
import type { Problem } from '@keepout/contract/platform/problem';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { type AnswerCode, PROBLEMS } from '@keepout/contract/problems';
import type { ErrorPlace, FileFaultCode } from './problem-code.ts';

/** Details of one case in addition to the table entry of its code. */
export interface ProblemCase {
  /** The sentence for this very case. */
  readonly detail: string;
  /** The same by its code, where a record keeps why. */
  readonly statement?: Statement;
  readonly errors?: readonly ErrorPlace[];
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ProblemFacts extends ProblemCase {
  readonly status: number;
  readonly code: AnswerCode | FileFaultCode;
  /** The same for every case of the code. */
  readonly title: string;
}

/** Thrown anywhere below a route to answer with a problem document. */
export class Refusal extends Error {
  readonly facts: ProblemFacts;

  constructor(facts: ProblemFacts) {
    super(facts.detail);
    this.name = 'Refusal';
    this.facts = facts;
  }
}

/** A case of a code, with status and title from the table. */
export function refusalFacts(code: AnswerCode, problemCase: ProblemCase): ProblemFacts {
  const { status, title } = PROBLEMS[code];
  return { ...problemCase, code, status, title };
}

/** The document of RFC 9457, with `error` and `message` as the specification's client reads them. */
export function toProblem({ status, code, title, detail, errors }: ProblemFacts, instance: string): Problem {
  return {
    type: `urn:keepout:problem:${code}`,
    title,
    status,
    detail,
    instance,
    code,
    error: STATUS_CODES[status] ?? 'Error',
    message: detail,
    ...(errors !== undefined && errors.length > 0 && { errors: [...errors] }),
  };
}

/** Answers with a code of the table: `throw refused('cursor-invalid', { detail: '…' })`. */
export function refused(code: AnswerCode, problemCase: ProblemCase): Refusal {
  return new Refusal(refusalFacts(code, problemCase));
}

/** The same where one place of the question is at fault, which the message says. */
export function refusedAt(code: AnswerCode, pointer: string, message: string): Refusal {
  return refused(code, { detail: message, errors: [{ code, pointer, message }] });
}

/** 404: there is no such record, or it belongs to another operator, which is the same thing to the caller. */
export function notFound(recordName: string): Refusal {
  return refused('not-found', { detail: `${recordName} was not found.` });
}

/** A record that is looked for; refused where it is not there. */
export async function orNotFound<T>(record: Promise<T | undefined>, recordName: string): Promise<T> {
  const row = await record;
  if (row === undefined) throw notFound(recordName);
  return row;
}
