import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from '../observing/logs.ts';
import type { Settings } from '../settings/settings.ts';
import type { App } from './app.ts';
import { compressAnswers } from './compression.ts';
import { contentPolicy } from './content-policy.ts';
import { closeGracefully } from './graceful-close.ts';
import { factsOf, type ProblemFacts, toProblem } from './problem.ts';
import { problemFacts } from './problem-table.ts';

const JSON_LIMIT_BYTES = 4_000_000;

export type { App } from './app.ts';

/** Answers a path that no route takes, or leaves it to the 404. */
export type Fallback = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined;

/** An empty web server with the manners of the platform: problems, logs, limits, security headers, graceful end. */
export async function createHttp(settings: Settings, log: Logger, fallback?: Fallback): Promise<App> {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    bodyLimit: JSON_LIMIT_BYTES,
    requestTimeout: 300_000,
    keepAliveTimeout: 10_000,
    // Idle connections end at once on close, requests in flight are finished.
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // A path that cannot be decoded never reaches the error handler.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>();
  app.decorateRequest('principal', null);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler<Error>((error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => fallback?.(request, reply) ?? answerNotFound(request, reply));
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply));
  await app.register(helmet, contentPolicy(settings));
  if (settings.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...settings.corsOrigins],
      exposedHeaders: ['Link', 'X-Total-Count', 'Location', 'ETag', 'Retry-After'],
      maxAge: 600,
    });
  }
  await app.register(multipart, {
    limits: { fileSize: settings.uploadLimitBytes, files: 10, fields: 20, fieldSize: 100_000, parts: 30 },
    throwFileSizeLimit: true,
  });
  compressAnswers(app);
  closeGracefully(app);
  return app;
}

/** 404 for a path that no route takes. */
function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answer(request, reply, factsOf('not-found', { detail: `There is nothing at ${pathOf(request)}.` }));
}

function answerError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const facts = problemFacts(error, request.routeOptions.config?.invalidRequest);
  if (facts === undefined) {
    request.log.error({ err: error, requestId: request.id }, 'request failed');
    const detail = `Something went wrong on our side. Tell support the number ${request.id}.`;
    return answer(request, reply, factsOf('internal-error', { detail }));
  }
  if (facts.status >= 500) {
    request.log.warn({ err: error, requestId: request.id }, 'request refused');
  }
  return answer(request, reply, facts);
}

function answer(request: FastifyRequest, reply: FastifyReply, facts: ProblemFacts): FastifyReply {
  return (
    reply
      .code(facts.status)
      .headers(facts.headers ?? {})
      .type('application/problem+json')
      // The route's own serialiser knows its successes only.
      .serializer((document: unknown) => JSON.stringify(document))
      .send(toProblem(facts, pathOf(request)))
  );
}

function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const level = reply.statusCode >= 500 ? 'error' : request.url.startsWith('/api/') ? 'info' : 'debug';
  request.log[level](
    {
      requestId: request.id,
      method: request.method,
      // The query may hold what a user typed; the route says enough.
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.principal && { subject: request.principal.subject, operator: request.principal.operatorId }),
    },
    'answered',
  );
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0]!;
}
