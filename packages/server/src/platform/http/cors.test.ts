import { API_ROOT } from '@keepout/contract/platform/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describedApi } from '../../../../../scripts/described-api.ts';
import { createLogger } from '../observing/logs.ts';
import { testSettings } from '../settings/test-settings.ts';
import { type App, createHttp } from './http.ts';

const ORIGIN = 'https://ops.example.com';

interface Description {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly parameters?: readonly { name: string; in: string }[] }>>>
  >;
}

/** Every method of the API, with the headers that calls by it may carry. */
const methods = new Map<string, Set<string>>();
for (const { paths } of Object.values(await describedApi()) as unknown as readonly Description[]) {
  for (const [method, { parameters = [] }] of Object.values(paths).flatMap((path) => Object.entries(path))) {
    const headers = methods.get(method.toUpperCase()) ?? new Set(['authorization', 'content-type']);
    methods.set(method.toUpperCase(), headers);
    for (const parameter of parameters) if (parameter.in === 'header') headers.add(parameter.name.toLowerCase());
  }
}

let app: App;
beforeAll(async () => {
  const settings = testSettings({ corsOrigins: [ORIGIN] });
  app = await createHttp(settings, createLogger(settings));
  app.get(`${API_ROOT}/one`, async () => ({}));
  await app.ready();
});
afterAll(() => app.close());

const listOf = (text: unknown): string[] =>
  String(text ?? '')
    .toLowerCase()
    .split(/, */);

it('pages of an allowed origin may call every method of the API with its headers', async () => {
  expect([...methods.keys()]).toEqual(expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']));
  expect([...methods.get('PUT')!]).toContain('if-match');
  expect([...methods.get('POST')!]).toContain('idempotency-key');
  for (const [method, headers] of methods) {
    const names = [...headers].join(', ');
    const answer = await app.inject({
      method: 'OPTIONS',
      url: `${API_ROOT}/one`,
      headers: { origin: ORIGIN, 'access-control-request-method': method, 'access-control-request-headers': names },
    });
    expect(answer.statusCode, method).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(listOf(answer.headers['access-control-allow-methods'])).toContain(method.toLowerCase());
    expect(listOf(answer.headers['access-control-allow-headers'])).toEqual(expect.arrayContaining([...headers]));
  }
});

it('pages of another origin are not told that they may', async () => {
  const headers = { origin: 'https://elsewhere.example.com', 'access-control-request-method': 'PUT' };
  const answer = await app.inject({ method: 'OPTIONS', url: `${API_ROOT}/one`, headers });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});

it('an answer shows them the headers that paging and changing need', async () => {
  const { headers } = await app.inject({ url: `${API_ROOT}/one`, headers: { origin: ORIGIN } });
  expect(listOf(headers['access-control-expose-headers'])).toEqual(
    expect.arrayContaining(['link', 'x-total-count', 'etag', 'location', 'retry-after']),
  );
});
