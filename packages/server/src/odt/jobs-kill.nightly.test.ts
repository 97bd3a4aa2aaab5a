import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedJobs } from '../platform/jobs/test-jobs.ts';
import { startTestProgram } from '../platform/test-program.ts';
import type { TestPlatform } from '../test-platform.ts';
import { NETWORK, placeRequest, populate } from './observations/test-observed.ts';
import { passesOfRequests } from './requests/store.ts';
import { AT_ONCE, cutAt, JOBS, type Point } from './test-dying.ts';
import { startTracking, trackingContext } from './test-tracking.ts';

const dying = JSON.stringify(fileURLToPath(new URL('./test-dying.ts', import.meta.url)));
/** Reads what it is to die in. */
const DYING = `import { text } from 'node:stream/consumers';
  import { dieIn } from ${dying};
  await dieIn(...JSON.parse(await text(process.stdin)));`;

/** One request from plan to orbit. Each job is cut off at its worst point, one of them with its process, and then run again. */
describe('jobs of tracking that are cut off or killed', () => {
  let platform: TestPlatform;
  let requestId: string;
  beforeAll(async () => {
    platform = await startTracking({}, { worker: false, settings: AT_ONCE });
    await populate(platform);
    requestId = await placeRequest(platform, {
      passesWanted: 1,
      sensorCodes: [NETWORK.sensorCode],
      maximumPrice: NETWORK.pricePerPass.amount,
    });
  });
  afterAll(() => platform.close());

  const killed = async (job: keyof typeof JOBS, point: Point, about = '') => {
    const { connection } = platform.context.database;
    const child = await startTestProgram(DYING, ['pipe', 'inherit', 'inherit']);
    child.stdin!.end(JSON.stringify([connection, job, about, point]));
    expect(await once(child, 'exit'), `${job} was not killed`).toEqual([null, 'SIGKILL']);
  };
  const cut = async (job: keyof typeof JOBS, point: Point, about = '') =>
    await cutAt(trackingContext(platform), job, about, point);
  const run = async (job: keyof typeof JOBS, about = '') => await JOBS[job](trackingContext(platform), about);
  const rows = async (query: string) => (await platform.context.database.pool.query(query)).rows;
  const count = async (table: string) => Number((await rows(`select count(*) from ${table}`))[0].count);
  const queued = async (name: string) => (await storedJobs(platform.context.database, name)).length;
  const pass = async () => (await passesOfRequests(platform.context.database.orm, [requestId]))[0]!;
  const charged = async () => (await rows('select step from charge order by at')).map(({ step }) => step);

  it('plan: what was not committed is not there; planned again, one pass is planned and ordered once', async () => {
    await cut('plan', 'within');
    expect([await count('observation_pass'), await queued('odt-order')]).toEqual([0, 0]);
    await run('plan');
    await run('plan');
    expect([await count('observation_pass'), await queued('odt-order')]).toEqual([1, 1]);
  });

  it('order: the provider has it and nobody here knows; ordered again, it is one order and one reservation', async () => {
    const { id } = await pass();
    await cut('order', 'before', id);
    expect([(await pass()).status, await count('simulator_order'), await charged()]).toEqual(['PENDING', 1, []]);
    await run('order', id);
    await run('order', id);
    expect([(await pass()).status, await count('simulator_order'), await charged()]).toEqual([
      ...['APPROVED', 1, ['RESERVE']],
    ]);
  });

  it('collect: a file that was kept and not acknowledged comes again, and is known', async () => {
    await cut('collect', 'after');
    const kept = async () => [
      await count('observation_file'),
      await count('provider_delivery'),
      await queued('odt-read-observation'),
    ];
    expect(await kept()).toEqual([1, 1, 1]);
    expect(await count('simulator_order where is_delivered')).toBe(0);
    await run('collect');
    expect(await kept()).toEqual([1, 1, 1]);
    expect(await count('simulator_order where is_delivered')).toBe(1);
  });

  it('read: killed with its process, the file is read again, its pass counts once and is paid once', async () => {
    const fileId = (await pass()).observationFileId!;
    await killed('read', 'within', fileId);
    expect([(await pass()).status, await charged()]).toEqual(['PUBLISHING', ['RESERVE']]);
    await run('read', fileId);
    await run('read', fileId);
    expect([(await pass()).status, await charged()]).toEqual(['SUCCESSFUL', ['RESERVE', 'CAPTURE']]);
    expect(await queued('odt-update-orbit')).toBe(1);
  });

  it('update: the orbit is updated once, and told once', async () => {
    const updateCount = () => count("domain_event where type = 'odt.orbit-updated'");
    await cut('update', 'within', requestId);
    expect([await count('orbit_update'), await updateCount()]).toEqual([0, 0]);
    await run('update', requestId);
    await run('update', requestId);
    expect([await count('orbit_update'), await updateCount()]).toEqual([1, 1]);
    const [request] = await rows('select status from observation_request');
    expect(request).toEqual({ status: 'COMPLETE' });
  });
});
