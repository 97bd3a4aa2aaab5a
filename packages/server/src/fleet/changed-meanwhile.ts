import { type Refusal, refused } from '../platform/http/problem.ts';

/** A record is not as it was when the caller read it. */
export function changedMeanwhile(what: string, present: number, basis: number): Refusal {
  return refused('version-changed', {
    detail: `${what} changed in the meantime: version ${present} is there, your change was based on ${basis}.`,
  });
}
