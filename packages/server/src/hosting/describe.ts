import { ALERT_EXAMPLES } from '@keepout/contract/alerts/examples';
import { CA_EXAMPLES } from '@keepout/contract/ca/examples';
import { ENDPOINTS } from '@keepout/contract/endpoints';
import { FEED_EXAMPLES } from '@keepout/contract/feeds/examples';
import { IDENTITY_EXAMPLES } from '@keepout/contract/identity/examples';
import { ODT_EXAMPLES } from '@keepout/contract/odt/examples';
import { PAYMENT_EXAMPLES } from '@keepout/contract/payments/examples';
import { API_ROOT } from '@keepout/contract/platform/endpoint';
import { MOST_COUNTED } from '@keepout/contract/platform/primitives';
import { PROBLEMS } from '@keepout/contract/problems';
import { PUBLISHING_EXAMPLES } from '@keepout/contract/publishing/examples';
import { RECORDED } from '@keepout/contract/recorded';
import { TLE_EXAMPLES } from '@keepout/contract/tle/examples';
import type { FastifyContextConfig } from 'fastify';
import { type ZodType, z } from 'zod';

/** Description of a route in addition to its schemas. */
export type RouteFacts = FastifyContextConfig;

interface Parameter {
  readonly name: string;
  readonly in: string;
  description?: string;
  readonly schema?: { readonly $ref?: string; readonly description?: string; readonly type?: string };
}

interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, unknown> };
  responses: Record<string, { description?: string; content?: Record<string, { schema?: object }>; headers?: object }>;
  security?: unknown;
}

type Methods = Record<string, Operation>;

export interface Described {
  paths?: Record<string, Methods>;
  components?: Record<string, Record<string, unknown>>;
}

const HEADERS = {
  ETag: {
    description: 'Names the content or version of what is answered.',
    schema: { type: 'string' },
    example: 'W/"bXlZ"',
  },
  Location: {
    description: 'Address of what was made.',
    schema: { type: 'string' },
    example: `${API_ROOT}/ca/satellites/sat-1`,
  },
  Link: {
    description: 'Address of the next page, `rel="next"`; absent on the last.',
    schema: { type: 'string' },
    example: '</api/v1/ca/cdms?cursor=WyJtZXNz>; rel="next"',
  },
  'X-Total-Count': {
    description: `Records of the whole list, a count; counted up to ${MOST_COUNTED} unless \`total=exact\` is asked for.`,
    schema: { type: 'integer' },
    example: 204,
  },
  'X-Total-More': {
    description: 'There are more records than `X-Total-Count` says; absent where it says all.',
    schema: { type: 'boolean' },
    example: true,
  },
  'X-Records-Left-Out': {
    description: 'Records that could not be shown, a count; absent when there are none.',
    schema: { type: 'integer' },
    example: 1,
  },
  'Retry-After': { description: 'How long to wait, s.', schema: { type: 'integer' }, example: 5 },
  Vary: {
    description: 'Headers of the request that the answer depends on.',
    schema: { type: 'string' },
    example: 'accept',
  },
} as const;

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Names the request: sent again under the same key, it gets the first answer again, for a day.',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  example: 'tern-6-2026-11-20',
};

const header = (name: keyof typeof HEADERS) => ({ [name]: { $ref: `#/components/headers/${name}` } });

/** Returns the problems with which every route of a kind can answer. */
function problemsOf(method: string, operation: Operation, facts: RouteFacts): Set<keyof typeof PROBLEMS> {
  const codes = new Set<keyof typeof PROBLEMS>(['unknown-parameter', 'too-many-requests', ...(facts.problems ?? [])]);
  const names = (operation.parameters ?? []).map((parameter) => parameter.in);
  for (const code of ['internal-error', 'database-busy'] as const) codes.add(code);
  if (!facts.isPublic) for (const code of ['token-missing', 'role-missing'] as const) codes.add(code);
  if (facts.commonData !== undefined) codes.add('not-installation-operator');
  if (method !== 'delete') codes.add('not-acceptable');
  if (names.length > 0 || operation.requestBody) codes.add('invalid-request');
  if (operation.parameters?.some(({ name }) => name === 'cursor')) codes.add('cursor-invalid');
  if (names.includes('path')) codes.add('not-found').add('address-too-long');
  if (operation.requestBody)
    for (const code of ['body-too-large', 'unsupported-media-type', 'unsupported-content-coding'] as const)
      codes.add(code);
  if (method === 'post' && !facts.changesNothing)
    for (const code of ['idempotency-key-malformed', 'idempotency-key-busy', 'idempotency-key-reused'] as const)
      codes.add(code);
  return codes;
}

/**
 * Completes a description that was made from the schemas of routes: bodies that routes read themselves, forms of answers, headers,
 * and every problem with its status.
 */
export function describeAnswers<D extends object>(
  document: D,
  problem: object,
  factsOf: (operationId: string) => RouteFacts,
): D {
  const { paths = {}, components = {} } = document as Described;
  for (const [path, methods] of Object.entries(paths)) {
    const reserved = reservedNames(path, Object.keys(paths));
    for (const [method, operation] of Object.entries(methods)) {
      const facts = factsOf(operation.operationId ?? '');
      if (facts.form !== undefined) operation.requestBody = facts.form as never;
      if (method === 'post' && !facts.changesNothing)
        operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY];
      for (const parameter of operation.parameters ?? [])
        parameter.description = [parameter.description ?? meaningOf(parameter, components['schemas'])]
          .concat(parameter.in === 'path' ? (reserved.get(parameter.name) ?? []) : [])
          .join(' ');
      describeSuccesses(operation, facts, components['schemas']);
      showExamples(operation);
      const problems = problemsOf(method, operation, facts);
      for (const [status, codes] of byStatus(problems))
        operation.responses[status] ??= problemResponse(status, codes, problem);
    }
  }
  const text = JSON.stringify(paths);
  const headers = Object.entries(HEADERS).filter(([name]) => text.includes(`#/components/headers/${name}"`));
  return { ...document, components: { ...components, headers: Object.fromEntries(headers) } };
}

/** Returns the description of a parameter that is only in its schema: an enumeration that is described once. */
function meaningOf({ schema }: Parameter, schemas: Schemas = {}): string {
  const schemaDescription = schemas[schema?.$ref?.split('/').at(-1) ?? ''] as
    | { readonly description?: string }
    | undefined;
  return schema?.description ?? schemaDescription?.description ?? '';
}

/** Adds an example to each request and response body that has a named schema. */
function showExamples({ requestBody, responses }: Operation): void {
  const contents = [requestBody, ...Object.values(responses)].map((part) => part?.content ?? {});
  for (const media of contents.flatMap((content) => Object.values(content) as Media[])) {
    const example = exampleOf(media);
    if (example !== undefined) media.example ??= example;
  }
}

function describeSuccesses(operation: Operation, facts: RouteFacts, schemas: Schemas = {}): void {
  for (const [status, response] of Object.entries(operation.responses)) {
    if (status === '304') response.description = SENTENCES[status]!;
    if (status.startsWith('2')) describeSuccess(status, response, facts, schemas);
  }
}

function describeSuccess(
  status: string,
  response: Operation['responses'][string],
  { offers, tells = [], readBy }: RouteFacts,
  schemas: Schemas,
): void {
  const schema = response.content?.['application/json']?.schema;
  const types = offers ?? Object.keys(response.content ?? {});
  response.description = [SENTENCES[status], contentSentence(schema, types, schemas)].filter(Boolean).join(' ');
  if (offers !== undefined)
    response.content = Object.fromEntries(offers.map((type) => [type, { schema: schemaOf(type, schema) }]));
  const isList = (response.content?.['application/json']?.schema as { type?: string } | undefined)?.type === 'array';
  const names: (keyof typeof HEADERS)[] = [
    ...(isList ? (['X-Total-Count', 'X-Total-More', 'Link', 'X-Records-Left-Out'] as const) : []),
    ...((offers?.length ?? 0) > 1 ? (['Vary'] as const) : []),
    ...(tells as (keyof typeof HEADERS)[]),
    ...(readBy === undefined ? [] : (['Location'] as const)),
  ];
  if (names.length > 0) response.headers = Object.assign({}, ...names.map(header));
}

type Schemas = Readonly<Record<string, unknown>>;

/** Content of a success: the description of the record, of the records of a list, or the media types of a file. */
function contentSentence(schema: Media['schema'], types: readonly string[], schemas: Schemas): string {
  const described = (part: DescribedSchema = {}): string =>
    part.description ?? (schemas[part.$ref?.split('/').at(-1) ?? ''] as DescribedSchema | undefined)?.description ?? '';
  const contentText = types.length === 0 ? '' : `Content of type ${types.join(' or ')}.`;
  if (schema === undefined) return contentText;
  if (schema.type !== 'array') return described(schema) || contentText;
  return described(schema) || `One page of the list. Each record: ${described(schema.items)}`;
}

interface DescribedSchema {
  readonly $ref?: string;
  readonly description?: string;
}

/** Media types whose content is text; every other type than JSON is described as binary. */
const TEXT_TYPE = /^text\/|^application\/(xml|x-ndjson)$/;

function schemaOf(type: string, schema: object | undefined): object {
  if (type === 'application/json') return schema ?? { type: 'object', description: 'The message, keyword by keyword.' };
  return TEXT_TYPE.test(type) ? { type: 'string' } : { type: 'string', format: 'binary' };
}

/**
 * Sentences on the variables of a path that another path has a fixed segment in place of: the router takes the fixed segment first, and
 * identifiers that the server assigns never equal one.
 */
function reservedNames(path: string, paths: readonly string[]): Map<string, string> {
  const segments = path.split('/');
  const isVariable = (segment: string) => segment.startsWith('{');
  const reserved = new Map<string, string>();
  for (const [place, segment] of segments.entries()) {
    if (!isVariable(segment)) continue;
    const names = paths
      .map((otherPath) => otherPath.split('/'))
      .filter(
        (otherSegments) =>
          otherSegments.length === segments.length &&
          !isVariable(otherSegments[place]!) &&
          otherSegments.every((part, at) => part === segments[at] || isVariable(part) || isVariable(segments[at]!)),
      )
      .map((otherSegments) => `\`${otherSegments[place]}\``);
    if (names.length > 0)
      reserved.set(
        segment.slice(1, -1),
        `Never ${[...new Set(names)].sort().join(', ')}: the address with this word is another call.`,
      );
  }
  return reserved;
}

const SENTENCES: Readonly<Record<string, string>> = {
  201: 'The record was created.',
  202: 'The request was accepted; the server processes it after this answer.',
  204: 'The request was carried out. The answer has no content.',
  304: 'The content has not changed since the version that `If-None-Match` names.',
};

function byStatus(codes: ReadonlySet<keyof typeof PROBLEMS>): Map<string, (keyof typeof PROBLEMS)[]> {
  const grouped = new Map<string, (keyof typeof PROBLEMS)[]>();
  for (const code of [...codes].sort()) {
    const { status } = PROBLEMS[code];
    const key = status === 'file' ? '422' : String(status);
    grouped.set(key, [...(grouped.get(key) ?? []), code]);
  }
  return new Map([...grouped].sort());
}

function problemResponse(status: string, codes: readonly (keyof typeof PROBLEMS)[], problem: object) {
  const [first] = codes;
  const { title } = PROBLEMS[first!];
  const example = {
    type: `urn:keepout:problem:${first}`,
    title,
    status: Number(status),
    detail: title,
    code: first,
    error: 'Error',
    message: title,
  };
  return {
    description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].title}`).join(' '),
    ...((status === '429' || status === '503') && { headers: header('Retry-After') }),
    content: { 'application/problem+json': { schema: problem, example } },
  };
}

const EXAMPLES: Readonly<Record<string, object>> = {
  ...recordedByName(),
  OrbitState: RECORDED.getObjectInOrbit.state,
  ...ALERT_EXAMPLES,
  ...FEED_EXAMPLES,
  ...PUBLISHING_EXAMPLES,
  ...CA_EXAMPLES,
  ...IDENTITY_EXAMPLES,
  ...ODT_EXAMPLES,
  ...PAYMENT_EXAMPLES,
  ...TLE_EXAMPLES,
};

/** Returns recorded answers of the demonstration as examples, by the name of their schema. */
function recordedByName(): Readonly<Record<string, object>> {
  const recordedAnswers = Object.entries(RECORDED).flatMap(([id, answer]): readonly [string, object][] => {
    const { answers } = ENDPOINTS[id as keyof typeof RECORDED];
    const schema = '200' in answers ? answers[200] : answers[201];
    const form: ZodType = schema instanceof z.ZodArray ? schema.element : schema;
    const [record] = [answer].flat();
    return record === undefined ? [] : [[form.meta()?.id ?? id, record]];
  });
  return Object.fromEntries(recordedAnswers);
}

interface Media {
  schema?: DescribedSchema & { readonly type?: unknown; readonly items?: DescribedSchema };
  example?: unknown;
}

/** Returns the example of a named schema, or of a list of one; undefined if there is none. */
export function exampleOf({ schema = {} }: Media): object | undefined {
  const nameOf = (ref = '') =>
    ref
      .split('/')
      .at(-1)!
      .replace(/Input$/, '');
  if (schema.$ref !== undefined) return EXAMPLES[nameOf(schema.$ref)];
  const item = EXAMPLES[nameOf(schema.items?.$ref)];
  return item && [item];
}
