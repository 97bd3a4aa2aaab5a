import { formatUtcZ } from '@keepout/astro/epoch';
import type { Screening } from '@keepout/contract/ca/screening';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeTestCatalogue } from '../../catalogue/test-catalogue.ts';
import { deleteJobs, storedJobs } from '../../platform/jobs/test-jobs.ts';
import { nowTaiS } from '../../platform/now.ts';
import { screeningMoved } from '../../ports/ca-events.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { testCrosser, testElements } from '../test-oem.ts';
import { blockJob } from './block-jobs.ts';
import { finishJob } from './finish-job.ts';
import { judgeJob } from './judge-jobs.ts';
import { planJob } from './plan-job.ts';
import { markEnded, readScreening } from './store.ts';
import { sweepWorks } from './work-store.ts';

const START_TAI_S = Math.floor(nowTaiS()) + 600;
const start = formatUtcZ(START_TAI_S);
const { signal } = new AbortController();

describe('the jobs of a screening', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  let satelliteId: string;

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    headers = await platform.bearer();
    await storeTestCatalogue(platform.context, [testElements(START_TAI_S), testCrosser(START_TAI_S)]);
    satelliteId = await platform.addSatellite({ name: 'SENTINEL A', noradId: 90000 });
  });
  beforeEach(async () => {
    await deleteJobs(platform.context.database);
    await rows('delete from screening');
    await rows('delete from screening_work');
  });
  afterAll(() => platform.close());

  const send = (place: Route, payload?: object) =>
    platform.app.inject({ ...place, headers, ...(payload && { payload }) });
  const rows = async <T extends object>(query: string): Promise<T[]> =>
    (await platform.context.database.pool.query<T>(query)).rows;
  const jobs = async (name: string) => {
    const stored = await storedJobs<{ first: number; count: number }>(platform.context.database, name);
    return stored.toSorted((a, b) => b.priority - a.priority).map(({ data, state }) => ({ data, state }));
  };
  async function order(): Promise<string> {
    const answer = await send(route('createScreening'), { satelliteId, days: 1, start });
    expect(answer.statusCode, answer.body).toBe(202);
    return (answer.json() as Screening).screeningId;
  }
  const read = async (id: string) => (await readScreening(platform.context.database.orm, id))!;
  async function planned() {
    const id = await order();
    await planJob(platform.context, id);
    const { workKey, blocksTotal } = await read(id);
    return { id, workKey: workKey!, blocksTotal };
  }

  it('cover its blocks, and planning it twice queues nothing twice', async () => {
    const { id, blocksTotal } = await planned();
    const queued = await jobs('ca-screening-blocks');
    expect(queued.reduce((sum, { data }) => sum + data.count, 0)).toBe(blocksTotal);
    await planJob(platform.context, id);
    expect(await jobs('ca-screening-blocks')).toEqual(queued);
  });

  it('bring its end exactly once, however many workers end at the same time with the same blocks', async () => {
    const { id, workKey, blocksTotal } = await planned();
    const third = Math.ceil(blocksTotal / 3);
    const ranges = [0, third, 2 * third].map((first) => ({ first, count: Math.min(third, blocksTotal - first) }));
    await Promise.all([...ranges, ...ranges].map((range) => blockJob(platform.context, { workKey, ...range }, signal)));
    expect(await jobs('ca-screening-finish')).toHaveLength(1);
    expect((await read(id)).blocksDone).toBe(blocksTotal);
    const twice = async (run: () => Promise<void>) => await Promise.all([run(), run()]);
    await twice(() => finishJob(platform.context, id, signal));
    expect(await read(id)).toMatchObject({ state: 'RUNNING', partsTotal: 1, partsDone: 0 });
    expect(await jobs('ca-screening-judging')).toMatchObject([{ data: { screeningId: id, first: 0, count: 1 } }]);
    // What is all that it has found is stored by who judges it.
    await twice(() => judgeJob(platform.context, { screeningId: id, first: 0, count: 1 }, signal));
    expect(await read(id)).toMatchObject({ state: 'COMPLETED', partsDone: 1 });
    expect(await jobs('ca-screening-finish')).toHaveLength(1);
    expect(await rows(`select 1 from domain_event where type = 'ca.screening-ended'`)).toHaveLength(1);
    expect(await rows('select 1 from screening_part')).toEqual([]);
  });

  it('say what they found as soon as all of them are done, in the record and in the news, and not before', async () => {
    const publish = vi.spyOn(platform.context.events, 'publish');
    const { id, workKey, blocksTotal } = await planned();
    const told = () => publish.mock.calls.filter(([, , kind]) => kind === screeningMoved).at(-1)?.[3];
    const record = async (): Promise<Screening> => (await send(route('getScreening', { screeningId: id }))).json();
    await blockJob(platform.context, { workKey, first: 0, count: blocksTotal }, signal);
    expect((await record()).progress).not.toHaveProperty('conjunctionsFound');
    expect(told()).toMatchObject({ counts: { blocksDone: blocksTotal, partsTotal: null } });
    await finishJob(platform.context, id, signal);
    const { conjunctionsFound } = (await record()).progress;
    expect(conjunctionsFound).toBeGreaterThan(0);
    expect(told()).toMatchObject({ counts: { partsDone: 0, partsTotal: 1, conjunctionsFound } });
    await judgeJob(platform.context, { screeningId: id, first: 0, count: 1 }, signal);
    const { conjunctionCount, progress } = await record();
    expect(conjunctionCount).toBe(conjunctionsFound);
    expect(progress).toMatchObject({ partsDone: 1, partsTotal: 1 });
    expect(progress).not.toHaveProperty('conjunctionsFound');
    publish.mockRestore();
  });

  it('judge and store at once, at the turn of their last block, what is no more than a part, once where two do', async () => {
    const turn = { priority: -7, ownerId: 'them' };
    const { id, workKey, blocksTotal } = await planned();
    await blockJob(platform.context, { workKey, first: 0, count: blocksTotal }, signal, turn);
    expect(await jobs('ca-screening-finish')).toMatchObject([{ data: { screeningId: id, priority: -7 } }]);
    const run = vi.spyOn(platform.context.threads, 'run');
    await Promise.all([finishJob(platform.context, id, signal, turn), finishJob(platform.context, id, signal, turn)]);
    const turns = run.mock.calls.map(([, , options]) => options?.turn);
    run.mockRestore();
    expect(turns.length).toBeGreaterThan(0);
    for (const each of turns) expect(each).toEqual(turn);
    expect(await jobs('ca-screening-judging')).toEqual([]);
    expect(await rows('select 1 from screening_judging')).toEqual([]);
    expect(await read(id)).toMatchObject({ state: 'COMPLETED', conjunctionCount: 30, partsDone: 1, partsTotal: 1 });
    const ends = await rows(
      `select 1 from domain_event where type = 'ca.screening-ended' and data->>'screeningId' = '${id}'`,
    );
    expect(ends).toHaveLength(1);
  });

  it('are stored as nothing where the screening is cancelled while it is judged at once', async () => {
    const turn = { priority: 0, ownerId: 'them' };
    const { id, workKey, blocksTotal } = await planned();
    await blockJob(platform.context, { workKey, first: 0, count: blocksTotal }, signal, turn);
    const { threads } = platform.context;
    const run = vi.spyOn(threads, 'run').mockImplementationOnce(async (...asked) => {
      await send(route('cancelScreening', { screeningId: id }));
      run.mockRestore();
      return await threads.run(...asked);
    });
    const before = await rows('select 1 from cdm');
    await finishJob(platform.context, id, signal, turn);
    expect(await read(id)).toMatchObject({ state: 'CANCELLED', conjunctionCount: 0 });
    expect(await rows('select 1 from cdm')).toHaveLength(before.length);
  });

  it('keep what they judge from the second attempt on: a machine that has no time for all of it has some the next time', async () => {
    const { id, workKey, blocksTotal } = await planned();
    await blockJob(platform.context, { workKey, first: 0, count: blocksTotal }, signal);
    await finishJob(platform.context, id, signal);
    await judgeJob(platform.context, { screeningId: id, first: 0, count: 1 }, signal, undefined, 1);
    expect(await read(id)).toMatchObject({ state: 'RUNNING', partsDone: 1, partsTotal: 1 });
    await finishJob(platform.context, id, signal);
    expect(await read(id)).toMatchObject({ state: 'COMPLETED', conjunctionCount: 30 });
  });

  it('are judged part by part where others judge some of them, and whoever is last brings their end', async () => {
    const publish = vi.spyOn(platform.context.events, 'publish');
    const { id, workKey, blocksTotal } = await planned();
    await blockJob(platform.context, { workKey, first: 0, count: blocksTotal }, signal);
    await finishJob(platform.context, id, signal);
    // Each half as if it were too much for one job.
    await rows(`
      insert into screening_part (screening_id, part_index, subject_index, encounters)
        select screening_id, 1, subject_index, substr(encounters, 1 + octet_length(encounters) / 2) from screening_part;
      update screening_part set encounters = substr(encounters, 1, octet_length(encounters) / 2) where part_index = 0;
      update screening set parts_total = 2`);
    const judge = (first: number) => judgeJob(platform.context, { screeningId: id, first, count: 1 }, signal);
    await judge(1);
    const told = publish.mock.calls.filter(([, , kind]) => kind === screeningMoved).at(-1)?.[3];
    expect(told).toMatchObject({ counts: { partsDone: 1, partsTotal: 2 } });
    // Again: what is judged already is nobody's work.
    await judge(1);
    expect(await read(id)).toMatchObject({ state: 'RUNNING', partsDone: 1 });
    expect(await jobs('ca-screening-finish')).toHaveLength(1);
    await judge(0);
    expect(await jobs('ca-screening-finish')).toHaveLength(2);
    await finishJob(platform.context, id, signal);
    const { conjunctionCount } = await read(id);
    expect(conjunctionCount).toBe(30);
    publish.mockRestore();
  });

  it('find the work of an earlier screening of the same content done', async () => {
    const first = await planned();
    await blockJob(platform.context, { workKey: first.workKey, first: 0, count: first.blocksTotal }, signal);
    const second = await planned();
    expect(second.workKey).toBe(first.workKey);
    expect(await read(second.id)).toMatchObject({ state: 'RUNNING', blocksDone: first.blocksTotal });
    expect(await jobs('ca-screening-finish')).toHaveLength(2);
  });

  it('leave the queue with it when it is cancelled, and do nothing when they were fetched before', async () => {
    const { id, workKey, blocksTotal } = await planned();
    expect((await send(route('cancelScreening', { screeningId: id }))).statusCode).toBe(204);
    expect((await jobs('ca-screening-blocks')).map((job) => job.state)).not.toContain('created');
    await blockJob(platform.context, { workKey, first: 0, count: blocksTotal }, signal);
    expect(await rows('select 1 from screening_block')).toEqual([]);
  });

  it('go on for another screening of the same content when the first is cancelled', async () => {
    const [first, second] = [await planned(), await planned()];
    expect(second.workKey).toBe(first.workKey);
    expect((await send(route('cancelScreening', { screeningId: first.id }))).statusCode).toBe(204);
    await blockJob(platform.context, { workKey: first.workKey, first: 0, count: first.blocksTotal }, signal);
    expect(await read(second.id)).toMatchObject({ blocksDone: first.blocksTotal });
    expect(await jobs('ca-screening-finish')).toHaveLength(1);
  });

  it('are planned again when their plan is of another version of the engine', async () => {
    const { id, workKey } = await planned();
    await rows(`update screening_work set plan = jsonb_set(plan, '{algorithmVersion}', '"of-yesterday"')`);
    await blockJob(platform.context, { workKey, first: 0, count: 1 }, signal);
    expect(await read(id)).toMatchObject({ state: 'QUEUED', workKey: null });
    expect(await jobs('ca-screening')).toHaveLength(2);
  });

  it('of another version, planned anew while they are stored, are not ended by it', async () => {
    const end = { state: 'COMPLETED', coverage: 'FULL' } as const;
    const { id, workKey } = await planned();
    await rows(`update screening_work set plan = jsonb_set(plan, '{algorithmVersion}', '"of-yesterday"')`);
    await blockJob(platform.context, { workKey, first: 0, count: 1 }, signal);
    expect(await markEnded(platform.context.database.orm, id, end)).toBe(false);
    await planJob(platform.context, id);
    expect(await markEnded(platform.context.database.orm, id, end)).toBe(true);
  });

  it('of another version leave alone what is being judged: it needs no block any more, and comes to its end', async () => {
    const { id, workKey, blocksTotal } = await planned();
    await blockJob(platform.context, { workKey, first: 0, count: blocksTotal }, signal);
    await finishJob(platform.context, id, signal);
    await rows(`update screening_work set plan = jsonb_set(plan, '{algorithmVersion}', '"of-yesterday"')`);
    await blockJob(platform.context, { workKey, first: 0, count: 1 }, signal);
    expect(await read(id)).toMatchObject({ state: 'RUNNING', workKey, partsTotal: 1 });
    await judgeJob(platform.context, { screeningId: id, first: 0, count: 1 }, signal);
    await finishJob(platform.context, id, signal);
    expect(await read(id)).toMatchObject({ state: 'COMPLETED' });
  });

  it('keep their results for a while after the last use, and never sweep what somebody waits for', async () => {
    const waiting = await planned();
    await rows(`update screening_work set used_at = now() - interval '1 year'`);
    await sweepWorks(platform.context.database.orm);
    expect(await rows('select 1 from screening_work')).toHaveLength(1);
    await send(route('cancelScreening', { screeningId: waiting.id }));
    await sweepWorks(platform.context.database.orm);
    expect(await rows('select 1 from screening_work')).toEqual([]);
  });
});
