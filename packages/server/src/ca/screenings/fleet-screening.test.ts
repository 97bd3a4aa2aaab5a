import { formatUtcZ } from '@keepout/astro/epoch';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import type { Screening } from '@keepout/contract/ca/screening';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeTestCatalogue } from '../../catalogue/test-catalogue.ts';
import { testForm } from '../../platform/http/test-form.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { testCrosser, testElements, testOem } from '../test-oem.ts';
import { blockJob } from './block-jobs.ts';
import { planJob } from './plan-job.ts';
import { readScreening } from './store.ts';
import { finishWholly } from './test-finish.ts';

const START_TAI_S = Math.floor(nowTaiS()) + 600;
const { signal } = new AbortController();

describe('a screening of several satellites at once', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  const own = testElements(START_TAI_S);

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    headers = await platform.bearer();
    await storeTestCatalogue(platform.context, [own, testCrosser(START_TAI_S)]);
  });
  afterAll(() => platform.close());

  it('finds each against the catalogue and against the other, met by the orbit that speaks for it', async () => {
    const { context } = platform;
    const satelliteIds = [
      await platform.addSatellite({ name: 'SENTINEL A', noradId: 90000 }),
      await platform.addSatellite({ name: 'SENTINEL B', noradId: 90001 }),
    ];
    const form = testForm(
      [{ name: 'a.oem', content: testOem(own, { startTaiS: START_TAI_S, count: 1441, stepS: 60 }) }],
      { 'satellite-id': satelliteIds[0]!, screen: 'false' },
    );
    const uploaded = await platform.app.inject({
      ...route('uploadEphemeris'),
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
    expect(uploaded.statusCode, uploaded.body).toBe(201);
    const ordered = await platform.app.inject({
      ...route('createScreening'),
      headers,
      payload: { satelliteIds, start: formatUtcZ(START_TAI_S), days: 1 },
    });
    expect(ordered.statusCode, ordered.body).toBe(202);
    const { screeningId: id, satelliteNames } = ordered.json() as Screening;
    expect(satelliteNames).toEqual(['SENTINEL A', 'SENTINEL B']);
    await planJob(context, id);
    const planned = (await readScreening(context.database.orm, id))!;
    expect(planned.subjects).toMatchObject([
      { satelliteId: satelliteIds[0], ephemerisId: expect.any(String), object: 2 },
      { satelliteId: satelliteIds[1], ephemerisId: null, object: 1 },
    ]);
    await blockJob(context, { workKey: planned.workKey!, first: 0, count: planned.blocksTotal }, signal);
    await finishWholly(context, id);
    const ended = (await readScreening(context.database.orm, id))!;
    expect(ended).toMatchObject({ state: 'COMPLETED', coverage: 'FULL' });

    const answer = await platform.app.inject({ ...route('listScreeningConjunctions', { screeningId: id }), headers });
    const conjunctions = answer.json() as Conjunction[];
    const of = (satelliteId: string) => conjunctions.filter((conjunction) => conjunction.satelliteId === satelliteId);
    const [first, second] = [of(satelliteIds[0]!), of(satelliteIds[1]!)];
    expect(first.length).toBeGreaterThan(5);
    expect(first.map((conjunction) => conjunction.object2.noradId)).toEqual(first.map(() => 90001));
    expect(second.map((conjunction) => conjunction.object2.noradId)).toEqual(second.map(() => 90000));
    // Each meeting is told to both, and met once: the catalogue's element set of the first is not its ephemeris.
    expect(second.map((conjunction) => conjunction.conjunctionData.tca)).toEqual(
      first.map((conjunction) => conjunction.conjunctionData.tca),
    );
    first.forEach((conjunction, index) => {
      expect(second[index]!.totalMissDistance).toBeCloseTo(conjunction.totalMissDistance, 3);
    });
    expect(ended.conjunctionCount).toBe(conjunctions.length);
  });

  it('is refused with the number of a satellite that is not yours', async () => {
    const answer = await platform.app.inject({
      ...route('createScreening'),
      headers,
      payload: { satelliteIds: ['sat-of-somebody-else'] },
    });
    expect(answer.statusCode, answer.body).toBe(404);
  });
});
