import { randomBytes } from 'node:crypto';

/** Opaque ids of a room's records; the prefixes are for people who read logs, and no two rooms share one. */
export interface RecordIds<Prefix extends string> {
  readonly prefixes: readonly Prefix[];
  next(prefix: Prefix): string;
}

/** No two of as many records as there will ever be have the same: of 10^12 by a chance of 10^-5. A row of a message carries two of them. */
const ID_BYTES = 12;

export function recordIds<Prefix extends string>(...prefixes: readonly Prefix[]): RecordIds<Prefix> {
  return { prefixes, next: (prefix) => `${prefix}-${randomBytes(ID_BYTES).toString('hex')}` };
}
