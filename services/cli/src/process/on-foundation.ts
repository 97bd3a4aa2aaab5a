import { layFoundation } from '@keepout/server/hosting/foundation';
import { modules } from '@keepout/server/modules';
import type { Database } from '@keepout/server/platform/database/database';
import { createLogger } from '@keepout/server/platform/observing/logs';
import { settingsOf } from './read-settings.ts';

/** Does something on the installation's database, which is made where there is none. */
export async function onFoundation(work: (database: Database) => Promise<void>): Promise<void> {
  const settings = settingsOf(process.env, 'worker');
  const log = createLogger({ logLevel: settings.logLevel === 'info' ? 'warn' : settings.logLevel });
  const onStep = (step: string) => process.stderr.write(`keepout: ${step}\n`);
  const foundation = await layFoundation(settings, { modules, log, onStep });
  try {
    await work(foundation.jobs.context.database);
  } finally {
    await foundation.close();
  }
}
