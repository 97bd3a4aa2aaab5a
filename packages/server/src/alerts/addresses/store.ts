import type { AlertChannel } from '@keepout/contract/alerts/enums';
import { DEFAULT_LANGUAGE } from '@keepout/contract/platform/language';
import type { NotificationSettings } from '@keepout/contract/platform/notification-settings';
import { textOf } from '@keepout/contract/sentences';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { type Refusal, refused } from '../../platform/http/problem.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import { ownerOfAddress, sealAddress, shownAddress } from '../../users/addresses.ts';
import { ALERT_IDS } from '../ids.ts';
import { alertPlaceTable } from '../tables.ts';
import { newSecret } from './signature.ts';

export type PlaceRow = typeof alertPlaceTable.$inferSelect;

/** Owner of contact points. */
export interface PlaceOwner {
  readonly operatorId: string;
  readonly subject: string;
}

/** Returns the addresses of a channel from a user's settings, in stored form. */
export function addressesOf(settings: NotificationSettings | undefined, channel: AlertChannel): readonly string[] {
  if (settings === undefined) return [];
  const { email, msteams, slack, webhook, pagerduty } = settings;
  const addresses = {
    EMAIL: email.addresses,
    MSTEAMS: msteams.url,
    SLACK: slack.url,
    WEBHOOK: webhook.url,
    PAGERDUTY: pagerduty?.url ?? [],
  }[channel];
  return [...new Set(addresses.map((address) => address.trim()).filter((address) => address !== ''))];
}

/**
 * Returns the contact points of a user's addresses; creates new ones. Concurrent calls for one user are serialised: the same address sealed
 * twice is not a different contact point.
 *
 * @param tx          holds the lock of `lockPlaces`
 * @param addresses   in stored form: those of hooks sealed
 */
export async function contactPointsOf(
  vault: Vault,
  tx: Queries,
  { operatorId, subject }: PlaceOwner,
  channel: AlertChannel,
  addresses: readonly string[],
): Promise<readonly PlaceRow[]> {
  const owner = ownerOfAddress({ operatorId, subject });
  const plainAddresses = new Set(addresses.map((address) => vault.open(address, owner)));
  if (plainAddresses.size === 0) return [];
  const find = async () => {
    const rows = await tx
      .select()
      .from(alertPlaceTable)
      .where(and(ownedBy({ operatorId, subject }), eq(alertPlaceTable.channel, channel)))
      .orderBy(asc(alertPlaceTable.createdAt), asc(alertPlaceTable.id));
    return rows
      .map((row) => ({ row, plain: vault.open(row.address, owner) }))
      .filter(({ plain }) => plainAddresses.has(plain));
  };
  const knownPlaces = new Set((await find()).map(({ plain }) => plain));
  const fresh = [...plainAddresses].filter((plain) => !knownPlaces.has(plain));
  if (fresh.length > 0) {
    const secretValidFrom = new Date().toISOString();
    const places = fresh.map((plain) => ({
      id: ALERT_IDS.next('plc'),
      operatorId,
      subject,
      channel,
      mark: vault.mark(plain, owner),
      address: channel === 'EMAIL' ? plain : sealAddress(vault, plain, owner),
      language: channel === 'EMAIL' ? null : DEFAULT_LANGUAGE,
      ...(channel === 'WEBHOOK' && { secret: vault.seal(newSecret(), owner), secretValidFrom }),
    }));
    await tx.insert(alertPlaceTable).values(places).onConflictDoNothing();
  }
  return (await find()).map(({ row }) => row);
}

/** Locks the messages and contact points of a user against concurrent inserts until the transaction ends. */
export async function lockPlaces(tx: Transaction, { operatorId, subject }: PlaceOwner): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${operatorId} ${subject}`}, 0))`);
}

/** Decrypts address and signing key for a send; the result must not be stored. */
export function openPlace(vault: Vault, place: PlaceRow): PlaceRow {
  const owner = ownerOfAddress(place);
  const opened = (sealed: string | null) => (sealed === null ? null : vault.open(sealed, owner));
  return {
    ...place,
    address: vault.open(place.address, owner),
    secret: opened(place.secret),
    previousSecret: opened(place.previousSecret),
  };
}

export async function findPlace(db: Queries, owner: PlaceOwner, placeId: string): Promise<PlaceRow | undefined> {
  const [row] = await db
    .select()
    .from(alertPlaceTable)
    .where(and(ownedBy(owner), eq(alertPlaceTable.id, placeId)));
  return row;
}

export async function changePlace(
  db: Queries,
  placeId: string,
  change: Partial<Omit<typeof alertPlaceTable.$inferInsert, 'id'>>,
): Promise<void> {
  await db.update(alertPlaceTable).set(change).where(eq(alertPlaceTable.id, placeId));
}

/** Returns the signing keys of an opened contact point: also the previous one until the end of its overlap period. */
export function secretsOf({ secret, previousSecret, previousUntil }: PlaceRow, nowMs: number): readonly string[] {
  const isPromised = previousUntil !== null && Date.parse(previousUntil) > nowMs;
  return [secret, isPromised ? previousSecret : null].filter((signingSecret) => signingSecret !== null);
}

function ownedBy({ operatorId, subject }: PlaceOwner) {
  return sql`${alertPlaceTable.operatorId} = ${operatorId} and ${alertPlaceTable.subject} = ${subject}`;
}

/** Returns the refusal for a disabled contact point. */
export const refusedAsOff = ({ offReason }: Pick<PlaceRow, 'offReason'>): Refusal =>
  refused('place-off', { detail: offReason === null ? 'The contact point is disabled.' : textOf(offReason) });

/** Returns an address for display and logs: the URL of a hook is a secret, so only its host is shown, with a fingerprint to recognise it. */
export const maskedAddress = (channel: AlertChannel, address: string): string =>
  channel === 'EMAIL' ? address : shownAddress(address);
