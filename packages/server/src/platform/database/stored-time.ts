import type { Statement } from '@keepout/contract/platform/sentence-text';
import { jsonb, timestamp } from 'drizzle-orm/pg-core';

/** A moment as PostgreSQL keeps it, read as text to the microsecond: `Date` would cut it to milliseconds. */
export const storedTime = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 6 });

/** PostgreSQL's `2026-11-20 09:41:02.123456+00` as ISO 8601 with Z; every column is read in UTC. */
export function wireTime(stored: string): string {
  const text = stored.replace(' ', 'T');
  return text.replace(/(\+00(:?00)?|Z)?$/, 'Z');
}

export function wireTimeOrNull(stored: string | null): string | null {
  return stored === null ? null : wireTime(stored);
}

/** What is said of a record, by codes and figures: text of it is made where somebody reads it. */
export const storedStatement = (name: string) => jsonb(name).$type<Statement>();
