import { API_ROOT } from '@keepout/contract/platform/endpoint';
import { serverEvent } from '@keepout/contract/platform/events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { asyncDescription } from './async-description.ts';
import { ASYNCAPI_PATH } from './described-apis.ts';

interface Described {
  readonly asyncapi: string;
  readonly channels: Readonly<Record<string, { readonly address: string; readonly messages: object }>>;
  readonly components: {
    readonly messages: Readonly<
      Record<string, { readonly summary: string; readonly payload: Record<string, unknown> }>
    >;
  };
}

const document = asyncDescription({ publicUrl: 'https://keepout.example.com', version: '1.2.3' }) as Described;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform([], { worker: false });
});
afterAll(() => platform.close());

/** What a pointer of the document leads to. */
const at = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], document);

it('26.8 the stream of events is described by AsyncAPI 3.0: a message for each kind of event of the contract', () => {
  expect(document.asyncapi).toBe('3.0.0');
  const kinds = serverEvent.options.map(({ shape }) => shape.type.value);
  expect(Object.keys(document.components.messages)).toEqual(kinds);
  expect(Object.keys(document.channels['events']!.messages)).toEqual(kinds);
  expect(document.channels['events']!.address).toBe(`${API_ROOT}/events`);
  for (const [kind, { summary, payload }] of Object.entries(document.components.messages)) {
    expect(summary, kind).toMatch(/\.$/);
    expect(payload, kind).toMatchObject({ type: 'object', properties: { type: { const: kind } } });
  }
  expect(document.components.messages['screening']!.payload['required']).toEqual([
    ...['type', 'screeningId', 'state', 'percent', 'remainingSeconds'],
  ]);
});

it('26.8 every pointer within it leads somewhere', () => {
  const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, pointer]) => pointer!);
  expect(pointers.length).toBeGreaterThan(20);
  expect(pointers.filter((pointer) => at(pointer) === undefined)).toEqual([]);
});

it('26.8 it is told to whoever is signed in, as those of the services are', async () => {
  const stranger = await platform.app.inject({ method: 'GET', url: ASYNCAPI_PATH });
  expect(stranger.statusCode).toBe(401);
  const headers = await platform.bearer({ operatorId: 'aurora' });
  const answer = await platform.app.inject({ method: 'GET', url: ASYNCAPI_PATH, headers });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(answer.json()).toMatchObject({ asyncapi: '3.0.0', info: { title: 'Keepout Events' } });
});
