import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { MeanElements } from '@keepout/astro/nouns';
import { ommFromElements, writeOmm } from '@keepout/ccsds/omm/write';
import type { Tle, TleSet } from '@keepout/contract/tle/element-set';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeCatalogue } from '../catalogue/load.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { type Route, route } from '../test-route.ts';
import { withTimeout } from './celestrak.ts';
import { elementSets } from './module.ts';

const stored: MeanElements = {
  noradId: 25544,
  name: 'STORED',
  cosparId: '1998-067A',
  epochTaiS: 848_000_000,
  epochUtc: '2026-11-14T18:12:43',
  meanMotionRevPerDay: 15.5,
  eccentricity: 0.0005,
  inclinationDeg: 51.6,
  raanDeg: 10,
  argPerigeeDeg: 20,
  meanAnomalyDeg: 30,
  bstar: 1e-4,
  meanMotionDot: 0,
  meanMotionDdot: 0,
  ephemerisType: 0,
  classification: 'U',
  elementSetNo: 1,
  revAtEpoch: 1,
};

/** What says nothing about the object that was asked for, and what says that there is none, by number. */
const OTHER_ANSWERS: Readonly<Record<number, string>> = {
  98001: '<html><body>Down for maintenance</body></html>',
  98002: '[{"OBJECT_NAME":"CUT","OBJ',
  98003: writeOmm(
    ommFromElements({ ...stored, noradId: 98_004 }, { originator: 'TEST', creationTaiS: stored.epochTaiS }),
    'xml',
  ),
  98005: '',
  98006: 'GP data has not updated since your last successful download',
  98011: '[]',
  98012: 'No GP data found',
};

describe('A-15 the public catalogue look-up', () => {
  let outside: Server;
  let platform: TestPlatform;
  let isUp = true;
  const requests: string[] = [];
  const open = { now: 0, most: 0 };

  beforeAll(async () => {
    outside = createServer((request, answer) => {
      requests.push(request.url ?? '');
      open.most = Math.max(open.most, ++open.now);
      const noradId = Number(new URL(request.url ?? '', 'http://x').searchParams.get('CATNR'));
      const published = { ...stored, noradId, name: 'PUBLISHED', epochTaiS: stored.epochTaiS + 86_400 };
      const authorship = { originator: 'TEST', creationTaiS: published.epochTaiS };
      setImmediate(() => {
        open.now--;
        if (OTHER_ANSWERS[noradId] !== undefined) answer.end(OTHER_ANSWERS[noradId]);
        else if (noradId < 10) answer.writeHead(404).end('No GP data found');
        else if (isUp) answer.end(writeOmm(ommFromElements(published, authorship), 'xml'));
        else answer.writeHead(503).end();
      });
    });
    await new Promise<void>((ready) => outside.listen(0, '127.0.0.1', ready));
    const { port } = outside.address() as AddressInfo;
    platform = await startTestPlatform([elementSets], {
      settings: { celestrakUrl: `http://127.0.0.1:${port}/NORAD/elements/gp.php` },
    });
    await storeCatalogue(platform.context, {
      format: 'omm-json',
      elements: [stored, ...Array.from({ length: 5_000 }, (_, index) => ({ ...stored, noradId: 70_001 + index }))],
      rejectedCount: 0,
      faults: [],
      source: 'stored catalogue',
      bytes: Buffer.from('stored'),
    });
  });
  afterAll(async () => {
    await platform.close();
    outside.close();
  });

  async function look(place: Route): Promise<Tle> {
    const answer = await platform.app.inject({ ...place, headers: await platform.bearer() });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Tle>();
  }

  it('A-13 says of a number that is missing or none what is wanted, and where', async () => {
    for (const query of [{}, { noradId: 'abc' }]) {
      const answer = await platform.app.inject({ ...route('getTle', {}, query), headers: await platform.bearer() });
      expect(answer.json()).toMatchObject({
        status: 400,
        errors: [{ pointer: '?noradId', message: 'Invalid input: expected number, received none' }],
      });
    }
  });

  it('asks the configured catalogue by number', async () => {
    expect(await look(route('getTle', {}, { noradId: 25_544 }))).toMatchObject({
      name: 'PUBLISHED',
      source: 'CelesTrak',
    });
    expect(requests).toEqual(['/NORAD/elements/gp.php?CATNR=25544&FORMAT=JSON']);
  });

  it('asks no second time within two hours', async () => {
    const before = requests.length;
    expect(await look(route('getTle', {}, { noradId: 25_544 }))).toMatchObject({ name: 'PUBLISHED' });
    expect(requests).toHaveLength(before);
  });

  const set = async (place: Route, body: unknown) =>
    platform.app.inject({
      ...place,
      headers: await platform.bearer(),
      payload: body as object,
    });
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => 70_001 + index);

  it('looks up a hundred objects of a call and names every other one as not asked', async () => {
    const before = requests.length;
    const wanted = Array.from({ length: 103 }, (_, index) => 78_001 + index);
    const answer = await set(route('getTleSet'), wanted);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<TleSet>().notAsked).toEqual(
      [78_101, 78_102, 78_103].map((noradId) => ({ noradId, reason: 'too-many-look-ups' })),
    );
    expect(requests).toHaveLength(before + 100);
    expect((await set(route('getTleSet'), numbers(5_001))).statusCode).toBe(400);
  });

  it('looks up a hundred, each once and four at a time, and the second time none', async () => {
    const before = requests.length;
    open.most = 0;
    const both = await Promise.all([
      set(route('getTleSet'), [...numbers(100), ...numbers(100)]),
      set(route('getTleSet'), numbers(100)),
    ]);
    for (const answer of both) {
      const sets = Object.values(answer.json<{ tle_set: Record<string, Tle> }>().tle_set);
      expect(sets).toHaveLength(100);
      expect(new Set(sets.map((entry) => entry.name))).toEqual(new Set(['PUBLISHED']));
    }
    expect(requests).toHaveLength(before + 100);
    expect(open.most).toBeLessThanOrEqual(4);
    await set(route('getTleSet'), numbers(100));
    expect(requests).toHaveLength(before + 100);
  });

  it('streams five thousand from what is stored, at whatever epochs, without asking', async () => {
    const before = requests.length;
    const epoch = (index: number) => `2026-11-${String(16 + (index % 5)).padStart(2, '0')}T00:00:00Z`;
    const answer = await set(
      route('getTleSet', {}, { source: 'stored' }),
      numbers(5_000).map((noradId, index) => (index % 2 === 0 ? noradId : { noradId, epoch: epoch(index) })),
    );
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['content-length']).toBeUndefined();
    const sets = answer.json<{ tle_set: Record<string, Tle> }>().tle_set;
    expect(Object.keys(sets)).toHaveLength(5_000);
    expect(sets['75000']).toMatchObject({ noradId: 75_000, name: 'STORED', source: 'stored catalogue' });
    expect(requests).toHaveLength(before);
    const early = await set(route('getTleSet', {}, { source: 'stored' }), [
      { noradId: 70_001, epoch: '2020-01-01T00:00:00Z' },
      25_544,
      5,
    ]);
    expect(Object.keys(early.json<{ tle_set: object }>().tle_set)).toEqual(['25544']);
  });

  it('takes that an object does not exist for an answer, keeps it, and goes on asking', async () => {
    const before = requests.length;
    const headers = await platform.bearer();
    for (const noradId of [1, 2, 3, 4, 1]) {
      const answer = await platform.app.inject({ ...route('getTle', {}, { noradId }), headers });
      expect(answer.json()).toMatchObject({ status: 404, code: 'not-found' });
    }
    expect(requests).toHaveLength(before + 4);
    expect(await look(route('getTle', {}, { noradId: 74_500 }))).toMatchObject({ name: 'PUBLISHED' });
    expect((await set(route('getTleSet'), [1, 74_500])).json<{ tle_set: object }>().tle_set).toMatchObject({
      74500: {},
    });
  });

  it('takes an answer about something else for none, keeps nothing of it, and asks again', async () => {
    const headers = await platform.bearer();
    const answers: Record<string, number[]> = {};
    for (const noradId of Object.keys(OTHER_ANSWERS).map(Number)) {
      const asked = requests.length;
      const twice: number[] = [];
      for (let time = 0; time < 2; time++) {
        twice.push((await platform.app.inject({ ...route('getTle', {}, { noradId }), headers })).statusCode);
        // One that answers: three failures in a row would have the outside left alone.
        await look(route('getTle', {}, { noradId: 97_001 + requests.length }));
      }
      answers[noradId] = [...twice, requests.length - asked - 2];
    }
    const [unknown, none] = [
      [503, 503, 2],
      [404, 404, 1],
    ];
    expect(answers).toEqual({
      98001: unknown,
      98002: unknown,
      98003: unknown,
      98005: unknown,
      98006: unknown,
      98011: none,
      98012: none,
    });
  });

  it('ends what stalls though the clock is held by nobody else', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const stalled = (() => {
      const signal = withTimeout(new AbortController().signal, 200);
      return new Promise((ended) => signal.addEventListener('abort', () => ended('ended'), { once: true }));
    })();
    for (let time = 0; time < 3; time++) {
      await new Promise((next) => setImmediate(next));
      collect();
    }
    expect(await stalled).toBe('ended');
  });

  it('falls back to what is stored when the catalogue does not answer, and then leaves it alone', async () => {
    isUp = false;
    const before = requests.length;
    expect(await look(route('getTle', {}, { noradId: 74_000 }))).toMatchObject({
      name: 'STORED',
      source: 'stored catalogue',
    });
    for (const noradId of [74_001, 74_002, 74_003, 74_004, 74_005]) await look(route('getTle', {}, { noradId }));
    expect(requests).toHaveLength(before + 3);
    // While it is left alone, no call is too large for it.
    expect((await set(route('getTleSet'), numbers(5_000))).statusCode).toBe(200);
  });

  it('answers what is stored and names each object that it could not ask about', async () => {
    const answer = await set(route('getTleSet'), [74_001, 99_001, 1, 99_002]);
    expect(answer.statusCode).toBe(200);
    const { tle_set: sets, notAsked } = answer.json<TleSet>();
    expect(Object.keys(sets)).toContain('74001');
    expect(notAsked).toEqual(
      expect.arrayContaining([99_001, 99_002].map((noradId) => ({ noradId, reason: 'catalogue-not-reached' }))),
    );
    const single = await platform.app.inject({
      ...route('getTle', {}, { noradId: 99_001 }),
      headers: await platform.bearer(),
    });
    expect(single.json()).toMatchObject({ status: 503, code: 'catalogue-not-reached' });
    const stored = await set(route('getTleSet', {}, { source: 'stored' }), [74_001, 99_001]);
    expect(Object.keys(stored.json<{ tle_set: object }>().tle_set)).toEqual(['74001']);
  });

  it('answers questions about the past from what is stored, without asking', async () => {
    const before = requests.length;
    expect(await look(route('getTle', {}, { noradId: 25_544, epoch: '2026-11-20T00:00:00Z' }))).toMatchObject({
      name: 'STORED',
    });
    expect(requests).toHaveLength(before);
  });
});
