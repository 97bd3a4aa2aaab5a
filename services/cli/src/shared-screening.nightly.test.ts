import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readEphemerisFile } from '@keepout/assessment/orbit/ephemeris-intake';
import { screenedEphemeris } from '@keepout/assessment/orbit/subject-orbit';
import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import type { Ephemeris } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { mergeTables, type OutcomeTable } from '@keepout/conjunction/screening/blocks/merge';
import { ENCOUNTER_ROW } from '@keepout/conjunction/screening/plan/encounter-table';
import { planScreening } from '@keepout/conjunction/screening/plan/plan';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import type { Screening } from '@keepout/contract/ca/screening';
import { readEphemeris } from '@keepout/server/ca/ephemerides/read.thread';
import { collisionAvoidance } from '@keepout/server/ca/module';
import { publicEphemeridesOf } from '@keepout/server/ca/public-ephemerides/intake';
import { publicForEveryPair } from '@keepout/server/ca/screenings/bystanders';
import { BLOCK_QUEUE, type BlockJob } from '@keepout/server/ca/screenings/queues';
import { type ScreenInput, screen } from '@keepout/server/ca/screenings/screen.thread';
import { screenOnWorkers } from '@keepout/server/ca/screenings/screen-on-workers';
import { workKey } from '@keepout/server/ca/screenings/work';
import { readWork } from '@keepout/server/ca/screenings/work-store';
import { itcOf, testOem } from '@keepout/server/ca/test-oem';
import { type CachedCatalogue, cachedCatalogue } from '@keepout/server/catalogue/cached-catalogue';
import { readContent } from '@keepout/server/platform/files/stored-files';
import { storedJobs, unfinishedJobs } from '@keepout/server/platform/jobs/test-jobs';
import { startTestPlatform, type TestPlatform } from '@keepout/server/test-platform';
import { route } from '@keepout/server/test-route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandWith } from './test-command.ts';
import { eventually } from './test-eventually.ts';
import { buildGates, type TestGates } from './test-gates.ts';
import type { TestProcess } from './test-process.ts';
import { lasting, START_TAI_S, storeSky, testOperator } from './test-sky.ts';
import { areReady, pidOf, startWorker, workerEnvironment } from './test-workers.ts';

/** Objects of the sky beside the satellite and one that meets it. */
const OBJECTS = 100;
/** Wide enough that these meet often, m. */
const RADIUS_M = 60_000;

/**
 * Two processes, which alone take jobs until they stand where the test wants them, and then this one, which does the rest: of each
 * operator's jobs a process of one thread takes one at a time, so neither can leave the other without any. The steps follow each other.
 */
describe('screenings that three workers share, two of them processes', () => {
  let platform: TestPlatform;
  let gates: TestGates;
  let catalogue: CachedCatalogue;
  let killed: TestProcess;
  let slow: TestProcess;

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], {
      worker: false,
      settings: { rateLimitPerMinute: 1_000_000 },
    });
    gates = await buildGates(platform);
    [killed, slow] = [startWorker(platform), startWorker(platform)];
    catalogue = await cachedCatalogue(platform.context.database.orm, await storeSky(platform, OBJECTS));
    await areReady(platform, [killed, slow]);
  });
  afterAll(async () => {
    await Promise.all([killed.kill(), slow.kill()]);
    await platform.close();
  });

  const rows = async <T extends object>(query: string, values: readonly unknown[] = []): Promise<T[]> =>
    (await platform.context.database.pool.query<T>(query, [...values])).rows;

  /** Each process has computed blocks and stands before the first of them is stored. */
  const bothStandBeforeTheirResults = () =>
    eventually('both processes stand before their first result', async () => {
      const sessions = await gates.heldUp('block');
      // One that has a job of each of two operators may stand there twice.
      const standing = new Set(sessions.map(({ pid }) => pid));
      expect(standing, `${killed.output()}${slow.output()}`).toEqual(new Set([pidOf(killed), pidOf(slow)]));
    });
  const queueIsEmpty = () =>
    eventually('no block is left in the queue or in the hands of a worker', async () => {
      expect(await unfinishedJobs(platform.context.database, BLOCK_QUEUE)).toEqual([]);
    });
  const blocksOf = (key: string) =>
    rows<{ block_index: number; encounters: string; report: object; worker: string }>(
      `select block_index, encode(sha256(encounters), 'hex') as encounters, report, worker
       from screening_block where work_key = $1 order by block_index`,
      [key],
    );
  /** The whole record of what was done, by whom and when. */
  const record = () =>
    rows(`select work_key, block_index, encode(sha256(encounters), 'hex') as encounters, report, worker, done_at::text
      from screening_block order by work_key, block_index`);
  const workOf = async (screeningId: string) =>
    (await rows<{ work_key: string }>('select work_key from screening where id = $1', [screeningId]))[0]!.work_key;

  /** Each block of a work as this process alone computes it, without queue or database. */
  async function expectedBlocks(key: string): Promise<{ encounters: string; report: object }[]> {
    const db = platform.context.database.orm;
    const { plan, ephemerides } = (await readWork(db, key))!;
    const input: Omit<ScreenInput, 'blocks'> = {
      plan,
      catalogue: catalogue.packed,
      ephemerides: await Promise.all(
        ephemerides.map(async ({ sha256, noradId }) => {
          const read = readEphemeris({ bytes: (await readContent(db, sha256))!, limitBytes: 1e8 });
          if (!read.ok) throw new Error(read.fault.code);
          const { ephemeris, outline } = read.value;
          return { key: sha256, noradId, ephemeris, outline };
        }),
      ),
    };
    return plan.blocks.map(({ index }) => {
      const [block] = screen({ ...input, blocks: [index] });
      const { encounters, dropouts, coverage } = block!;
      const values = encounters.rows.slice(0, encounters.count * ENCOUNTER_ROW);
      const sha256 = createHash('sha256').update(Buffer.from(values.buffer)).digest('hex');
      return { encounters: sha256, report: { dropouts, coverage } };
    });
  }
  const plain = (blocks: Awaited<ReturnType<typeof blocksOf>>) =>
    blocks.map(({ encounters, report }) => ({ encounters, report }));

  const allPairs = (days: number) =>
    planScreening({
      startTaiS: START_TAI_S,
      stopTaiS: START_TAI_S + days * 86_400,
      volume: { shape: 'sphere', radiusM: RADIUS_M },
      scope: { kind: 'all-pairs' },
    });

  it('stop on every worker when they are cancelled: nothing more is begun, and nothing is recorded', async () => {
    const eve = await testOperator(platform, 'operator-e', '33333333-3333-4333-8333-333333333333');
    await gates.close('block');
    const { screeningId } = await eve.send(route('createScreening'), {
      satelliteId: eve.satelliteId,
      days: 1,
      volume: { shape: 'SPHERE', r: 150_000 },
    });
    const read = () => eve.get<Screening>(route('getScreening', { screeningId }));
    await eventually('the screening runs', async () => expect(await read()).toMatchObject({ state: 'RUNNING' }));
    const stop = new AbortController();
    const everyPair = screenOnWorkers(platform.context, catalogue, allPairs(10), [], () => undefined, stop.signal);
    const aborted = expect(everyPair).rejects.toThrow(/abort/);
    await bothStandBeforeTheirResults();
    await eve.send(route('cancelScreening', { screeningId }));
    stop.abort();
    await aborted;
    // One may have taken a job of the other operator as well before it was cancelled.
    const jobs = await storedJobs<BlockJob>(platform.context.database, BLOCK_QUEUE);
    const begun = jobs.filter(({ startedOn }) => startedOn !== null);
    const extent = begun.reduce((sum, { data }) => sum + Math.min(data.slice ?? 1, data.count), 0);
    await gates.open('block');
    await queueIsEmpty();
    expect(await read()).toMatchObject({ state: 'CANCELLED', conjunctionCount: 0 });
    // What each had computed when it was cancelled, the first blocks of its jobs, is stored; nothing came after.
    const key = await workOf(screeningId);
    const stored = await rows<{ work_key: string }>('select work_key from screening_block');
    expect(stored.length).toBeLessThanOrEqual(extent);
    expect(new Set(stored.map((block) => block.work_key)), 'both were under way').toContain(key);
    expect(await eve.get<Conjunction[]>(route('listConjunctions'))).toEqual([]);
    await rows('delete from screening_block');
  });

  it('end with the bytes of a single process, though one is killed and one stands still past its lease', async () => {
    const stop = new AbortController();
    const ada = await testOperator(platform, 'operator-a', '11111111-1111-4111-8111-111111111111');
    await gates.close('block');
    const screeningId = await ada.upload();
    let outcome: OutcomeTable | undefined;
    const everyPair = screenOnWorkers(platform.context, catalogue, allPairs(1), [], () => undefined, stop.signal).then(
      (table) => {
        outcome = table;
      },
    );
    everyPair.catch(() => undefined);

    await bothStandBeforeTheirResults();
    slow.child.kill('SIGSTOP');
    await killed.kill();
    await gates.open('block');
    await platform.work();

    await eventually('every pair is screened', () => expect(outcome).toBeDefined());
    await everyPair;
    // It has a work of its own once it is planned: every pair may have been faster.
    const finished = await ada.ended(screeningId);
    expect(finished).toMatchObject({ state: 'COMPLETED', failure: null, coverage: 'FULL' });
    const [{ work_key: key }] = (await rows<{ work_key: string }>(
      'select distinct work_key from screening_block where work_key <> $1',
      [await workOf(screeningId)],
    )) as [{ work_key: string }];

    // The dead and the stopped worker stored nothing: another one did all that they had begun.
    for (const work of [key, await workOf(screeningId)])
      for (const { worker } of await blocksOf(work)) expect(worker).toMatch(new RegExp(` ${process.pid}$`));

    // The standing worker goes on where it stood: what it still brings is the second of its kind and changes nothing.
    const before = await record();
    slow.child.kill('SIGCONT');
    // A clean stop waits for all that it has in its hands.
    expect(await slow.stop(), slow.output()).toBe(0);
    await queueIsEmpty();
    expect(await record()).toEqual(before);
    expect(await ada.get<Screening>(route('getScreening', { screeningId }))).toEqual(finished);

    for (const work of [key, await workOf(screeningId)]) {
      const blocks = await blocksOf(work);
      const expected = await expectedBlocks(work);
      expect(blocks.map((block) => block.block_index)).toEqual(expected.map((_, index) => index));
      expect(plain(blocks)).toEqual(expected);
    }
    expect(outcome!.encounters.count).toBeGreaterThan(100);

    // One worker alone, from the beginning, comes to the same events.
    await rows('delete from screening_block');
    const bob = await testOperator(platform, 'operator-b', '22222222-2222-4222-8222-222222222222');
    const alone = await bob.ended(await bob.upload());
    expect(alone.conjunctionCount).toBe(finished.conjunctionCount);
    expect(alone.conjunctionCount).toBeGreaterThan(0);
    const events = async (operator: typeof ada) =>
      (await operator.get<Conjunction[]>(route('listConjunctions'))).map(lasting);
    expect(await events(ada)).toEqual(await events(bob));
    expect(
      await rows('select screening_id, count(*) from cdm group by 1 having count(*) <> $1', [alone.conjunctionCount]),
    ).toEqual([]);
  });

  it('are ordered for every pair of the catalogue from the command line', async () => {
    const out = join(mkdtempSync(join(tmpdir(), 'keepout-screen-all-')), 'all.csv');
    const start = START_TAI_S + 86_400;
    const window = ['--start', formatUtcZ(start), '--days', '0.25', '--threshold-km', String(RADIUS_M / 1000)];
    const environment = workerEnvironment(platform);
    const { code, stdout, stderr } = await commandWith(environment, 'screen-all', ...window, '--out', out);
    expect(code, stderr).toBe(0);
    const plan = planScreening({
      startTaiS: start,
      stopTaiS: start + 21_600,
      volume: { shape: 'sphere', radiusM: RADIUS_M },
      scope: { kind: 'all-pairs' },
    });
    const blocks = plan.blocks.flatMap(({ index }) =>
      screen({ plan, catalogue: catalogue.packed, ephemerides: [], blocks: [index] }),
    );
    const { encounters } = mergeTables(plan, blocks);
    expect(encounters.count).toBeGreaterThan(10);
    expect(stdout).toMatch(
      new RegExp(
        `^${encounters.count} approaches within ${RADIUS_M / 1000} km among ${catalogue.elements.length} objects`,
      ),
    );
    expect(readFileSync(out, 'utf8').trim().split('\n')).toHaveLength(encounters.count + 1);
    rmSync(dirname(out), { recursive: true });
  });

  it('and public ephemerides stand in place of element sets there, as long as they last', async () => {
    const { context } = platform;
    const start = START_TAI_S + 2 * 86_400;
    const [stop, ends] = [start + 21_600, start + 12_000];
    await context.database.pool.query(
      `insert into feed (id, name, kind, address, sets, every_minutes, least_share, is_on) values ('fed-1', 'Starlink', 'EPHEMERIS_FOLDER', '/', '[]', 1, 0, false)`,
    );
    // Some kilometres ahead of the catalogue.
    const published = catalogue.elements.filter((_, index) => index % 9 === 2);
    const orbits = new Map<number, Ephemeris>();
    for (const set of published) {
      const ahead = { ...set, cosparId: '2026-009A', meanAnomalyDeg: set.meanAnomalyDeg + 0.2 };
      const text = itcOf(testOem(ahead, { startTaiS: start - 7200, count: (ends - start + 7200) / 60 + 1, stepS: 60 }));
      const fileName = `MEME_${set.noradId}_AHEAD_3300000_Operational_1_UNCLASSIFIED.txt`;
      const file = { feed: { id: 'fed-1', name: 'Starlink' }, fileName, bytes: Buffer.from(text), isTrial: false };
      expect((await publicEphemeridesOf(context).take(file)).is).toBe('FIRST');
      const taken = readEphemerisFile(text, fileName);
      if (!taken.ok) throw new Error(taken.fault.code);
      orbits.set(set.noradId, screenedEphemeris(tableEphemeris(taken.value.table)));
    }
    const out = join(mkdtempSync(join(tmpdir(), 'keepout-screen-all-')), 'all.csv');
    const window = ['--start', formatUtcZ(start), '--days', '0.25', '--threshold-km', String(RADIUS_M / 1000)];
    const { code, stdout, stderr } = await commandWith(
      workerEnvironment(platform),
      ...['screen-all', ...window, '--out', out],
    );
    expect(code, stderr).toBe(0);
    expect(stdout).toContain(
      `among ${catalogue.elements.length} objects, ${published.length} of them by public ephemeris,`,
    );
    const lines = readFileSync(out, 'utf8').trim().split('\n').slice(1);
    rmSync(dirname(out), { recursive: true });
    const printed = lines.map((line) => {
      const [first, second, tca, range] = line.split(',') as [string, string, string, string];
      const parsed = parseUtc(tca);
      return {
        pair: `${first} ${second}`,
        tcaTaiS: parsed.ok ? parsed.value : Number.NaN,
        missM: Number(range) * 1000,
      };
    });

    /** Every nearest instant of a pair, by looking into each ten seconds. */
    const [x, y] = [new Float64Array(6), new Float64Array(6)];
    const distanceOf =
      (first: Ephemeris, second: Ephemeris) =>
      (t: number): number => {
        first.stateAt(t, x);
        second.stateAt(t, y);
        return Math.hypot(x[0]! - y[0]!, x[1]! - y[1]!, x[2]! - y[2]!);
      };
    function nearest(first: Ephemeris, second: Ephemeris, from: number, to: number) {
      const at = distanceOf(first, second);
      const minima: { tcaTaiS: number; missM: number }[] = [];
      for (let t = from; t < to; t += 10) {
        if (at(t) > RADIUS_M + 200_000) continue;
        let [low, high] = [t, t + 10];
        while (high - low > 1e-4) {
          const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
          if (at(a) < at(b)) high = b;
          else low = a;
        }
        const tcaTaiS = (low + high) / 2;
        const missM = at(tcaTaiS);
        // On the edge it is no minimum.
        if (missM < RADIUS_M && missM < at(t) && missM < at(t + 10)) minima.push({ tcaTaiS, missM });
      }
      return minima;
    }
    /** Where the files end a distance that still falls is told. */
    function atTheirEnd(first: Ephemeris, second: Ephemeris) {
      const at = distanceOf(first, second);
      const missM = at(ends);
      return missM < RADIUS_M && missM < at(ends - 0.01) ? [{ tcaTaiS: ends, missM }] : [];
    }
    const sets = new Map(catalogue.elements.map((set) => [set.noradId, sgp4Ephemeris(set)]));
    const numbers = [...sets.keys()];
    const expected = numbers.flatMap((first, place) =>
      numbers.slice(place + 1).flatMap((second) => {
        if (!orbits.has(first) && !orbits.has(second)) return [];
        const orbitOf = (id: number): Ephemeris => orbits.get(id) ?? sets.get(id)!;
        const events = [
          ...nearest(orbitOf(first), orbitOf(second), start, ends),
          ...atTheirEnd(orbitOf(first), orbitOf(second)),
          ...nearest(sets.get(first)!, sets.get(second)!, ends, stop),
        ];
        return events.map((event) => ({ pair: `${Math.min(first, second)} ${Math.max(first, second)}`, ...event }));
      }),
    );
    const own = printed.filter(({ pair }) => pair.split(' ').some((id) => orbits.has(Number(id))));
    const sorted = (events: typeof own) =>
      events.toSorted((a, b) => (a.pair < b.pair ? -1 : a.pair > b.pair ? 1 : a.tcaTaiS - b.tcaTaiS));
    expect(expected.length).toBeGreaterThan(50);
    expect(sorted(own).map(({ pair }) => pair)).toEqual(sorted(expected).map(({ pair }) => pair));
    sorted(own).forEach((event, k) => {
      expect(event.tcaTaiS).toBeCloseTo(sorted(expected)[k]!.tcaTaiS, 1);
      expect(event.missM).toBeCloseTo(sorted(expected)[k]!.missM, 0);
    });

    // Each block, of parts of the files, is that of the whole files.
    const plan = planScreening({
      startTaiS: start,
      stopTaiS: stop,
      volume: { shape: 'sphere', radiusM: RADIUS_M },
      scope: { kind: 'all-pairs' },
      withEdges: true,
    });
    const ephemerides = (await publicForEveryPair(context, plan.window)).map(({ sha256, noradId }) => ({
      sha256,
      noradId,
    }));
    const key = workKey(catalogue.packed.key, plan, ephemerides);
    expect(plain(await blocksOf(key))).toEqual(await expectedBlocks(key));
  });
});
