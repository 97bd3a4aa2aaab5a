import type { MeanElements } from '@keepout/astro/nouns';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { fieldsIn } from '@keepout/ccsds/flat/message';
import { numberOf, textOf } from '@keepout/ccsds/value/field';
import type { Cdm, CdmSummary, CdmUpload } from '@keepout/contract/ca/cdm';
import type { Conjunction, ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import type { EphemerisUpload } from '@keepout/contract/ca/ephemeris';
import type { Screening } from '@keepout/contract/ca/screening';
import { API_ROOT } from '@keepout/contract/platform/endpoint';
import type { Problem } from '@keepout/contract/platform/problem';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../scripts/test-patience.mjs';
import { storeTestCatalogue } from '../catalogue/test-catalogue.ts';
import { testForm } from '../platform/http/test-form.ts';
import { nowTaiS } from '../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { type Route, route } from '../test-route.ts';
import { elementSets } from '../tle/module.ts';
import { roundedFigures } from './conjunctions/row-figures.ts';
import { collisionAvoidance } from './module.ts';
import { testCrosser, testElements, testOem } from './test-oem.ts';

/** A small catalogue in which object 90001 crosses the path of 90000 again and again: same circle, other plane. */
function smallCatalogue(epochTaiS: number): MeanElements[] {
  const others = Array.from({ length: 40 }, (_, index) =>
    testElements(epochTaiS, {
      noradId: 90002 + index,
      name: `FAR ${index}`,
      cosparId: '',
      meanMotionRevPerDay: 13 + index * 0.01,
      raanDeg: index * 9,
    }),
  );
  return [testElements(epochTaiS), testCrosser(epochTaiS), ...others];
}

describe('the main line over HTTP', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  const startTaiS = Math.floor(nowTaiS()) + 600;
  const elements = smallCatalogue(startTaiS);
  let satelliteId = '';
  let screeningId = '';

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance, elementSets]);
    headers = await platform.bearer();
    await storeTestCatalogue(platform.context, elements);
  });
  afterAll(() => platform.close());

  async function call<T>(
    place: Route,
    body?: object,
  ): Promise<{ status: number; json: T; headers: Record<string, unknown> }> {
    const answer = await platform.app.inject({ ...place, headers, ...(body && { payload: body }) });
    return {
      status: answer.statusCode,
      json: (answer.body === '' ? undefined : answer.json()) as T,
      headers: answer.headers,
    };
  }

  async function upload(files: readonly { name: string; text: string }[], fields: Record<string, string> = {}) {
    const form = testForm(
      files.map(({ name, text }) => ({ name, content: text })),
      fields,
    );
    const answer = await platform.app.inject({
      ...route('uploadEphemeris'),
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
    return { status: answer.statusCode, json: answer.json() as EphemerisUpload & Problem };
  }

  async function ended(id: string): Promise<Screening> {
    return await vi.waitFor(async () => {
      const { json } = await call<Screening>(route('getScreening', { screeningId: id }));
      expect(['COMPLETED', 'FAILED', 'CANCELLED']).toContain(json.state);
      return json;
    }, PATIENT);
  }

  it('A-03 creates a satellite, lists it by name, and refuses a second of the same number', async () => {
    const body = {
      name: 'SENTINEL A',
      cosparId: '2026-001A',
      noradId: 90000,
      configuration: { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'IMPULSIVE' } },
    };
    const created = await call<{ satelliteId: string; version: number }>(route('createSatellite'), body);
    expect(created.status).toBe(201);
    expect(created.headers['etag']).toBe('"1"');
    satelliteId = created.json.satelliteId;
    const listed = await call<{ satelliteId: string }[]>(route('listSatellites', {}, { name: 'sentinel' }));
    expect(listed.json.map((row) => row.satelliteId)).toEqual([satelliteId]);
    expect((await call<Problem>(route('createSatellite'), body)).json).toMatchObject({
      status: 409,
      code: 'satellite-exists',
    });
    const changed = await call<{ version: number }>(route('changeSatellite'), {
      satelliteId,
      ...body,
      name: 'SENTINEL A',
    });
    expect(changed.json).toMatchObject({ satelliteId, version: 2 });
    for (const [query, count] of [
      [{ 'satellite-id': satelliteId }, 1],
      [{ 'cospar-id': '2026-001A' }, 1],
      [{ 'cospar-id': '2026-001B' }, 0],
      [{ 'satellite-id': 'nobody' }, 0],
    ] as const)
      expect((await call<unknown[]>(route('listSatellites', {}, query))).json, JSON.stringify(query)).toHaveLength(
        count,
      );
    const other = await call<{ satelliteId: string }>(route('createSatellite'), {
      ...body,
      name: 'OTHER',
      noradId: 90_009,
      cosparId: '',
    });
    const remove = route('deleteSatellite', { satelliteId: other.json.satelliteId });
    expect([(await call(remove)).status, (await call(remove)).status]).toEqual([204, 404]);
  });

  it('A-04 tells who operates an object, and 404 for one that nobody here operates', async () => {
    const { json } = await call(route('getSatelliteOperator', { noradId: 90_000 }));
    expect(json).toMatchObject({ noradId: 90000, operatorId: 'test-operator', satelliteName: 'SENTINEL A' });
    expect((await call(route('getSatelliteOperator', { noradId: 5 }))).status).toBe(404);
  });

  it('A-05 takes an OEM from upload to conjunctions with their messages', async () => {
    const { status, json } = await upload([
      { name: 'day.oem', text: testOem(elements[0]!, { startTaiS, count: 1441, stepS: 60 }) },
    ]);
    expect(status, JSON.stringify(json)).toBe(201);
    const [file] = json.accepted;
    expect(file).toMatchObject({
      satelliteId,
      stateCount: 1441,
      covarianceCount: 2,
      frame: 'EME2000',
      stepSeconds: 60,
    });
    screeningId = file!.screeningId!;
    const screening = await ended(screeningId);
    expect(screening).toMatchObject({ state: 'COMPLETED', coverage: 'FULL', screeningType: 'OPS_CAT', failure: null });
    expect(screening.conjunctionCount).toBeGreaterThan(5);
    const bytes = await platform.app.inject({ ...route('getEphemerisFile', { oemId: file!.oemFileId }), headers });
    expect(bytes.body).toBe(testOem(elements[0]!, { startTaiS, count: 1441, stepS: 60 }));
  });

  it('A-02 lists conjunctions by TCA, with verdict, history and figures that agree with each other', async () => {
    const { json, headers: answered } = await call<ConjunctionSummary[]>(route('listConjunctions'));
    expect(Number(answered['x-total-count'])).toBe(json.length);
    expect(json.map((summary) => summary.conjunctionData.tca)).toEqual(
      json.map((summary) => summary.conjunctionData.tca).toSorted(),
    );
    for (const listed of json) {
      const conjunction = (await call<Conjunction>(route('getConjunction', { conjunctionId: listed.conjunctionId })))
        .json;
      const byId = await call<ConjunctionSummary[]>(
        route('listConjunctions', {}, { 'conjunction-id': listed.conjunctionId }),
      );
      const { timeToTca } = listed;
      expect(byId.json.map((summary) => ({ ...summary, timeToTca }))).toEqual([listed]);
      expect(Math.abs(timeToTca - conjunction.timeToTca)).toBeLessThan(20);
      for (const figure of [
        'radialSeparation',
        'relativeVelocity',
        'totalMissDistance',
        'probabilityOfCollision',
      ] as const)
        expect(listed[figure], figure).toEqual(roundedFigures(conjunction[figure]));
      const { r, t, n } = conjunction.relativePosition;
      expect(Math.hypot(r, t, n)).toBeCloseTo(conjunction.totalMissDistance, 3);
      expect(conjunction.object2.name).toBe('CROSSER');
      expect(conjunction.verdict.reasons.length).toBeGreaterThan(0);
      expect(conjunction.history).toHaveLength(1);
      expect(conjunction.covarianceSource).toBe('ESTIMATED');
    }
    const bySatellite = await call<ConjunctionSummary[]>(
      route('listConjunctions', {}, { 'satellite-id': satelliteId, limit: 3 }),
    );
    expect(bySatellite.json).toHaveLength(3);
    expect(bySatellite.headers['link']).toMatch(/rel="next"/);
    const answer = await call<ConjunctionSummary[]>(route('listScreeningConjunctions', { screeningId }));
    expect(answer.json).toHaveLength(json.length);
  });

  it('A-01 E-01 lists messages newest first with combined values, and serves each as KVN, XML and JSON', async () => {
    const { json } = await call<CdmSummary[]>(route('listCdms', {}, { 'satellite-id': satelliteId }));
    const { json: cdm } = await call<Cdm>(route('getCdm', { cdmId: json[0]!.cdmId }));
    for (const { object1, object2, conjunctionData: sums } of [...json, cdm])
      for (const [sum, first, second] of [
        [sums.combinedHardBodyRadius, object1.hardBodyRadius, object2.hardBodyRadius],
        [sums.combinedPlaneX, object1.conjunctionPlaneX, object2.conjunctionPlaneX],
        [sums.combinedPlaneY, object1.conjunctionPlaneY, object2.conjunctionPlaneY],
        ...(['XX', 'YX', 'YY'] as const).map((part) => [
          sums[`combinedPlaneCovariance${part}`],
          object1[`conjunctionPlaneCovariance${part}`],
          object2[`conjunctionPlaneCovariance${part}`],
        ]),
      ])
        expect(sum).toBeCloseTo(first! + second!, 6);
    const { combinedPlaneX: x, combinedPlaneY: y } = cdm.conjunctionData;
    expect(Math.hypot(x!, y!)).toBeCloseTo(cdm.totalMissDistance, 2);
    for (const accept of ['text/plain', 'application/xml', 'application/json']) {
      const file = await platform.app.inject({
        ...route('getCdmFile', { cdmId: cdm.cdmId }),
        headers: { ...headers, accept },
      });
      const read = readCdm(file.body);
      expect(read.ok, `${accept} ${file.body.slice(0, 400)}`).toBe(true);
      if (read.ok) expect(read.value.missDistanceM).toBeCloseTo(cdm.totalMissDistance, 3);
    }
  });

  it('a message made here and uploaded again elsewhere gives the same probability', async () => {
    const { json } = await call<CdmSummary[]>(route('listCdms', {}, { 'satellite-id': satelliteId }));
    const file = await platform.app.inject({ ...route('getCdmFile', { cdmId: json[0]!.cdmId }), headers });
    const content = file.body.replace(/^ORIGINATOR .*$/m, 'ORIGINATOR = ELSEWHERE');
    const form = testForm([{ name: 'copy.cdm', content }]);
    const answer = await platform.app.inject({
      ...route('uploadCdms'),
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    const [copy] = (answer.json() as CdmUpload).accepted;
    expect(copy!.probabilityOfCollision! / json[0]!.probabilityOfCollision!).toBeCloseTo(1, 4);
    expect(copy!.conjunctionId).toBe(json[0]!.conjunctionId);
  });

  it('D-4 gives a message with both objects exchanged, of the same probability', async () => {
    const { json } = await call<CdmSummary[]>(route('listCdms', {}, { 'satellite-id': satelliteId }));
    const { cdmId } = json[0]!;
    const [stored, exchanged] = await Promise.all(
      (['AS_STORED', 'EXCHANGED'] as const).map(async (objects) => {
        const file = await platform.app.inject({ ...route('getCdmFile', { cdmId }, { objects }), headers });
        const read = readCdm(file.body);
        if (!read.ok) throw new Error(file.body);
        return { ...read.value, disposition: String(file.headers['content-disposition']) };
      }),
    );
    expect(exchanged!.objects.map(({ name }) => name)).toEqual(stored!.objects.map(({ name }) => name).toReversed());
    expect(exchanged!.objects[1].covarianceRtnM2).toEqual(stored!.objects[0].covarianceRtnM2);
    expect(Math.hypot(...exchanged!.relativePositionRtnM!)).toBeCloseTo(
      Math.hypot(...stored!.relativePositionRtnM!),
      6,
    );
    expect(exchanged!.messageId).toBe(`${stored!.messageId}_EXCHANGED`);
    expect(exchanged!.disposition).toContain('_EXCHANGED.cdm');
  });

  it('D-4 gives a message as the draft 2.0, with what we add named, the same in each form', async () => {
    const { json } = await call<CdmSummary[]>(route('listCdms', {}, { 'satellite-id': satelliteId }));
    const { cdmId, conjunctionId } = json[0]!;
    const { json: cdm } = await call<Cdm>(route('getCdm', { cdmId }));
    for (const accept of ['text/plain', 'application/xml', 'application/json']) {
      const asked = route('getCdmFile', { cdmId }, { version: 'DRAFT_2_0' });
      const file = await platform.app.inject({ ...asked, headers: { ...headers, accept } });
      const read = readCdm(file.body);
      if (!read.ok) throw new Error(file.body);
      const relative = fieldsIn(read.value.message, 'relativeMetadataData');
      expect(read.value).toMatchObject({ version: '2.0', messageId: cdm.messageId, originator: cdm.originator });
      expect(textOf(relative, 'CONJUNCTION_ID')).toBe(conjunctionId);
      expect(numberOf(relative, 'APPROACH_ANGLE')).toBeCloseTo(cdm.approachAngle!, 6);
      expect(read.value.comments.join()).toContain('Added by KEEPOUT, not of the originator: CONJUNCTION_ID');
      expect(String(file.headers['content-disposition'])).toContain('_DRAFT_2.0.');
    }
    const both = route('getCdmFile', { cdmId }, { version: 'DRAFT_2_0', objects: 'EXCHANGED' });
    const exchanged = readCdm((await platform.app.inject({ ...both, headers })).body);
    expect(exchanged.ok && [exchanged.value.version, exchanged.value.objects[1].name]).toEqual([
      '2.0',
      cdm.object1.name,
    ]);
    const stored = await platform.app.inject({ ...route('getCdmFile', { cdmId }), headers });
    expect(stored.body).toMatch(/^CCSDS_CDM_VERS = 1\.0/);
    const unknown = `${route('getCdmFile', { cdmId }).url}?version=3.0`;
    const refusal = await platform.app.inject({ url: unknown, headers });
    expect([refusal.statusCode, refusal.json().errors[0].pointer]).toEqual([400, '?version']);
  });

  it('V-06 A-01 messages are listed newest first by their creation', async () => {
    const { json } = await call<CdmSummary[]>(route('listCdms', {}, { 'satellite-id': satelliteId }));
    const { json: listed } = await call<CdmSummary[]>(route('listCdms', {}, { 'cdm-id': json[0]!.cdmId }));
    expect(listed.map(({ cdmId }) => cdmId)).toEqual([json[0]!.cdmId]);
    const file = await platform.app.inject({ ...route('getCdmFile', { cdmId: json[0]!.cdmId }), headers });
    const content = file.body
      .replace(/^(MESSAGE_ID\s*=\s*).*$/m, '$1of-1999')
      .replace(/^(CREATION_DATE\s*=\s*).*$/m, '$11999-01-01T00:00:00.000');
    const form = testForm([{ name: 'old.cdm', content }]);
    const { statusCode, body } = await platform.app.inject({
      ...route('uploadCdms'),
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
    expect(statusCode, body).toBe(201);
    const dates = (await call<CdmSummary[]>(route('listCdms'))).json.map(({ creationDate }) => creationDate);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(dates.at(-1)).toMatch(/^1999-01-01/);
  });

  it('a rejected file names line and keyword and leaves no trace', async () => {
    const good = testOem(elements[0]!, { startTaiS, count: 100, stepS: 60 });
    const cases = {
      'unknown-frame.oem': [good.replace('REF_FRAME = EME2000', 'REF_FRAME = MOONFIXED'), 'unsupported-frame'],
      'out-of-order.oem': [swapLines(good, 20, 21), 'states-out-of-order'],
      'truncated.oem': [good.slice(0, good.indexOf('COVARIANCE_START') - 4000), undefined],
      'doctype.xml': ['<?xml version="1.0"?><!DOCTYPE oem [<!ENTITY a "b">]><oem/>', 'doctype-refused'],
      'binary.oem': ['\u0000\u0001\u0002', 'not-text'],
      'empty.oem': ['', undefined],
    } as const;
    const before = (await call<unknown[]>(route('listEphemerides'))).json;
    for (const [name, [text, code]] of Object.entries(cases)) {
      const { status, json } = await upload([{ name, text }]);
      expect(status, name).toBe(422);
      if (code !== undefined) expect(json.code, name).toBe(code);
      expect(json.errors?.[0]?.file, name).toBe(name);
      expect(json.message, name).toMatch(/\S/);
    }
    expect((await call<unknown[]>(route('listEphemerides'))).json).toEqual(before);
  });

  it('A-16 screens by element set on request, and cancels', async () => {
    const ordered = await call<Screening>(route('createScreening'), { satelliteId, days: 1 });
    expect(ordered.status).toBe(202);
    expect(ordered.json).toMatchObject({ screeningType: 'TLE_CAT', trigger: 'USER' });
    expect((await ended(ordered.json.screeningId)).state).toBe('COMPLETED');
    const again = await call<Screening>(route('createScreening'), { satelliteId, days: 7 });
    const cancelled = await call(route('cancelScreening', { screeningId: again.json.screeningId }));
    expect([204, 409]).toContain(cancelled.status);
  });

  it('A-13 gives element sets by number, alone and as a set', async () => {
    const answer = await call<{ tle: string }>(route('getTle', {}, { noradId: 90_001 }));
    expect(answer.json).toMatchObject({ noradId: 90001, source: 'test catalogue' });
    expect(answer.json.tle.split('\n')[0]).toMatch(/^1 90001U 26002B /);
    const set = await call<{ tle_set: Record<string, unknown> }>(route('getTleSet'), [90001, 90002, 7]);
    expect(Object.keys(set.json.tle_set)).toEqual(['90001', '90002']);
    expect((await call(route('getTle', {}, { noradId: 7 }))).status).toBe(404);
    const inForm = async (accept: string) =>
      await platform.app.inject({ ...route('getTle', {}, { noradId: 90_001 }), headers: { ...headers, accept } });
    const lines = await inForm('text/plain');
    expect([lines.headers['content-type'], lines.body.trim()]).toEqual(['text/plain', answer.json.tle.trim()]);
    const omm = await inForm('application/xml');
    expect(omm.headers['content-type']).toMatch(/^application\/xml/);
    expect(omm.body).toContain('<NORAD_CAT_ID>90001</NORAD_CAT_ID>');
    // An epoch before the only element set: the nearest before it is none.
    const epoch = (at: string) => call<{ noradId: number }>(route('getTle', {}, { noradId: 90_001, epoch: at }));
    expect((await epoch('2100-01-01T00:00:00Z')).json.noradId).toBe(90001);
    expect((await epoch('1999-01-01T00:00:00Z')).status).toBe(404);
  });

  it('A-07 describes itself as OpenAPI 3.1', async () => {
    const { json } = await call<{ openapi: string; paths: object }>({ method: 'GET', url: `${API_ROOT}/ca/openapi/` });
    expect(json.openapi).toBe('3.1.0');
    expect(Object.keys(json.paths).length).toBeGreaterThan(10);
  });
});

function swapLines(text: string, first: number, second: number): string {
  const lines = text.split('\n');
  const kept = lines[first]!;
  lines[first] = lines[second]!;
  lines[second] = kept;
  return lines.join('\n');
}
