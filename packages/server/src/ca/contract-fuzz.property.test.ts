import { readFileSync } from 'node:fs';
import { FAULT_TITLES } from '@keepout/ccsds/fault/fault-titles';
import { API_ROOT } from '@keepout/contract/platform/endpoint';
import { type Problem, problem } from '@keepout/contract/platform/problem';
import { PROBLEMS } from '@keepout/contract/problems';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describedApi } from '../../../../scripts/described-api.ts';
import { runs } from '../../../../scripts/property-runs.mjs';
import { storeTestCatalogue } from '../catalogue/test-catalogue.ts';
import type { ServerContext } from '../hosting/module.ts';
import { modules } from '../modules.ts';
import { testForm } from '../platform/http/test-form.ts';
import { nowTaiS } from '../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { route } from '../test-route.ts';
import { blockJob } from './screenings/block-jobs.ts';
import { planJob } from './screenings/plan-job.ts';
import { readScreening } from './screenings/store.ts';
import { NoOrbit } from './screenings/subject.ts';
import { finishWholly } from './screenings/test-finish.ts';
import { testCrosser, testElements, testOem } from './test-oem.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

interface Call {
  readonly method: Method;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string | Buffer;
}

const descriptions = Object.values(await describedApi()) as unknown as readonly Description[];
/** The stream of events never ends by itself; its tests are in identity/guard.test.ts. */
const ENDLESS = 'streamEvents';
const operations = descriptions
  .flatMap((description) =>
    Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: operation.operationId,
        path,
        method: method.toUpperCase() as Method,
        operation,
        schemas: description.components.schemas,
      })),
    ),
  )
  .filter(({ name }) => name !== ENDLESS)
  // What deletes comes last, so that the others find what they ask for.
  .sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));

/** Texts that break what does not expect them. */
const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '../../etc/passwd',
    "' or 1=1; --",
    '%',
    '%00',
    '{"a":1}',
    '-1',
    'NaN',
    'Infinity',
    '1e400',
    '9'.repeat(40),
    'x'.repeat(10_000),
    '2026-02-30T00:00:00Z',
    '9999-12-31T23:59:60Z',
    '0000-01-01T00:00:00Z',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const time = fc.constantFrom(
  '2026-01-01T00:00:00Z',
  '2026-13-99T99:99:99Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
);

/** Values that fit a schema, and now and then one that does not. */
function fitting(
  schema: Schema,
  schemas: Description['components']['schemas'],
  ids: readonly string[],
): fc.Arbitrary<unknown> {
  const inner = (part: Schema) => fitting(part, schemas, ids);
  const wrong = fc.oneof(nastyText, fc.jsonValue(), fc.double(), fc.maxSafeInteger());
  const right = (): fc.Arbitrary<unknown> => {
    if (schema.$ref !== undefined)
      return inner(
        schemas[
          schema.$ref
            .split('/')
            .at(-1)!
            .replace(/Input$/, '')
        ] ?? {},
      );
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
    if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(inner));
    switch (schema.type) {
      case 'object':
        return fc.record(
          Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, property]) => [key, inner(property)])),
          {
            requiredKeys: [...(schema.required ?? [])],
          },
        );
      case 'array':
        return fc.array(inner(schema.items ?? {}), { maxLength: 4 });
      case 'integer':
        return fc.integer({ min: Math.max(schema.minimum ?? 0, -1e9), max: Math.min(schema.maximum ?? 1e9, 1e9) });
      case 'number':
        return fc.double({
          min: schema.minimum ?? schema.exclusiveMinimum ?? -1e9,
          max: schema.maximum ?? 1e9,
          noNaN: true,
        });
      case 'boolean':
        return fc.boolean();
      case 'string':
        return schema.pattern === undefined ? fc.oneof(fc.constantFrom(...ids), fc.string({ maxLength: 40 })) : time;
      default:
        return fc.jsonValue();
    }
  };
  return fc.oneof({ weight: 12, arbitrary: right() }, { weight: 1, arbitrary: wrong });
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function encoded(value: unknown): string {
  return encodeURIComponent(text(value).replaceAll(/\p{Cs}/gu, '\ufffd'));
}

function callOf(described: (typeof operations)[number], ids: readonly string[]): fc.Arbitrary<Call> {
  const { method, operation, schemas } = described;
  const parameters = operation.parameters ?? [];
  const value = (schema: Schema) =>
    fc.oneof({ weight: 5, arbitrary: fitting(schema, schemas, ids) }, { weight: 1, arbitrary: nastyText });
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const path = parameters.filter((parameter) => parameter.in === 'path');
  const body = operation.requestBody?.content['application/json'];
  return fc
    .record({
      query: fc.record(Object.fromEntries(query.map(({ name, schema }) => [name, value(schema)])), {
        requiredKeys: [],
      }),
      path: fc.record(Object.fromEntries(path.map(({ name, schema }) => [name, value(schema)]))),
      body:
        body === undefined
          ? fc.constant(undefined)
          : fc.oneof({ weight: 6, arbitrary: fitting(body.schema, schemas, ids) }, fc.json()),
      form: fc.array(
        fc.record({
          name: fc.string({ maxLength: 12 }),
          content: fc.oneof(nastyText, fc.json(), fc.constantFrom(...messages)),
        }),
        { maxLength: 3 },
      ),
      accept: fc.constantFrom('*/*', 'text/plain', 'application/xml', 'application/json', 'garbage', 'a/b;q=x,,'),
      match: fc.option(fc.constantFrom('"1"', '*', 'W/"7"', 'nonsense', '"99999999999999999999"'), { nil: undefined }),
      key: fc.option(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 250 }), { nil: undefined, freq: 5 }),
    })
    .map((parts): Call => {
      const at = described.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(parts.path[name]) || '%20');
      const search = Object.entries(parts.query).map(([name, parameter]) => `${name}=${encoded(parameter)}`);
      const headers = {
        accept: parts.accept,
        ...(parts.match !== undefined && { 'if-match': parts.match }),
        ...(parts.key !== undefined && method === 'POST' && { 'idempotency-key': parts.key }),
      };
      const url = search.length === 0 ? at : `${at}?${search.join('&')}`;
      if (method === 'POST' && body === undefined) {
        const form = testForm(
          parts.form.map(({ name, content }) => ({ name: name.replaceAll(/["\r\n]/g, '_'), content: text(content) })),
        );
        return { method, url, headers: { ...headers, ...form.headers }, payload: form.payload };
      }
      if (parts.body === undefined) return { method, url, headers };
      return { method, url, headers: { ...headers, 'content-type': 'application/json' }, payload: text(parts.body) };
    });
}

const startTaiS = Math.floor(nowTaiS()) + 600;
const oem = testOem(testElements(startTaiS), { startTaiS, count: 50, stepS: 60 });
const messages = [
  oem,
  oem.slice(0, 900),
  readFileSync(new URL('../../../../conformance/ccsds/cdm/valid/AlfanoTestCase05.cdm', import.meta.url), 'utf8'),
];

describe('any request that the description allows, and many that it does not', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  const ids: string[] = ['none'];

  beforeAll(async () => {
    platform = await startTestPlatform(modules, {
      worker: false,
      settings: { rateLimitPerMinute: 1_000_000 },
    });
    headers = await platform.bearer();
    await storeTestCatalogue(platform.context, [testElements(startTaiS), testCrosser(startTaiS)]);
    ids.push(...(await fleetOf(90000)));
  });
  afterAll(() => platform.close());

  async function call(request: Call) {
    return await platform.app.inject({ ...request, headers: { ...headers, ...request.headers } });
  }

  /** A satellite with an ephemeris and its screening: their ids. */
  async function fleetOf(noradId: number): Promise<[string, string, string]> {
    const satellite = await call({
      ...route('createSatellite'),
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({
        name: `SENTINEL ${noradId}`,
        noradId,
        configuration: { shape: 'CANNONBALL', propulsion: { type: 'NONE' } },
      }),
    });
    const { satelliteId } = satellite.json() as { satelliteId: string };
    const form = testForm([{ name: 'a.oem', content: oem }], { 'satellite-id': satelliteId });
    const file = await call({ ...route('uploadEphemeris'), ...form });
    const { oemFileId, screeningId } = file.json().accepted[0];
    return [satelliteId, oemFileId, screeningId];
  }

  it.each(operations.map((operation) => [operation.name, operation] as const))(
    '%s never fails on our side, and tells every refusal as a problem',
    async (_, operation) => {
      await fc.assert(
        fc.asyncProperty(callOf(operation, ids), async (request) => {
          const answer = await call(request);
          expect(answer.statusCode, `${request.method} ${request.url} ${answer.body}`).toBeLessThan(500);
          if (answer.statusCode < 400) return;
          expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
          const document: Problem = problem.parse(answer.json());
          expect(document.status).toBe(answer.statusCode);
          const codes = [document.code, ...(document.errors ?? []).map((place) => place.code)];
          expect(codes.filter((code) => !(code in PROBLEMS || code in FAULT_TITLES))).toEqual([]);
          expect(document.type).toBe(`urn:keepout:problem:${document.code}`);
          expect(document.message).toMatch(/\S/);
          expect(document.instance).toBe(new URL(request.url, 'http://localhost').pathname);
        }),
        { numRuns: runs(5) },
      );
    },
  );

  it('a path without a route is a problem too', async () => {
    const answer = await call({ method: 'GET', url: `${API_ROOT}/ca/nothing`, headers: {} });
    expect(problem.parse(answer.json()).status).toBe(404);
  });

  it('a method that a described path does not take is told, with those that it takes', async () => {
    const paths = [...new Set(operations.map(({ path }) => path))];
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) {
      const taken = operations.filter((operation) => operation.path === path).map(({ method }) => method);
      const url = path.replaceAll(/\{[^}]+\}/g, 'x');
      const method = (['PATCH', 'PUT', 'DELETE'] as const).find((candidate) => !taken.includes(candidate))!;
      const answer = await platform.app.inject({ method, url });
      expect([path, answer.statusCode]).toEqual([path, 405]);
      expect(problem.parse(answer.json()).code).toBe('method-not-allowed');
      expect(String(answer.headers['allow']).split(', ')).toEqual(expect.arrayContaining(taken));
    }
  });

  it('any screening that is accepted also runs, or says why it cannot', async () => {
    const [satelliteId, oemFileId] = await fleetOf(90001);
    const body = fc.record(
      {
        days: fc.oneof(fc.double({ min: 1e-3, max: 2, noNaN: true }), fc.constantFrom(Number.MIN_VALUE, 1e-300, 1)),
        start: fc.constantFrom('2026-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'),
        volume: fc.record(
          {
            shape: fc.constantFrom('SPHERE', 'BOX', 'ELLIPSOID'),
            r: fc.double({ min: 1e-6, max: 200_000, noNaN: true }),
            t: fc.double({ min: 1e-300, max: 200_000, noNaN: true }),
            n: fc.double({ min: 1, max: 200_000, noNaN: true }),
          },
          { requiredKeys: ['shape', 'r'] },
        ),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(body, fc.boolean(), async (payload, byFile) => {
        const answer = await call({
          ...route('createScreening'),
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify({ ...payload, ...(byFile ? { oemFileId } : { satelliteId }) }),
        });
        expect(answer.statusCode, answer.body).toBeLessThan(500);
        if (answer.statusCode !== 202) return;
        const { screeningId } = answer.json();
        await runToEnd(platform.context, screeningId).catch((error: unknown) => {
          expect(error, `${JSON.stringify(payload)} ${String(error)}`).toBeInstanceOf(NoOrbit);
        });
      }),
      { numRuns: runs(8) },
    );
  });
});

/** What the jobs of a screening do, one after the other. */
async function runToEnd(context: ServerContext, screeningId: string): Promise<void> {
  const { signal } = new AbortController();
  await planJob(context, screeningId);
  const planned = await readScreening(context.database.orm, screeningId);
  if (planned?.workKey == null) throw new Error('a planned screening has its work');
  await blockJob(context, { workKey: planned.workKey, first: 0, count: planned.blocksTotal }, signal);
  await finishWholly(context, screeningId);
  expect(await readScreening(context.database.orm, screeningId)).toMatchObject({ state: 'COMPLETED' });
}
