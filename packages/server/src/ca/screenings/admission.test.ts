import type { Screening } from '@keepout/contract/ca/screening';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeTestCatalogue } from '../../catalogue/test-catalogue.ts';
import { storedJobs } from '../../platform/jobs/test-jobs.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { testCrosser, testElements } from '../test-oem.ts';
import { admitJob } from './admission.ts';
import { ADMIT_QUEUE, type AdmitJob, SCREENING_PLAN_QUEUE, type ScreeningJob } from './queues.ts';

describe('a screening for which its operator has no place', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };

  beforeAll(async () => {
    const settings = { screeningsAtOnce: 2 };
    platform = await startTestPlatform([collisionAvoidance], { worker: false, settings });
    headers = await platform.bearer();
    await storeTestCatalogue(platform.context, [testElements(nowTaiS()), testCrosser(nowTaiS())]);
  });
  afterAll(() => platform.close());

  const answerTo = async (
    asked: ReturnType<typeof route>,
    payload?: object,
  ): Promise<{ satelliteId?: string } & Partial<Screening>> => {
    const answer = await platform.app.inject({ ...asked, headers, ...(payload && { payload }) });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.body === '' ? {} : answer.json();
  };
  const jobs = async <Data>(name: string): Promise<Data[]> =>
    (await storedJobs<Data>(platform.context.database, name)).map(({ data }) => data);
  const planned = async () =>
    (await jobs<ScreeningJob>(SCREENING_PLAN_QUEUE)).map(({ screeningId }) => screeningId).toSorted();

  it('has no job either, and begins when one before it ends', async () => {
    const satelliteId = await platform.addSatellite({ name: 'SENTINEL A', noradId: 90000 });
    const ordered: string[] = [];
    for (let k = 0; k < 4; k++) {
      const { screeningId } = await answerTo(route('createScreening'), { satelliteId, days: 1 });
      ordered.push(screeningId!);
    }
    const [first, second, third, fourth] = ordered;
    expect(await planned()).toEqual([first, second].toSorted());
    await answerTo(route('cancelScreening', { screeningId: first! }));
    const [ended] = await jobs<AdmitJob>(ADMIT_QUEUE);
    await admitJob(platform.context, ended!);
    expect(await planned()).toEqual([first, second, third].toSorted());
    // Nobody has ended since.
    await admitJob(platform.context, ended!);
    expect(await planned()).not.toContain(fourth);
  });
});
