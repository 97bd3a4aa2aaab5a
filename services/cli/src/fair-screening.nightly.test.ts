import { formatUtcZ } from '@keepout/astro/epoch';
import type { Screening } from '@keepout/contract/ca/screening';
import { collisionAvoidance } from '@keepout/server/ca/module';
import { startTestPlatform, type TestPlatform } from '@keepout/server/test-platform';
import { route } from '@keepout/server/test-route';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './test-eventually.ts';
import { START_TAI_S, storeSky, type TestOperator, testOperator } from './test-sky.ts';

/** What a cancelled screening may still compute, s: what it takes where the machine does nothing else. */
const CANCELLED_IN_S = 1;
const LARGE = 10;
/** By her own limit; all others have eight. */
const AT_ONCE = 6;

describe('screenings of two operators on one worker', () => {
  let platform: TestPlatform;
  let ada: TestOperator;
  let bob: TestOperator;

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], {
      settings: {
        rateLimitPerMinute: 1_000_000,
        operatorLimits: new Map([['operator-a', { screeningsAtOnce: AT_ONCE }]]),
      },
    });
    await storeSky(platform, 200);
    ada = await testOperator(platform, 'operator-a', '11111111-1111-4111-8111-111111111111');
    bob = await testOperator(platform, 'operator-b', '22222222-2222-4222-8222-222222222222');
  });
  afterEach(async () => {
    await eventually('nothing of hers is open', async () => {
      // One that has just ended cannot be cancelled.
      for (const { screeningId } of await open(ada))
        await ada.send(route('cancelScreening', { screeningId })).catch(() => undefined);
      expect(await open(ada)).toEqual([]);
    });
    await isIdle();
  });
  afterAll(() => platform.close());

  const rows = async <T extends object>(query: string, values: readonly unknown[] = []): Promise<T[]> =>
    (await platform.context.database.pool.query<T>(query, [...values])).rows;
  const isIdle = () =>
    eventually('no task waits for a thread or runs', () => {
      expect(platform.context.threads.counts()).toMatchObject({ running: 0, queued: 0 });
    });
  const read = (operator: TestOperator, id: string) =>
    operator.get<Screening>(route('getScreening', { screeningId: id }));
  const open = async (operator: TestOperator) =>
    (await operator.get<Screening[]>(route('listScreenings'))).filter(({ finishedAt }) => finishedAt === null);
  let hour = 0;
  /** Of a window of its own: nothing is found done. Hundreds of encounters, and seconds of judging. */
  const orderLarge = async (): Promise<string> => {
    const start = formatUtcZ(START_TAI_S + 3600 * hour++);
    const volume = { shape: 'SPHERE', r: 200_000 };
    return (await ada.send(route('createScreening'), { satelliteId: ada.satelliteId, days: 14, start, volume }))
      .screeningId;
  };
  const orderSmall = async (): Promise<string> => {
    const start = formatUtcZ(START_TAI_S + 1800 + 3600 * hour++);
    const volume = { shape: 'SPHERE', r: 20_000 };
    return (await bob.send(route('createScreening'), { satelliteId: bob.satelliteId, days: 0.5, start, volume }))
      .screeningId;
  };
  const isJudged = (id: string) =>
    eventually('parts of it are judged', async () => {
      const { progress } = await read(ada, id);
      expect(progress).toMatchObject({ phase: 'JUDGING' });
      expect(progress.partsDone).toBeGreaterThan(0);
    });

  it('end one that is small before any of ten large ones that another operator has queued', async () => {
    const large: string[] = [];
    for (let n = 0; n < LARGE; n++) large.push(await orderLarge());
    await eventually('they keep the worker busy, as many at once as may be', async () => {
      expect(await rows(`select 1 from screening_block`)).not.toEqual([]);
      expect(await rows(`select 1 from screening where operator_id = 'operator-a' and admitted`)).toHaveLength(AT_ONCE);
    });
    const waiting = await read(ada, large.at(-1)!);
    expect(waiting).toMatchObject({ state: 'QUEUED', progress: { phase: 'WAITING', waitingBehind: LARGE - 1 } });

    const small = await orderSmall();
    const { progress } = await read(bob, small);
    expect(progress.waitingBehind, 'those of others are nobody else’s business').toBe(0);
    expect(await bob.ended(small)).toMatchObject({ state: 'COMPLETED', failure: null });
    const ended = await rows(`select 1 from screening where operator_id = 'operator-a' and state = 'COMPLETED'`);
    expect(ended).toEqual([]);
  });

  it('stop within a second when they are cancelled while they are judged, and leave nothing behind', async () => {
    const id = await orderLarge();
    await isJudged(id);
    const before = await read(ada, id);
    expect(before.progress.percent).toBeLessThan(100);
    expect(before.progress.remainingSeconds).toBeGreaterThan(0);
    const started = process.cpuUsage();
    await ada.send(route('cancelScreening', { screeningId: id }));
    await isIdle();
    const { user, system } = process.cpuUsage(started);
    expect(await read(ada, id)).toMatchObject({ state: 'CANCELLED', conjunctionCount: 0 });
    expect(await rows('select 1 from cdm where screening_id = $1', [id])).toEqual([]);
    await eventually('what was judged is gone', async () => {
      expect(await rows('select 1 from screening_part where screening_id = $1', [id])).toEqual([]);
    });
    expect((user + system) / 1e6).toBeLessThan(CANCELLED_IN_S);
  });
});
