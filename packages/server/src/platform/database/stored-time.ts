import type { Statement } from '@keepout/contract/platform/sentence-text';
import { sql } from 'drizzle-orm';
import { customType, jsonb } from 'drizzle-orm/pg-core';

/** A moment as the wire has it, to the microsecond: `Date` would cut it to milliseconds. */
export const storedTime = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (6) with time zone',
  fromDriver: wireTime,
});

/** When its row was written, unless somebody says otherwise. */
export const timeOfWriting = (name: string) => storedTime(name).notNull().default(sql`now()`);

/** PostgreSQL's `2026-11-20 09:41:02.123456+00` as ISO 8601 with Z; every column is read in UTC, and what a query makes of it comes as text. */
export function wireTime(stored: string): string {
  const text = stored.replace(' ', 'T');
  return text.replace(/(\+00(:?00)?|Z)?$/, 'Z');
}

export function wireTimeOrNull(stored: string | null): string | null {
  return stored === null ? null : wireTime(stored);
}

/** What is said of a record, by codes and figures: text of it is made where somebody reads it. */
export const storedStatement = (name: string) => jsonb(name).$type<Statement>();
