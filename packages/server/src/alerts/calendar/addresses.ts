import { createHash, randomBytes } from 'node:crypto';
import type { CalendarAddress, CalendarAddressMade } from '@keepout/contract/alerts/calendar';
import { CALENDAR } from '@keepout/contract/alerts/endpoints/calendar';
import { urlOf } from '@keepout/contract/platform/endpoint';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { isMember } from '../../identity/membership.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { notFound, refused } from '../../platform/http/problem.ts';
import { lockPlaces, type PlaceOwner } from '../addresses/store.ts';
import { ALERT_IDS } from '../ids.ts';
import { alertCalendar, alertUser } from '../tables.ts';

const TOKEN_BYTES = 32;
/** Maximum number of calendar URLs of one user. */
const MOST_ADDRESSES = 10;
const RECORD_TYPE = 'alert-calendar';

type CalendarRow = typeof alertCalendar.$inferSelect;

const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
const ownedBy = ({ operatorId, subject }: PlaceOwner) =>
  and(eq(alertCalendar.operatorId, operatorId), eq(alertCalendar.subject, subject));

const present = ({ id, name, createdAt, lastReadAt }: CalendarRow): CalendarAddress => ({
  calendarId: id,
  name,
  createdAt,
  lastReadAt,
});

export async function listAddresses({ database }: ServerContext, owner: Principal): Promise<CalendarAddress[]> {
  const order = [asc(alertCalendar.createdAt), asc(alertCalendar.id)];
  const rows = await database.orm
    .select()
    .from(alertCalendar)
    .where(ownedBy(owner))
    .orderBy(...order);
  return rows.map(present);
}

/** Creates a URL with a 256-bit secret, which is returned only once; the database contains its digest. */
export async function createAddress(
  { database, settings }: ServerContext,
  owner: Principal,
  name: string,
): Promise<CalendarAddressMade> {
  const { operatorId, subject, userName: actor } = owner;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return await database.orm.transaction(async (tx) => {
    await lockPlaces(tx, owner);
    if ((await tx.$count(alertCalendar, ownedBy(owner))) >= MOST_ADDRESSES) {
      throw refused('calendar-addresses-limit', {
        detail: `You have ${MOST_ADDRESSES} calendar addresses, which is the limit.`,
      });
    }
    const id = ALERT_IDS.next('cal');
    const values = { id, operatorId, subject, name, tokenHash: digestOf(token) };
    const [row] = await tx.insert(alertCalendar).values(values).returning();
    await writeAudit(tx, { operatorId, actor, action: 'created', recordType: RECORD_TYPE, recordId: id });
    const address = `${settings.publicUrl}${urlOf(CALENDAR.readSubscribedCalendar, {}, { token })}`;
    return { ...present(row!), address };
  });
}

export async function revokeAddress({ database }: ServerContext, owner: Principal, calendarId: string): Promise<void> {
  const { operatorId, userName: actor } = owner;
  await database.orm.transaction(async (tx) => {
    const deletedCalendars = await tx
      .delete(alertCalendar)
      .where(and(ownedBy(owner), eq(alertCalendar.id, calendarId)))
      .returning({ id: alertCalendar.id });
    if (deletedCalendars.length === 0) throw notFound('The address');
    await writeAudit(tx, { operatorId, actor, action: 'deleted', recordType: RECORD_TYPE, recordId: calendarId });
  });
}

/**
 * Returns the user whose calendar a secret reads; undefined if the URL was revoked, or if the user has left or lost the role. The answer is the same
 * in both cases, so that a caller cannot distinguish them.
 */
export async function readerOf({ database, settings }: ServerContext, token: string): Promise<PlaceOwner> {
  const [row] = await database.orm
    .update(alertCalendar)
    .set({ lastReadAt: sql`now()` as unknown as string })
    .where(eq(alertCalendar.tokenHash, digestOf(token)))
    .returning();
  if (row === undefined || !(await isMember(database.orm, settings, row))) throw notFound('The calendar');
  const [user] = await database.orm
    .select({ services: alertUser.services })
    .from(alertUser)
    .where(and(eq(alertUser.operatorId, row.operatorId), eq(alertUser.subject, row.subject)));
  if (user !== undefined && !user.services.includes('ca')) throw notFound('The calendar');
  return row;
}
