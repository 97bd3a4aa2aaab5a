import { Readable } from 'node:stream';
import { collisionAvoidance } from '@keepout/server/ca/module';
import { testForm } from '@keepout/server/platform/http/test-form';
import { startTestPlatform, type TestPlatform } from '@keepout/server/test-platform';
import { type Route, route } from '@keepout/server/test-route';
import { elementSets } from '@keepout/server/tle/module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bomb, CDM_BOMBS, JSON_BOMBS, OEM_BOMBS } from './test-bombs.ts';
import { watchLoop } from './test-loop.ts';
import { storeSky } from './test-sky.ts';

/** Of the server that these bombs are measured for; one whose whole process has no more is in `killed-process.nightly.test.ts`. */
const HEAP_BYTES = 512e6;
const LONGEST_STAND_S = 0.2;
const LARGEST_ANSWER_BYTES = 1_000_000;
/** What a socket hands over at once. */
const CHUNK_BYTES = 65_536;

describe('a server that is sent bombs', () => {
  let platform: TestPlatform;
  let authorization: string;

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance, elementSets], { worker: false, heapBytes: HEAP_BYTES });
    await storeSky(platform, 1);
    ({ authorization } = await platform.bearer());
  });
  afterAll(() => platform.close());

  async function bear(place: Route, body: Uint8Array, type: string): Promise<void> {
    const headers = { authorization, 'content-type': type, 'content-length': String(body.byteLength) };
    const loop = watchLoop();
    const answer = await platform.app.inject({
      ...place,
      headers,
      payload: Readable.from(chunksOf(body)),
    });
    const stoodS = loop.end();
    expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    expect(answer.rawPayload.byteLength).toBeLessThan(LARGEST_ANSWER_BYTES);
    // A reader that gets to its heap limit can end the process: such texts are refused before they are read.
    expect(answer.body).not.toContain('takes more memory than one file may');
    expect(stoodS, 'how long the loop stood').toBeLessThan(LONGEST_STAND_S);
  }

  /** Some are sent to several addresses. */
  const made = new Map<Bomb['content'], Uint8Array>();
  async function bearUpload(place: Route, { name, content, times = 1 }: Bomb): Promise<void> {
    const bytes = made.get(content) ?? content();
    made.set(content, bytes);
    const { payload, headers } = testForm(Array.from({ length: times }, () => ({ name, content: bytes })));
    await bear(place, payload, headers['content-type']);
  }
  const named = (bombs: readonly Bomb[]) => bombs.map((bomb) => [bomb.name, bomb] as const);

  it.each(named(CDM_BOMBS))('bears %s as conjunction messages', async (_name, bomb) => {
    await bearUpload(route('uploadCdms'), bomb);
  });

  it.each(named(OEM_BOMBS))('bears %s as an ephemeris', async (_name, bomb) => {
    await bearUpload(route('uploadEphemeris'), bomb);
  });

  const ids = ['createSatellite', 'createScreening', 'getTleSet', 'uploadCdms'] as const;
  it.each(ids.flatMap((id) => JSON_BOMBS.map((bomb) => [bomb.name, id, bomb] as const)))(
    'bears %s as the body of %s',
    async (_name, id, bomb) => {
      await bear(route(id), bomb.content(), 'application/json');
    },
  );
});

function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}
