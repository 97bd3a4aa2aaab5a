import type { Foundation } from '@keepout/server/hosting/foundation';
import { housekeeping } from '@keepout/server/hosting/housekeeping';
import type { ServerModule } from '@keepout/server/hosting/module';

/** Takes jobs off the queue until the foundation closes. Any number of workers may run on any number of machines. */
export async function startWorker({ context }: Foundation, modules: readonly ServerModule[]): Promise<void> {
  await housekeeping.declareJobs?.(context.queue);
  for (const module of [...modules, housekeeping]) {
    await module.jobs?.(context.queue, context);
  }
}
