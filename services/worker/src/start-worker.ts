import type { Foundation } from '@keepout/server/hosting/foundation';

/** Takes jobs off the queue until the foundation closes. Any number of workers may run on any number of machines. */
export async function startWorker({ jobs }: Foundation): Promise<void> {
  await jobs.work();
}
