import swagger from '@fastify/swagger';
import {
  createJsonSchemaTransformObject,
  type FastifyPluginAsyncZod,
  jsonSchemaTransform,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { guard } from '../identity/guard.ts';
import type { TokenVerifier } from '../identity/verify.ts';
import type { App } from '../platform/http/app.ts';
import { replayRepeatedPosts } from '../platform/http/idempotency.ts';
import { limitCalls } from '../platform/http/rate-limit.ts';
import { withReferencedSchemas } from '../platform/http/referenced-schemas.ts';
import type { ServerContext, ServerModule } from './module.ts';

export interface ServiceOptions {
  readonly verifier: TokenVerifier;
  /** The package's version, shown in the API description. */
  readonly version: string;
}

/** Mounts each service below `/api/v1/<name>`, behind the guard, with an OpenAPI description of its own. */
export async function serveModules(
  app: App,
  modules: readonly ServerModule[],
  contextOf: (module: ServerModule) => ServerContext,
  options: ServiceOptions,
): Promise<void> {
  for (const module of modules) {
    if (module.register === undefined) continue;
    const context = contextOf(module);
    const service: FastifyPluginAsyncZod = async (scope) => {
      await describeService(scope, module, context, options);
      guard(scope, options.verifier, module.requirement);
      limitCalls(scope, context.settings.rateLimitPerMinute);
      replayRepeatedPosts(scope, context.database);
      await module.register?.(scope, context);
    };
    await app.register(service, { prefix: `/api/v1/${module.name}` });
  }
}

async function describeService(
  app: App,
  module: ServerModule,
  context: ServerContext,
  options: ServiceOptions,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: module.title,
        version: options.version,
        ...(module.description && { description: module.description }),
      },
      servers: [{ url: context.settings.publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: createJsonSchemaTransformObject({ schemaRegistry: z.globalRegistry as never }),
  });
  app.get('/openapi/', { schema: { hide: true }, config: { requirement: [] } }, async () =>
    withReferencedSchemas(app.swagger()),
  );
}
