import type { AnnualStatistics } from '@keepout/contract/ca/statistics';
import { LINES } from '@keepout/contract/platform/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeTestCatalogue } from '../../catalogue/test-catalogue.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type QueryOf, route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { testCrosser, testElements } from '../test-oem.ts';

describe('annual statistics over HTTP', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  let stranger: { authorization: string };
  const ids: string[] = [];
  const ask = async (query: QueryOf<'getAnnualStatistics'> = {}, requestHeaders = headers) => {
    const answer = await platform.app.inject({ ...route('getAnnualStatistics', {}, query), headers: requestHeaders });
    return { status: answer.statusCode, json: answer.json() as AnnualStatistics, body: answer.body };
  };
  const add = async (name: string, noradId: number, size: object) => {
    const configuration = { shape: 'CANNONBALL', propulsion: { type: 'NONE' }, ...size };
    const payload = { name, cosparId: '', noradId, configuration };
    const created = await platform.app.inject({ ...route('createSatellite'), headers, payload });
    expect(created.statusCode, created.body).toBe(201);
    ids.push((created.json() as { satelliteId: string }).satelliteId);
  };

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance]);
    headers = await platform.bearer();
    stranger = await platform.bearer({ operatorId: 'other-operator', subject: '22222222-2222-4222-8222-222222222222' });
  });
  afterAll(() => platform.close());

  it('R-19 says why there is nothing: no satellite, no catalogue, no size, not in the catalogue', async () => {
    expect((await ask()).json).toMatchObject({
      catalogueId: null,
      satellites: [],
      total: null,
    });
    const startTaiS = Math.floor(nowTaiS());
    const [sentinel, crosser] = [testElements(startTaiS), testCrosser(startTaiS)];
    await add(sentinel.name, sentinel.noradId, { hardBodyRadius: 3 });
    expect((await ask()).json.satellites).toMatchObject([{ reason: 'NO_CATALOGUE', estimate: null }]);
    await storeTestCatalogue(platform.context, [sentinel, crosser]);
    await add(crosser.name, crosser.noradId, {});
    await add('NOWHERE', 77_777, { hardBodyRadius: 1 });
    const { satellites } = (await ask()).json;
    expect(new Map(satellites.map((satellite) => [satellite.name, satellite.reason]))).toEqual(
      new Map([
        [sentinel.name, null],
        [crosser.name, 'NO_SIZE'],
        ['NOWHERE', 'NOT_IN_CATALOGUE'],
      ]),
    );
    expect(satellites.find((satellite) => satellite.name === sentinel.name)?.combinedRadius).toBe(4);
  });

  it('R-19 one satellite by flux and by count; the radius counts as its square', async () => {
    const total = (await ask({ 'satellite-id': ids[0], radius: 10, 'accepted-pc': '0.001' })).json.total!;
    const other = (await ask({ 'satellite-id': ids[0], radius: 1, 'accepted-pc': '0.001' })).json.total!;
    expect(total.fluxPerYear).toBeGreaterThan(0);
    expect(total.fluxProbability / other.fluxProbability).toBeCloseTo(100, 0);
    expect(total.chosen.acceptedPc).toBe(0.001);
    for (const level of total.levels) {
      expect(level.reductionPerYear + level.residualPerYear).toBeCloseTo(total.fluxPerYear * 4e-6, 12);
    }
    expect(total.countedPerYearLower).toBeLessThanOrEqual(total.countedPerYear);
  });

  it('R-19 the fleet is what its satellites survive; manoeuvres add', async () => {
    const { satellites, total } = (await ask({ radius: 10 })).json;
    const parts = satellites.flatMap(({ estimate }) => estimate ?? []);
    expect(parts).toHaveLength(2);
    const survived = parts.reduce((product, part) => product * (1 - part.fluxProbability), 1);
    expect(total?.fluxProbability).toBeCloseTo(1 - survived, 12);
    const added = parts.reduce((sum, part) => sum + part.chosen.manoeuvresPerYear, 0);
    expect(total?.chosen.manoeuvresPerYear).toBeCloseTo(added, 12);
  });

  it('25.9 tells how many satellites are computed, and computes no more when its caller has left', async () => {
    const { threads } = platform.context;
    const run = threads.run;
    const begun: AbortSignal[] = [];
    // Estimates that nobody ends but who asked for them.
    Object.assign(threads, {
      run: (_task: unknown, _input: unknown, options: { readonly signal: AbortSignal }) =>
        new Promise((_done, failed) => {
          begun.push(options.signal);
          options.signal.addEventListener('abort', () => failed(options.signal.reason));
        }),
    });
    try {
      const origin = await platform.app.listen({ port: 0, host: '127.0.0.1' });
      const leaving = new AbortController();
      const { url } = route('getAnnualStatistics', {}, { days: 8 });
      const answer = await fetch(`${origin}${url}`, {
        headers: { ...headers, accept: LINES },
        signal: leaving.signal,
      });
      expect(answer.headers.get('content-type')).toContain(LINES);
      const { value } = await answer.body!.getReader().read();
      // Of three satellites two have nothing to estimate.
      expect(JSON.parse(Buffer.from(value!).toString())).toEqual({ percent: 66 });
      leaving.abort();
      await expect.poll(() => begun.map(({ aborted }) => aborted)).toEqual([true]);
    } finally {
      Object.assign(threads, { run });
    }
    expect((await ask({ days: 8 })).json.satellites.filter(({ estimate }) => estimate !== null)).toHaveLength(1);
  });

  it("P-05 another operator's figures count nothing of it", async () => {
    expect((await ask({}, stranger)).json).toMatchObject({
      satellites: [],
      total: null,
      history: { events: 0 },
    });
  });

  it('A-16 refuses parameters outside their range', async () => {
    for (const query of [{ radius: -1 }, { 'accepted-pc': 2 }, { days: 100 }]) {
      expect((await ask(query)).status, JSON.stringify(query)).toBe(400);
    }
  });
});
