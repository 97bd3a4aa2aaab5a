import type { AlertChannel } from '@keepout/contract/alerts/enums';
import type { NotificationSettings } from '@keepout/contract/platform/notification-settings';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { ALERT_IDS } from '../ids.ts';
import { alertPlace } from '../tables.ts';
import { newSecret } from './signature.ts';

export type PlaceRow = typeof alertPlace.$inferSelect;

/** Whose places. */
export interface PlaceOwner {
  readonly operatorId: string;
  readonly subject: string;
}

/** Addresses of a channel in what a user has set, each once. */
export function addressesOf(settings: NotificationSettings | undefined, channel: AlertChannel): readonly string[] {
  if (settings === undefined) return [];
  const { email, msteams, slack, webhook } = settings;
  const given = { EMAIL: email.addresses, MSTEAMS: msteams.url, SLACK: slack.url, WEBHOOK: webhook.url }[channel];
  return [...new Set(given.map((one) => one.trim()).filter((one) => one !== ''))];
}

/** The places of a user's addresses; made where they are new. */
export async function placesOf(
  db: Queries,
  { operatorId, subject }: PlaceOwner,
  channel: AlertChannel,
  addresses: readonly string[],
): Promise<readonly PlaceRow[]> {
  if (addresses.length === 0) return [];
  const isSigned = channel === 'WEBHOOK';
  const now = new Date().toISOString();
  await db
    .insert(alertPlace)
    .values(
      addresses.map((address) => ({
        ...{ id: ALERT_IDS.next('plc'), operatorId, subject, channel, address },
        ...(isSigned && { secret: newSecret(), secretFrom: now }),
      })),
    )
    .onConflictDoNothing();
  const rows = await db
    .select()
    .from(alertPlace)
    .where(and(ownedBy({ operatorId, subject }), eq(alertPlace.channel, channel)))
    .orderBy(asc(alertPlace.createdAt), asc(alertPlace.id));
  return rows.filter(({ address }) => addresses.includes(address));
}

export async function findPlace(db: Queries, owner: PlaceOwner, placeId: string): Promise<PlaceRow | undefined> {
  const [row] = await db
    .select()
    .from(alertPlace)
    .where(and(ownedBy(owner), eq(alertPlace.id, placeId)));
  return row;
}

export async function changePlace(
  db: Queries,
  placeId: string,
  change: Partial<Omit<typeof alertPlace.$inferInsert, 'id'>>,
): Promise<void> {
  await db.update(alertPlace).set(change).where(eq(alertPlace.id, placeId));
}

/** Keys with which a message to the place is signed now: the one before too, for as long as it was promised. */
export function secretsOf({ secret, previousSecret, previousUntil }: PlaceRow, nowMs: number): readonly string[] {
  const isPromised = previousUntil !== null && Date.parse(previousUntil) > nowMs;
  return [secret, isPromised ? previousSecret : null].filter((one) => one !== null);
}

function ownedBy({ operatorId, subject }: PlaceOwner) {
  return sql`${alertPlace.operatorId} = ${operatorId} and ${alertPlace.subject} = ${subject}`;
}
