import { formatUtcZ } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import type { Screening } from '@keepout/contract/ca/screening';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeCatalogue } from '../../catalogue/load.ts';
import { testForm } from '../../platform/http/test-form.ts';
import { deleteJobs } from '../../platform/jobs/test-jobs.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { testCrosser, testElements, testOem } from '../test-oem.ts';
import { blockJob } from './block-jobs.ts';
import { planJob } from './plan-job.ts';
import { readScreening } from './store.ts';
import { finishWholly, screenWholly } from './test-finish.ts';

const START_TAI_S = Math.floor(nowTaiS()) + 600;
const HOUR = 3600;
const { signal } = new AbortController();

/** Two satellites of an operator, somebody who crosses them, a crowd in the same shell, and one that comes down. */
const own = testElements(START_TAI_S);
const other = testElements(START_TAI_S, { noradId: 90010, name: 'SENTINEL B', raanDeg: 20, meanAnomalyDeg: 20 });
const crowd = Array.from({ length: 120 }, (_, k) =>
  testElements(START_TAI_S, {
    noradId: 91_000 + k,
    name: `OBJECT ${k}`,
    cosparId: '',
    meanMotionRevPerDay: 14.97 + k * 2e-4,
    inclinationDeg: 40 + (k % 100),
    raanDeg: (k * 137.5) % 360,
    meanAnomalyDeg: (k * 73.3) % 360,
    eccentricity: 0.0005,
  }),
);
const falling = testElements(START_TAI_S, {
  noradId: 99_000,
  name: 'FALLING',
  meanMotionRevPerDay: 16.45,
  bstar: 0.02,
});
const monday: readonly MeanElements[] = [own, other, testCrosser(START_TAI_S), falling, ...crowd];
/** The next day's catalogue: some of the crowd moved on, one is gone, one is new. */
const tuesday: readonly MeanElements[] = [
  ...monday
    .filter((set) => set.noradId !== 91_007)
    .map((set) =>
      set.noradId % 20 === 0 && set.name.startsWith('OBJECT')
        ? { ...set, meanAnomalyDeg: (set.meanAnomalyDeg + 1) % 360 }
        : set,
    ),
  testElements(START_TAI_S, { noradId: 95_000, name: 'NEW', raanDeg: 270, meanAnomalyDeg: 100 }),
];
const wide = { shape: 'ELLIPSOID', r: 10_000, t: 40_000, n: 40_000 } as const;

describe('a screening that is asked again after something has changed', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  let fleet: string[];

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    headers = await platform.bearer();
    fleet = [await createSatellite('SENTINEL A', 90000), await createSatellite('SENTINEL B', 90010)];
  });
  beforeEach(async () => {
    for (const table of ['cdm', 'conjunction', 'screening', 'screening_work', 'ephemeris', 'catalogue']) {
      await rows(`delete from ${table}`);
    }
    await deleteJobs(platform.context.database);
    await load(monday, 'monday');
  });
  afterAll(() => platform.close());

  const rows = async <T extends object>(query: string, values: readonly unknown[] = []): Promise<T[]> =>
    (await platform.context.database.pool.query<T>(query, [...values])).rows;
  const load = async (elements: readonly MeanElements[], source: string) =>
    await storeCatalogue(platform.context, {
      format: 'omm-json',
      elements,
      rejectedCount: 0,
      faults: [],
      source,
      bytes: Buffer.from(source),
    });
  async function send<T>(place: Route, payload?: object, as = headers): Promise<T> {
    const request = { ...place, headers: as, ...(payload && { payload }) };
    const answer = await platform.app.inject(request);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return (answer.body === '' ? undefined : answer.json()) as T;
  }
  const createSatellite = (name: string, noradId: number, as = headers) => platform.addSatellite({ name, noradId }, as);
  const order = async (change: object = {}, as = headers): Promise<string> => {
    const body = { satelliteIds: fleet, start: formatUtcZ(START_TAI_S), days: 0.5, volume: wide, ...change };
    return (await send<Screening>(route('createScreening'), body, as)).screeningId;
  };
  const read = async (id: string) => (await readScreening(platform.context.database.orm, id))!;
  const doBlocks = async (id: string, first = 0, count = 1000) =>
    await blockJob(platform.context, { workKey: (await read(id)).workKey!, first, count }, signal);
  async function run(id: string, as = headers): Promise<Screening> {
    await screenWholly(platform.context, id);
    return await send<Screening>(route('getScreening', { screeningId: id }), undefined, as);
  }
  /** What the blocks report besides encounters. */
  const blocksOf = async (id: string) =>
    await rows(
      `select block_index, octet_length(encounters) as bytes, report
       from screening_block where work_key = $1 order by block_index`,
      [(await read(id)).workKey],
    );
  const eventsOf = async (id: string) =>
    (await send<Conjunction[]>(route('listScreeningConjunctions', { screeningId: id }))).map((conjunction) => ({
      satelliteId: conjunction.satelliteId,
      other: conjunction.object2.noradId,
      tca: conjunction.conjunctionData.tca.slice(0, 19),
      riskLevel: conjunction.conjunctionData.riskLevel,
      missM: conjunction.totalMissDistance,
      pc: conjunction.probabilityOfCollision,
    }));
  /** The same screening as if there had been none before. */
  async function wholly(change: object = {}): Promise<{ screening: Screening; blocks: object[]; events: object[] }> {
    await rows('delete from screening_work');
    const id = await order(change);
    const screening = await run(id);
    expect(screening.extent).toMatchObject({ mode: 'WHOLE', reason: 'NO_EARLIER_RESULT' });
    const events = (await eventsOf(id)).map(({ missM, pc, ...same }) => ({
      ...same,
      missM: expect.closeTo(missM, 2),
      pc: pc === null ? null : expect.closeTo(pc, 12),
    }));
    return { screening, blocks: await blocksOf(id), events };
  }

  it('screens only what a newer catalogue changed, with the outcome of a whole run', async () => {
    const first = await run(await order());
    expect(first.extent).toEqual({
      mode: 'WHOLE',
      reason: 'NO_EARLIER_RESULT',
      earlierScreeningId: null,
      objectsChanged: null,
      blocksTakenOver: 0,
      encountersTakenOver: 0,
    });
    await load(tuesday, 'tuesday');
    const id = await order();
    const second = await run(id);
    expect(second.extent).toMatchObject({
      mode: 'CHANGES',
      reason: null,
      earlierScreeningId: first.screeningId,
      objectsChanged: 7,
      blocksTakenOver: second.progress.blocksTotal,
    });
    expect(second.extent!.encountersTakenOver).toBeGreaterThan(15);
    const [blocks, events] = [await blocksOf(id), await eventsOf(id)];
    const { screening, ...expected } = await wholly();
    expect({ blocks, events }).toEqual(expected);
    expect(second.dropouts).toEqual(screening.dropouts);
    expect(new Set(second.dropouts.map((dropout) => dropout.noradId))).toEqual(new Set([99_000]));
    expect(events.length).toBeGreaterThan(15);
    expect(second).toMatchObject({
      state: 'COMPLETED',
      conjunctionCount: screening.conjunctionCount,
      risks: screening.risks,
      worstProbability: screening.worstProbability,
    });
  });

  it('takes whole blocks over when the window moves on, and keeps an ephemeris that has not changed', async () => {
    const oem = testOem(own, { startTaiS: START_TAI_S, count: 1441, stepS: 60 });
    const form = testForm([{ name: 'a.oem', content: oem }], { 'satellite-id': fleet[0]!, screen: 'false' });
    const answer = await platform.app.inject({
      ...route('uploadEphemeris'),
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    await run(await order());
    // The element set of the satellite itself changes with the rest; its ephemeris speaks for it.
    await load([...tuesday.filter((set) => set !== own), { ...own, meanAnomalyDeg: 0.1 }], 'tuesday');
    const later = { start: formatUtcZ(START_TAI_S + 3 * HOUR) };
    const id = await order(later);
    const second = await run(id);
    const { blocksTotal } = second.progress;
    expect(second.extent).toMatchObject({ mode: 'CHANGES', objectsChanged: 8 });
    expect(second.extent!.blocksTakenOver).toBeGreaterThan(blocksTotal / 2);
    expect(second.extent!.blocksTakenOver).toBeLessThan(blocksTotal);
    const [blocks, events] = [await blocksOf(id), await eventsOf(id)];
    const { screening, ...expected } = await wholly(later);
    expect({ blocks, events }).toEqual(expected);
    expect(screening.coverage).toBe('FULL');
  });

  it('loses nothing when its worker is stopped in the middle, its job comes twice, or the earlier result goes away', async () => {
    await run(await order());
    await load(tuesday, 'tuesday');
    const id = await order();
    await planJob(platform.context, id);
    const { extent, blocksTotal } = await read(id);
    expect(extent).toMatchObject({ mode: 'CHANGES' });
    await doBlocks(id, 0, Math.floor(blocksTotal / 3));
    const stop = new AbortController();
    stop.abort(new Error('killed'));
    const { workKey } = await read(id);
    await expect(
      blockJob(platform.context, { workKey: workKey!, first: 0, count: blocksTotal }, stop.signal),
    ).rejects.toThrow();
    await rows('delete from screening_work where key <> $1', [workKey]);
    await Promise.all([doBlocks(id, 0, blocksTotal), doBlocks(id, 0, blocksTotal)]);
    await finishWholly(platform.context, id);
    expect(await read(id)).toMatchObject({ state: 'COMPLETED', blocksDone: blocksTotal });
    const [blocks, events] = [await blocksOf(id), await eventsOf(id)];
    const { screening: _, ...expected } = await wholly();
    expect({ blocks, events }).toEqual(expected);
  });

  it('is cancelled like any other', async () => {
    await run(await order());
    await load(tuesday, 'tuesday');
    const id = await order();
    await planJob(platform.context, id);
    await send(route('cancelScreening', { screeningId: id }));
    await doBlocks(id);
    expect(await blocksOf(id)).toEqual([]);
  });

  it('is a whole run, and says why, when what was found before is of no use', async () => {
    const first = await run(await order());
    const extentOf = async (change: object = {}) => {
      const id = await order(change);
      await planJob(platform.context, id);
      return (await read(id)).extent;
    };
    const because = (reason: string) => ({ mode: 'WHOLE', reason, earlierScreeningId: first.screeningId });
    expect(await extentOf({ volume: { shape: 'SPHERE', r: 20_000 } })).toMatchObject(because('OTHER_VOLUME'));
    expect(await extentOf({ start: formatUtcZ(START_TAI_S + 100 * HOUR) })).toMatchObject(because('OTHER_WINDOW'));
    await load(
      monday.map((set) => ({ ...set, bstar: 2 * set.bstar })),
      'tuesday',
    );
    expect(await extentOf()).toMatchObject({ ...because('TOO_MANY_CHANGES'), objectsChanged: monday.length });
    await rows(`update screening_work set plan = jsonb_set(plan, '{algorithmVersion}', '"of-yesterday"')`);
    expect(await extentOf({ days: 0.6 })).toMatchObject(because('OTHER_VERSION'));
    await rows(`update screening set state = 'FAILED'`);
    expect(await extentOf({ days: 0.7 })).toMatchObject({ reason: 'NO_EARLIER_RESULT', earlierScreeningId: null });
  });

  it('screens nothing when nothing has changed, and tells another operator nothing of the first', async () => {
    const first = await run(await order());
    const again = await run(await order());
    expect(again.extent).toMatchObject({ mode: 'REPEATED', earlierScreeningId: null, objectsChanged: 0 });
    expect(again.conjunctionCount).toBe(first.conjunctionCount);
    await load(tuesday, 'tuesday');
    const mine = await order();
    await planJob(platform.context, mine);
    expect((await read(mine)).extent).toMatchObject({ mode: 'CHANGES' });
    const bob = await platform.bearer({ operatorId: 'operator-b', subject: '22222222-2222-4222-8222-222222222222' });
    const satelliteIds = [await createSatellite('A', 90000, bob), await createSatellite('B', 90010, bob)];
    const theirs = await run(await order({ satelliteIds }, bob), bob);
    expect((await read(mine)).workKey).toBe((await read(theirs.screeningId)).workKey);
    expect(theirs.extent).toMatchObject({ mode: 'CHANGES', earlierScreeningId: null });
    expect(theirs.state).toBe('COMPLETED');
  });
});
