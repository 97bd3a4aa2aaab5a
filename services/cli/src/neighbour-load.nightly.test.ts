import { collisionAvoidance } from '@keepout/server/ca/module';
import { testForm } from '@keepout/server/platform/http/test-form';
import { startTestPlatform, type TestPlatform } from '@keepout/server/test-platform';
import { route } from '@keepout/server/test-route';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CDM_BOMBS, OEM_BOMBS } from './test-bombs.ts';
import { storeSky } from './test-sky.ts';

/** As in `hostile-uploads.nightly.test.ts`. */
const HEAP_BYTES = 512e6;
/** The neighbour's work under load takes so many times its time alone. */
const MOST_TIMES = 3;
/** Of a neighbour who is alone a request takes some ten milliseconds: below this it is the clock that is measured. */
const LEAST_S = 0.5;
const TRIES = 5;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform([collisionAvoidance], { worker: false, heapBytes: HEAP_BYTES });
  await storeSky(platform, 1);
});
afterAll(() => platform.close());

const post = async (id: 'uploadCdms' | 'uploadEphemeris', operatorId: string, files: Parameters<typeof testForm>[0]) => {
  const { payload, headers } = testForm(files);
  const bearer = await platform.bearer({ operatorId, subject: operatorId });
  return await platform.app.inject({ ...route(id), headers: { ...bearer, ...headers }, payload });
};

/** The middle of some tries, s. */
async function smallWorkS(): Promise<number> {
  const times: number[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const begun = performance.now();
    const answer = await post('uploadCdms', 'neighbour', [{ name: 'small.cdm', content: Buffer.from('hello') }]);
    expect(answer.statusCode, answer.body).toBe(422);
    times.push((performance.now() - begun) / 1000);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(TRIES / 2)]!;
}

it('two operators with two bombs each leave a neighbour with a small upload its time', async () => {
  await smallWorkS();
  const aloneS = Math.max(LEAST_S, await smallWorkS());
  const bombs = [
    ['uploadCdms', CDM_BOMBS.find(({ name }) => name === 'records.json.gz')!],
    ['uploadEphemeris', OEM_BOMBS.find(({ name }) => name === 'covariances.oem.gz')!],
  ] as const;
  let answered = 0;
  const loads = ['wolf', 'bear'].flatMap((operatorId) =>
    bombs.map(async ([id, { name, content, times = 1 }]) => {
      const files = Array.from({ length: times }, () => ({ name, content: content() }));
      const { statusCode } = await post(id, operatorId, files);
      answered++;
      return statusCode;
    }),
  );
  await expect.poll(() => platform.context.readers.stand().inside, { timeout: 60_000 }).toBeGreaterThan(1);
  const underLoadS = await smallWorkS();
  expect(answered, 'the bombs are still read').toBeLessThan(loads.length);
  expect(underLoadS).toBeLessThanOrEqual(MOST_TIMES * aloneS);
  for (const statusCode of await Promise.all(loads)) {
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  }
});
