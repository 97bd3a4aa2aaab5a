import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';

/** A session of a user at the embedded provider. Times are seconds since 1970. */
export interface UserSession {
  readonly uid: string;
  readonly startedS: number;
  readonly expiresS: number;
  /** Clients that use the session. */
  readonly clientIds: readonly string[];
  /** Last known address and browser; undefined if not recorded. */
  readonly lastSeen: { readonly address: string; readonly userAgent: string; readonly atS: number } | undefined;
}

const LONGEST_USER_AGENT = 400;

/** Stores address and browser of a session. For a session that has ended in the meantime it stores no row. */
export async function rememberSession(
  database: Database,
  uid: string,
  { address, userAgent }: { readonly address: string; readonly userAgent: string },
): Promise<void> {
  await database.pool.query(
    `insert into identity_session (uid, address, browser)
     select $1, $2, $3 where exists (select from identity_record where model = 'Session' and uid = $1)
     on conflict (uid) do update set address = excluded.address, browser = excluded.browser, seen_at = now()`,
    [uid, address, userAgent.slice(0, LONGEST_USER_AGENT)],
  );
}

/** If a session has several records, the newest is used: the identifier is renewed at sign-in. */
const OWN_SESSIONS = `
  select distinct on (uid) uid, payload, expires_at from identity_record
  where model = 'Session' and payload->>'accountId' = $1 and expires_at > now() order by uid, expires_at desc`;

interface SessionRow {
  readonly uid: string;
  readonly payload: {
    readonly loginTs?: number;
    readonly iat?: number;
    readonly authorizations?: Readonly<Record<string, unknown>>;
  };
  readonly expires: string;
  readonly address: string | null;
  readonly browser: string | null;
  readonly seen: string | null;
}

/** Lists the active sessions of a user, the most recently used first. */
export async function listSessions(database: Database, subject: string): Promise<UserSession[]> {
  const { rows } = await database.pool.query<SessionRow>(
    `select own.uid, own.payload, extract(epoch from own.expires_at)::bigint as expires, seen.address, seen.browser,
       extract(epoch from seen.seen_at)::bigint as seen
     from (${OWN_SESSIONS}) own left join identity_session seen using (uid)
     order by seen.seen_at desc nulls last, own.uid`,
    [subject],
  );
  return rows.map(({ uid, payload, expires, address, browser, seen }) => ({
    uid,
    startedS: payload.loginTs ?? payload.iat ?? 0,
    expiresS: Number(expires),
    clientIds: Object.keys(payload.authorizations ?? {}),
    lastSeen: address === null || browser === null ? undefined : { address, userAgent: browser, atS: Number(seen) },
  }));
}

/**
 * Ends sessions of a user with all that they issued: grants, codes and refresh tokens. Access tokens end within minutes.
 *
 * @returns number of ended sessions; those of other users are not ended
 */
export async function endSessions(db: Queries, subject: string, uids: readonly string[]): Promise<number> {
  const sessionUids = sql`${sql.param([...uids])}::text[]`;
  const { rows } = await db.execute(sql`
    with ended as (
      delete from identity_record
      where model = 'Session' and uid = any(${sessionUids}) and payload->>'accountId' = ${subject}
      returning uid, payload
    ), granted as (
      select one.value->>'grantId' as id
      from ended, jsonb_each(coalesce(ended.payload->'authorizations', '{}'::jsonb)) one
    ), given as (
      delete from identity_record
      where model <> 'Session' and (
        (payload->>'accountId' = ${subject} and payload->>'sessionUid' in (select uid from ended))
        or grant_id in (select id from granted) or (model = 'Grant' and id in (select id from granted)))
    ), seen as (
      delete from identity_session where uid in (select uid from ended)
    )
    select distinct uid from ended`);
  return rows.length;
}

/** Deletes the browser records of ended sessions. */
export async function pruneSessions(database: Database): Promise<void> {
  await database.pool.query(
    `delete from identity_session seen where seen_at < now() - interval '1 hour'
       and not exists (select from identity_record where model = 'Session' and uid = seen.uid)`,
  );
}
