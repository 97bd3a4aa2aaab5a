import { timestamp } from 'drizzle-orm/pg-core';

/** A moment as PostgreSQL keeps it, read as text to the microsecond: `Date` would cut it to milliseconds. */
export const storedTime = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 6 });
