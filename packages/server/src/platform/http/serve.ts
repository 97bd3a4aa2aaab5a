import { ENDPOINTS } from '@keepout/contract/endpoints';
import { type Endpoint, urlOf } from '@keepout/contract/platform/endpoint';
import type { IfMatchHeaders } from '@keepout/contract/platform/primitives';
import type {
  ContextConfigDefault,
  FastifyBaseLogger,
  FastifyReply,
  FastifySchema,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteOptions,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { input, ZodType } from 'zod';
import { countingAll } from '../database/beyond.ts';
import type { HttpApp } from './app.ts';
import { type ListOrder, type Page, type PageFacts, pageHeaders, pageOf, wantsAll } from './paging.ts';
import { refused } from './problem.ts';

type Part<Row, Name extends string, As extends string> =
  Row extends Readonly<Record<Name, infer Schema>> ? { readonly [Key in As]: Schema } : unknown;

type Schemas<Row> = Part<Row, 'params', 'params'> &
  Part<Row, 'query', 'querystring'> &
  Part<Row, 'headers', 'headers'> &
  Part<Row, 'body', 'body'> &
  Part<Row, 'answers', 'response'>;

type Handler<Row> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  Schemas<Row> & FastifySchema,
  ZodTypeProvider,
  FastifyBaseLogger
>;
type Request<Row> = Parameters<Handler<Row>>[0];

/** @param expected   the version that a change is based on, where its row takes `If-Match` and the caller names one */
type Answer<Row> = (
  request: Request<Row>,
  reply: Parameters<Handler<Row>>[1],
  expected: number | undefined,
) => ReturnType<Handler<Row>>;

/**
 * Answers a call of the contract: its row defines path, format and options. The result of `answer` is sent with the status of
 * the row's success, the version of a record as its ETag, the URL of a created record, and the total of a list. If `answer` sends a reply itself,
 * it is sent unchanged.
 */
export function serve<Row extends Endpoint>(
  app: HttpApp,
  row: Row,
  answer: Answer<Row>,
  options: Pick<RouteOptions, 'bodyLimit' | 'preValidation'> = {},
): void {
  const { id, service: _, method, path, summary, description, tags, ...routeFacts }: Endpoint = row;
  const { params, query, headers, body, answers, takes, ...manners } = routeFacts;
  const schema = {
    operationId: id,
    summary,
    description,
    tags,
    params,
    querystring: query,
    headers,
    body,
    consumes: takes,
    response: answers,
    hide: manners.isHook,
    security: manners.isPublic ? [] : undefined,
  };
  const [success = 200] = Object.keys(answers ?? {}).map(Number);
  app.route({
    ...options,
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // Undefined keys are removed: the framework treats a key without a value as present.
    schema: Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined)),
    config: manners,
    handler: async (request, reply) => {
      if (row.needsVersion && request.headers['if-match'] === undefined)
        throw refused('if-match-missing', { detail: 'Send If-Match with the ETag of the record that you have read.' });
      const expected = expectedVersion(request.headers);
      const make = () => (answer as Answer<Endpoint>)(request as never, reply as never, expected);
      const result = await (wantsAll(request) ? countingAll(make) : make());
      if ((result as unknown) === reply || reply.sent) return reply;
      if (reply.statusCode === 200) reply.code(success);
      tellOf(row, reply, result);
      return cutToLimit(request.query, result) ?? null;
    },
  });
}

/** The version that `If-Match` names; undefined without it, or where it takes any. */
function expectedVersion({ 'if-match': tag }: IfMatchHeaders): number | undefined {
  const digits = tag?.match(/\d+/)?.[0];
  return digits === undefined ? undefined : Number(digits);
}

function tellOf({ tells = [], readBy }: Endpoint, reply: FastifyReply, result: unknown): void {
  if (Array.isArray(result) && !reply.hasHeader('x-total-count')) reply.header('x-total-count', String(result.length));
  const { version } = (result ?? {}) as { readonly version?: number };
  if (tells.includes('ETag') && version !== undefined) reply.header('etag', `"${version}"`);
  if (readBy !== undefined) reply.header('location', urlOf(ENDPOINTS[readBy as never] as Endpoint, result as never));
}

/** Returns a complete list, cut to the requested limit; a page is never longer than that. */
function cutToLimit(query: unknown, result: unknown): unknown {
  const { limit } = (query ?? {}) as { readonly limit?: number };
  return Array.isArray(result) && limit !== undefined ? result.slice(0, limit) : result;
}

type Listed<Row> = Row extends { readonly answers: { readonly 200: infer Schema extends ZodType } }
  ? input<Schema> extends readonly (infer Item)[]
    ? Item
    : never
  : never;

/** Answers a list page by page: `answer` gets the requested page and returns its records. */
export function serveList<Row extends Endpoint>(
  app: HttpApp,
  row: Row,
  order: ListOrder,
  answer: (request: Request<Row>, page: Page) => Promise<PageFacts & { readonly rows: readonly Listed<Row>[] }>,
): void {
  serve(app, row, (async (request: Request<Row>, reply: FastifyReply) => {
    const { rows, ...facts } = await answer(request, pageOf(request.query as Parameters<typeof pageOf>[0], order));
    reply.headers(pageHeaders(request, order, facts));
    return rows;
  }) as unknown as Answer<Row>);
}
