import { tell } from '@keepout/contract/sentences';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../audit/audit.ts';
import type { Database, Queries } from '../database/database.ts';
import type { Settings } from '../settings/settings.ts';
import { displayedPartOf } from './vault.ts';
import { keyIdsOf } from './vault-of.ts';

/** A record with a sealed text that no key of the installation opens. */
export interface UnreadableSecret {
  readonly recordType: 'alert-place' | 'feed' | 'recipient' | 'record-key' | 'user-configuration';
  readonly recordId: string;
  /** null: it belongs to the installation. */
  readonly operatorId: string | null;
  /** Name of the feed or recipient, or the user; for a user's addresses also their hosts. */
  readonly label: string;
}

interface SealedRow extends UnreadableSecret {
  /** Columns with its sealed texts. */
  readonly stored: string;
}

const ROWS = `
  select 'alert-place' as "recordType", id as "recordId", operator_id as "operatorId", channel || ' of ' || subject as label,
    concat_ws(' ', address, secret, previous_secret) as stored from alert_place
  union all select 'feed', id, operator_id, name, password from feed
  union all select 'recipient', id, operator_id, name, secret from recipient
  union all select 'record-key', kid, null, kid, private_key from record_key where valid_until is null
  union all select 'user-configuration', service || ' ' || subject, operator_id, subject, configuration::text from user_configuration`;

const SEALED = /sealed:1:([0-9a-f]{8}):[^\s"]*/g;

/** Returns records with a sealed text that no key of the installation opens. */
export async function unreadableSecrets(
  db: Queries,
  settings: Pick<Settings, 'secretsKeys' | 'dataDir'>,
): Promise<UnreadableSecret[]> {
  const keys = keyIdsOf(settings);
  const { rows } = await db.execute<SealedRow & Record<string, unknown>>(
    sql.raw(`select * from (${ROWS}) as texts where stored like '%sealed:1:%' order by 1, 4, 2`),
  );
  return rows.flatMap(({ recordType, recordId, operatorId, label, stored }) => {
    const unreadable = [...stored.matchAll(SEALED)].filter(([, key = '']) => !keys.includes(key)).map(([text]) => text);
    if (unreadable.length === 0) return [];
    const hosts = [...new Set(unreadable.map((text) => displayedPartOf(text)?.displayedPart ?? ''))].filter(
      (host) => host !== '',
    );
    return [{ recordType, recordId, operatorId, label: [label, ...hosts].join(' ') }];
  });
}

/**
 * Removes every sealed text that no key of the installation opens, in one transaction, with a line in the audit trail for each record. A feed
 * is switched off, so that it does not call its publisher without a password; a signing key is retired, and the next record creates another.
 */
export async function forgetSecrets(
  { orm }: Pick<Database, 'orm'>,
  settings: Pick<Settings, 'secretsKeys' | 'dataDir'>,
): Promise<UnreadableSecret[]> {
  const keys = keyIdsOf(settings);
  return await orm.transaction(async (tx) => {
    await tx.execute(
      sql`lock table alert_place, feed, recipient, record_key, user_configuration in share row exclusive mode`,
    );
    const secrets = await unreadableSecrets(tx, settings);
    for (const { recordType, recordId: id, operatorId, label } of secrets) {
      if (recordType === 'user-configuration') await removeAddresses(tx, id, keys);
      else await tx.execute(STATEMENTS[recordType](id));
      await writeAudit(tx, {
        operatorId: operatorId ?? 'platform',
        actor: 'command line',
        action: 'secret-forgotten',
        recordType,
        recordId: id,
        detail: { label },
      });
    }
    return secrets;
  });
}

const STATEMENTS = {
  // A contact point is part of the log of its messages, so it remains, disabled and without an address; a webhook always has a key.
  'alert-place': (id: string) => sql`
    update alert_place set address = '', mark = null, secret = case when secret is null then null else '' end,
      previous_secret = null, previous_until = null, off_since = coalesce(off_since, now()),
      off_reason = coalesce(off_reason, ${JSON.stringify(tell('address-none'))}::jsonb) where id = ${id}`,
  feed: (id: string) => sql`update feed set password = null, is_on = false, version = version + 1 where id = ${id}`,
  recipient: (id: string) => sql`update recipient set secret = null, version = version + 1 where id = ${id}`,
  'record-key': (id: string) =>
    sql`update record_key set private_key = '', valid_until = clock_timestamp() where kid = ${id}`,
} as const;

async function removeAddresses(db: Queries, id: string, keys: readonly string[]): Promise<void> {
  const isConfiguration = sql`service || ' ' || subject = ${id}`;
  const { rows } = await db.execute<{ configuration: unknown }>(
    sql`select configuration from user_configuration where ${isConfiguration}`,
  );
  const isUnreadable = (value: unknown): boolean =>
    typeof value === 'string' && [...value.matchAll(SEALED)].some(([, key = '']) => !keys.includes(key));
  const configuration: unknown = JSON.parse(JSON.stringify(rows[0]?.configuration), (_, value: unknown) =>
    Array.isArray(value) ? value.filter((entry) => !isUnreadable(entry)) : value,
  );
  await db.execute(sql`
    update user_configuration set configuration = ${JSON.stringify(configuration)}::jsonb, version = version + 1, updated_at = now()
    where ${isConfiguration}`);
}
