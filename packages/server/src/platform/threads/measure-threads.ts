import type { Metrics } from '../observing/metrics.ts';
import type { Threads } from './threads.ts';
import type { Turnstile } from './turnstile.ts';

/** Defines metrics of the threads of a process, and of the uploads that wait for them. */
export function measureThreads(
  metrics: Metrics,
  pools: Readonly<Record<'jobs' | 'readers', Threads>>,
  uploads: Turnstile,
): void {
  const ask = () =>
    Object.entries(pools).map(([pool, threads]) => ({ labels: { pool }, size: threads.size, ...threads.stand() }));
  metrics.measure('the threads', ask, {
    keepout_threads_size: (entries) => entries.map(({ labels, size }) => ({ labels, value: size })),
    keepout_threads_busy: (entries) => entries.map(({ labels, inside }) => ({ labels, value: inside })),
    keepout_threads_waiting: (entries) => entries.map(({ labels, waiting }) => ({ labels, value: waiting })),
  });
  const alone = (value: number) => [{ labels: {}, value }];
  metrics.measure('the uploads', () => uploads.stand(), {
    keepout_uploads_inside: ({ inside }) => alone(inside),
    keepout_uploads_waiting: ({ waiting }) => alone(waiting),
    keepout_uploads_refused_total: ({ refused }) => alone(refused),
  });
}
