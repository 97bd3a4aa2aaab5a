import type { Metrics } from '../observing/metrics.ts';
import type { PerOperatorSemaphore } from './per-operator-semaphore.ts';
import type { Threads } from './threads.ts';

/** Defines metrics of the threads of a process, and of the uploads that wait for them. */
export function measureThreads(
  metrics: Metrics,
  pools: Readonly<Record<'jobs' | 'readers', Threads>>,
  uploads: PerOperatorSemaphore,
): void {
  const ask = () =>
    Object.entries(pools).map(([pool, threads]) => ({ labels: { pool }, size: threads.size, ...threads.counts() }));
  metrics.measure('the threads', ask, {
    keepout_threads_size: (entries) => entries.map(({ labels, size }) => ({ labels, value: size })),
    keepout_threads_busy: (entries) => entries.map(({ labels, running }) => ({ labels, value: running })),
    keepout_threads_waiting: (entries) => entries.map(({ labels, queued }) => ({ labels, value: queued })),
  });
  const alone = (value: number) => [{ labels: {}, value }];
  metrics.measure('the uploads', () => uploads.counts(), {
    keepout_uploads_inside: ({ running }) => alone(running),
    keepout_uploads_waiting: ({ queued }) => alone(queued),
    keepout_uploads_refused_total: ({ refused }) => alone(refused),
  });
}
