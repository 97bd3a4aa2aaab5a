import type { NotificationSettings } from '@keepout/contract/platform/notification-settings';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ServerContext } from '../hosting/module.ts';
import { writeAudit } from '../platform/audit/audit.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import { notFound, refused } from '../platform/http/problem.ts';
import { refuseChanged } from '../platform/http/read-only.ts';
import { refuseOtherVersion } from '../platform/records/change-record.ts';
import { vaultOf } from '../platform/secrets/vault-of.ts';
import { mapHooks, ownerOfAddress, sealAddress, shownAddress, storedByShown } from './addresses.ts';
import { DEFAULT_SETTINGS, settingFaults, settled } from './settings.ts';
import { userConfiguration } from './tables.ts';

/** Services for which each user has settings. */
export type ConfiguredService = 'ca' | 'odt';

/** Owner of a configuration: the user and the operator. */
export interface Owner extends Caller {
  readonly subject: string;
}

/** A user's settings for one service. */
export interface UserConfiguration {
  readonly _id: string;
  readonly settings: NotificationSettings;
  readonly version: number;
  readonly updatedAt: string | null;
}

const isOwnConfiguration = (service: ConfiguredService, { subject, operatorId }: Owner) =>
  and(
    eq(userConfiguration.service, service),
    eq(userConfiguration.subject, subject),
    eq(userConfiguration.operatorId, operatorId),
  );

/** Returns the user's settings, or the defaults, with the displayed form of hook addresses. */
export async function readConfiguration(
  db: Queries,
  service: ConfiguredService,
  owner: Owner,
): Promise<UserConfiguration> {
  const [row] = await db.select().from(userConfiguration).where(isOwnConfiguration(service, owner));
  return {
    _id: owner.subject,
    // Settings stored before a channel was introduced lack it.
    settings: mapHooks({ ...DEFAULT_SETTINGS, ...row?.configuration }, shownAddress),
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt ?? null,
  };
}

/** Returns stored settings of users of an operator, by service, with sealed addresses of hooks; users without stored settings are not included. */
export async function configurationsOf(
  db: Queries,
  operatorId: string,
  service: ConfiguredService,
  subjects?: readonly string[],
): Promise<ReadonlyMap<string, NotificationSettings>> {
  if (subjects?.length === 0) return new Map();
  const rows = await db
    .select({ subject: userConfiguration.subject, configuration: userConfiguration.configuration })
    .from(userConfiguration)
    .where(
      and(
        eq(userConfiguration.operatorId, operatorId),
        eq(userConfiguration.service, service),
        subjects && inArray(userConfiguration.subject, [...subjects]),
      ),
    );
  return new Map(rows.map(({ subject, configuration }) => [subject, configuration]));
}

export interface SaveOptions {
  /** Refuses the change if a configuration exists. */
  readonly mustBeNew?: boolean;
  /** From If-Match: refuses the change of another version. */
  readonly expected?: number | undefined;
  /** JSON pointer to the settings in the body. */
  readonly at: string;
}

/** Read-only fields of the record in a body: unchanged, or absent. */
interface AsGot {
  readonly _id?: string | undefined;
  readonly version?: number | undefined;
  readonly updatedAt?: string | null | undefined;
}

/**
 * Stores the user's settings; concurrent changes are serialised. Addresses of hooks are sealed; an address in displayed
 * form stands for the stored one of any of the user's services.
 */
export async function saveConfiguration(
  { database, settings }: Pick<ServerContext, 'database' | 'settings'>,
  service: ConfiguredService,
  owner: Owner,
  change: NotificationSettings,
  asGot: AsGot,
  { mustBeNew = false, expected, at }: SaveOptions,
): Promise<UserConfiguration> {
  return await database.orm.transaction(async (tx) => {
    await lock(tx, service, owner);
    const secrets = storedByShown(await ownConfigurations(tx, owner));
    const errors = settingFaults(
      mapHooks(change, (url) => (secrets.has(url.trim()) ? '' : url)),
      at,
      settings,
    );
    if (errors.length > 0) throw refused('invalid-request', { detail: errors[0]!.message, errors });
    const present = await readConfiguration(tx, service, owner);
    if (mustBeNew && present.version > 0) {
      throw refused('user-configuration-exists', { detail: 'Your configuration is already stored.' });
    }
    refuseOtherVersion('Your configuration', present.version, expected);
    refuseChanged(asGot, present, ['_id', 'version', 'updatedAt']);
    const now = new Date().toISOString();
    const { pagerduty = present.settings.pagerduty } = change;
    const sealed = mapHooks(settled({ ...change, pagerduty }), (url) => {
      return secrets.get(url) ?? sealAddress(vaultOf(settings), url, ownerOfAddress(owner));
    });
    const values = { configuration: sealed, version: present.version + 1, updatedAt: now };
    const { subject, operatorId } = owner;
    await tx
      .insert(userConfiguration)
      .values({ service, subject, operatorId, ...values })
      .onConflictDoUpdate({
        target: [userConfiguration.service, userConfiguration.subject],
        set: { ...values, operatorId },
      });
    await audit(tx, owner, present.version === 0 ? 'created' : 'changed');
    return await readConfiguration(tx, service, owner);
  });
}

/** Returns a user's stored settings for all services. */
async function ownConfigurations(db: Queries, { subject, operatorId }: Owner): Promise<NotificationSettings[]> {
  const rows = await db
    .select({ configuration: userConfiguration.configuration })
    .from(userConfiguration)
    .where(and(eq(userConfiguration.subject, subject), eq(userConfiguration.operatorId, operatorId)));
  return rows.map(({ configuration }) => configuration);
}

/** Deletes the user's settings. */
export async function removeConfiguration(
  { database }: ServerContext,
  service: ConfiguredService,
  owner: Owner,
): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const deletedRows = await tx
      .delete(userConfiguration)
      .where(isOwnConfiguration(service, owner))
      .returning({ at: userConfiguration.updatedAt });
    if (deletedRows.length === 0) throw notFound('The configuration');
    await audit(tx, owner, 'deleted');
  });
}

/** Writes an audit entry without addresses, which are private: it contains only that settings changed. */
async function audit(tx: Transaction, { operatorId, actor, subject }: Owner, action: string): Promise<void> {
  await writeAudit(tx, { operatorId, actor, action, recordType: 'user-configuration', recordId: subject });
}

async function lock(tx: Transaction, service: ConfiguredService, { subject }: Owner): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`user-configuration ${service} ${subject}`}, 0))`,
  );
}
