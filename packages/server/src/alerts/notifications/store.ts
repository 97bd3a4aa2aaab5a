import type { NotificationState } from '@keepout/contract/alerts/enums';
import type { AlertRules } from '@keepout/contract/alerts/settings';
import { ruleOf } from '@keepout/operations/alerts/dispatch';
import { INFORMING } from '@keepout/operations/alerts/levels';
import { and, desc, eq, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { alert, alertReading } from '../tables.ts';

export type AlertRow = typeof alert.$inferSelect;
export interface ToldRow extends AlertRow {
  readonly state: NotificationState;
}

/** What is older than this is not shown; the list of alerts has it. */
const SHOWN_DAYS = 30;
/** What waited for somebody when a user first came is news for him as far back as this. */
const BEFORE_FIRST_DAYS = 7;
const MOST_SHOWN = 200;
/** N-02: so long something is fresh. */
const FRESH_S = 12;

/** Whose notifications, and by which rules. */
export interface Reader {
  readonly operatorId: string;
  readonly subject: string;
  readonly services: readonly ('ca' | 'odt')[];
  readonly rules: AlertRules;
  /** When he first opened the application: of what happened before he is told what nobody had acknowledged by then. */
  readonly sinceAt: string;
}

/**
 * N-03: information, a WATCH by estimated covariance, and acknowledged alerts have the state `read` from the start.
 */
const isReadFromStart = sql`(${inArray(alert.kind, [...INFORMING])}
  or (${alert.kind} = 'WATCH' and ${alert.facts} -> 'belief' ->> 'confidenceReason' = 'covariance-estimated')
  or ${alert.acknowledgedAt} is not null)`;

/** N-02: fresh for 12 s, then unread; after that the state that the user set. The clock is that of the database. */
const stateNow = sql<NotificationState>`coalesce(${alertReading.state},
  case when ${isReadFromStart} then 'read' when ${alert.raisedAt} > now() - make_interval(secs => ${FRESH_S}) then 'fresh' else 'unread' end)`;

/** What is told to a user in the application, newest first, without what he has hidden. */
export async function listNotifications(db: Queries, reader: Reader): Promise<readonly ToldRow[]> {
  const { operatorId, subject, services, sinceAt } = reader;
  if (services.length === 0) return [];
  const rows = await db
    .select({ alert, state: stateNow })
    .from(alert)
    .leftJoin(alertReading, and(eq(alertReading.alertId, alert.id), eq(alertReading.subject, subject)))
    .where(
      and(
        eq(alert.operatorId, operatorId),
        inArray(alert.service, [...services]),
        gte(alert.raisedAt, sql`now() - make_interval(days => ${SHOWN_DAYS})`),
        or(gte(alert.raisedAt, sinceAt), wasOpenAt(sinceAt)),
        or(sql`${alertReading.state} is null`, ne(alertReading.state, 'hidden')),
        inArray(alert.kind, shownKinds(reader)),
      ),
    )
    .orderBy(desc(alert.raisedAt), desc(alert.id))
    .limit(MOST_SHOWN);
  return rows.map(({ alert: row, state }) => ({ ...row, state }));
}

/** Of the last days before a moment, and not acknowledged then. What nobody has to acknowledge stays news for so long. */
function wasOpenAt(at: string) {
  return and(
    gte(alert.raisedAt, sql`${at}::timestamptz - make_interval(days => ${BEFORE_FIRST_DAYS})`),
    or(isNull(alert.acknowledgedAt), gte(alert.acknowledgedAt, at)),
  );
}

function shownKinds({ rules }: Reader) {
  return rules.rules.map(({ kind }) => kind).filter((kind) => ruleOf(rules, kind).inApp);
}

const RANK: Readonly<Record<NotificationState, number>> = { fresh: 0, unread: 1, read: 2, hidden: 3 };

/**
 * N-02: brings notifications of a user to a state. A state only ever moves up: of two devices that race, the one that has gone further
 * is right.
 */
export async function raiseStates(
  db: Queries,
  subject: string,
  alertIds: readonly string[],
  state: NotificationState,
): Promise<void> {
  if (alertIds.length === 0 || state === 'fresh') return;
  const rank = sql`array_position(array['unread', 'read', 'hidden'], ${alertReading.state})`;
  await db
    .insert(alertReading)
    .values(alertIds.map((alertId) => ({ alertId, subject, state })))
    .onConflictDoUpdate({
      target: [alertReading.alertId, alertReading.subject],
      set: { state, at: sql`now()` },
      setWhere: sql`${rank} < ${RANK[state]}`,
    });
}
