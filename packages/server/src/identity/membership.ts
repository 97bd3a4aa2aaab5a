import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/database.ts';
import type { HttpApp } from '../platform/http/app.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** Interval at which a process records the activity of a user, ms. */
const NOTED_EVERY_MS = 3_600_000;
/** Maximum number of recorded callers that a process caches. */
const MOST_REMEMBERED = 10_000;

/** A user of an operator. */
export interface Member {
  readonly operatorId: string;
  readonly subject: string;
}

/** Records callers and their operators, at most once an hour each, to determine who still belongs to an operator. */
export function noteCallers(app: HttpApp, { pool }: Database): void {
  const noted = new Map<string, number>();
  app.addHook('onRequest', async ({ principal, log }) => {
    if (principal === null) return;
    const { operatorId, subject } = principal;
    const memberKey = JSON.stringify([operatorId, subject]);
    const now = Date.now();
    if (now - (noted.get(memberKey) ?? 0) < NOTED_EVERY_MS) return;
    if (noted.size >= MOST_REMEMBERED) noted.clear();
    noted.set(memberKey, now);
    await pool
      .query(
        `insert into identity_seen (operator_id, subject) values ($1, $2)
         on conflict (operator_id, subject) do update set seen_at = now() where identity_seen.seen_at < now() - interval '1 minute'`,
        [operatorId, subject],
      )
      .catch((cause: unknown) => {
        noted.delete(memberKey);
        log.warn({ err: cause }, 'who called could not be noted');
      });
  });
}

/** Reason why a user gets no messages: not seen for too long, seen for another operator since, or removed from the users. */
export type Absence = 'NOT_SEEN' | 'ELSEWHERE' | 'REMOVED';

/** Membership of a user in an operator. */
export interface MembershipStatus {
  /** Undefined: the user is a member. */
  readonly absence: Absence | undefined;
  /** Time at which the membership expires without a call, as the database prints it; undefined if it does not expire. */
  readonly untilAt: string | undefined;
}

type Rules = Pick<Settings, 'issuerUrl' | 'memberDays'>;

/**
 * Returns who still belongs to an operator. With the embedded provider: its users and programs of that operator. With
 * an external one: users whose newest token was of that operator and is not older than the settings allow; users without a record count as members.
 */
export async function membershipsOf(
  db: Queries,
  { issuerUrl, memberDays }: Rules,
  operatorId: string,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, MembershipStatus>> {
  const subjectList = sql`any(${sql.param([...subjects])}::text[])`;
  if (issuerUrl === undefined) {
    const { rows } = await db.execute<{ subject: string }>(sql`
      select subject::text as subject from identity_user where subject::text = ${subjectList} and operator_id = ${operatorId}
      union all select client_id from identity_client where client_id = ${subjectList} and operator_id = ${operatorId}`);
    const members = new Set(rows.map(({ subject }) => subject));
    return new Map(
      subjects.map((subject) => [
        subject,
        { absence: members.has(subject) ? undefined : 'REMOVED', untilAt: undefined },
      ]),
    );
  }
  const { rows } = await db.execute<{ subject: string; operator_id: string; until_at: string; is_late: boolean }>(sql`
    select distinct on (subject) subject, operator_id, (seen_at + make_interval(days => ${memberDays}))::text as until_at,
      seen_at < now() - make_interval(days => ${memberDays}) as is_late
    from identity_seen where subject = ${subjectList} order by subject, seen_at desc`);
  const last = new Map(rows.map((row) => [row.subject, row]));
  const statusOf = (subject: string): MembershipStatus => {
    const lastCall = last.get(subject);
    if (lastCall === undefined) return { absence: undefined, untilAt: undefined };
    if (lastCall.operator_id !== operatorId) return { absence: 'ELSEWHERE', untilAt: undefined };
    if (memberDays === 0) return { absence: undefined, untilAt: undefined };
    return { absence: lastCall.is_late ? 'NOT_SEEN' : undefined, untilAt: lastCall.until_at };
  };
  return new Map(subjects.map((subject) => [subject, statusOf(subject)]));
}

/** Returns whether a user still belongs to an operator: see `standingsOf`. */
export async function isMember(db: Queries, rules: Rules, { operatorId, subject }: Member): Promise<boolean> {
  const status = (await membershipsOf(db, rules, operatorId, [subject])).get(subject);
  return status?.absence === undefined;
}

/** A user whose membership expires soon. */
export interface Leaving extends Member {
  readonly seenAt: string;
  readonly untilAt: string;
}

/** Reminder period before a membership expires, days; half of the membership period if that is shorter. */
const REMINDED_BEFORE_DAYS = 7;

/** Returns users whose membership expires within a week without a call; empty if memberships do not expire. */
export async function leavingSoon(db: Queries, { issuerUrl, memberDays }: Rules): Promise<readonly Leaving[]> {
  if (issuerUrl === undefined || memberDays === 0) return [];
  const quietHours = 24 * (memberDays - Math.min(REMINDED_BEFORE_DAYS, memberDays / 2));
  const { rows } = await db.execute<{ operator_id: string; subject: string; seen_at: string; until_at: string }>(sql`
    select operator_id, subject, seen_at::text as seen_at, (seen_at + make_interval(days => ${memberDays}))::text as until_at
    from (select distinct on (subject) * from identity_seen order by subject, seen_at desc) newest
    where seen_at < now() - make_interval(hours => ${quietHours}) and seen_at >= now() - make_interval(days => ${memberDays})`);
  return rows.map((row) => ({
    operatorId: row.operator_id,
    subject: row.subject,
    seenAt: row.seen_at,
    untilAt: row.until_at,
  }));
}
