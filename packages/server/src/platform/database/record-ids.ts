import { randomUUID } from 'node:crypto';

/** Opaque ids of a room's records; the prefixes are for people who read logs, and no two rooms share one. */
export interface RecordIds<Prefix extends string> {
  readonly prefixes: readonly Prefix[];
  next(prefix: Prefix): string;
}

export function recordIds<Prefix extends string>(...prefixes: readonly Prefix[]): RecordIds<Prefix> {
  return { prefixes, next: (prefix) => `${prefix}-${randomUUID()}` };
}
