import { API_ROOT } from '@keepout/contract/platform/endpoint';
import { afterEach, expect, it } from 'vitest';
import { type App, createHttp } from '../platform/http/http.ts';
import { createLogger } from '../platform/observing/logs.ts';
import { testSettings } from '../platform/settings/test-settings.ts';
import { TOOLS_PATH } from './described-apis.ts';
import { serveWellKnown } from './well-known.ts';

const MODULES = [
  { name: 'ca', title: 'Collision avoidance', description: 'Avoid collisions.', register: () => {} },
  { name: 'jobs', title: 'Without a path' },
];
let app: App;
afterEach(() => app.close());

async function get(path: string, securityContact?: string, below = '/.well-known') {
  const settings = { ...testSettings({ publicUrl: 'https://keepout.example.com' }), securityContact };
  app = await createHttp(settings, createLogger({ logLevel: 'silent' }));
  serveWellKnown(app, MODULES, settings);
  return await app.inject({ method: 'GET', url: `${below}/${path}` });
}

it('26.8 security.txt tells the contact of the settings and until when that holds (RFC 9116)', async () => {
  const { headers, body } = await get('security.txt', 'mailto:security@example.com');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const [, expires = ''] = /^Expires: (.*)$/m.exec(body) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  // A year at most, says the RFC; for whoever keeps it some weeks.
  expect(days).toBeGreaterThan(28);
  expect(days).toBeLessThanOrEqual(30);
  expect(body.replace(expires, '…')).toBe(
    [
      'Contact: mailto:security@example.com',
      'Expires: …',
      'Preferred-Languages: en, de',
      'Canonical: https://keepout.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('26.8 nobody is named where nobody was said', async () => {
  const { statusCode, body } = await get('security.txt');
  expect([statusCode, body]).toEqual([404, expect.stringContaining('not-found')]);
});

it('26.8 the catalogue of the API leads to each service that has one, and is a set of links (RFC 9727)', async () => {
  const answer = await get('api-catalog');
  expect(answer.headers['content-type']).toBe(
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  );
  expect(answer.headers['link']).toBe('</.well-known/api-catalog>; rel="api-catalog"');
  const ca = `https://keepout.example.com${API_ROOT}/ca`;
  expect(answer.json()).toEqual({
    linkset: [
      {
        anchor: ca,
        'service-desc': [{ href: `${ca}/openapi/`, type: 'application/json', title: 'Collision avoidance' }],
        'service-doc': [{ href: 'https://keepout.example.com/docs', type: 'text/html' }],
        status: [{ href: 'https://keepout.example.com/health/ready', type: 'application/json' }],
      },
      {
        anchor: `https://keepout.example.com${API_ROOT}/events`,
        'service-desc': [
          {
            href: `https://keepout.example.com${API_ROOT}/events/asyncapi/`,
            type: 'application/json',
            title: 'Keepout Events',
          },
        ],
        'service-doc': [{ href: 'https://keepout.example.com/docs', type: 'text/html' }],
        status: [{ href: 'https://keepout.example.com/health/ready', type: 'application/json' }],
      },
    ],
  });
  const head = await app.inject({ method: 'HEAD', url: '/.well-known/api-catalog' });
  expect([head.statusCode, head.headers['link'], head.body]).toEqual([200, answer.headers['link'], '']);
});

it('26.8 llms.txt says what this is and leads to every description that the catalogue has (llmstxt.org)', async () => {
  const { headers, body } = await get('llms.txt', undefined, '');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^# Keepout\n\n> /);
  const linked = [...body.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, href]) => href);
  const catalogue = (await app.inject({ method: 'GET', url: '/.well-known/api-catalog' })).json();
  const described = catalogue.linkset.map(
    (entry: Record<string, { href: string }[]>) => entry['service-desc']![0]!.href,
  );
  expect(linked).toEqual(expect.arrayContaining(described));
  expect(body).toContain('Avoid collisions. OpenAPI 3.1.');
});

it('26.8 the tools of a service say who gives out tokens for them (RFC 9728)', async () => {
  const answer = await get(`oauth-protected-resource${API_ROOT}/ca${TOOLS_PATH}`);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      resource: `https://keepout.example.com${API_ROOT}/ca${TOOLS_PATH}`,
      resource_name: 'Collision avoidance',
      authorization_servers: ['https://keepout.example.com/auth/realms/platform'],
      bearer_methods_supported: ['header'],
      resource_documentation: 'https://keepout.example.com/docs',
    },
  ]);
});
