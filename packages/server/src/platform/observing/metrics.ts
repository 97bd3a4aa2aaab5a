import prometheus from 'prom-client';
import type { Logger } from './logs.ts';
import { type AskedMetric, type LabelOf, METRICS, type MetricName } from './metric-table.ts';

/** A value of a metric with its labels. */
export interface Sample<Name extends MetricName> {
  readonly labels: Readonly<Record<LabelOf<Name>, string>>;
  readonly value: number;
}

/** Functions that extract samples of a metric from one answer. */
export type Readings<T> = { readonly [Name in AskedMetric]?: (answer: T) => readonly Sample<Name>[] };

/** Metrics of this process, and of the installation where it answers calls: read at `/metrics`. */
export interface Metrics {
  readonly registry: prometheus.Registry;
  jobSettled(name: string, outcome: 'done' | 'failed', durationMs: number): void;
  answered(method: string, route: string, status: number, durationMs: number): void;
  /**
   * Defines metrics that are computed when they are read. One query gives all of them, and its answer is cached for some seconds for all readers;
   * if it fails, the metrics have no value.
   *
   * @param queryName   name of the query, for the log
   */
  measure<T>(queryName: string, ask: () => T | Promise<T>, readings: Readings<T>): void;
  close(): void;
}

/** Cache time of an answer, ms: the number of database queries does not depend on the number of scrapers. */
const SERVES_MS = 5000;

export function createMetrics(log: Pick<Logger, 'warn'>, { servesMs = SERVES_MS } = {}): Metrics {
  const registry = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register: registry });
  const answers = histogram(registry, 'keepout_http_seconds');
  const jobs = histogram(registry, 'keepout_job_seconds');
  return {
    registry,
    jobSettled: (queue, outcome, durationMs) => jobs.observe({ queue, outcome }, durationMs / 1000),
    answered: (method, route, status, durationMs) => answers.observe({ method, route, status }, durationMs / 1000),
    measure: (queryName, ask, readings) => {
      const answer = keptFor(servesMs, async () => {
        try {
          return { value: await ask() };
        } catch (cause) {
          log.warn({ err: cause }, `${queryName} cannot be measured`);
          return undefined;
        }
      });
      for (const [name, read] of Object.entries(readings)) {
        register(registry, name as AskedMetric, async () => {
          const queryAnswer = await answer();
          return queryAnswer === undefined
            ? []
            : (read as (value: unknown) => readonly Sample<AskedMetric>[])(queryAnswer.value);
        });
      }
    },
    close: () => registry.clear(),
  };
}

/** Registers version, commit and Node.js version as labels of a metric that is always 1. */
export function measureBuild(metrics: Metrics, build: Readonly<Record<LabelOf<'keepout_build_info'>, string>>): void {
  metrics.measure('the build', () => build, { keepout_build_info: (labels) => [{ labels, value: 1 }] });
}

function histogram<Name extends 'keepout_http_seconds' | 'keepout_job_seconds'>(
  registry: prometheus.Registry,
  name: Name,
): prometheus.Histogram<LabelOf<Name>> {
  const { help, labels, buckets } = METRICS[name];
  return new prometheus.Histogram({
    name,
    help,
    labelNames: [...labels],
    buckets: [...buckets],
    registers: [registry],
  });
}

function register(
  registry: prometheus.Registry,
  name: AskedMetric,
  samples: () => Promise<readonly Sample<AskedMetric>[]>,
): void {
  const { type, help, labels } = METRICS[name];
  const Kind = type === 'counter' ? prometheus.Counter : prometheus.Gauge;
  new Kind<string>({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      const current = await samples();
      this.reset();
      // A metric without a value is left out, also without labels.
      if (current.length === 0 && labels.length === 0) this.remove();
      for (const sample of current) this.inc(sample.labels, sample.value);
    },
  });
}

/** Returns a function that shares one query among all callers within a time. */
function keptFor<T>(servesMs: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: { readonly untilMs: number; readonly value: Promise<T> } | undefined;
  return () => {
    if (answer === undefined || performance.now() >= answer.untilMs)
      answer = { untilMs: performance.now() + servesMs, value: ask() };
    return answer.value;
  };
}
