import type { Foundation } from '@keepout/server/platform/foundation';
import { housekeeping } from '@keepout/server/platform/housekeeping';
import type { ServerModule } from '@keepout/server/platform/module';

/** Takes jobs off the queue until the foundation closes. Any number of workers may run on any number of machines. */
export async function startWorker({ context }: Foundation, modules: readonly ServerModule[]): Promise<void> {
  await housekeeping.declareJobs?.(context.queue);
  for (const module of [...modules, housekeeping]) {
    await module.jobs?.(context.queue, context);
  }
}
