import type { Foundation } from '@keepout/server/hosting/foundation';
import { checkPort } from '@keepout/server/platform/http/free-port';
import { serveHealth } from '@keepout/server/platform/http/health';
import { createHttp } from '@keepout/server/platform/http/http';
import { serveMetrics } from '@keepout/server/platform/http/metrics';
import type { Settings } from '@keepout/server/platform/settings/settings';

/** A worker that can be looked at. */
export interface WatchedWorker {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` and the health of this worker process if the settings contain a port for it. Metrics of the entire installation
 * are served by the servers only.
 */
export async function watchWorker(
  settings: Settings,
  { context, checks }: Pick<Foundation, 'context' | 'checks'>,
): Promise<WatchedWorker | undefined> {
  if (settings.workerPort === undefined) return undefined;
  const host = settings.workerHost;
  const port = await checkPort(host, settings.workerPort, 'KEEPOUT_WORKER_PORT');
  const app = await createHttp(settings, context.log);
  let isStopping = false;
  try {
    serveMetrics(app, context.metrics, settings);
    serveHealth(app, checks, () => isStopping);
    await app.listen({ host, port });
  } catch (cause) {
    await app.close();
    throw cause;
  }
  context.log.info({ host, port }, 'watched');
  return {
    port,
    close: async () => {
      isStopping = true;
      await app.close();
    },
  };
}
