import type { AlertPlace, PlaceChange, PlaceSecret } from '@keepout/contract/alerts/place';
import type { Language } from '@keepout/contract/platform/language';
import { withStatement } from '@keepout/contract/sentences';
import { EVERY_CHANNEL } from '@keepout/operations/alerts/dispatch';
import { MS_PER_DAY } from '@keepout/units/duration';
import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { wireTimeOrNull } from '../../platform/database/stored-time.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { orNotFound, refused } from '../../platform/http/problem.ts';
import { vaultOf } from '../../platform/secrets/vault-of.ts';
import { ownerOfAddress } from '../../users/addresses.ts';
import { configurationsOf } from '../../users/configuration.ts';
import { languageOf } from '../../users/language.ts';
import { newSecret } from '../addresses/signature.ts';
import {
  addressesOf,
  changePlace,
  contactPointsOf,
  findPlace,
  lockPlaces,
  maskedAddress,
  type PlaceRow,
  refusedAsOff,
} from '../addresses/store.ts';
import { queueDelivery } from '../delivery/queue-delivery.ts';
import { composeTest } from '../words/compose.ts';

const SERVICES = ['ca', 'odt'] as const;
/** Period during which messages are signed with the previous key too. */
const CHANGEOVER_MS = MS_PER_DAY;

/** Returns the contact points of the addresses in a user's settings. */
export async function listPlaces(
  { database, settings: installation }: ServerContext,
  principal: Principal,
): Promise<AlertPlace[]> {
  const db = database.orm;
  const vault = vaultOf(installation);
  const { operatorId, subject } = principal;
  const owner = ownerOfAddress(principal);
  const settings = new Map<'ca' | 'odt', Parameters<typeof addressesOf>[0]>();
  for (const service of SERVICES)
    settings.set(service, (await configurationsOf(db, operatorId, service, [subject])).get(subject));
  const places: AlertPlace[] = [];
  for (const channel of EVERY_CHANNEL) {
    const of = (service: 'ca' | 'odt') => addressesOf(settings.get(service), channel);
    const plain = (service: 'ca' | 'odt') => of(service).map((address) => vault.open(address, owner));
    const rows = await database.orm.transaction(async (tx) => {
      await lockPlaces(tx, principal);
      return await contactPointsOf(vault, tx, principal, channel, SERVICES.flatMap(of));
    });
    const last = await lastSent(database, rows);
    for (const row of rows) {
      const services = SERVICES.filter((service) => plain(service).includes(vault.open(row.address, owner)));
      places.push(presentPlace(row, services, last.get(row.id) ?? null));
    }
  }
  return places;
}

async function lastSent({ orm }: ServerContext['database'], rows: readonly PlaceRow[]) {
  if (rows.length === 0) return new Map<string, string>();
  const result = await orm.execute<{ place_id: string; at: string }>(sql`
    select place_id, max(sent_at)::text as at from alert_delivery
    where place_id = any(${sql.param(rows.map(({ id }) => id))}::text[]) and sent_at is not null group by place_id`);
  return new Map(result.rows.map(({ place_id: id, at }) => [id, at]));
}

function presentPlace(row: PlaceRow, services: ('ca' | 'odt')[], lastAt: string | null): AlertPlace {
  const { id: placeId, channel, address, language, format, offSince, offReason, secret, secretValidFrom } = row;
  return {
    placeId,
    channel,
    address: maskedAddress(channel, address),
    services,
    language,
    format: channel === 'WEBHOOK' ? format : null,
    isOn: offSince === null,
    ...withStatement('offReason', offReason),
    offSince,
    hasSecret: secret !== null,
    secretValidFrom,
    lastSentAt: wireTimeOrNull(lastAt),
  };
}

async function ownPlace({ database }: ServerContext, principal: Principal, placeId: string): Promise<PlaceRow> {
  return await orNotFound(findPlace(database.orm, principal, placeId), 'The place');
}

export async function changeOwnPlace(
  context: ServerContext,
  principal: Principal,
  placeId: string,
  { isOn, language, format }: PlaceChange,
): Promise<void> {
  const { id, channel } = await ownPlace(context, principal, placeId);
  if (isOn === undefined && language === undefined && format === undefined) return;
  if (format !== undefined && channel !== 'WEBHOOK') {
    throw refused('place-format-fixed', { detail: 'Only webhooks have a choice of formats.' });
  }
  await changePlace(context.database.orm, id, {
    ...(isOn && { offSince: null, offReason: null }),
    ...(language !== undefined && { language }),
    ...(format !== undefined && { format }),
  });
}

/** Queues a test message; returns its id. */
export async function sendTest(
  context: ServerContext,
  principal: Principal,
  placeId: string,
  preference: Language | undefined,
): Promise<string> {
  const place = await ownPlace(context, principal, placeId);
  if (place.offSince !== null) throw refusedAsOff(place);
  const language = preference ?? place.language;
  const content = composeTest(
    language ?? (await languageOf(context.database.orm, principal)),
    context.settings.publicUrl,
  );
  return await context.database.orm.transaction((tx) => queueDelivery(context, tx, place, content));
}

/** Creates a new key; the previous one remains in use in addition for a day. */
export async function rotateSecret(
  context: ServerContext,
  principal: Principal,
  placeId: string,
): Promise<PlaceSecret> {
  const { id, secret: previousSecret } = await ownPlace(context, principal, placeId);
  if (previousSecret === null) throw refused('place-unsigned', { detail: 'Only messages to webhooks are signed.' });
  const secret = newSecret();
  const now = Date.now();
  const previousUntil = new Date(now + CHANGEOVER_MS).toISOString();
  const { operatorId, userName: actor } = principal;
  await context.database.orm.transaction(async (tx) => {
    const sealed = vaultOf(context.settings).seal(secret, ownerOfAddress(principal));
    await changePlace(tx, id, {
      secret: sealed,
      secretValidFrom: new Date(now).toISOString(),
      previousSecret,
      previousUntil,
    });
    await writeAudit(tx, { operatorId, actor, action: 'rotated', recordType: 'alert-secret', recordId: id });
  });
  return { secret, previousUntil };
}
