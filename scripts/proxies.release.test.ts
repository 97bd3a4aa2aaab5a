import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkPort } from '@keepout/server/platform/http/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_PATHS, REFUSED_PATHS } from './deployment/identity-paths.ts';
import { root } from './project.mjs';
import { installPackages } from './system-packages.mjs';

/** A line of a shipped file with its replacement; the file has to have it. */
type Adaptation = readonly [RegExp, string];

interface Ports {
  readonly proxy: number;
  readonly keepout: number;
  readonly keycloak: number;
}

interface ProxyProgram {
  readonly file: string;
  readonly program: string;
  readonly adaptations: (ports: Ports) => readonly Adaptation[];
  /** What stands around the file in its place of installation. */
  readonly frame?: (text: string, folder: string) => string;
  readonly words: (file: string, folder: string) => readonly string[];
}

const nginxFrame = (text: string, folder: string) => `
daemon off; pid ${folder}/nginx.pid; error_log stderr; worker_processes 1;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  ${text}
}`;
const withoutTls: readonly Adaptation[] = [[/^ *ssl_certificate .*\n^ *ssl_certificate_key .*\n/m, '']];
const nginxWords = (file: string, folder: string) => ['-c', file, '-p', folder];

const PROXIES: readonly ProxyProgram[] = [
  {
    file: 'deploy/nginx.conf',
    program: 'nginx',
    adaptations: ({ proxy, keepout, keycloak }) => [
      [/listen 443 ssl;/, `listen 127.0.0.1:${proxy};`],
      ...withoutTls,
      [/keepout-1:8080/, `127.0.0.1:${keepout}`],
      [/keepout-2:8080/, `127.0.0.1:${keepout}`],
      [/keycloak:8080/, `127.0.0.1:${keycloak}`],
    ],
    frame: nginxFrame,
    words: nginxWords,
  },
  {
    file: 'deploy/compose/proxy.conf',
    program: 'nginx',
    adaptations: ({ proxy, keepout, keycloak }) => [
      [/listen 443 ssl;\n *http2 on;/, `listen 127.0.0.1:${proxy};`],
      ...withoutTls,
      [/serve:8080/, `127.0.0.1:${keepout}`],
      [/keycloak:8080/, `127.0.0.1:${keycloak}`],
    ],
    frame: nginxFrame,
    words: nginxWords,
  },
  {
    file: 'deploy/haproxy.cfg',
    program: 'haproxy',
    adaptations: ({ proxy, keepout, keycloak }) => [
      [/bind :443 .*$/m, `bind 127.0.0.1:${proxy}`],
      [/keepout-1:8080/, `127.0.0.1:${keepout}`],
      [/keepout-2:8080/, `127.0.0.1:${keepout}`],
      [/keycloak:8080/, `127.0.0.1:${keycloak}`],
    ],
    words: (file) => ['-db', '-f', file],
  },
  {
    file: 'deploy/Caddyfile',
    program: 'caddy',
    adaptations: ({ proxy, keepout, keycloak }) => [
      [/^keepout\.example\.com \{/m, `{\n\tadmin off\n}\nhttp://127.0.0.1:${proxy} {`],
      [/keycloak:8080/, `127.0.0.1:${keycloak}`],
      [/keepout-1:8080 keepout-2:8080/, `127.0.0.1:${keepout}`],
    ],
    words: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
];

/** Answers every request with its name, so that an answer says where the proxy passed it. */
async function upstream(name: string) {
  const server = createServer((_request, response) => response.end(name));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/** The status and the answer at a path that is sent as it is written. */
async function ask(port: number, path: string): Promise<string> {
  const sent = request({ host: '127.0.0.1', port, path, agent: false }).end();
  const [response] = await once(sent, 'response');
  let text = '';
  for await (const part of response) text += part;
  return response.statusCode === 200 ? text : String(response.statusCode);
}

describe.each(PROXIES)('$program with $file', ({ file, program, adaptations, frame, words }) => {
  const folder = mkdtempSync(join(tmpdir(), 'keepout-proxy-'));
  let servers: { readonly port: number; close(): void }[];
  let proxy: ChildProcess;
  let port: number;

  beforeAll(async () => {
    // Each program has the name of its Debian package.
    expect(installPackages([program])).toBeUndefined();
    servers = [await upstream('keepout'), await upstream('keycloak')];
    port = await checkPort('127.0.0.1', 0);
    let text = readFileSync(join(root, file), 'utf8');
    for (const [line, replacement] of adaptations({
      proxy: port,
      keepout: servers[0]!.port,
      keycloak: servers[1]!.port,
    })) {
      expect(text, file).toMatch(line);
      text = text.replace(line, replacement);
    }
    const adapted = join(folder, 'proxy.conf');
    writeFileSync(adapted, frame?.(text, folder) ?? text);
    proxy = spawn(program, words(adapted, folder), {
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    for (let tries = 0; tries < 300; tries++) {
      if ((await ask(port, '/').catch(() => 'not yet')) === 'keepout') return;
      await sleep(50);
    }
    throw new Error(`${program} does not answer with ${file}`);
  }, 300_000);
  afterAll(async () => {
    if (proxy?.exitCode === null) {
      const ended = once(proxy, 'exit');
      proxy.kill('SIGTERM');
      await ended;
    }
    for (const server of servers ?? []) server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(PUBLIC_PATHS)('passes %s to Keycloak', async (path) => {
    expect(await ask(port, path)).toBe('keycloak');
  });

  it.each(REFUSED_PATHS)('does not pass %s to Keycloak', async (path) => {
    // A path that leaves /auth/ may reach Keepout, which has no page there.
    expect(await ask(port, path)).not.toBe('keycloak');
    if (!/\.|%|;|\/\//.test(path)) expect(await ask(port, path)).toBe('404');
  });

  it('passes calls to Keepout, and refuses its metrics', async () => {
    expect(await ask(port, '/api/v1/account/profile')).toBe('keepout');
    expect(await ask(port, '/metrics')).toMatch(/^40[34]$/);
  });
});

it('the shipped Caddyfile is valid as it is written', () => {
  execFileSync('caddy', ['adapt', '--adapter', 'caddyfile', '--config', join(root, 'deploy/Caddyfile')], {
    stdio: 'ignore',
  });
});
