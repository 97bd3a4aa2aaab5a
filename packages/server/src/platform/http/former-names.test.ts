import { ALERT_EXAMPLES } from '@keepout/contract/alerts/examples';
import { CA_EXAMPLES } from '@keepout/contract/ca/examples';
import { ENDPOINTS } from '@keepout/contract/endpoints';
import { FEED_EXAMPLES } from '@keepout/contract/feeds/examples';
import { IDENTITY_EXAMPLES } from '@keepout/contract/identity/examples';
import { ODT_EXAMPLES } from '@keepout/contract/odt/examples';
import { API_ROOT, type Endpoint } from '@keepout/contract/platform/endpoint';
import { problem } from '@keepout/contract/platform/problem';
import { renamed } from '@keepout/contract/platform/renamed';
import { PUBLISHING_EXAMPLES } from '@keepout/contract/publishing/examples';
import { RECORDED } from '@keepout/contract/recorded';
import { describe, expect, it } from 'vitest';
import { type ZodType, z } from 'zod';
import { createLogger } from '../observing/logs.ts';
import { testSettings } from '../settings/test-settings.ts';
import { createHttp } from './http.ts';
import { compileSerialiser } from './serialise.ts';

interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly description?: string;
  readonly deprecated?: boolean;
}
type Properties = NonNullable<JsonSchema['properties']>;

const rows: readonly Endpoint[] = Object.values(ENDPOINTS);
const jsonSchema = (schema: ZodType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
const successes = ({ answers = {} }: Endpoint): readonly ZodType[] =>
  Object.entries(answers).flatMap(([status, schema]) => (Number(status) < 300 ? [schema] : []));

/** Returns the objects of a schema by their fields. */
function objectsOf(schema: JsonSchema): readonly Properties[] {
  const { $defs = {}, anyOf = [], oneOf = [], items, additionalProperties: rest, properties } = schema;
  const parts = [...Object.values($defs), ...anyOf, ...oneOf, ...(items ? [items] : [])];
  const inner = [...parts, ...(typeof rest === 'object' ? [rest] : []), ...Object.values(properties ?? {})];
  return [...(properties ? [properties] : []), ...inner.flatMap(objectsOf)];
}

const successorIn = ({ description = '' }: JsonSchema): string => /use `([\w-]+)`/.exec(description)?.[1] ?? '';
const formerNames = (properties: Properties): readonly (readonly [former: string, successor: string])[] =>
  Object.entries(properties).flatMap(([name, field]) =>
    field.deprecated ? [[name, successorIn(field)] as const] : [],
  );

/** Calls `see` with each object of a value and the fields of its schema. */
function walk(value: unknown, schema: JsonSchema, root: JsonSchema, see: (fields: Properties, value: object) => void) {
  const { $ref, anyOf = [], oneOf = [], items, additionalProperties: rest, properties = {} } = schema;
  if (typeof value !== 'object' || value === null) return;
  const target = $ref && root.$defs?.[$ref.slice($ref.lastIndexOf('/') + 1)];
  for (const part of [...anyOf, ...oneOf, ...(target ? [target] : [])]) walk(value, part, root, see);
  if (schema.properties) see(properties, value);
  for (const [name, part] of Object.entries(value)) {
    const field = Array.isArray(value) ? items : (properties[name] ?? (typeof rest === 'object' ? rest : undefined));
    if (field !== undefined) walk(part, field, root, see);
  }
}

/** Recorded answers and examples with their schemas. */
function* answers(): Generator<readonly [name: string, schema: ZodType, answer: unknown]> {
  for (const [id, answer] of Object.entries(RECORDED))
    for (const schema of successes(ENDPOINTS[id as keyof typeof RECORDED])) yield [id, schema, answer];
  const records = rows.flatMap(successes).map((schema) => (schema instanceof z.ZodArray ? schema.element : schema));
  const named = new Map(records.map((schema) => [z.globalRegistry.get(schema)?.id, schema as ZodType]));
  for (const examples of [
    ALERT_EXAMPLES,
    CA_EXAMPLES,
    FEED_EXAMPLES,
    IDENTITY_EXAMPLES,
    ODT_EXAMPLES,
    PUBLISHING_EXAMPLES,
  ])
    for (const [name, example] of Object.entries(examples)) {
      const schema = named.get(name);
      if (schema !== undefined) yield [name, schema, example];
    }
}

describe('a field with a former name', () => {
  it('has its successor in the same schema', () => {
    const objects = rows.flatMap((row) => [
      ...[row.body, row.query, row.params].flatMap((schema) => (schema ? objectsOf(jsonSchema(schema, 'input')) : [])),
      ...successes(row).flatMap((schema) => objectsOf(jsonSchema(schema, 'output'))),
    ]);
    const pairs = objects.flatMap((fields) => formerNames(fields).map((pair) => [fields, pair] as const));
    expect(pairs.length).toBeGreaterThan(40);
    for (const [fields, [former, successor]] of pairs) expect(Object.keys(fields), former).toContain(successor);
  });

  it('has one value under both names in each recorded answer and example', () => {
    const seen = new Set<string>();
    for (const [id, schema, answer] of answers()) {
      const serialise = compileSerialiser({ schema, method: 'GET', url: id });
      const sent: unknown = JSON.parse(serialise(answer));
      const root = jsonSchema(schema, 'output');
      walk(sent, root, root, (fields, value) => {
        for (const [former, successor] of formerNames(fields)) {
          if (!Object.hasOwn(value, successor)) continue;
          seen.add(former);
          const { [former]: before, [successor]: now } = value as Readonly<Record<string, unknown>>;
          expect(before, `${id} ${former}`).toEqual(now);
        }
      });
    }
    const described = rows.flatMap((row) =>
      successes(row).flatMap((schema) => objectsOf(jsonSchema(schema, 'output'))),
    );
    const all = new Set(described.flatMap(formerNames).map(([former]) => former));
    // No example has these optional parts.
    expect([...all].filter((former) => !seen.has(former))).toEqual(['foretoldSeconds', 'addsTooMuch']);
  });

  it('is in every part of an answer: lists, unions, nested objects', () => {
    const inner = z.object({ ...renamed('mostHeight', { maximumAltitude: z.number() }) });
    const schema = z.object({
      ...renamed('things', { parts: z.array(inner) }),
      either: z.union([z.string(), inner.nullable()]),
      byName: z.record(z.string(), inner),
      absent: inner.optional(),
    });
    const part = { maximumAltitude: 1 };
    const both = { maximumAltitude: 1, mostHeight: 1 };
    const serialise = compileSerialiser({ schema, method: 'GET', url: '/' });
    expect(JSON.parse(serialise({ parts: [part], either: part, byName: { a: part } }))).toEqual({
      parts: [both],
      things: [both],
      either: both,
      byName: { a: both },
    });
    expect(part).toEqual({ maximumAltitude: 1 });
  });
});

describe('a request', () => {
  const body = z.strictObject({
    ...renamed('leastShare', { minShare: z.number() }),
    parts: z.array(z.strictObject({ ...renamed('cameAt', { receivedAt: z.string().nullable() }) })).default([]),
  });
  const querystring = z.object({ ...renamed('least-share', { 'min-share': z.coerce.number().optional() }) });
  const start = async () => {
    const app = await createHttp(testSettings(), createLogger({ logLevel: 'silent' }));
    app.post(`${API_ROOT}/things`, { schema: { body, querystring } }, async (request) => ({
      body: request.body,
      query: request.query,
    }));
    return async (payload: object, query = '') => {
      const answer = await app.inject({ method: 'POST', url: `${API_ROOT}/things${query}`, payload });
      return { status: answer.statusCode, json: answer.json() as unknown };
    };
  };

  it('may use either name, and both with one value', async () => {
    const send = await start();
    const accepted = { status: 200, json: { body: { minShare: 0.8, parts: [] }, query: {} } };
    expect(await send({ minShare: 0.8 })).toEqual(accepted);
    expect(await send({ leastShare: 0.8 })).toEqual(accepted);
    expect(await send({ leastShare: 0.8, minShare: 0.8 })).toEqual(accepted);
    expect(await send({ minShare: 1, parts: [{ cameAt: null }] }, '?least-share=2')).toMatchObject({
      json: { body: { parts: [{ receivedAt: null }] }, query: { 'min-share': 2 } },
    });
  });

  it('is refused with both names and different values, and without either', async () => {
    const send = await start();
    const refused = await send({ minShare: 1, parts: [{ cameAt: null, receivedAt: 'now' }] });
    expect(refused.status).toBe(400);
    expect(problem.parse(refused.json)).toMatchObject({
      code: 'invalid-request',
      errors: [{ code: 'custom', pointer: '#/parts/0/cameAt' }],
    });
    expect(await send({ minShare: 1 }, '?least-share=2&min-share=3')).toMatchObject({
      status: 400,
      json: { errors: [{ pointer: '?least-share' }] },
    });
    expect(await send({})).toMatchObject({ status: 400, json: { errors: [{ pointer: '#/minShare' }] } });
  });

  it('describes the former name as deprecated, with its successor', () => {
    const { minShare, ...feed } = FEED_EXAMPLES.FeedBody;
    expect(minShare).toBeGreaterThan(0);
    expect(feed).not.toHaveProperty('leastShare');
    const schemas = objectsOf(jsonSchema(ENDPOINTS.createFeed.body, 'input'));
    expect(schemas.flatMap(formerNames)).toContainEqual(['leastShare', 'minShare']);
  });
});
