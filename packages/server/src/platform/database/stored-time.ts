import type { Statement } from '@keepout/contract/platform/sentence-text';
import { sql } from 'drizzle-orm';
import { customType, jsonb } from 'drizzle-orm/pg-core';

/** Column for a time with microseconds as in the wire form: `Date` would truncate it to milliseconds. */
export const storedTime = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (6) with time zone',
  fromDriver: wireTime,
});

/** Time at which the row was written, by default. */
export const timeOfWriting = (name: string) => storedTime(name).notNull().default(sql`now()`);

/** Converts PostgreSQL's `2026-11-20 09:41:02.123456+00` to ISO 8601 with Z. Columns are read in UTC; expressions in a query return text. */
export function wireTime(stored: string): string {
  const text = stored.replace(' ', 'T');
  return text.replace(/(\+00(:?00)?|Z)?$/, 'Z');
}

export function wireTimeOrNull(stored: string | null): string | null {
  return stored === null ? null : wireTime(stored);
}

/** A statement about a record as codes and numbers; it is formatted as text when displayed. */
export const storedStatement = (name: string) => jsonb(name).$type<Statement>();
