import type { Endpoint } from '@keepout/contract/platform/endpoint';
import type {
  ContextConfigDefault,
  FastifyBaseLogger,
  FastifySchema,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteOptions,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { App } from './app.ts';

type Part<Row, Name extends string, As extends string> =
  Row extends Readonly<Record<Name, infer Schema>> ? { readonly [Key in As]: Schema } : unknown;

type Schemas<Row> = Part<Row, 'params', 'params'> &
  Part<Row, 'query', 'querystring'> &
  Part<Row, 'headers', 'headers'> &
  Part<Row, 'body', 'body'> &
  Part<Row, 'answers', 'response'>;

type Answer<Row> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  Schemas<Row> & FastifySchema,
  ZodTypeProvider,
  FastifyBaseLogger
>;

/** Answers a call of the contract: its row says where, in which form, and with which manners. */
export function serve<Row extends Endpoint>(
  app: App,
  row: Row,
  answer: Answer<Row>,
  options: Pick<RouteOptions, 'bodyLimit' | 'preValidation'> = {},
): void {
  const { id, service: _, method, path, summary, description, tags, ...rest }: Endpoint = row;
  const { params, query, headers, body, answers, takes, ...manners } = rest;
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
    hide: manners.isPublic,
  };
  app.route({
    ...options,
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // What is absent may not be there at all: the framework takes a key without a value for one.
    schema: Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined)),
    config: manners,
    handler: answer as RouteOptions['handler'],
  });
}
