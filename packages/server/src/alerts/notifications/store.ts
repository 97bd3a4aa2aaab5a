import type { NotificationState } from '@keepout/contract/alerts/enums';
import type { AlertRules } from '@keepout/contract/alerts/settings';
import { ruleOf } from '@keepout/operations/alerts/dispatch';
import { INFORMING } from '@keepout/operations/alerts/levels';
import { and, desc, eq, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { alertReading, alertTable } from '../tables.ts';

export type AlertRow = typeof alertTable.$inferSelect;
export interface NotificationRow extends AlertRow {
  readonly state: NotificationState;
}

/** Maximum age of displayed notifications; the list of alerts contains older ones. */
const SHOWN_DAYS = 30;
/** Period before a user's first visit whose unacknowledged alerts are shown to the user. */
const BEFORE_FIRST_DAYS = 7;
const MOST_SHOWN = 200;
/** N-02: time during which a notification counts as new, s. */
const FRESH_S = 12;

/** A user, with the rules for the notifications. */
export interface Reader {
  readonly operatorId: string;
  readonly subject: string;
  readonly services: readonly ('ca' | 'odt')[];
  readonly rules: AlertRules;
  /** Time of the first visit: of earlier alerts only those that were unacknowledged then are shown. */
  readonly sinceAt: string;
}

/**
 * N-03: information, a WATCH by estimated covariance, and acknowledged alerts have the state `read` from the start.
 */
const isReadFromStart = sql`(${inArray(alertTable.kind, [...INFORMING])}
  or (${alertTable.kind} = 'WATCH' and ${alertTable.facts} -> 'belief' ->> 'confidenceReason' = 'covariance-estimated')
  or ${alertTable.acknowledgedAt} is not null)`;

/** N-02: new for 12 s, then unread; after that the state set by the user. Times are those of the database. */
const stateNow = sql<NotificationState>`coalesce(${alertReading.state},
  case when ${isReadFromStart} then 'read' when ${alertTable.raisedAt} > now() - make_interval(secs => ${FRESH_S}) then 'fresh' else 'unread' end)`;

/** Returns the notifications of a user, newest first, without hidden ones. */
export async function listNotifications(db: Queries, reader: Reader): Promise<readonly NotificationRow[]> {
  const { operatorId, subject, services, sinceAt } = reader;
  if (services.length === 0) return [];
  const rows = await db
    .select({ alert: alertTable, state: stateNow })
    .from(alertTable)
    .leftJoin(alertReading, and(eq(alertReading.alertId, alertTable.id), eq(alertReading.subject, subject)))
    .where(
      and(
        eq(alertTable.operatorId, operatorId),
        inArray(alertTable.service, [...services]),
        gte(alertTable.raisedAt, sql`now() - make_interval(days => ${SHOWN_DAYS})`),
        or(gte(alertTable.raisedAt, sinceAt), wasOpenAt(sinceAt)),
        or(sql`${alertReading.state} is null`, ne(alertReading.state, 'hidden')),
        inArray(alertTable.kind, shownKinds(reader)),
      ),
    )
    .orderBy(desc(alertTable.raisedAt), desc(alertTable.id))
    .limit(MOST_SHOWN);
  return rows.map(({ alert: row, state }) => ({ ...row, state }));
}

/** Condition for alerts of the last days before a time that were not acknowledged then. Alerts that need no acknowledgement are included. */
function wasOpenAt(at: string) {
  return and(
    gte(alertTable.raisedAt, sql`${at}::timestamptz - make_interval(days => ${BEFORE_FIRST_DAYS})`),
    or(isNull(alertTable.acknowledgedAt), gte(alertTable.acknowledgedAt, at)),
  );
}

function shownKinds({ rules }: Reader) {
  return rules.rules.map(({ kind }) => kind).filter((kind) => ruleOf(rules, kind).inApp);
}

const RANK: Readonly<Record<NotificationState, number>> = { fresh: 0, unread: 1, read: 2, hidden: 3 };

/**
 * N-02: changes the state of a user's notifications. A state never moves backwards: if two devices change it concurrently, the later state
 * is stored.
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
