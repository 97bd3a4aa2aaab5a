import type { EndpointManners } from '@keepout/contract/platform/endpoint';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Principal } from './principal.ts';

/** The web server as modules see it: routes are typed by their zod schemas. */
export type HttpApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route behind the guard; null elsewhere. */
    principal: Principal | null;
  }
  /** Options of the endpoint, from its row in the contract. */
  interface FastifyContextConfig extends EndpointManners {}
}
