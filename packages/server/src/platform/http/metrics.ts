import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Metrics } from '../observing/metrics.ts';
import type { Settings } from '../settings/settings.ts';
import type { HttpApp } from './app.ts';
import { refused } from './problem.ts';

/** Serves `/metrics` to this machine, or to a caller with the metrics token. */
export function serveMetrics(app: HttpApp, metrics: Metrics, settings: Pick<Settings, 'metricsToken'>): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.answered(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, settings.metricsToken)) {
      throw refused('forbidden', {
        detail: 'Metrics are accessible only from this machine or with the metrics token.',
      });
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
