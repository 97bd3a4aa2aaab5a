import { DEFAULT_LANGUAGE, type Language } from '@keepout/contract/platform/language';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { userLanguage } from './tables.ts';

/** A user of an operator. */
interface User {
  readonly operatorId: string;
  readonly subject: string;
}

/** Returns the user's language and the time of the choice; undefined without a choice. */
export async function saidLanguage(
  db: Queries,
  { operatorId, subject }: User,
): Promise<{ readonly language: Language; readonly updatedAt: string } | undefined> {
  const [row] = await db
    .select({ language: userLanguage.language, updatedAt: userLanguage.updatedAt })
    .from(userLanguage)
    .where(and(eq(userLanguage.operatorId, operatorId), eq(userLanguage.subject, subject)));
  return row && { language: row.language, updatedAt: row.updatedAt };
}

/** Returns the language of messages to a user: the user's choice, else English. */
export async function languageOf(db: Queries, user: User): Promise<Language> {
  return (await saidLanguage(db, user))?.language ?? DEFAULT_LANGUAGE;
}

/** Returns the language of an answer: the requested one, else the caller's stored choice. */
export async function languageFor(db: Queries, user: User, language: Language | undefined): Promise<Language> {
  return language ?? (await languageOf(db, user));
}

export async function keepLanguage(db: Queries, { operatorId, subject }: User, language: Language): Promise<void> {
  await db
    .insert(userLanguage)
    .values({ operatorId, subject, language })
    .onConflictDoUpdate({
      target: [userLanguage.operatorId, userLanguage.subject],
      set: { language, updatedAt: sql`now()` },
    });
}
