import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { startDay } from './clients/test-day.ts';
import { EXAMPLES, installTypescript } from './clients/test-installed.ts';

const folder = mkdtempSync(join(tmpdir(), 'keepout-mission-'));
const running: { programs: ChildProcess[]; servers: Server[] } = { programs: [], servers: [] };
afterAll(() => {
  for (const program of running.programs) program.kill('SIGKILL');
  for (const server of running.servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a Yamcs was sent, one call a text. */
async function yamcsStandIn() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    bodies.push(Buffer.concat(pieces).toString());
    response.end('{}');
  });
  running.servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { bodies, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('26.8 a message that comes in is in Yamcs by itself, by the program of the package', async () => {
  const day = await startDay();
  try {
    const { place } = await installTypescript(folder, join(EXAMPLES, 'openmct.ts'));
    const { bin } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
    const program = join(place, bin['keepout-mission']);
    const { bodies, url } = await yamcsStandIn();
    const env = { ...day.environment, YAMCS_URL: url, YAMCS_INSTANCE: 'sim' };
    const { stdout: database } = await promisify(execFile)(process.execPath, [program, 'xtce'], { env });
    expect(database).toContain('<SpaceSystem name="TERN">');

    const mission = spawn(process.execPath, [program, 'yamcs'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    running.programs.push(mission);
    let log = '';
    mission.stderr.on('data', (piece: Buffer) => {
      log += piece.toString();
    });
    // Nothing was screened yet: it is not known that there is nothing.
    await expect.poll(() => bodies[0]).toContain('"stringValue":"UNKNOWN"');
    await day.api.call('uploadCdms', { body: { file: [new File([day.message], 'day.cdm')] } });
    await expect.poll(() => bodies.length).toBeGreaterThan(1);
    const [event] = await day.api.call('listConjunctions');
    const { verdict, probabilityOfCollision, conjunctionId } = event!;
    for (const part of [verdict.kind, conjunctionId]) expect(bodies.at(-1)).toContain(`"stringValue":"${part}"`);
    expect(bodies.at(-1)).toContain(`"doubleValue":${probabilityOfCollision}`);
    expect(log).toMatch(
      new RegExp(`TERN: UNKNOWN -> ${verdict.kind}, .*, Pc ${probabilityOfCollision!.toExponential(2)}`),
    );

    const ended = new Promise<number | null>((resolve) => mission.once('exit', resolve));
    mission.kill('SIGTERM');
    expect(await ended).toBe(0);
  } finally {
    await day.close();
  }
});
