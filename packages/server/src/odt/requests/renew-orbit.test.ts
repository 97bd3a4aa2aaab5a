import { formatUtc, formatUtcZ } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import type { ObservationRequest } from '@keepout/contract/odt/request';
import { dynamicsParameters } from '@keepout/operations/orbit/dynamics-parameters';
import { plainElements } from '@keepout/operations/orbit/plain-elements';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { storeCatalogue } from '../../catalogue/load.ts';
import { insertSatellite } from '../../fleet/satellites/store.ts';
import type { OwnEphemerides } from '../../ports/own-ephemerides.ts';
import type { TestPlatform } from '../../test-platform.ts';
import { route } from '../../test-route.ts';
import { readObservation } from '../observations/read-job.ts';
import {
  deliverPass,
  ephemerisOfElements,
  OPERATOR,
  OTHER,
  OWN,
  placePass,
  placeRequest,
  populate,
  START_TAI_S,
  TARGET,
} from '../observations/test-observed.ts';
import { updateByObservations } from '../observations/update-job.ts';
import { passOrderOf } from '../schedule/order-job.ts';
import { findSensorByCode } from '../sensors/store.ts';
import { call, startTracking, trackingContext } from '../test-tracking.ts';
import { motionOfRequest, orbitOfRequest } from './orbit-of-request.ts';
import { renewOrbits } from './renew-orbit.ts';
import { findRequestById } from './store.ts';

const who = { operatorId: OPERATOR };
const SATELLITE = 'sat_own';
const BEGIN = START_TAI_S - 7200;
/** Whose passes nobody carries out by himself: what is planned stays open. */
const WAITING = { sensorCodes: [OWN.sensorCode], maximumPrice: 1_000_000 };

/** The element set of a later day of the same orbit. */
const later = (elements: MeanElements, hours: number): MeanElements => {
  const epochTaiS = elements.epochTaiS + 3600 * hours;
  const meanAnomalyDeg = (elements.meanAnomalyDeg + 360 * elements.meanMotionRevPerDay * (hours / 24)) % 360;
  return { ...elements, epochTaiS, epochUtc: formatUtc(epochTaiS), meanAnomalyDeg };
};

describe('another catalogue', () => {
  let platform: TestPlatform;
  let hasOwnFile = false;
  let ownFile: string | undefined;
  beforeAll(async () => {
    const settings = { simulatorSpeed: 1e9, simulatorFailureShare: 0 };
    platform = await startTracking({}, { settings }, { over });
    await populate(platform);
  });
  afterAll(() => platform.close());

  const over: OwnEphemerides['over'] = async () => {
    if (!hasOwnFile) return { kind: 'NONE' };
    const [startTaiS, stopTaiS] = [BEGIN, BEGIN + 2 * 86_400];
    ownFile ??= ephemerisOfElements(OTHER, BEGIN, 50);
    return {
      kind: 'FOUND',
      fileName: 'own.oem',
      uploadedAt: '2026-11-21T00:00:00Z',
      hasCovariance: true,
      startTaiS,
      stopTaiS,
      text: ownFile,
    };
  };
  const load = async (elements: readonly MeanElements[], source: string) => {
    await storeCatalogue(platform.context, {
      format: 'omm-json',
      elements,
      rejectedCount: 0,
      faults: [],
      source,
      bytes: Buffer.from(source),
    });
  };
  const requestOf = async (id: string) =>
    (await call<ObservationRequest>(platform, who, route('getRequest', { requestId: id }))).json;
  const renewed = async (id: string, elements: MeanElements) =>
    await vi.waitFor(async () => {
      const request = await requestOf(id);
      expect(request.target.orbitEpoch).toBe(formatUtcZ(elements.epochTaiS));
      return request;
    }, PATIENT);

  it('renews the element set of what is open, and of nothing else', async () => {
    const open = await placeRequest(platform, WAITING);
    const sent = await placeRequest(platform, {
      targetKind: 'ORBIT_MESSAGE',
      orbitMessageType: 'TLE',
      orbitMessage: 'as it was sent',
    });
    const ended = await placeRequest(platform, { status: 'CANCELLED' });
    const observed = await placeRequest(platform, { ...WAITING, passesWanted: 3 });
    const fileId = await deliverPass(platform, trackingContext(platform), observed, { span: 0 });
    await readObservation(trackingContext(platform), fileId);
    await updateByObservations(trackingContext(platform), { requestId: observed });
    const before = await requestOf(open);
    const newer = later(TARGET, 6);
    await load([newer, OTHER], 'second.json');
    const after = await renewed(open, newer);
    expect(after.target.orbitSource).toBe('Element set of the catalogue in use (second.json).');
    expect(after.version).toBeGreaterThan(before.version);
    const row = (await findRequestById(platform.context.database.orm, open))!;
    expect(row.orbit).toMatchObject({ objectType: 'ROCKET BODY', orbit: { elements: plainElements(newer) } });
    // What a provider is told to look for.
    const pass = await placePass(platform, open, { span: 3 });
    const sensor = (await findSensorByCode(platform.context.database.orm, OPERATOR, pass.sensorCode))!;
    const order = await passOrderOf(trackingContext(platform), pass, row, sensor);
    const { orbit } = await orbitOfRequest(trackingContext(platform), row);
    expect(order.object.orbit).toEqual(orbit);
    expect(orbit.kind === 'elements' && orbit.elements.epochUtc).toBe(newer.epochUtc);
    // An update of it counts on the same forces and on what they do not have as one without a request.
    expect(await motionOfRequest(platform.context.database.orm, row)).toEqual(dynamicsParameters(orbit));
    for (const id of [sent, ended, observed])
      expect((await requestOf(id)).target.orbitEpoch, id).toBe(formatUtcZ(TARGET.epochTaiS));
  });

  it('that is older, or has the object no more, changes nothing', async () => {
    const newest = later(TARGET, 12);
    const id = await placeRequest(platform, { ...WAITING, elements: newest });
    const stored = async () => (await findRequestById(platform.context.database.orm, id))!.orbit;
    const before = await stored();
    for (const [elements, source] of [
      [[later(TARGET, 3), OTHER], 'older.json'],
      [[OTHER], 'without.json'],
    ] as const) {
      await load(elements, source);
      await renewOrbits(trackingContext(platform), new AbortController().signal);
      expect(await stored(), source).toEqual(before);
    }
    await load([later(TARGET, 15), OTHER], 'last.json');
    await renewed(id, later(TARGET, 15));
  });

  it('finds the ephemeris that an own satellite has by now', async () => {
    await insertSatellite(platform.context.database.orm, {
      id: SATELLITE,
      operatorId: OPERATOR,
      noradId: OTHER.noradId,
      cosparId: '',
      name: 'OWN ONE',
      configuration: { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } },
    });
    const id = await placeRequest(platform, {
      ...WAITING,
      elements: OTHER,
      targetKind: 'SATELLITE',
      satelliteId: SATELLITE,
    });
    await load([TARGET, later(OTHER, 4)], 'own.json');
    const waiting = await renewed(id, later(OTHER, 4));
    expect(waiting.target.orbitSource).toMatch(
      /^Element set of the catalogue in use \(own\.json\)\. .*no operational ephemeris/i,
    );
    hasOwnFile = true;
    await load([TARGET, later(OTHER, 4)], 'own again.json');
    await vi.waitFor(async () => {
      const { target, orbitDataMessage } = await requestOf(id);
      expect(target.orbitSource).toMatch(/^Your operational ephemeris own\.oem/);
      expect(orbitDataMessage).toContain('CCSDS_OEM_VERS');
    }, PATIENT);
  });
});
