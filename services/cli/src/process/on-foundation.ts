import { layFoundation } from '@keepout/server/hosting/foundation';
import type { ServerContext, ServerModule } from '@keepout/server/hosting/module';
import { modules } from '@keepout/server/modules';
import { createLogger } from '@keepout/server/platform/observing/logs';
import { printError } from './print.ts';
import { commandSettings } from './read-settings.ts';

/**
 * Does work in the installation, whose database is created if it does not exist.
 *
 * @param module   the service for the work, if it uses capabilities of other services
 */
export async function onFoundation<T>(work: (context: ServerContext) => Promise<T>, module?: ServerModule): Promise<T> {
  const settings = commandSettings(process.env, 'worker');
  const log = createLogger({ logLevel: settings.logLevel === 'info' ? 'warn' : settings.logLevel });
  const onStep = (step: string) => printError(`keepout: ${step}\n`);
  const foundation = await layFoundation(settings, { modules, log, onStep });
  try {
    const { jobs } = foundation;
    return await work(module === undefined ? jobs.context : jobs.contextOf(module));
  } finally {
    await foundation.close();
  }
}
