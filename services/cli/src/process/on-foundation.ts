import { type Foundation, layFoundation } from '@keepout/server/hosting/foundation';
import { modules } from '@keepout/server/modules';
import { createLogger } from '@keepout/server/platform/observing/logs';
import { settingsOf } from './read-settings.ts';

/** Does something in the installation, whose database is made where there is none. */
export async function onFoundation<T>(work: (context: Foundation['jobs']['context']) => Promise<T>): Promise<T> {
  const settings = settingsOf(process.env, 'worker');
  const log = createLogger({ logLevel: settings.logLevel === 'info' ? 'warn' : settings.logLevel });
  const onStep = (step: string) => process.stderr.write(`keepout: ${step}\n`);
  const foundation = await layFoundation(settings, { modules, log, onStep });
  try {
    return await work(foundation.jobs.context);
  } finally {
    await foundation.close();
  }
}
