import { type Refusal, refused } from '../http/problem.ts';

/** A record is not as it was when the caller read it. */
export function changedMeanwhile(what: string, present: number, basis: number): Refusal {
  return refused('version-changed', {
    detail: `${what} changed in the meantime: version ${present} is there, your change was based on ${basis}.`,
  });
}

/** Refuses a change on the basis of another version than is there; without `If-Match` the newest is replaced. */
export function refuseOtherVersion(what: string, present: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== present) throw changedMeanwhile(what, present, expected);
}
