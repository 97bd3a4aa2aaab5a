import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dist, isBuilt, root } from './project.mjs';
import { PATIENT } from './test-patience.mjs';

interface Locked {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

/** The packages that `npm ci --omit=dev` leaves, by their place. */
function productionPackages(): Record<string, Locked> {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.fromEntries(
    Object.entries(lock.packages).filter(
      ([path, one]) => path.startsWith('node_modules/') && !one.dev && !one.devOptional,
    ),
  );
}

/** Lays out what a machine has after `npm ci --omit=dev` beside a build made elsewhere; no network. */
function layOut(folder: string): void {
  const installed = productionPackages();
  for (const path of Object.keys(installed)) {
    if (installed[path]?.link) continue;
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    const source = join(root, path);
    // Packages for another system are not there, rightly. Nested ones come with their own lines.
    spawnSync('cp', ['-al', '--no-target-directory', source, place]).status === 0 ||
      spawnSync('cp', ['-a', '--no-target-directory', source, place]);
  }
  const record = { packages: Object.fromEntries(Object.entries(installed).filter(([, one]) => !one.link)) };
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify(record));
  for (const name of ['package.json', 'package-lock.json', 'scripts'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  cpSync(dist, join(folder, 'dist'), { recursive: true });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** `npm test` builds before it runs; without a build of these sources there is nothing to look at. */
/** What is set for a run of the tests is no setting of the program. */
const ownEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('KEEPOUT_')));

describe.skipIf(!isBuilt())('the built program after npm ci --omit=dev', () => {
  let folder: string;
  let server: ChildProcess | undefined;
  let said = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'keepout-install-'));
    spawnSync('chmod', ['755', folder]);
    layOut(folder);
  });
  afterAll(() => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('imports nothing but packages that are installed then', () => {
    const files = [dist, join(dist, 'threads')].flatMap((place) =>
      readdirSync(place)
        .filter((name) => name.endsWith('.mjs'))
        .map((name) => join(place, name)),
    );
    const imported = files.flatMap((path) =>
      [
        ...readFileSync(path, 'utf8').matchAll(
          /^(?:import|export)\b[^'"]*?from\s*["']([^."'][^"']*)["']|\bimport\(["']([^."'][^"']*)["']\)/gm,
        ),
      ].map((match) => (match[1] ?? match[2])!),
    );
    const names = new Set(
      imported.map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
    );
    expect(names.size).toBeGreaterThan(10);
    const packages = productionPackages();
    const missing = [...names].filter(
      (name) => !name.startsWith('node:') && !builtinModules.includes(name) && !(`node_modules/${name}` in packages),
    );
    expect(missing).toEqual([]);
  });

  it('has no package that builds or tests', () => {
    for (const name of ['esbuild', 'typescript', 'tsx', 'vite', 'vitest']) {
      expect(readdirSync(join(folder, 'node_modules')), name).not.toContain(name);
    }
  });

  it('starts in production mode by npm start, without installing or building', async () => {
    const port = await freePort();
    const started = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: folder,
      env: {
        ...ownEnvironment(),
        // Nothing may be called but the program itself.
        npm_config_offline: 'true',
        KEEPOUT_MODE: 'production',
        KEEPOUT_ALLOW_EMBEDDED_DATABASE: '1',
        KEEPOUT_ALLOW_EMBEDDED_IDENTITY: '1',
        KEEPOUT_PUBLIC_URL: `http://localhost:${port}`,
        KEEPOUT_PORT: String(port),
        KEEPOUT_WORKERS: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    server = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        said += part;
      });
    }
    const ready = await vi.waitFor(async () => {
      expect(started.exitCode, said).toBeNull();
      const answer = await fetch(`http://localhost:${port}/health/ready`);
      expect(answer.status, said).toBe(200);
      return (await answer.json()) as object;
    }, PATIENT);
    expect(ready).toMatchObject({ checks: { database: 'ok', queue: 'ok', identity: 'ok' } });
    expect(said).not.toMatch(/installing|building/);
    const page = await fetch(`http://localhost:${port}/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<div id="root">');
    started.kill('SIGTERM');
    await once(started, 'exit');
    expect(started.exitCode, said).toBe(0);
  });

  it.each([[['--version']], [['screen', '--help']], [['catalogue', 'load', '--help']], [['doctor']]])(
    'runs %j',
    (args) => {
      const { status, stderr } = spawnSync(process.execPath, ['scripts/keepout.mjs', ...args], {
        cwd: folder,
        env: ownEnvironment(),
        encoding: 'utf8',
      });
      expect(status, stderr).toBe(0);
    },
  );
});
