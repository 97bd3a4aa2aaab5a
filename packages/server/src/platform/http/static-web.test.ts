import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_ROOT } from '@keepout/contract/platform/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../observing/logs.ts';
import { testSettings } from '../settings/test-settings.ts';
import { type App, createHttp } from './http.ts';
import { serveWeb, webFallback } from './static-web.ts';

describe('the web application', () => {
  let directory: string;
  let app: App;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'keepout-web-'));
    mkdirSync(join(directory, 'assets'));
    writeFileSync(join(directory, 'index.html'), '<html><head></head><body>Keepout</body></html>');
    writeFileSync(join(directory, 'verify.html'), '<html><head></head><body>Verify</body></html>');
    writeFileSync(join(directory, 'assets', 'main-1a2b3c.js'), 'start()');
    for (const name of ['screening.worker-1a2b3c.js', 'screening.worker-1a2b3c.js.br'])
      writeFileSync(join(directory, 'assets', name), 'screen()');
    writeFileSync(join(directory, 'silent-check-sso.html'), '<script src="/silent-check-sso.js"></script>');
    app = await createHttp(testSettings(), createLogger({ logLevel: 'silent' }), webFallback(directory));
    await serveWeb(app, directory, { mode: 'demo' });
  });
  afterAll(async () => {
    await app.close();
    rmSync(directory, { recursive: true });
  });
  const open = (url: string, accept = 'text/html,*/*') => app.inject({ url, headers: { accept } });

  it('gets its page on every path that a browser opens', async () => {
    for (const path of ['/', '/ca/conjunctions', '/docs/odt/api?x=1', '/index.html']) {
      const answer = await open(path);
      expect([path, answer.statusCode, answer.body.includes('Keepout')]).toEqual([path, 200, true]);
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
  });

  it('has the page of verification as a document of its own', async () => {
    for (const path of ['/verify', '/verify/', '/verify?x=1']) {
      const answer = await open(path);
      expect([path, answer.statusCode]).toEqual([path, 200]);
      expect(answer.body).toMatch(/property="csp-nonce" nonce="[0-9a-f]+".*Verify/s);
    }
    expect((await open('/verify/other')).body).toContain('Keepout');
  });

  it('gets a nonce for inserted styles, the one its policy names', async () => {
    const answer = await open('/');
    const nonce = /nonce="([0-9a-f]+)"/.exec(answer.body)?.[1];
    expect(String(answer.headers['content-security-policy'])).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect((await open('/')).body).not.toContain(nonce);
  });

  it('leaves unknown calls, files and sign-in paths a 404', async () => {
    for (const path of [`${API_ROOT}/nothing`, '/auth/nothing', '/health/nothing', '/assets/gone.js', '/robots.txt']) {
      expect([path, (await open(path)).json().code]).toEqual([path, 'not-found']);
    }
    expect((await open('/ca/conjunctions', 'application/json')).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/ca', headers: { accept: 'text/html' } })).statusCode).toBe(404);
  });

  it('caches hashed files for a year and others not at all', async () => {
    expect((await open('/assets/main-1a2b3c.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await open('/silent-check-sso.html')).headers['cache-control']).toBe('no-cache');
  });

  it('forbids the worker that screens what nobody may see every way out, packed or not', async () => {
    for (const coding of ['identity', 'br']) {
      const url = '/assets/screening.worker-1a2b3c.js';
      const { headers } = await app.inject({ url, headers: { 'accept-encoding': coding } });
      expect([headers['content-encoding'], headers['content-security-policy']]).toEqual([
        coding === 'br' ? 'br' : undefined,
        "default-src 'none'; script-src 'wasm-unsafe-eval'",
      ]);
    }
    expect((await open('/assets/main-1a2b3c.js')).headers['content-security-policy']).toContain("connect-src 'self'");
  });

  it('never leaves its directory', async () => {
    for (const path of ['/..%2f..%2fetc%2fpasswd', '/assets/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd']) {
      expect((await open(path)).body).not.toContain('root:');
    }
  });

  it('is told its mode before sign-in', async () => {
    expect((await open('/config.json')).json()).toEqual({ mode: 'demo' });
  });
});
