import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import prometheus from 'prom-client';
import type { Settings } from '../settings/settings.ts';
import type { App } from './app.ts';
import { refused } from './problem.ts';

/** Counters of this process, read at `/metrics`. */
export interface Metrics {
  readonly registry: prometheus.Registry;
  jobSettled(name: string, outcome: 'done' | 'failed', durationMs: number): void;
  answered(method: string, route: string, status: number, durationMs: number): void;
  close(): void;
}

export function createMetrics(): Metrics {
  const registry = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register: registry });
  const answers = new prometheus.Histogram({
    name: 'keepout_http_seconds',
    help: 'Time to answer a request, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const jobs = new prometheus.Histogram({
    name: 'keepout_job_seconds',
    help: 'Time of one attempt at a job, by queue and outcome.',
    labelNames: ['queue', 'outcome'],
    buckets: [0.05, 0.5, 2, 10, 60, 300],
    registers: [registry],
  });
  return {
    registry,
    jobSettled: (queue, outcome, durationMs) => jobs.observe({ queue, outcome }, durationMs / 1000),
    answered: (method, route, status, durationMs) => answers.observe({ method, route, status }, durationMs / 1000),
    close: () => registry.clear(),
  };
}

/** Serves `/metrics` to this machine, or to whoever has the metrics token. */
export function serveMetrics(app: App, metrics: Metrics, settings: Pick<Settings, 'metricsToken'>): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.answered(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, settings.metricsToken)) {
      throw refused('forbidden', { detail: 'Metrics are only open to this machine and to the metrics token.' });
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    return request.headers.authorization === `Bearer ${token}`;
  }
  const forwarded = request.headers['x-forwarded-for'] !== undefined;
  return !forwarded && isIP(request.ip) !== 0 && /^(127\.|::1$|::ffff:127\.)/.test(request.ip);
}
