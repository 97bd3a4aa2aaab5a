import { productVersion } from '@keepout/server/hosting/places';
import { createTestDatabase, type TestDatabase } from '@keepout/server/platform/database/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../test-eventually.ts';
import { startProcess } from '../test-process.ts';
import { databaseUrl } from '../test-sky.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it.each([
  ['a server', ['serve', '--no-worker'], { serves: true, works: false }],
  ['a worker', ['worker'], { serves: false, works: true }],
])(
  'the log of %s has its version at start, the signal and the time that stopping took',
  async (_name, args, does) => {
    const running = startProcess(args, {
      KEEPOUT_DATABASE_URL: databaseUrl(database),
      KEEPOUT_PORT: '0',
      KEEPOUT_DRAIN_S: '0',
    });
    const lines = () =>
      running
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line));
    await eventually('its first line', () => expect(lines()).not.toEqual([]));
    const version = productVersion();
    expect(lines()[0]).toMatchObject({ msg: `starting: keepout ${version}`, version, node: process.version, ...does });
    expect(await running.stop()).toBe(0);
    const said = lines();
    expect(said.filter(({ signal }) => signal !== undefined)).toMatchObject([
      { signal: 'SIGTERM', msg: 'stopping: signal SIGTERM' },
    ]);
    expect(said.at(-1)).toMatchObject({
      seconds: expect.any(Number),
      msg: expect.stringMatching(/^stopped after \d+(\.\d)? s$/),
    });
  },
  60_000,
);
