import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PUBLIC_PATHS, REFUSED_PATHS } from './deployment/identity-paths.ts';
import { RENDERED } from './deployment/manifests.ts';
import { root } from './project.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Which paths below /auth/ a file passes to Keycloak, and which spellings of them it refuses. */
interface IdentityRules {
  readonly prefixes: readonly string[];
  readonly refused: RegExp;
}

function nginxRules(text: string): IdentityRules {
  const location =
    /^ *location ~ \^\/auth\/\(([a-z|]+)\)\/ \{\n(?: *#.*\n)? *if \(\$request_uri ~\* "(.*)"\) \{ return 404; \}\n *proxy_pass \S+;/m;
  const [, folders, refused] = location.exec(text)!;
  expect(text).toMatch(/^ *location \/auth\/ \{ return 404; \}$/m);
  expect(text.match(/\bkeycloak:8080\b/g)).toHaveLength(1);
  return { prefixes: folders!.split('|').map((folder) => `/auth/${folder}/`), refused: new RegExp(refused!, 'i') };
}

function haproxyRules(text: string): IdentityRules {
  const [, prefixes] = /^ *http-request deny deny_status 404 if \{ path_beg \/auth\/ \} !\{ path_beg (.*) \}$/m.exec(
    text,
  )!;
  const [, refused] =
    /^ *http-request deny deny_status 404 if \{ path_beg \/auth\/ \} \{ path -m reg -i '(.*)' \}$/m.exec(text)!;
  // `path` has no query.
  return { prefixes: prefixes!.split(' '), refused: new RegExp(`^[^?]*${refused!}`, 'i') };
}

function caddyRules(text: string): IdentityRules {
  const [, prefixes] = /^\t@console \{\n\t\tpath \/auth\/\*\n\t\tnot path (.*)\n\t\}\n\trespond @console 404$/m.exec(
    text,
  )!;
  const [, refused] =
    /^\t@ambiguous \{\n\t\tpath \/auth\/\*\n\t\tvars_regexp \{http\.request\.orig_uri\} `\(\?i\)(.*)`\n\t\}\n\trespond @ambiguous 404$/m.exec(
      text,
    )!;
  return { prefixes: prefixes!.split(' ').map((path) => path.replace(/\*$/, '')), refused: new RegExp(refused!, 'i') };
}

describe.each<[string, (text: string) => IdentityRules]>([
  ['deploy/nginx.conf', nginxRules],
  ['deploy/compose/proxy.conf', (text) => nginxRules(text.replace('$identity;', 'http://identity;'))],
  ['deploy/haproxy.cfg', haproxyRules],
  ['deploy/Caddyfile', caddyRules],
])('%s', (file, rulesOf) => {
  const { prefixes, refused } = rulesOf(read(file));
  const passes = (path: string) => prefixes.some((prefix) => path.startsWith(prefix)) && !refused.test(path);

  it.each(PUBLIC_PATHS)('passes %s to Keycloak', (path) => {
    expect(passes(path)).toBe(true);
  });

  it.each(REFUSED_PATHS)('refuses %s', (path) => {
    expect(passes(path)).toBe(false);
  });
});

it('the least example for nginx in the guide has the rules of nginx.conf', () => {
  const guide = nginxRules(read('deploy/README.md').replace(/`keycloak:8080`/, ''));
  expect(guide).toEqual(nginxRules(read('deploy/nginx.conf')));
});

it('compose.yaml publishes Keycloak at the loopback address only, where its console has its address', () => {
  const text = read('deploy/compose.yaml');
  const keycloak = /^ {2}keycloak:\n([\s\S]*?)^ {2}\w+:$/m.exec(text)![1]!;
  expect(keycloak.match(/^ {4}ports: .*$/gm)).toEqual(['    ports: ["127.0.0.1:8180:8080"]']);
  expect(keycloak).toContain('KC_HOSTNAME_ADMIN: http://localhost:8180/auth\n');
});

it('the ingress of the chart passes paths to Keepout alone', () => {
  const ingresses = RENDERED.flatMap(([, manifests]) => manifests.filter(({ kind }) => kind === 'Ingress'));
  expect(ingresses.length).toBeGreaterThan(0);
  for (const { metadata, spec } of ingresses)
    for (const rule of spec.rules)
      expect(
        rule.http.paths.map((path: { backend: { service: { name: string } } }) => path.backend.service.name),
      ).toEqual([metadata.name]);
});
