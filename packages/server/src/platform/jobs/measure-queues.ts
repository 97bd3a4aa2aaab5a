import type { Metrics, Sample } from '../observing/metrics.ts';
import type { JobQueue, QueueFigures } from './queue.ts';

/** Defines the metrics of the queues and of the processes that run their jobs. */
export function measureQueues(metrics: Metrics, queue: Pick<JobQueue, 'figures' | 'workerCount'>): void {
  const samplesOf =
    (value: (figures: QueueFigures) => number) =>
    (all: readonly QueueFigures[]): Sample<'keepout_queue_waiting'>[] =>
      all.map((figures) => ({ labels: { queue: figures.queue }, value: value(figures) }));
  metrics.measure('the job queue', () => queue.figures(), {
    keepout_queue_waiting: samplesOf(({ waiting }) => waiting),
    keepout_queue_deferred: samplesOf(({ deferred }) => deferred),
    keepout_queue_oldest_seconds: samplesOf(({ oldestS }) => oldestS),
    keepout_queue_running: samplesOf(({ running }) => running),
    keepout_queue_failed: samplesOf(({ failed }) => failed),
  });
  metrics.measure('the workers', () => queue.workerCount(), {
    keepout_workers: (value) => [{ labels: {}, value }],
  });
}
