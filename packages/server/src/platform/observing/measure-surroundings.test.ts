import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { expect, it } from 'vitest';
import { TEST_CERTIFICATE, TEST_KEY } from '../../test-certificate.ts';
import { measureSurroundings } from './measure-surroundings.ts';
import { createMetrics } from './metrics.ts';

it('tells when the certificates of secure addresses end, once each, and nothing of others', async () => {
  const server = createServer({ key: TEST_KEY, cert: TEST_CERTIFICATE });
  server.on('tlsClientError', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const metrics = createMetrics({ warn: () => undefined });
  const own = `https://localhost:${port}`;
  measureSurroundings(metrics, {
    isIdentityReady: () => Promise.resolve(),
    // Nobody listens at port 1.
    urls: [own, `${own}/auth/realms/platform`, 'http://localhost', 'https://127.0.0.1:1', undefined],
  });
  const text = await metrics.registry.metrics();
  const lines = [...text.matchAll(/^keepout_certificate_left_seconds\{host="(.*)"\} (.*)$/gm)];
  expect(lines.map(([, host]) => host)).toEqual([`localhost:${port}`]);
  const endMs = Date.now() + Number(lines[0]![2]) * 1000;
  expect(new Date(endMs).toISOString().slice(0, 10)).toBe('2126-10-28');
  expect(text).toMatch(/^keepout_identity_up 1$/m);
  server.close();
  metrics.close();
});
