import type { FastifyReply, FastifyRequest } from 'fastify';
import { endSpan, type Span, spanBelow, withinSpan } from '../observing/trace.ts';
import type { HttpApp } from './app.ts';

const spans = new WeakMap<FastifyRequest, Span>();

/**
 * Gives every request a span, in the trace of the caller's `traceparent` or in a new one. Logs, jobs and
 * computations for the request belong to it.
 */
export function traceRequests(app: Pick<HttpApp, 'addHook'>): void {
  app.addHook('onRequest', (request, _reply, next) => {
    const span = spanBelow(request.headers['traceparent']);
    spans.set(request, span);
    withinSpan(span, next);
  });
  // A body that has come, and an answer that has gone, are events of the connection, which belongs to no request.
  app.addHook('preValidation', (request, _reply, next) => withinSpan(spans.get(request)!, next));
  app.addHook('onResponse', (request, reply, next) => {
    const span = spans.get(request)!;
    tell(span, request, reply);
    withinSpan(span, next);
  });
}

function tell(span: Span, request: FastifyRequest, reply: FastifyReply): void {
  if (!request.url.startsWith('/api/')) return;
  const route = request.routeOptions.url ?? 'none';
  endSpan(span, {
    name: `${request.method} ${route}`,
    kind: 'server',
    beganMs: Date.now() - reply.elapsedTime,
    tookMs: reply.elapsedTime,
    attributes: {
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
    },
    hasFailed: reply.statusCode >= 500,
  });
}
