import type { CaUserConfiguration, CaUserConfigurationBody } from '@keepout/contract/ca/user-configuration';
import { and, eq, sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { wireTime } from '../../platform/database/wire-time.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound, refused } from '../../platform/http/problem.ts';
import { refuseChanged } from '../../platform/http/read-only.ts';
import { DEFAULT_SETTINGS, settingFaults, settled } from './settings.ts';
import { userConfiguration } from './tables.ts';

const SERVICE = 'ca';

/** Whose configuration it is: the user, and for whom he works. */
export interface Owner extends Caller {
  readonly subject: string;
}

const own = ({ subject, operatorId }: Owner) =>
  and(
    eq(userConfiguration.service, SERVICE),
    eq(userConfiguration.subject, subject),
    eq(userConfiguration.operatorId, operatorId),
  );

async function stored(db: Queries, owner: Owner) {
  return (await db.select().from(userConfiguration).where(own(owner)))[0];
}

/** What the user has set; what holds without it while he has set nothing. */
export async function readConfiguration(db: Queries, owner: Owner): Promise<CaUserConfiguration> {
  const row = await stored(db, owner);
  return {
    _id: owner.subject,
    notifications: { default: row?.configuration ?? DEFAULT_SETTINGS },
    version: row?.version ?? 0,
    updatedAt: row === undefined ? null : wireTime(row.updatedAt),
  };
}

export interface SaveOptions {
  /** Refused when there is one already. */
  readonly mustBeNew?: boolean;
  /** From If-Match: refused when another version is there. */
  readonly expected?: number | undefined;
}

/** Stores what the user sets; two changes at the same moment are made one after the other. */
export async function saveConfiguration(
  { database }: ServerContext,
  owner: Owner,
  body: CaUserConfigurationBody,
  { mustBeNew = false, expected }: SaveOptions = {},
): Promise<CaUserConfiguration> {
  const given = body.notifications.default;
  const errors = settingFaults(given);
  if (errors.length > 0) throw refused('invalid-request', { detail: errors[0]!.message, errors });
  return await database.orm.transaction(async (tx) => {
    await lock(tx, owner);
    const present = await readConfiguration(tx, owner);
    if (mustBeNew && present.version > 0) {
      throw refused('user-configuration-exists', { detail: 'Your configuration is already stored.' });
    }
    if (expected !== undefined && expected !== present.version) {
      const detail = `Your configuration changed in the meantime: it is at version ${present.version}, not ${expected}.`;
      throw refused('version-changed', { detail });
    }
    refuseChanged(body, present, ['_id', 'version', 'updatedAt']);
    const now = new Date().toISOString();
    const values = { configuration: settled(given), version: present.version + 1, updatedAt: now };
    const { subject, operatorId } = owner;
    await tx
      .insert(userConfiguration)
      .values({ service: SERVICE, subject, operatorId, ...values })
      .onConflictDoUpdate({
        target: [userConfiguration.service, userConfiguration.subject],
        set: { ...values, operatorId },
      });
    await audit(tx, owner, present.version === 0 ? 'created' : 'changed');
    return await readConfiguration(tx, owner);
  });
}

/** Forgets what the user has set. */
export async function removeConfiguration({ database }: ServerContext, owner: Owner): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const gone = await tx.delete(userConfiguration).where(own(owner)).returning({ at: userConfiguration.updatedAt });
    if (gone.length === 0) throw notFound('The configuration');
    await audit(tx, owner, 'deleted');
  });
}

/** Addresses are nobody's business but the user's: the trail has that something changed, not what. */
async function audit(tx: Transaction, { operatorId, actor, subject }: Owner, action: string): Promise<void> {
  await writeAudit(tx, { operatorId, actor, action, recordType: 'user-configuration', recordId: subject });
}

async function lock(tx: Transaction, { subject }: Owner): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`user-configuration ${SERVICE} ${subject}`}, 0))`,
  );
}
