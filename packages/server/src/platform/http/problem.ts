import { STATUS_CODES } from 'node:http';
import type { Problem, ProblemPlace } from '@keepout/contract/platform/problem';

export interface ProblemFacts {
  readonly status: number;
  /** Kebab-case, never changes its meaning. */
  readonly code: string;
  /** The sentence for this very case. */
  readonly detail?: string | undefined;
  /** The same for every case of the code; the status phrase when absent. */
  readonly title?: string | undefined;
  readonly errors?: readonly ProblemPlace[] | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Thrown anywhere below a route to answer with a problem document. */
export class Refusal extends Error {
  readonly facts: ProblemFacts;

  constructor(facts: ProblemFacts) {
    super(facts.detail ?? facts.code);
    this.name = 'Refusal';
    this.facts = facts;
  }
}

/** The document of RFC 9457, with `error` and `message` as the specification's client reads them. */
export function toProblem(facts: ProblemFacts, instance: string): Problem {
  const title = facts.title ?? STATUS_CODES[facts.status] ?? 'Error';
  return {
    type: `urn:keepout:problem:${facts.code}`,
    title,
    status: facts.status,
    ...(facts.detail !== undefined && { detail: facts.detail }),
    instance,
    code: facts.code,
    error: title,
    message: facts.detail ?? title,
    ...(facts.errors !== undefined && facts.errors.length > 0 && { errors: [...facts.errors] }),
  };
}

/** 404: there is no such record, or it belongs to another operator, which is the same thing to the caller. */
export function notFound(what: string): Refusal {
  return new Refusal({ status: 404, code: 'not-found', detail: `${what} was not found.` });
}

/** 409: the request is well-formed and the record's state forbids it. */
export function conflict(code: string, detail: string): Refusal {
  return new Refusal({ status: 409, code, detail });
}

/** 422, or another status: the request is well-formed and its content is at fault. */
export function refused(code: string, detail: string, errors?: readonly ProblemPlace[], status = 422): Refusal {
  return new Refusal({ status, code, detail, errors });
}
