import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { otherVariables, settingTable } from '@keepout/server/platform/settings/setting-table';
import { parseSettings } from '@keepout/server/platform/settings/settings';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SECRETS, servedPaths } from './deployment/platform-facts.ts';
import { root } from './project.mjs';

const read = (path: string) => readFileSync(join(root, 'deploy', path), 'utf8');
const PORT = settingTable.KEEPOUT_PORT.schema.parse(undefined);

it('every setting that a file of deploy names is one', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'deploy'], {
    cwd: root,
    encoding: 'utf8',
  });
  const names = files
    .trim()
    .split('\n')
    .filter((path) => existsSync(join(root, path)))
    .flatMap((path) => readFileSync(join(root, path), 'utf8').match(/\bKEEPOUT_[A-Z_]*[A-Z]\b/g) ?? []);
  expect(names.length).toBeGreaterThan(30);
  expect([...new Set(names)].filter((name) => !(name in settingTable) && !(name in otherVariables))).toEqual([]);
});

describe('the Containerfile', () => {
  const text = read('Containerfile');
  const image = text.slice(text.lastIndexOf('\nFROM'));
  const linesOf = (word: string) => [...text.matchAll(new RegExp(`^${word} (.*)$`, 'gm'))].map(([, rest]) => rest!);

  it('runs as nobody in particular, without a shell, and stops when told to', () => {
    expect(linesOf('USER')).toEqual(['1000:1000']);
    expect(linesOf('STOPSIGNAL')).toEqual(['SIGTERM']);
    for (const word of ['RUN', 'ENTRYPOINT', 'CMD'])
      for (const rest of linesOf(word)) expect(() => JSON.parse(rest), rest).not.toThrow();
    expect(JSON.parse(linesOf('ENTRYPOINT')[0]!)).toEqual(['node', '/opt/keepout/dist/keepout.mjs']);
    expect(image).toMatch(/^HEALTHCHECK .* CMD \["node", "\/opt\/keepout\/deploy\/health-check\.mjs"\]$/m);
  });

  it('calls steps that there are, and says what it is', () => {
    const steps = linesOf('RUN').flatMap((rest) => (rest.includes('image-steps.sh') ? [JSON.parse(rest)[2]] : []));
    expect(steps).toEqual(['unpack', 'packages', 'seal']);
    for (const step of steps) expect(read('image-steps.sh')).toMatch(new RegExp(`^  ${step}\\) ${step} `, 'm'));
    for (const label of ['title', 'description', 'licenses', 'version', 'revision', 'base.name'])
      expect(image).toContain(`org.opencontainers.image.${label}=`);
    expect(linesOf('EXPOSE')).toEqual([String(PORT)]);
    expect(linesOf('FROM')).toEqual([`\${NODE_IMAGE} AS installed`, `\${NODE_IMAGE}`]);
  });
});

describe('compose.yaml', () => {
  const text = read('compose.yaml');
  const { services, volumes, secrets } = parse(text, { merge: true });
  const ours = ['migrate', 'serve', 'worker'];
  /** As compose does it: what is set, else what stands in for it. */
  const set: Record<string, string> = {
    PUBLIC_HOST: 'keepout.example.com',
    SECRETS_KEY: SECRETS['KEEPOUT_SECRETS_KEY']!,
  };
  const filled = (value: unknown) =>
    String(value).replaceAll(/\$\{(\w+):[?-][^}]*\}/g, (_, name: string) => set[name] ?? 'secret');
  const settingsOf = (name: string) =>
    Object.fromEntries(
      Object.entries(services[name].environment)
        .map(([variable, value]) => [variable, filled(value)] as const)
        .filter(([variable]) => variable.startsWith('KEEPOUT_')),
    );

  it('has no password of its own: what is not set is named', () => {
    const secretNames = /(PASSWORD|SECRETS_KEY|KEYCLOAK_ADMIN)\b/;
    const uses = [...text.matchAll(/\$\{(\w+)([^}]*)\}/g)].map(([, name, rest]) => ({ name: name!, rest: rest! }));
    expect(uses.filter(({ name }) => secretNames.test(name)).length).toBeGreaterThan(8);
    for (const { name, rest } of uses) {
      if (secretNames.test(name)) expect(rest, name).toMatch(/^:\?./);
      else expect(rest, name).toMatch(/^:[?-]./);
    }
    for (const { environment } of Object.values<{ environment?: Record<string, string> }>(services))
      for (const [name, value] of Object.entries(environment ?? {}))
        if (secretNames.test(name)) expect(value, name).toMatch(/^\$\{\w+:\?/);
  });

  it.each(ours)('gives %s nothing that it can do without, and settings that production takes', (name) => {
    const { read_only: isReadOnly, user, cap_drop: dropped, security_opt: options, image } = services[name];
    expect({ isReadOnly, user, dropped, options, image }).toEqual({
      isReadOnly: true,
      user: '1000:1000',
      dropped: ['ALL'],
      options: ['no-new-privileges:true'],
      image: `\${IMAGE:-keepout}`,
    });
    const read = parseSettings(settingsOf(name), '/opt/keepout', name === 'serve' ? 'server' : 'worker');
    expect(read).toMatchObject({ ok: true, value: { mode: 'production' } });
  });

  it('migrates once, before anything else starts', () => {
    expect(services.migrate).toMatchObject({ command: ['migrate'], restart: 'no' });
    for (const name of ['serve', 'worker'])
      expect(services[name].depends_on.migrate).toEqual({ condition: 'service_completed_successfully' });
  });

  it('asks for health where it is told, by the program of the image', () => {
    for (const name of ['serve', 'worker']) {
      const [how, program, script, where] = services[name].healthcheck.test;
      expect([how, program]).toEqual(['CMD', 'node']);
      expect(existsSync(join(root, script))).toBe(true);
      const { pathname, port } = new URL(where, `http://127.0.0.1:${PORT}`);
      expect(servedPaths()).toContain(pathname);
      expect(port).toBe(name === 'serve' ? String(PORT) : settingsOf(name)['KEEPOUT_WORKER_PORT']);
    }
  });

  it.each([
    [503, 'is not well while a check of it is', false],
    [200, 'is well when all of it is', true],
  ])('Keycloak that answers %i %s', async (status, _what, isWell) => {
    const checks = { checks: [{ name: 'Graceful Shutdown', status: 'UP' }] };
    const server = createServer((_request, response) =>
      response.writeHead(status).end(JSON.stringify(checks, undefined, 4)),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const [, ...command] = services.keycloak.healthcheck.test as string[];
    const [program, ...words] = command.map((word) => word.replaceAll('$$', '$').replace('/9000 ', `/${port} `));
    const asked = promisify(execFile)(program!, words).then(
      () => true,
      () => false,
    );
    expect(words.at(-1)).toContain(`/${port} `);
    expect(await asked).toBe(isWell);
    server.close();
  });

  it('mounts what there is', () => {
    for (const { volumes: mounted = [], secrets: shown = [] } of Object.values<{
      volumes?: string[];
      secrets?: string[];
    }>(services)) {
      for (const [place] of mounted.map((mount) => mount.split(':')))
        expect(place!.startsWith('.') ? existsSync(join(root, 'deploy', place!)) : place! in volumes, place).toBe(true);
      for (const name of shown) expect(name in secrets, name).toBe(true);
    }
    expect(read('compose/proxy.conf')).toContain(`http://serve:${PORT}`);
  });
});
