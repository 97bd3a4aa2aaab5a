import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, chmodSync, cpSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packInto } from './pack.mjs';
import { copyPackages } from './production/installation.ts';
import { isBuilt, root } from './project.mjs';

/** Where the tests run as root, the program runs as nobody. */
const NOBODY = 65_534;
const STEPS = join(root, 'deploy/image-steps.sh');
const step = (...args: string[]) => spawnSync('sh', [STEPS, ...args], { encoding: 'utf8' });

/** No network here: the second step is npm's own, and its packages are laid out from those of this clone. */
describe.skipIf(!isBuilt())('the steps of the image, in an empty folder', () => {
  const folder = join(tmpdir(), `keepout-image-${randomUUID()}`);
  const [pack, installed] = [join(folder, 'pack'), join(folder, 'installed')];
  const data = join(folder, 'data');
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(installed, 'dist/keepout.mjs'), ...args], {
      cwd: installed,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], KEEPOUT_PORT: '0', KEEPOUT_DATA_DIR: data, TMPDIR: data },
      ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
    });

  beforeAll(() => {
    mkdirSync(data, { recursive: true });
    chmodSync(folder, 0o755);
    chmodSync(data, 0o777);
    packInto(pack, { timeS: 1_795_000_000, key: undefined });
    const { status, stderr } = step('unpack', pack, installed);
    expect(status, stderr).toBe(0);
    expect(step('seal', installed).status).toBe(0);
    // Sealed before, as links share their marks with the packages of this clone.
    chmodSync(installed, 0o755);
    const { packages } = JSON.parse(readFileSync(join(installed, 'package-lock.json'), 'utf8'));
    copyPackages(
      Object.keys(packages).filter((path) => path !== ''),
      installed,
    );
    chmodSync(installed, 0o555);
  });
  afterAll(() => {
    spawnSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('leave a program that anybody may run and nobody may change', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(run('--version')).toMatchObject({ status: 0, stdout: `${version}\n` });
    expect(run('serve', '--help').stdout).toContain('--no-worker');
    for (const path of ['.', 'dist', 'dist/keepout.mjs', 'package.json'])
      expect(statSync(join(installed, path)).mode & 0o222, path).toBe(0);
  });

  it('leave one that finds the machine well and asks for a database', () => {
    const { status, stdout } = run('doctor');
    expect(status, stdout).toBe(3);
    for (const what of ['Node.js', 'data folder', 'temporary folder', 'port'])
      expect(stdout).toMatch(new RegExp(`^good {2}${what}:`, 'm'));
    expect(stdout).toMatch(/^BAD {3}database: There is no embedded PostgreSQL here.*KEEPOUT_DATABASE_URL/m);
  });

  it('refuse an archive that is not what its checksum says, and a folder that is not empty', () => {
    expect(step('unpack', pack, installed)).toMatchObject({ status: 1, stderr: expect.stringMatching(/is not empty/) });
    const other = join(folder, 'other');
    cpSync(pack, other, { recursive: true });
    const archive = `keepout-${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version}.tgz`;
    appendFileSync(join(other, archive), 'x');
    expect(step('unpack', other, join(folder, 'never'))).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/is not what its checksum says/),
    });
    expect(step('nothing').status).toBe(1);
  });

  it('are asked how a server is by a program of its own', async () => {
    const server = createServer(({ url }, response) => response.writeHead(url === '/health/serving' ? 200 : 503).end());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const ask = async (...args: string[]) => {
      const check = spawn(process.execPath, [join(installed, 'deploy/health-check.mjs'), ...args], {
        env: { KEEPOUT_PORT: String(port) },
      });
      return (await once(check, 'exit'))[0];
    };
    expect([await ask(), await ask('/health/ready')]).toEqual([0, 1]);
    server.close();
    expect(await ask()).toBe(1);
  });
});
