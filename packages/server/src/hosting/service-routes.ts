import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import { API_ROOT } from '@keepout/contract/platform/endpoint';
import {
  createJsonSchemaTransformObject,
  type FastifyPluginAsyncZod,
  jsonSchemaTransform,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { guard } from '../identity/guard.ts';
import { guardCommonData } from '../identity/installation-operator.ts';
import { noteCallers } from '../identity/membership.ts';
import type { TokenVerifier } from '../identity/verify.ts';
import { type AnswerCopy, copyOf, sendCopy } from '../platform/http/answer-copy.ts';
import type { HttpApp } from '../platform/http/app.ts';
import { HALF_SENT, limitHalfSent } from '../platform/http/half-sent.ts';
import { replayRepeatedPosts } from '../platform/http/idempotency.ts';
import { notFound } from '../platform/http/problem.ts';
import { limitCalls } from '../platform/http/rate-limit.ts';
import { withReferencedSchemas } from '../platform/http/referenced-schemas.ts';
import { type Described, describeAnswers, type RouteFacts } from './describe.ts';
import { EVENT_FACTS, EVENT_PATH, PROBLEM_REF } from './event-description.ts';
import type { ServerContext, ServerModule } from './module.ts';
import { refuseOtherOrigins, serveTools } from './tool-route.ts';

export interface ServiceOptions {
  readonly verifier: TokenVerifier;
  /** The package's version, shown in the API description. */
  readonly version: string;
}

/** Mounts each service below its name, behind the guard, with an OpenAPI description of its own. */
export async function serveModules(
  app: HttpApp,
  modules: readonly ServerModule[],
  contextOf: (module: ServerModule) => ServerContext,
  options: ServiceOptions,
): Promise<void> {
  const transformObject = namedSchemasOnce();
  for (const module of modules) {
    if (module.register === undefined) continue;
    const context = contextOf(module);
    const service: FastifyPluginAsyncZod = async (scope) => {
      await describeService(scope, module, context, { ...options, transformObject });
      refuseOtherOrigins(scope, context.settings);
      guard(scope, options.verifier, module.requirement);
      guardCommonData(scope, context.database.orm, context.settings);
      noteCallers(scope, context.database);
      limitHalfSent(scope, HALF_SENT);
      limitCalls(scope, context.settings.rateLimitPerMinute);
      replayRepeatedPosts(scope, context.database);
      serveTools(scope, module, { publicUrl: context.settings.publicUrl, version: options.version });
      await module.register?.(scope, context);
    };
    await app.register(service, { prefix: `${API_ROOT}/${module.name}` });
  }
}

/** Matches a valid contact address; a demonstration has no such address. */
const isAddress = /^[^@\s]+@[^@\s]+\.[^@\s.]+$/;

/** Tags in their order, each with a sentence. */
function withTags<D extends Described>(document: D): D {
  const operations = Object.values(document.paths ?? {}).flatMap((methods) => Object.values(methods));
  const names = [
    ...new Set(operations.flatMap((operation) => (operation as { readonly tags?: string[] }).tags ?? [])),
  ].sort();
  return { ...document, tags: names.map((name) => ({ name, description: `Calls about ${name}.` })) };
}

/** Every schema with a name, for the descriptions of all services of a server: converting them takes a second. */
function namedSchemasOnce(): SwaggerTransformObject {
  const convert = createJsonSchemaTransformObject({ schemaRegistry: z.globalRegistry as never });
  let components: object | undefined;
  return (document) => {
    if (!('openapiObject' in document)) return convert(document);
    const ofService = document.openapiObject.components;
    components ??= (convert(document) as { components: object }).components;
    return { ...document.openapiObject, components: { ...ofService, ...components } };
  };
}

async function describeService(
  app: HttpApp,
  module: ServerModule,
  context: ServerContext,
  options: ServiceOptions & { readonly transformObject: SwaggerTransformObject },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: module.title,
        version: options.version,
        ...(module.description && { description: module.description }),
        license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
        contact: {
          name: 'The operator of this installation',
          url: context.settings.publicUrl,
          ...(isAddress.test(context.settings.mailFrom) && { email: context.settings.mailFrom }),
        },
      },
      servers: [{ url: context.settings.publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: options.transformObject,
  });
  const facts = new Map<string, RouteFacts>();
  app.addHook('onRoute', ({ schema, config = {} }) => {
    const { operationId } = (schema ?? {}) as { readonly operationId?: string };
    if (operationId !== undefined) facts.set(operationId, config);
  });
  const tellsNews = module.publishes?.some(({ news }) => news !== undefined) ?? false;
  const describe = (): AnswerCopy => {
    const document = structuredClone(app.swagger()) as unknown as Described;
    if (tellsNews) document.paths = Object.assign({}, document.paths, EVENT_PATH);
    const complete = describeAnswers(
      withTags(document),
      PROBLEM_REF,
      (operationId) => facts.get(operationId) ?? EVENT_FACTS,
    );
    return copyOf(JSON.stringify(withReferencedSchemas(shareSchemas(complete))));
  };
  // Writing it takes half a second, and it changes with the version alone.
  let copy: AnswerCopy | undefined;
  const schema = { hide: true, querystring: z.object({ hash: z.string().optional() }) };
  app.get('/openapi/', { schema, config: { requirement: [] } }, async (request, reply) => {
    copy ??= describe();
    const hash = copy.etag.replaceAll(/W\/|"/g, '');
    const requestedHash = (request.query as { readonly hash?: string }).hash;
    if (requestedHash !== undefined && requestedHash !== hash)
      throw notFound(`A description of ${module.name} with this hash`);
    reply
      .header('content-location', `${API_ROOT}/${module.name}/openapi/?hash=${hash}`)
      .header('cache-control', requestedHash === undefined ? 'private, no-cache' : IMMUTABLE);
    return sendCopy(request, reply, copy);
  });
}

/** Cache header of content that is identified by its hash and never changes; private to the signed-in caller. */
const IMMUTABLE = 'private, max-age=31536000, immutable';

const PREFIX = '#/components/schemas/';
const REFERENCE = new RegExp(`"${PREFIX}([^"]+)"`, 'g');

/** Returns the name of the answer's schema for that of a request. */
const ofAnswers = (name: string): string => name.replace(/Input$/, '');

/** Returns a description as text in which references to these schemas are replaced by those of answers: in one pass, since it has megabytes. */
function withoutInput(text: string, names: ReadonlySet<string>): string {
  return text.replace(REFERENCE, (reference, name: string) =>
    names.has(name) ? `"${PREFIX}${ofAnswers(name)}"` : reference,
  );
}

/**
 * Merges the schemas of requests and answers in a description where both are the same: the generator makes two
 * schemas (`Name`, `NameInput`) for every schema used in both directions. A schema used only in requests keeps its own name.
 */
function shareSchemas<D extends object>(document: D): D {
  const schemas = (document as { components?: { schemas?: Record<string, unknown> } }).components?.schemas;
  if (schemas === undefined) return document;
  let text = JSON.stringify(document);
  for (let before = ''; before !== text; ) {
    before = text;
    const now = (JSON.parse(text) as { components: { schemas: Record<string, unknown> } }).components.schemas;
    const alike = Object.keys(now).filter((name) => {
      const base = ofAnswers(name);
      return base !== name && JSON.stringify(now[base]) === JSON.stringify(now[name]);
    });
    text = withoutInput(text, new Set(alike));
  }
  return withOwnNames(JSON.parse(text) as D);
}

/** Removes the suffix of schemas that are used only in requests. */
function withOwnNames<D extends object>(document: D): D {
  const { components } = document as { components: { schemas: Record<string, unknown> } };
  const text = JSON.stringify(document);
  const referencedNames = new Set(Array.from(text.matchAll(REFERENCE), ([, name]) => name));
  const renamed = Object.keys(components.schemas).filter((name) => {
    const base = ofAnswers(name);
    return base !== name && referencedNames.has(name) && !referencedNames.has(base);
  });
  const complete = JSON.parse(withoutInput(text, new Set(renamed))) as typeof document & {
    components: { schemas: Record<string, unknown> };
  };
  const { schemas } = complete.components;
  for (const name of renamed) {
    schemas[ofAnswers(name)] = schemas[name];
    delete schemas[name];
  }
  return complete;
}
