import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import type { Observation } from '@keepout/contract/odt/observation';
import type { Opportunities } from '@keepout/contract/odt/opportunity';
import type { ObservationReport } from '@keepout/contract/odt/report';
import { asWritten, tell } from '@keepout/contract/sentences';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertSatellite } from '../../fleet/satellites/store.ts';
import type { OwnEphemerides } from '../../ports/own-ephemerides.ts';
import type { TestPlatform } from '../../test-platform.ts';
import { route } from '../../test-route.ts';
import { orbitUpdateTable } from '../orbit-updates/tables.ts';
import { call, startTracking, trackingContext } from '../test-tracking.ts';
import { readObservation } from './read-job.ts';
import {
  deliverPass,
  ephemerisOfElements,
  OPERATOR,
  placeRequest,
  populate,
  radarSpans,
  START_TAI_S,
  TARGET,
} from './test-observed.ts';
import { updateByObservations } from './update-job.ts';

const who = { operatorId: OPERATOR };
/** Low enough that the air brakes it by kilometres a day. */
const LOW = { ...TARGET, noradId: 91_100, name: 'LOW', cosparId: '2020-001C', meanMotionRevPerDay: 15.3, bstar: 4e-4 };

const SATELLITE = 'sat_own';
/** Of the catalogue TARGET; it flies a degree ahead of where its element set has it. */
const FLOWN = { ...TARGET, meanAnomalyDeg: 1 };
const BEGIN = START_TAI_S - 7200;
const OWN_EPHEMERIS = ephemerisOfElements(FLOWN, BEGIN, 50);

describe('passes of an object that is known by its element set', () => {
  let platform: TestPlatform;
  let first: string;
  let second: string;
  beforeAll(async () => {
    const settings = { simulatorSpeed: 1e9, simulatorFailureShare: 0 };
    platform = await startTracking({}, { worker: false, settings }, { over });
    await populate(platform);
    first = await placeRequest(platform, { elements: LOW, passesWanted: 3 });
    second = await placeRequest(platform, { elements: LOW });
  });
  afterAll(() => platform.close());

  /** The operator's files: one for a satellite, that ends after two days. */
  const over: OwnEphemerides['over'] = async (operatorId, satelliteId, startTaiS, stopTaiS) => {
    if (operatorId !== OPERATOR || satelliteId !== SATELLITE) return { kind: 'NONE' };
    const span = { fileName: 'own.oem', startTaiS: BEGIN, stopTaiS: BEGIN + 2 * 86_400 };
    if (startTaiS < span.startTaiS || stopTaiS > span.stopTaiS) return { kind: 'NOT_COVERING', ...span };
    return { kind: 'FOUND', uploadedAt: '2026-11-21T00:00:00Z', hasCovariance: true, ...span, text: OWN_EPHEMERIS };
  };
  const world = () => trackingContext(platform);
  const filesOf = async (requestId: string) =>
    (
      await call<Observation[]>(platform, who, route('listObservations', {}, { 'request-id': requestId }))
    ).json.toReversed();
  const updatesOf = async (requestId: string) =>
    await platform.context.database.orm
      .select()
      .from(orbitUpdateTable)
      .where(eq(orbitUpdateTable.requestId, requestId));
  const holding = async (requestId: string) =>
    (await updatesOf(requestId)).filter(({ state }) => state !== 'WITHDRAWN');
  /** Orders passes and takes in what they bring; reads nothing. */
  const observe = async (requestId: string, spans: readonly number[], elements = LOW): Promise<string[]> => {
    const fileIds: string[] = [];
    for (const span of spans) fileIds.push(await deliverPass(platform, world(), requestId, { span, elements }));
    return fileIds;
  };
  const sigmaOf = (update: Observation['orbitUpdate']) => Math.hypot(...update!.after!.sigmaRtn);
  const sourceOf = async (fileId: string) => {
    const { json } = await call<ObservationReport>(platform, who, route('getObservationReport', { fileId }));
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
    expect(await sourceOf(fileIds[2]!)).toMatch(/^Orbit at .* from 2 observed passes\.$/);
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
    expect(await sourceOf(fileId)).toMatch(/^Orbit at .* from 3 observed passes\.$/);
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
    await call(platform, who, route('disownObservation', { fileId: disowned.observationFileId }));
    const [fallen] = await updatesOf(second);
    expect(fallen).toMatchObject({ id: before!.id, state: 'WITHDRAWN' });
    expect(fallen!.message).toEqual(tell('prior-withdrawn'));
    await updateByObservations(world(), { requestId: first });
    await updateByObservations(world(), { requestId: second });
    const [again] = await holding(second);
    expect(again).toMatchObject({ state: 'UPDATED', fileIds: fallen!.fileIds, priorSource: 'ORBIT_UPDATE' });
    const kept = (await holding(first)).find(({ fileIds }) => fileIds.length === 2)!;
    expect(again!.basis).toEqual([kept.id]);
  });

  it('an own satellite is looked for by the ephemeris that it flies by, else by the catalogue with the reason', async () => {
    await insertSatellite(platform.context.database.orm, {
      id: SATELLITE,
      operatorId: OPERATOR,
      noradId: TARGET.noradId,
      cosparId: '',
      name: 'OWN ONE',
      configuration: { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } },
    });
    const targetOf = async (days: number) => {
      const deadline = formatUtcZ(START_TAI_S + days * 86_400);
      const { json } = await call<Opportunities>(platform, who, route('findOpportunities'), {
        satelliteId: SATELLITE,
        deadline,
        sensorCodes: ['SIM-R'],
      });
      return json;
    };
    const answer = await targetOf(1);
    expect(answer.target).toMatchObject({ kind: 'SATELLITE', noradId: TARGET.noradId, name: 'OWN ONE' });
    expect(answer.target.orbitSource).toBe(
      'Your operational ephemeris own.oem of 2026-11-21 00:00 Z, with its covariance.',
    );
    const flown = radarSpans(FLOWN).map(({ culminationTaiS }) => culminationTaiS);
    const offS = answer.opportunities.map(({ pass }) => {
      const culmination = parseUtc(pass.culmination);
      return Math.min(
        ...flown.map((passTaiS) => (culmination.ok ? Math.abs(passTaiS - culmination.value) : Number.NaN)),
      );
    });
    // By its element set each would be 17 s later. What the beginning or the end of the time cuts is highest where it is cut.
    expect(offS.length).toBeGreaterThan(4);
    expect(offS.filter((off) => !(off < 2)).length, offS.join()).toBeLessThanOrEqual(2);
    const beyond = await targetOf(3);
    expect(beyond.target.orbitSource).toMatch(
      /^Element set of the catalogue in use \(.*\)\. Your operational ephemeris own\.oem covers .*, not the time of the order\.$/,
    );
  });

  it('an own satellite is compared with its ephemeris and updated from it, pass after pass', async () => {
    const requestId = await placeRequest(platform, {
      targetKind: 'SATELLITE',
      satelliteId: SATELLITE,
      orbitMessage: OWN_EPHEMERIS,
      orbit: { source: asWritten('Your operational ephemeris own.oem.'), epochTaiS: BEGIN, orbit: { kind: 'oem' } },
    });
    const fileIds = await observe(requestId, [0, 6], FLOWN);
    for (const fileId of fileIds) await readObservation(world(), fileId);
    await updateByObservations(world(), { requestId });
    expect((await filesOf(requestId)).map(({ isAssociated, reason }) => [isAssociated, reason])).toEqual([
      ...[
        [true, ''],
        [true, ''],
      ],
    ]);
    const updates = await holding(requestId);
    expect(updates.map(({ state, priorSource }) => [state, priorSource])).toEqual([
      ...[
        ['UPDATED', 'OEM'],
        ['UPDATED', 'OEM'],
      ],
    ]);
    const along = updates.map(({ before, after }) =>
      [before, after!].map(({ covarianceRtn }) => covarianceRtn[1]![1]!),
    );
    expect(along[0]![0]).toBeLessThan(300 ** 2);
    expect(along[1]![1]).toBeLessThan(along[0]![0]!);
  });
});
