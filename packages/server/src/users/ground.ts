import { and, eq } from 'drizzle-orm';
import type { ServerContext, ServerModule } from '../hosting/module.ts';
import { vaultOf } from '../platform/secrets/vault-of.ts';
import { mapHooks, ownerOfAddress, sealAddress } from './addresses.ts';
import { userConfiguration, userLanguage } from './tables.ts';

/** Settings of users, by service, and the language of their messages. The routes are below those of the services. */
export const usersGround: ServerModule = {
  name: 'users',
  title: 'Users',
  tables: [userConfiguration, userLanguage],
  jobs: async (_queue, context) => void (await sealConfigurations(context)),
};

/**
 * Seals with the first key the values that are plain or sealed with an older key. Each row is a separate transaction, so it can be interrupted
 * and run concurrently; a value that no key opens is logged and skipped.
 *
 * @returns number of changed rows
 */
export async function sealConfigurations({
  database,
  settings,
  log,
}: Pick<ServerContext, 'database' | 'settings' | 'log'>): Promise<number> {
  const rows = await database.orm.select().from(userConfiguration);
  if (rows.length === 0) return 0;
  const vault = vaultOf(settings);
  let changed = 0;
  for (const { service, subject, operatorId, configuration: storedConfiguration } of rows) {
    const urls = [
      storedConfiguration.msteams,
      storedConfiguration.slack,
      storedConfiguration.webhook,
      storedConfiguration.pagerduty,
    ].flatMap((channel) => channel?.url ?? []);
    if (urls.every(vault.isCurrent)) continue;
    const owner = ownerOfAddress({ operatorId, subject });
    const isRow = and(
      eq(userConfiguration.service, service),
      eq(userConfiguration.subject, subject),
      eq(userConfiguration.operatorId, operatorId),
    );
    try {
      await database.orm.transaction(async (tx) => {
        const [row] = await tx.select().from(userConfiguration).where(isRow).for('update');
        if (row === undefined) return;
        const configuration = mapHooks(row.configuration, (url) => sealAddress(vault, vault.open(url, owner), owner));
        await tx.update(userConfiguration).set({ configuration }).where(isRow);
        changed++;
      });
    } catch (cause) {
      log.error({ err: cause, service, operatorId }, 'addresses of a user cannot be read');
    }
  }
  return changed;
}
