import type { Observation } from '@keepout/contract/odt/observation';
import type { ObservationReport } from '@keepout/contract/odt/report';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlatform } from '../../test-platform.ts';
import { orbitUpdate } from '../orbit-updates/tables.ts';
import { providersOf } from '../providers/registry.ts';
import { findPass } from '../requests/store.ts';
import { orderPass } from '../schedule/order-job.ts';
import { call, startTracking, trackingContext } from '../test-tracking.ts';
import { collectDeliveries } from './collect-job.ts';
import { readObservation } from './read-job.ts';
import { OPERATOR, placePass, placeRequest, populate, TARGET } from './test-observed.ts';
import { updateByObservations } from './update-job.ts';

const who = { operatorId: OPERATOR };
/** Low enough that the air brakes it by kilometres a day. */
const LOW = { ...TARGET, noradId: 91_100, name: 'LOW', cosparId: '2020-001C', meanMotionRevPerDay: 15.3, bstar: 4e-4 };

describe('passes of an object that is known by its element set', () => {
  let platform: TestPlatform;
  let first: string;
  let second: string;
  beforeAll(async () => {
    platform = await startTracking({}, { worker: false, settings: { simulatorSpeed: 1e9, simulatorFailureShare: 0 } });
    await populate(platform);
    first = await placeRequest(platform, { elements: LOW, passesWanted: 3 });
    second = await placeRequest(platform, { elements: LOW });
  });
  afterAll(() => platform.close());

  const world = () => trackingContext(platform);
  const filesOf = async (requestId: string) =>
    (await call<Observation[]>(platform, who, 'GET', `observations?request-id=${requestId}`)).json.toReversed();
  const updatesOf = async (requestId: string) =>
    await platform.context.database.orm.select().from(orbitUpdate).where(eq(orbitUpdate.requestId, requestId));
  const holding = async (requestId: string) =>
    (await updatesOf(requestId)).filter(({ state }) => state !== 'WITHDRAWN');
  /** Orders passes and takes in what they bring; reads nothing. */
  const observe = async (requestId: string, spans: readonly number[]): Promise<string[]> => {
    const context = world();
    const fileIds: string[] = [];
    for (const span of spans) {
      const pass = await placePass(platform, requestId, { span, elements: LOW });
      await orderPass(context, { passId: pass.id });
      await collectDeliveries(context, providersOf(context));
      fileIds.push((await findPass(context.database.orm, pass.id))!.observationFileId!);
    }
    return fileIds;
  };
  const sigmaOf = (update: Observation['orbitUpdate']) => Math.hypot(...update!.after!.sigmaRtn);
  const sourceOf = async (fileId: string) => {
    const { json } = await call<ObservationReport>(platform, who, 'GET', `observations/report/${fileId}`);
    return json.reports[0]!.associationResults[0]!.orbitSource;
  };

  it('are each found to be of it, hours and half a day later, and each makes the orbit better', async () => {
    const fileIds = await observe(first, [0, 3, 7]);
    for (const fileId of fileIds) await readObservation(world(), fileId);
    await updateByObservations(world(), { requestId: first });
    const files = await filesOf(first);
    expect(files.map(({ isAssociated, reason }) => [isAssociated, reason])).toEqual([
      [true, ''],
      [true, ''],
      [true, ''],
    ]);
    const updates = await holding(first);
    expect(updates.map(({ fileIds: used, state }) => [used.length, state])).toEqual([
      [1, 'UPDATED'],
      [2, 'UPDATED'],
      [3, 'UPDATED'],
    ]);
    expect(await sourceOf(fileIds[0]!)).toBe('Element set of the catalogue in use.');
    expect(await sourceOf(fileIds[2]!)).toMatch(/^Orbit of .* by 2 passes that you observed\.$/);
    const sigmas = updates.map(({ after }) =>
      Math.sqrt([0, 1, 2].reduce((sum, k) => sum + after!.covarianceRtn[k]![k]!, 0)),
    );
    expect(sigmas[0]).toBeLessThan(100);
    expect(sigmas[2]).toBeLessThan(sigmas[0]!);
  });

  it('of a later request begin with what the earlier one found', async () => {
    const [fileId = ''] = await observe(second, [9]);
    await readObservation(world(), fileId);
    await updateByObservations(world(), { requestId: second });
    expect(await sourceOf(fileId)).toMatch(/^Orbit of .* by 3 passes that you observed\.$/);
    const [file] = await filesOf(second);
    expect(file).toMatchObject({ isAssociated: true });
    expect(file!.orbitUpdate).toMatchObject({ state: 'UPDATED', priorSource: 'ORBIT_UPDATE' });
    const [update] = await holding(second);
    expect(update!.basis).toEqual([(await holding(first)).at(-1)!.id]);
    expect(sigmaOf(file!.orbitUpdate)).toBeLessThan(100);
  });

  it('are computed again without a pass that was disowned, across requests', async () => {
    const disowned = (await filesOf(first))[2]!;
    const [before] = await holding(second);
    await call(platform, who, 'POST', `observations/${disowned.observationFileId}/disown`);
    const [fallen] = await updatesOf(second);
    expect(fallen).toMatchObject({ id: before!.id, state: 'WITHDRAWN' });
    expect(fallen!.message).toContain('It began with an orbit that rests on a file');
    await updateByObservations(world(), { requestId: first });
    await updateByObservations(world(), { requestId: second });
    const [again] = await holding(second);
    expect(again).toMatchObject({ state: 'UPDATED', fileIds: fallen!.fileIds, priorSource: 'ORBIT_UPDATE' });
    const kept = (await holding(first)).find(({ fileIds }) => fileIds.length === 2)!;
    expect(again!.basis).toEqual([kept.id]);
  });
});
