import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { closureOf, readLock, workspaceFolders } from './lock-packages.mjs';
import { noticeOf, noticesText, packageOf } from './notices.mjs';
import { dist, root } from './project.mjs';

describe('notices of the packages of others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keepout-notices-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('name every package of a bundle, with its licence in full', async () => {
    const { metafile } = await build({
      stdin: {
        contents: "import * as zod from 'zod'; import * as array from 'd3-array'; console.log(zod, array)",
        resolveDir: root,
      },
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      logLevel: 'error',
    });
    const paths = [...new Set(Object.keys(metafile.inputs).map((path) => packageOf(resolve(path))))];
    const named = paths.filter((path) => path !== undefined);
    expect(named).toEqual(expect.arrayContaining(['node_modules/zod', 'node_modules/d3-array']));
    const text = noticesText(
      'A bundle',
      named.map((path) => noticeOf(readLock(), path)),
    );
    expect(text).toMatch(/^A bundle\n\n\d+ packages of others/);
    expect(text).toContain(readFileSync(join(root, 'node_modules/zod/LICENSE'), 'utf8').trim());
    expect(text).toMatch(/\nd3-array \d+\.\d+\.\d+\nISC\n\nCopyright/);
  });

  it('are refused where the lock file or the licence does not allow them', () => {
    const add = (name: string, files: Record<string, string>) => {
      const path = `node_modules/${name}`;
      mkdirSync(join(folder, path), { recursive: true });
      for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, path, file), content);
      return path;
    };
    const notice = (path: string, license: string) =>
      noticeOf({ packages: { [path]: { version: '1.0.0', license } } }, path, folder);
    const full = add('full', { LICENSE: 'all of it', 'package.json': '{}' });
    expect(notice(full, 'MIT')).toEqual({ name: 'full', version: '1.0.0', licence: 'MIT', text: 'all of it' });
    expect(() => noticeOf({ packages: {} }, full, folder)).toThrow('not in the lock file');
    expect(() => notice(full, 'AGPL-3.0-only')).toThrow('has the licence AGPL-3.0-only');
    expect(notice(full, '(AGPL-3.0-only OR MIT)').licence).toBe('(AGPL-3.0-only OR MIT)');
    const bare = add('bare', { 'package.json': '{"author":{"name":"Ada"}}' });
    expect(notice(bare, 'MIT').text).toMatch(/^Copyright \(c\) Ada\n\nPermission is hereby granted/);
    expect(() => notice(bare, 'BSD-3-Clause')).toThrow('comes without the text');
  });

  it('can be given for everything that an installation runs with', () => {
    const lock = readLock();
    const paths = closureOf(lock, workspaceFolders(lock)).filter((path: string) => path.includes('node_modules/'));
    expect(paths.length).toBeGreaterThan(100);
    for (const path of paths.filter((candidate: string) => existsSync(join(root, candidate)))) {
      expect(noticeOf(lock, path).text.length, path).toBeGreaterThan(200);
    }
  });

  const assets = join(dist, 'web', 'assets');
  it.skipIf(!existsSync(assets))('lie beside the built application and name whatever its source maps name', () => {
    const text = readFileSync(join(dist, 'web', 'THIRD-PARTY-NOTICES.txt'), 'utf8');
    const maps = readdirSync(assets).filter((name) => name.endsWith('.js.map'));
    const sources = maps.flatMap((name) => {
      const { sources: all } = JSON.parse(readFileSync(join(assets, name), 'utf8')) as { sources: string[] };
      return all.map((source) => resolve(dirname(join(assets, name)), source));
    });
    const paths = [...new Set(sources.map(packageOf))].filter((path) => path !== undefined);
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      const { name, version } = noticeOf(readLock(), path);
      expect(text, path).toContain(`\n${name} ${version}\n`);
    }
    const program = readFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
    for (const name of ['fastify', 'pg', 'jose', 'oidc-provider', 'piscina'])
      expect(program).toMatch(new RegExp(`\n${name} \\d`));
  });
});
