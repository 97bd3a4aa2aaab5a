import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/database.ts';
import type { App } from '../platform/http/app.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** So often a process writes down that somebody is still there, ms. */
const NOTED_EVERY_MS = 3_600_000;
/** Callers that a process remembers to have noted. */
const MOST_REMEMBERED = 10_000;

/** Somebody of an operator. */
export interface Member {
  readonly operatorId: string;
  readonly subject: string;
}

/** Writes down who calls for which operator, once an hour for each: what is known of who still belongs to whom. */
export function noteCallers(app: App, { pool }: Database): void {
  const noted = new Map<string, number>();
  app.addHook('onRequest', async ({ principal, log }) => {
    if (principal === null) return;
    const { operatorId, subject } = principal;
    const who = JSON.stringify([operatorId, subject]);
    const now = Date.now();
    if (now - (noted.get(who) ?? 0) < NOTED_EVERY_MS) return;
    if (noted.size >= MOST_REMEMBERED) noted.clear();
    noted.set(who, now);
    await pool
      .query(
        `insert into identity_seen (operator_id, subject) values ($1, $2)
         on conflict (operator_id, subject) do update set seen_at = now() where identity_seen.seen_at < now() - interval '1 minute'`,
        [operatorId, subject],
      )
      .catch((cause: unknown) => {
        noted.delete(who);
        log.warn({ err: cause }, 'who called could not be noted');
      });
  });
}

/**
 * Whether somebody still belongs to an operator, as far as is known. With the embedded provider: he is among its users or programs, of that
 * operator. With another: his newest token was of that operator, and is not older than the settings say; of whom nothing is known that is
 * taken to be so.
 */
export async function isMember(
  db: Queries,
  { issuerUrl, memberDays }: Pick<Settings, 'issuerUrl' | 'memberDays'>,
  { operatorId, subject }: Member,
): Promise<boolean> {
  if (issuerUrl === undefined) {
    const { rows } = await db.execute(sql`
      select 1 from identity_user where subject::text = ${subject} and operator_id = ${operatorId}
      union all select 1 from identity_client where client_id = ${subject} and operator_id = ${operatorId}`);
    return rows.length > 0;
  }
  const { rows } = await db.execute<{ operator_id: string; is_late: boolean }>(sql`
    select operator_id, seen_at < now() - make_interval(days => ${memberDays}) as is_late
    from identity_seen where subject = ${subject} order by seen_at desc limit 1`);
  const [last] = rows;
  if (last === undefined) return true;
  return last.operator_id === operatorId && (memberDays === 0 || !last.is_late);
}
