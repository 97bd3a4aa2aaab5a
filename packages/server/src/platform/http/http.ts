import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from '../observing/logs.ts';
import type { Settings } from '../settings/settings.ts';
import { refuseUnacceptable } from './accept.ts';
import type { HttpApp } from './app.ts';
import { answerBrokenRequest, answerOddRequests } from './broken-request.ts';
import { compressAnswers } from './compression.ts';
import { contentPolicy } from './content-policy.ts';
import { refuseDepartedForm } from './departed-form.ts';
import { refuseOddBoundaries } from './form-boundary.ts';
import { acceptFormerNames } from './former-names.ts';
import { trustOf } from './forwarding.ts';
import { endStandingBodies, HALF_SENT, type HalfSentLimits, limitHalfSentHeaders } from './half-sent.ts';
import { rememberPaths } from './known-paths.ts';
import { type ProblemFacts, Refusal, refusalFacts, refused } from './problem.ts';
import { problemDocument, problemOf, requestPath } from './problem-of.ts';
import { refuseUnknownParameters } from './refuse-unknown.ts';
import { compileSerialiser, ListAtFault } from './serialise.ts';
import { traceRequests } from './trace-requests.ts';

/** Body limit for parsed JSON; a route may set a larger one. */
const JSON_LIMIT_BYTES = 500_000;

/** Maximum length of a path segment as written in the URL: an id of 120 characters, each up to twelve when percent-encoded. */
const LONGEST_PART = 4000;

/** Maximum number of files in one form: a fleet's ephemerides of a day. */
const MOST_FILES = 200;

/** Methods and headers for pages of other origins (CORS). */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const TAKEN_HEADERS = [
  'Authorization',
  'Accept',
  'Content-Type',
  'If-Match',
  'If-None-Match',
  'Idempotency-Key',
  'Last-Event-ID',
  'Traceparent',
];
const TOLD_HEADERS = [
  'Link',
  'X-Total-Count',
  'X-Total-More',
  'X-Records-Left-Out',
  'Location',
  'ETag',
  'Retry-After',
  'Content-Disposition',
];

export type { HttpApp as App } from './app.ts';

/** Answers a path without a route, or leaves it to the 404. */
export type Fallback = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined;

/** Creates an empty web server with the common behaviour of the platform: problems, logs, limits, security headers, graceful shutdown. */
export async function createHttp(
  settings: Settings,
  log: Logger,
  fallback?: Fallback,
  halfSent: HalfSentLimits = HALF_SENT,
): Promise<HttpApp> {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(settings.trustProxy),
    bodyLimit: JSON_LIMIT_BYTES,
    // Timeout of a complete request: an upload over a slow line has no limit (`endStandingBodies`).
    requestTimeout: 0,
    keepAliveTimeout: 10_000,
    // On close, idle connections end at once, and requests in progress are finished.
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    // A request line may contain an absolute URL (RFC 9112, 3.2.2); its host is set by the sender and ignored.
    rewriteUrl: (request) => (request.url ?? '/').replace(/^https?:\/\/[^/?]*\/?/i, '/'),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PART },
    // `closeGracefully` answers as a problem instead.
    return503OnClosing: false,
    http: {
      requireHostHeader: false,
      headersTimeout: halfSent.stillMs,
      connectionsCheckingInterval: halfSent.lookMs,
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket),
    // A path that cannot be decoded never reaches the error handler.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>();
  app.decorateRequest('principal', null);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(compileSerialiser);
  traceRequests(app);
  const paths = rememberPaths(app);
  const answerUnknown = (request: FastifyRequest, reply: FastifyReply) =>
    answerNotFound(request, reply, paths.methodsAt(requestPath(request)));
  app.setErrorHandler<Error>((error, request, reply) =>
    // For an unknown route, other errors of the request are ignored.
    request.is404 && !(error instanceof Refusal) ? answerUnknown(request, reply) : answerError(error, request, reply),
  );
  app.setNotFoundHandler((request, reply) => fallback?.(request, reply) ?? answerUnknown(request, reply));
  answerOddRequests(app);
  endStandingBodies(app, halfSent);
  if (settings.trustProxy === false) limitHalfSentHeaders(app, halfSent);
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply));
  await app.register(helmet, contentPolicy(settings));
  if (settings.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...settings.corsOrigins],
      methods: METHODS,
      allowedHeaders: TAKEN_HEADERS,
      exposedHeaders: TOLD_HEADERS,
      maxAge: 600,
      // The library refuses an invalid preflight with plain text.
      strictPreflight: false,
    });
  }
  await app.register(multipart, {
    limits: {
      fileSize: settings.uploadLimitBytes,
      files: MOST_FILES,
      fields: 20,
      fieldSize: 100_000,
      parts: MOST_FILES + 20,
    },
    throwFileSizeLimit: true,
  });
  app.addHook('onRequest', async (request) => refuseDepartedForm(request));
  refuseOddBoundaries(app);
  keepOutOfCaches(app);
  refuseUnknownParameters(app);
  acceptFormerNames(app);
  refuseUnacceptable(app);
  compressAnswers(app);
  closeGracefully(app);
  return app;
}

/** Answers 404 for a path without a route, 405 for one with other methods. */
function answerNotFound(request: FastifyRequest, reply: FastifyReply, methods: readonly string[]): FastifyReply {
  if (methods.length > 0 && !methods.includes(request.method)) {
    const allow = methods.join(', ');
    const detail = `${requestPath(request)} takes ${allow}, and not ${request.method}.`;
    return answer(request, reply, refusalFacts('method-not-allowed', { detail, headers: { allow } }));
  }
  return answer(
    request,
    reply,
    refusalFacts('not-found', { detail: `The path ${requestPath(request)} does not exist.` }),
  );
}

function answerError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ListAtFault) return answerSound(error, request, reply);
  return answer(request, reply, problemOf(error, request));
}

/** Returns the valid records of a list, with a remark about the others. */
function answerSound(error: ListAtFault, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error({ err: error, requestId: request.id }, 'records left out of a list');
  return reply
    .code(200)
    .type('application/json')
    .header('x-records-left-out', String(error.leftOut))
    .serializer((list: unknown) => JSON.stringify(list))
    .send(error.sound);
}

function answer(request: FastifyRequest, reply: FastifyReply, facts: ProblemFacts): FastifyReply {
  return (
    reply
      .code(facts.status)
      .headers(facts.headers ?? {})
      .type('application/problem+json')
      // The route's own serialiser has only schemas of successes.
      .serializer((document: unknown) => JSON.stringify(document))
      .send(problemDocument(facts, request))
  );
}

function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const isCall = request.url.startsWith('/api/');
  // Probes come every few seconds and are not logged.
  const isProbe = request.url.startsWith('/health');
  const level = isProbe ? 'debug' : reply.statusCode >= 500 ? 'error' : isCall ? 'info' : 'debug';
  request.log[level](
    {
      requestId: request.id,
      method: request.method,
      // The query may contain a user's input; the route is sufficient.
      path: requestPath(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      address: request.ip,
      ...(request.principal && { subject: request.principal.subject, operator: request.principal.operatorId }),
    },
    'answered',
  );
}

const records = /^\/(api|auth\/realms)\//;

/**
 * Answers of the API and of the identity pages belong to one organisation or person: no cache, shared or in the
 * browser, stores them unless a route allows it. Files of the web application have their own rule.
 */
function keepOutOfCaches(app: Pick<HttpApp, 'addHook'>): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (records.test(request.url) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return payload;
  });
}

/** Maximum time for requests in progress after the close began, and for connections without a request. */
const PATIENCE_MS = 15_000;
const UNUSED_MS = 1_000;
const RETRY_SOON = { 'retry-after': '5' };

const draining = new WeakSet<object>();

/** From now on every answer closes its connection, so that the load balancer opens the next one elsewhere. Calls are still served. */
export const drain = (app: Pick<HttpApp, 'server'>): void => void draining.add(app.server);

/** Returns whether the server is about to stop. */
export const isDraining = (app: Pick<HttpApp, 'server'>): boolean => draining.has(app.server);

/**
 * Lets requests in progress finish, refuses new ones, and ensures that closing ends.
 *
 * Browsers open connections in advance. One without a request yet counts as neither idle nor active, and
 * the server would wait for it for a minute.
 */
function closeGracefully(app: HttpApp): void {
  let isClosing = false;
  app.addHook('onRequest', async () => {
    // During a drain, a request that was sent at the same moment is still served.
    if (!isClosing || isDraining(app)) return;
    throw refused('unavailable', { detail: 'The server is shutting down; try again later.', headers: RETRY_SOON });
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isDraining(app)) reply.header('connection', 'close');
    return payload;
  });
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', (request: IncomingMessage) => unused.delete(request.socket));
  app.addHook('preClose', async () => {
    isClosing = true;
    // A connection opened just now may still carry its request.
    setTimeout(() => {
      for (const socket of unused) socket.destroy();
    }, UNUSED_MS).unref();
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
  });
}
