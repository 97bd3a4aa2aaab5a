import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchLimited } from '../../platform/net/fetch-limited.ts';
import { TEST_CERTIFICATE, TEST_KEY } from '../../test-certificate.ts';
import { certificateFault, validityOf } from './certificate.ts';

const NOW_MS = Date.UTC(2026, 11, 1);
const BOTH = `${TEST_CERTIFICATE}${TEST_KEY}`;
const OTHER_KEY = generateKeyPairSync('ec', { namedCurve: 'secp384r1' }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
});

it.each<[string, string, number, string]>([
  ['no PEM', 'x', NOW_MS, 'It needs a certificate as PEM; there is none that can be read.'],
  ['no certificate', TEST_KEY, NOW_MS, 'It needs a certificate as PEM'],
  ['no key', TEST_CERTIFICATE, NOW_MS, 'It needs the key of the certificate as PEM'],
  ['a broken certificate', BOTH.replace('MIIB', 'AAAA'), NOW_MS, 'It needs a certificate as PEM'],
  ["another's key", `${TEST_CERTIFICATE}${OTHER_KEY}`, NOW_MS, 'The key is not that of the certificate.'],
  ['one that is over', BOTH, Date.UTC(2126, 10, 1), 'The certificate ended on 2126-10-28.'],
  ['one that is to come', BOTH, Date.UTC(2026, 0, 1), 'The certificate begins on 2026-11-21.'],
])('26.6 a client certificate: %s is refused with the reason', (_what, pem, nowMs, reason) => {
  expect(certificateFault(pem, nowMs)).toContain(reason);
});

it('26.6 certificate and key in either order are taken', () => {
  expect(certificateFault(BOTH, NOW_MS)).toBeUndefined();
  expect(certificateFault(`${TEST_KEY}${TEST_CERTIFICATE}`, NOW_MS)).toBeUndefined();
});

it('26.6 when it ends is read of the certificate itself', () => {
  expect(validityOf(BOTH)).toEqual({
    fromMs: Date.UTC(2026, 10, 21, 1, 14, 42),
    untilMs: Date.UTC(2126, 9, 28, 1, 14, 42),
  });
  expect(validityOf(TEST_KEY)).toBeUndefined();
});

afterEach(() => vi.unstubAllEnvs());

it('26.6 a server that demands a client certificate gets it, and nobody else an answer', async () => {
  // Of the stand-in itself nothing is checked: it demands, and is not trusted.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  const demands = { requestCert: true, rejectUnauthorized: true, ca: TEST_CERTIFICATE };
  const server = createServer({ key: TEST_KEY, cert: TEST_CERTIFICATE, ...demands }, (request, response) =>
    response.writeHead(201).end(String((request.socket as TLSSocket).getPeerCertificate().subject.CN)),
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  try {
    const url = `https://localhost:${(server.address() as AddressInfo).port}/v1/trajectory`;
    const options = {
      limitBytes: 1000,
      stallMs: 30_000,
      allowPrivate: true,
      privateHosts: [],
      signal: new AbortController().signal,
    };
    const said = await fetchLimited({ url, method: 'POST', body: '{}' }, { ...options, certificate: BOTH });
    expect(said).toMatchObject({ ok: true, value: { status: 201, bytes: Buffer.from('localhost') } });
    expect(await fetchLimited({ url, method: 'POST', body: '{}' }, options)).toMatchObject({
      ok: false,
      fault: { code: 'no-connection', cause: 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED' },
    });
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});
