import { METRICS, type MetricName } from '../../packages/server/src/platform/observing/metric-table.ts';
import { code, page, table } from './page.ts';

/** Every metric of ours, by who tells it. */
export function metricsPage(): string {
  const rowsOf = (of: 'process' | 'installation') =>
    (Object.keys(METRICS) as MetricName[])
      .filter((name) => METRICS[name].of === of)
      .toSorted()
      .map((name) => {
        const { type, help, labels } = METRICS[name];
        return [code(name), type, labels.map(code).join(', '), help];
      });
  const head = ['metric', 'type', 'labels', 'what it is'];
  return page({ title: 'Metrics', order: 914 }, '`platform/observing/metric-table.ts`', [
    'Told to Prometheus at `/metrics` ([operations](../guides/operations.md#health-and-metrics)). Beside them stand those of Node.js, `process_…` and',
    '`nodejs_…`, among them the lag of the event loop.',
    '',
    '## Of a process',
    '',
    'Told by every server of itself, and by a worker where `KEEPOUT_WORKER_PORT` names a port.',
    '',
    ...table(head, rowsOf('process')),
    '',
    '## Of the installation',
    '',
    'Told by every server, the same by each: a query takes one of them, such as `max without (instance)`. They are asked of the database',
    'at most every five seconds; what cannot be asked has no value.',
    '',
    ...table(head, rowsOf('installation')),
  ]);
}
