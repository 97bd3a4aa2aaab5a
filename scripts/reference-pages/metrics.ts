import { METRICS, type MetricName } from '../../packages/server/src/platform/observing/metric-table.ts';
import { code, page, table } from './page.ts';

/** Returns the page of all metrics, of the process and of the installation. */
export function metricsPage(): string {
  const rowsOf = (of: 'process' | 'installation') =>
    (Object.keys(METRICS) as MetricName[])
      .filter((name) => METRICS[name].of === of)
      .toSorted()
      .map((name) => {
        const { type, help, labels } = METRICS[name];
        return [code(name), type, labels.map(code).join(', '), help];
      });
  const head = ['metric', 'type', 'labels', 'meaning'];
  return page({ title: 'Metrics', order: 914 }, '`platform/observing/metric-table.ts`', [
    'Prometheus metrics at `/metrics` ([operations](../guides/operations.md#health-and-metrics)). The endpoint also has the metrics of Node.js (`process_…`,',
    '`nodejs_…`), for example the lag of the event loop.',
    '',
    '## Of a process',
    '',
    'Each server reports its own values, and so does a worker with `KEEPOUT_WORKER_PORT`.',
    '',
    ...table(head, rowsOf('process')),
    '',
    '## Of the installation',
    '',
    'Each server reports the same values, so use one of them, for example with `max without (instance)`. The database is queried at most',
    'every five seconds. A value that cannot be read is absent.',
    '',
    ...table(head, rowsOf('installation')),
  ]);
}
