import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collisionAvoidance } from '@keepout/server/ca/module';
import { saveUser } from '@keepout/server/identity/embedded/users';
import { checkPort } from '@keepout/server/platform/http/free-port';
import { startTestPlatform, type TestPlatform } from '@keepout/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedToken } from './process/embedded-token.ts';
import { settingsOf } from './process/read-settings.ts';
import { type Bomb, CDM_BOMBS, JSON_BOMBS, OEM_BOMBS } from './test-bombs.ts';
import { eventually } from './test-eventually.ts';
import { startProcess, type TestProcess } from './test-process.ts';
import { databaseUrl, storeSky } from './test-sky.ts';

const HEAP_MB = 512;
const LONGEST_DELAY_S = 0.2;
const LARGEST_ANSWER_BYTES = 1_000_000;
/** Other programs of the machine delay the loop too; what the bomb does itself it does every time. */
const TRIES = 6;

/** Beside the other tests a form holds one of the same part; `npm run test:validation` sends as many as a form takes. */
const MOST_PARTS = process.env['KEEPOUT_VALIDATION'] === '1' ? Number.POSITIVE_INFINITY : 1;
const MANY_PARTS = 100;

/** What a bomb of many parts is about is their number. */
function asUsual(bomb: Bomb): Bomb {
  const { times = 1 } = bomb;
  return times > MANY_PARTS ? bomb : { ...bomb, times: Math.min(times, MOST_PARTS) };
}

describe(`a server of ${HEAP_MB} MB that is sent bombs`, () => {
  let platform: TestPlatform;
  let server: TestProcess;
  let origin: string;
  let authorization: string;
  const folder = mkdtempSync(join(tmpdir(), 'keepout-hostile-'));

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    await storeSky(platform);
    const port = await checkPort('127.0.0.1', 0);
    const environment = {
      KEEPOUT_DATABASE_URL: databaseUrl(platform),
      KEEPOUT_LOG_LEVEL: 'error',
      KEEPOUT_PORT: String(port),
      KEEPOUT_DATA_DIR: folder,
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    };
    await saveUser(platform.context.database, {
      userName: 'demo',
      name: 'Demo',
      email: 'demo@example.com',
      operatorId: 'operator-c',
      roles: { 'collision-avoidance': ['user'], 'element-sets': ['user'] },
      password: 'not used here',
    });
    const settings = settingsOf(environment);
    origin = settings.publicUrl;
    server = startProcess(['serve', '--no-worker'], environment);
    await eventually('the server is ready', async () =>
      expect((await fetch(`${origin}/health/ready`)).status, server.said()).toBe(200),
    );
    const token = await createEmbeddedToken(settings, 'demo');
    authorization = `Bearer ${token}`;
  });
  afterAll(async () => {
    await server.kill();
    await platform.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Longest delay of the server's event loop since it was last asked, s. */
  async function longestDelayS(): Promise<number> {
    const text = await (await fetch(`${origin}/metrics`)).text();
    return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)![1]);
  }

  /** How long the server's main thread has computed, and been ready without a processor, s; where none tells it may have computed all the time. */
  function threadTimes(): { readonly busyS: number; readonly starvedS: number } {
    const { pid } = server.child;
    const file = `/proc/${pid}/task/${pid}/schedstat`;
    if (!existsSync(file)) return { busyS: performance.now() / 1000, starvedS: 0 };
    const [busyNs = 0, starvedNs = 0] = readFileSync(file, 'utf8').split(' ').map(Number);
    return { busyS: busyNs / 1e9, starvedS: starvedNs / 1e9 };
  }

  async function bear(path: string, init: () => RequestInit): Promise<void> {
    const delays: number[] = [];
    for (let attempt = 0; attempt < TRIES; attempt++) {
      await longestDelayS();
      const before = threadTimes();
      const { headers, ...rest } = init();
      const answer = await fetch(`${origin}/api/v1${path}`, { ...rest, headers: { ...headers, authorization } });
      const size = (await answer.arrayBuffer()).byteLength;
      expect(answer.status, server.said()).toBeGreaterThanOrEqual(400);
      expect(answer.status, server.said()).toBeLessThan(500);
      expect(size).toBeLessThan(LARGEST_ANSWER_BYTES);
      expect(server.child.exitCode, server.said()).toBeNull();
      const delayS = await longestDelayS();
      const after = threadTimes();
      // Its threads of garbage collection starve too: it cannot have stood longer by its own doing than it has computed.
      delays.push(Math.min(delayS - (after.starvedS - before.starvedS), after.busyS - before.busyS));
      if (delays.at(-1)! < LONGEST_DELAY_S) break;
    }
    expect(Math.min(...delays), `the loop stood for ${delays.join(', ')} s`).toBeLessThan(LONGEST_DELAY_S);
  }

  const form = ({ name, content, times = 1 }: Bomb) => {
    const blob = new Blob([Uint8Array.from(content())]);
    return (): RequestInit => {
      const body = new FormData();
      for (let time = 0; time < times; time++) body.append('file', blob, name);
      return { method: 'POST', body };
    };
  };
  const named = (bombs: readonly Bomb[]) => bombs.map((bomb) => [bomb.name, asUsual(bomb)] as const);

  it.each(named(CDM_BOMBS))('bears %s as conjunction messages', async (_name, bomb) => {
    await bear('/ca/cdms', form(bomb));
  });

  it.each(named(OEM_BOMBS))('bears %s as an ephemeris', async (_name, bomb) => {
    await bear('/ca/ephemeris/file', form(bomb));
  });

  const calls = [
    ['POST', '/ca/satellites'],
    ['POST', '/ca/screenings'],
    ['POST', '/tle/tle-set'],
    ['POST', '/ca/cdms'],
  ] as const;
  it.each(calls.flatMap(([method, path]) => JSON_BOMBS.map((bomb) => [bomb.name, method, path, bomb] as const)))(
    'bears %s as the body of %s %s',
    async (_name, method, path, bomb) => {
      const body = Uint8Array.from(bomb.content());
      await bear(path, () => ({ method, body, headers: { 'content-type': 'application/json' } }));
    },
  );
});
