import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { guard, principalOf } from '../identity/guard.ts';
import type { TokenVerifier } from '../identity/verify.ts';
import type { Events } from '../platform/events/events.ts';
import type { App } from '../platform/http/app.ts';
import { refused } from '../platform/http/problem.ts';

/**
 * `GET /api/v1/events`: what changes for the caller's operator, as server-sent events. The token travels in the header,
 * so clients read the stream with `fetch`; `Last-Event-ID` continues where an earlier stream ended.
 */
export async function serveEvents(app: App, events: Events, verifier: TokenVerifier): Promise<void> {
  const plugin: FastifyPluginAsyncZod = async (scope) => {
    guard(scope, verifier);
    scope.get('/api/v1/events', async (request, reply) => {
      const accept = request.headers.accept ?? '*/*';
      if (!/text\/event-stream|\*\/\*/.test(accept)) {
        throw refused('not-acceptable', { detail: 'Events come as text/event-stream.' });
      }
      const last = request.headers['last-event-id'];
      return (
        reply
          .type('text/event-stream')
          .header('cache-control', 'no-store')
          // Proxies that gather answers would hold the events back.
          .header('x-accel-buffering', 'no')
          .send(events.stream(principalOf(request).operatorId, typeof last === 'string' ? last : undefined))
      );
    });
  };
  await app.register(plugin);
  app.addHook('preClose', () => events.close());
}
