import { API_ROOT } from '@keepout/contract/platform/endpoint';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { guard, principalOf } from '../identity/guard.ts';
import type { TokenVerifier } from '../identity/verify.ts';
import type { Events } from '../platform/events/events.ts';
import { openStreamPlaces, type StreamLimits } from '../platform/events/stream-places.ts';
import type { HttpApp } from '../platform/http/app.ts';
import { asyncDescription } from './async-description.ts';
import { ASYNCAPI_PATH } from './described-apis.ts';
import type { ServerModule } from './module.ts';

/** Media type of the AsyncAPI description, also for clients that accept only JSON. */
const DESCRIBED_AS = 'application/json';

export interface EventRoute {
  readonly events: Events;
  readonly verifier: TokenVerifier;
  readonly modules: readonly ServerModule[];
  /** How many streams one user and one operator may have open at this process. */
  readonly limits: StreamLimits;
  /** URL of the installation, for the description. */
  readonly publicUrl: string;
  readonly version: string;
}

/**
 * `GET /api/v1/events`: changes of the caller's operator, as server-sent events. The token is sent in the header,
 * so clients read the stream with `fetch`; `Last-Event-ID` continues where an earlier stream ended.
 *
 * A stream ends when its token expires: a user who lost a role or left the organisation receives no events after that.
 */
export async function serveEvents(
  app: HttpApp,
  { events, verifier, modules, limits, ...installation }: EventRoute,
): Promise<void> {
  const places = openStreamPlaces(limits);
  const plugin: FastifyPluginAsyncZod = async (scope) => {
    guard(scope, verifier, rolesOfNews(modules));
    const description = JSON.stringify(asyncDescription(installation));
    const described = { config: { requirement: [], offers: [DESCRIBED_AS] } };
    scope.get(ASYNCAPI_PATH, described, async (_request, reply) => reply.type(DESCRIBED_AS).send(description));
    scope.get(`${API_ROOT}/events`, { config: { offers: ['text/event-stream'] } }, async (request, reply) => {
      const { subject, operatorId, expiresAtS } = principalOf(request);
      const leave = places.take(subject, operatorId);
      const last = request.headers['last-event-id'];
      const stream = events.stream(operatorId, {
        ...(typeof last === 'string' && { after: last }),
        endsAtMs: expiresAtS * 1000,
      });
      stream.once('close', leave);
      // The caller may have left during the token check; then the stream would never be read or closed.
      if (reply.raw.destroyed) stream.destroy();
      return (
        reply
          .type('text/event-stream')
          .header('cache-control', 'no-store')
          // Buffering proxies would delay the events.
          .header('x-accel-buffering', 'no')
          .send(stream)
      );
    });
  };
  await app.register(plugin);
  app.addHook('preClose', () => events.close());
}

/** Returns the required role: of any service with events, or of any service if none has events. */
function rolesOfNews(modules: readonly ServerModule[]): string[] {
  const rolesOf = (selection: readonly ServerModule[]) => selection.flatMap((module) => module.requirement ?? []);
  const newsRoles = rolesOf(modules.filter((module) => module.publishes?.some((kind) => kind.news !== undefined)));
  const roles = newsRoles.length > 0 ? newsRoles : rolesOf(modules);
  return roles.length === 0 ? [] : [[...new Set(roles)].join(',')];
}
