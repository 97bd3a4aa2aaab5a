import { randomUUID } from 'node:crypto';

/** Opaque record ids of a service; the prefixes are for readers of logs, and each belongs to one service. */
export interface RecordIds<Prefix extends string> {
  readonly prefixes: readonly Prefix[];
  next(prefix: Prefix): string;
}

export function recordIds<Prefix extends string>(...prefixes: readonly Prefix[]): RecordIds<Prefix> {
  return { prefixes, next: (prefix) => `${prefix}-${randomUUID()}` };
}
