import { gunzipSync } from 'node:zlib';
import type { SpaceWeatherDays } from '@keepout/astro/atmosphere-model';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { Observation } from '@keepout/contract/odt/observation';
import type { Opportunities } from '@keepout/contract/odt/opportunity';
import type { ObservationReport } from '@keepout/contract/odt/report';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domainEvent } from '../../platform/events/tables.ts';
import { nowTaiS } from '../../platform/now.ts';
import { keepSpaceWeather } from '../../space-weather/store.ts';
import type { TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { busyTimes } from '../opportunities/busy.ts';
import { orbitUpdateTable } from '../orbit-updates/tables.ts';
import { providersOf } from '../providers/registry.ts';
import { simulatorTruth } from '../providers/simulator/tables.ts';
import { findPass, findRequestById } from '../requests/store.ts';
import { orderPass } from '../schedule/order-job.ts';
import { sensorsById } from '../sensors/store.ts';
import { call, startTracking, trackingContext } from '../test-tracking.ts';
import { collectDeliveries } from './jobs.ts';
import { readObservation } from './read-job.ts';
import {
  deliverPass,
  encounterOfTarget,
  OPERATOR,
  placePass,
  placeRequest,
  populate,
  START_TAI_S,
  TARGET,
} from './test-observed.ts';
import { updateByObservations } from './update-job.ts';

const CONJUNCTION = 'con_test';
/** Half a day ahead, after the passes. */
const encounter = { ...encounterOfTarget(TARGET, START_TAI_S + 43_200), orbitUpdateIds: [] as string[] };
const encounters = { [`${OPERATOR} ${CONJUNCTION}`]: encounter };
const who = { operatorId: OPERATOR };

/** Forty days around now. */
function quietDays(): SpaceWeatherDays {
  const ap = [5, 5, 6, 7, 5, 4, 4, 5];
  const day = { f107: 145, f107Mean: 140, ap, apMean: 5, source: 'observed' } as const;
  return { firstDay: Math.floor(START_TAI_S / 86_400) - 20, days: Array.from({ length: 40 }, () => day) };
}

describe('observations of a simulated sensor', () => {
  let platform: TestPlatform;
  let requestId: string;
  beforeAll(async () => {
    platform = await startTracking(encounters, {
      worker: false,
      settings: { simulatorSpeed: 1e9, simulatorFailureShare: 0 },
    });
    await populate(platform);
    await keepSpaceWeather(platform.context.database, quietDays(), 'SW-All.csv');
    requestId = await placeRequest(platform, {
      targetKind: 'CONJUNCTION_SECONDARY',
      conjunctionId: CONJUNCTION,
      compression: 'GZIP',
    });
  });
  afterAll(() => platform.close());

  const world = () => trackingContext(platform, encounters);
  const get = async <T>(place: Route, extraHeaders = {}) =>
    await call<T>(platform, who, place, undefined, extraHeaders);
  const filesOf = async () =>
    (await get<Observation[]>(route('listObservations', {}, { 'request-id': requestId }))).json;
  const eventsOf = async (type: string) =>
    (await platform.context.database.orm.select().from(domainEvent).where(eq(domainEvent.type, type))).map(
      ({ data }) => data as Record<string, unknown>,
    );
  const delivered = async (whose: string, span: number) => await deliverPass(platform, world(), whose, { span });
  const observe = async (span: number): Promise<string> => {
    const context = world();
    const observationFileId = await delivered(requestId, span);
    await readObservation(context, observationFileId);
    await updateByObservations(context, { requestId });
    return observationFileId;
  };
  const sigmas = (update: Observation['orbitUpdate']) => [update!.before.sigmaRtn[1]!, update!.after!.sigmaRtn[1]!];

  it('A-08 a pass that was ordered delivers a file: listed, to be fetched as it came, and its pass counts', async () => {
    const fileId = await observe(0);
    const [file] = await filesOf();
    expect(file).toMatchObject({
      'file-id': fileId,
      observationFileId: fileId,
      observationRequestId: requestId,
      sensorCode: 'SIM-R',
      messageType: 'TDM_KVN',
      fileCompressionType: 'GZIP',
      dataMode: 'SIMULATED',
      catalogueId: TARGET.noradId,
      catalogueIdBestAssociation: TARGET.noradId,
      isAssociated: true,
      isWithdrawn: false,
      reason: '',
    });
    const pass = await findPass(platform.context.database.orm, file!.passId!);
    expect(pass).toMatchObject({ status: 'SUCCESSFUL', points: file!.numberOfMeasurements, observationFileId: fileId });
    // Its time is still ahead of ours, and nobody else can have the sensor then.
    const { sensorId, startTaiS, endTaiS: stopTaiS } = pass!;
    expect(stopTaiS).toBeGreaterThan(nowTaiS());
    const { orm } = platform.context.database;
    const sensors = [...(await sensorsById(orm, [sensorId])).values()];
    expect((await busyTimes(orm, sensors, { startTaiS, stopTaiS })).get(sensorId)).toHaveLength(1);
    const { statusCode, headers, rawPayload } = await platform.app.inject({
      ...route('getObservationFile', { fileId }),
      headers: await platform.bearer({ operatorId: OPERATOR }),
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/gzip']);
    expect(headers['content-disposition']).toContain(file!.fileName);
    const text = gunzipSync(rawPayload).toString();
    expect(text).toMatch(/^CCSDS_TDM_VERS = 2\.0/);
    expect(text).toContain('COMMENT Simulated measurements');
    const again = await get(route('getObservationFile', { fileId }), { 'if-none-match': String(headers['etag']) });
    expect(again.status).toBe(304);
  });

  it('A-08 the list is fresh: the same until a file comes, then another', async () => {
    const first = await get(route('listObservations'));
    const etag = String(first.headers['etag']);
    expect((await get(route('listObservations'), { 'if-none-match': etag })).status).toBe(304);
  });

  it('E-05 the report has association with residuals and threshold, brightness and what the update used', async () => {
    const [file] = await filesOf();
    const { json, headers } = await get<ObservationReport>(
      route('getObservationReport', { fileId: file!.observationFileId }),
    );
    expect(json).toMatchObject({ 'file-id': file!.observationFileId, observationFileId: file!.observationFileId });
    const [track] = json.reports;
    expect(track).toMatchObject({
      sensorCode: 'SIM-R',
      asserted: TARGET.noradId,
      isAsserted: true,
      warnings: [],
      catalogueIdBestAssociation: TARGET.noradId,
    });
    expect(track!.measurementReports).toHaveLength(file!.numberOfMeasurements);
    expect(track!.measurementReports.every(({ isUsed }) => isUsed)).toBe(true);
    expect(track!.measurementReports[0]!.observedRange).toBeGreaterThan(500);
    const [angular] = track!.associationResults;
    expect(angular).toMatchObject({
      associationMetric: 'ANGULAR_DISTANCE',
      orbitDataType: 'SP_EPHEMERIS',
      isAmbiguous: false,
    });
    const [best] = angular!.t2oAssociationResults;
    expect(best).toMatchObject({ isAssociated: true, catalogueId: TARGET.noradId, name: 'TARGET' });
    expect(best!.associationValue).toBeLessThan(best!.associationThreshold);
    expect(best!.measurementAssociationResults).toHaveLength(file!.numberOfMeasurements);
    const etag = String(headers['etag']);
    expect(
      (await get(route('getObservationReport', { fileId: file!.observationFileId }), { 'if-none-match': etag })).status,
    ).toBe(304);
  });

  it('the orbit is updated at closest approach, and the truth lies within its error', async () => {
    const [file] = await filesOf();
    const { orbitUpdate: update } = file!;
    expect(update).toMatchObject({
      state: 'UPDATED',
      priorSource: 'CDM',
      conjunctionId: CONJUNCTION,
      isSimulated: true,
      // R-09 the density is that of the installation, and said.
      atmosphere: { model: 'NRLMSISE_00', spaceWeather: 'OBSERVED' },
    });
    const [before, after] = sigmas(update);
    expect(after).toBeLessThan(before!);
    const [updateEvent] = await eventsOf('odt.orbit-updated');
    expect(updateEvent).toMatchObject({
      orbitUpdateId: update!.orbitUpdateId,
      object: 'SECONDARY',
      conjunctionId: CONJUNCTION,
    });
    const { observedUntilTaiS } = updateEvent as { observedUntilTaiS: number };
    expect(formatUtcZ(observedUntilTaiS, 3)).toBe((await filesOf())[0]!.end);
    const [truth] = await platform.context.database.orm.select().from(simulatorTruth);
    const [row] = await platform.context.database.orm.select().from(orbitUpdateTable);
    expect(truth!.epochTaiS).toBe(row!.after!.epochTaiS);
    const offM = Math.hypot(...[0, 1, 2].map((k) => truth!.state[k]! - row!.after!.positionM[k]!));
    expect(offM).toBeLessThan(5 * Math.hypot(...update!.after!.sigmaRtn));
  });

  it('a second pass counts together with the first, from the same prior, and completes the request', async () => {
    const fileId = await observe(1);
    const files = await filesOf();
    const newest = files.find(({ observationFileId }) => observationFileId === fileId)!.orbitUpdate!;
    expect(newest.observationFileIds).toHaveLength(2);
    const first = (await platform.context.database.orm.select().from(orbitUpdateTable)).find(
      ({ fileIds }) => fileIds.length === 1,
    )!;
    expect(newest.before).toEqual(files.at(-1)!.orbitUpdate!.before);
    // One pass long before says little of the time of closest approach; two say how fast the object drifts.
    expect(newest.after!.sigmaRtn[1]).toBeLessThan(newest.before.sigmaRtn[1]! * 0.6);
    expect(newest.after!.sigmaRtn[1]).toBeLessThan(Math.sqrt(first.after!.covarianceRtn[1]![1]!));
    expect((await findRequestById(platform.context.database.orm, requestId))!.status).toBe('COMPLETE');
  });

  it('jobs that run again change nothing', async () => {
    const context = world();
    const [before, updates] = [await filesOf(), await context.database.orm.select().from(orbitUpdateTable)];
    await collectDeliveries(context, providersOf(context));
    for (const { observationFileId } of before) await readObservation(context, observationFileId);
    await updateByObservations(context, { requestId });
    expect(await filesOf()).toEqual(before);
    expect(await context.database.orm.select().from(orbitUpdateTable)).toEqual(updates);
  });

  it('a delivery whose job dies in its transaction leaves nothing, and its repetition counts once', async () => {
    const context = world();
    const pass = await placePass(platform, requestId, { span: 2 });
    await orderPass(context, { passId: pass.id });
    const publish = () => Promise.reject(new Error('killed'));
    const dying = { ...context, events: { ...context.events, publish } };
    await collectDeliveries(dying, providersOf(context));
    expect((await findPass(context.database.orm, pass.id))!.status).toBe('APPROVED');
    await collectDeliveries(context, providersOf(context));
    const { observationFileId } = (await findPass(context.database.orm, pass.id))!;
    expect((await findPass(context.database.orm, pass.id))!.status).toBe('PUBLISHING');
    await readObservation(context, observationFileId!);
    await updateByObservations(context, { requestId });
    const updates = await context.database.orm.select().from(orbitUpdateTable);
    expect(updates.map(({ fileIds }) => fileIds.length).sort()).toEqual([1, 2, 3]);
    expect((await filesOf()).length).toBe(3);
  });

  it('a wrong association is taken back: its pass does not count, and the update before holds again', async () => {
    const context = world();
    const third = (await filesOf())[0]!;
    const answer = await call<Observation>(
      platform,
      who,
      route('disownObservation', { fileId: third.observationFileId }),
    );
    expect(answer.json).toMatchObject({ isAssociated: false, isWithdrawn: true });
    expect(answer.json.orbitUpdate).toMatchObject({ state: 'WITHDRAWN' });
    expect((await findPass(context.database.orm, third.passId!))!.status).toBe('UNSUCCESSFUL');
    await updateByObservations(context, { requestId });
    const updates = await context.database.orm.select().from(orbitUpdateTable);
    expect(updates.map(({ state, fileIds }) => [fileIds.length, state]).sort()).toEqual([
      [1, 'UPDATED'],
      [2, 'UPDATED'],
      [3, 'WITHDRAWN'],
    ]);
    expect(await eventsOf('odt.orbit-update-withdrawn')).toHaveLength(1);
    const again = await call(platform, who, route('disownObservation', { fileId: third.observationFileId }));
    expect(again.status).toBe(200);
    expect(await eventsOf('odt.orbit-update-withdrawn')).toHaveLength(1);
  });

  it('without the first file the second alone is the update', async () => {
    const context = world();
    const first = (await filesOf()).at(-1)!;
    await call(platform, who, route('disownObservation', { fileId: first.observationFileId }));
    await updateByObservations(context, { requestId });
    const update = (await context.database.orm.select().from(orbitUpdateTable)).filter(
      ({ state }) => state === 'UPDATED',
    );
    expect(update).toHaveLength(1);
    expect(update[0]!.fileIds).not.toContain(first.observationFileId);
    expect((await eventsOf('odt.orbit-updated')).at(-1)).toMatchObject({ orbitUpdateId: update[0]!.id });
  });

  it('a message that still rests on a withdrawn update is waited for to go, and never begun with', async () => {
    const context = world();
    const updates = await context.database.orm.select().from(orbitUpdateTable);
    const other = await placeRequest(platform, { targetKind: 'CONJUNCTION_SECONDARY', conjunctionId: CONJUNCTION });
    const fileId = await delivered(other, 4);
    encounter.orbitUpdateIds = updates.filter(({ state }) => state === 'WITHDRAWN').map(({ id }) => id);
    await expect(readObservation(context, fileId)).rejects.toThrow('rests on an update that was withdrawn');
    encounter.orbitUpdateIds = [];
    await readObservation(context, fileId);
    await updateByObservations(context, { requestId: other });
    const update = updates.find(({ state }) => state === 'UPDATED')!;
    const [made] = await context.database.orm
      .select()
      .from(orbitUpdateTable)
      .where(eq(orbitUpdateTable.requestId, other));
    expect(made).toMatchObject({ state: 'UPDATED', priorSource: 'ORBIT_UPDATE', basis: [update.id] });
    expect(made!.after!.epochTaiS).toBe(encounter.tcaTaiS);
  });

  it('R-25 of own sensors only, the network is left out', async () => {
    const codesOf = async (change: object) => {
      const body = { noradId: TARGET.noradId, ...change };
      const { json } = await call<Opportunities>(platform, who, route('findOpportunities'), body);
      return new Set(json.opportunities.map(({ sensorCode }) => sensorCode));
    };
    expect(await codesOf({})).toContain('SIM-R');
    expect([...(await codesOf({ ownSensorsOnly: true }))]).toEqual(['OWN-R']);
  });

  it('A-08 one file is told as the list tells it', async () => {
    const [file] = await filesOf();
    const own = await call<Observation>(platform, who, route('getObservation', { fileId: file!.observationFileId }));
    expect(own.json).toEqual(file);
  });
});
