import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readEphemerisFile } from '@keepout/assessment/orbit/ephemeris-intake';
import type { CdmSummary, CdmUpload } from '@keepout/contract/ca/cdm';
import type { Conjunction, ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import { verdictKind } from '@keepout/contract/ca/enums';
import type { EphemerisFile, EphemerisSummary } from '@keepout/contract/ca/ephemeris';
import type { Satellite } from '@keepout/contract/fleet/satellite';
import { API_ROOT } from '@keepout/contract/platform/endpoint';
import type { Problem } from '@keepout/contract/platform/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '../modules.ts';
import { testForm } from '../platform/http/test-form.ts';
import { nowTaiS } from '../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { nextPage, type QueryOf, type Route, route } from '../test-route.ts';
import { ownEphemeridesOf } from './ephemerides/own-ephemerides.ts';
import { ephemerisList } from './ephemerides/store.ts';
import { testElements, testOem } from './test-oem.ts';

const sample = readFileSync(
  new URL('../../../../conformance/ccsds/cdm/valid/AlfanoTestCase05.cdm', import.meta.url),
  'utf8',
);
const MESSAGES = 25;

/** One message for each event: ids and secondaries of their own, and closest approaches that differ. */
function message(index: number, change: (text: string) => string = (text) => text): string {
  const text = sample
    .replace(/^(MESSAGE_ID\s*=).*$/m, `$1 list-${index}`)
    .replace(/^(OBJECT_DESIGNATOR\s*=\s*)(?!90000)\S+$/gm, (_line, name: string, at: number) =>
      at < sample.indexOf('OBJECT2') ? `${name}90000` : `${name}${700_000 + index}`,
    );
  return change(text);
}

describe('lists over HTTP', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  beforeAll(async () => {
    platform = await startTestPlatform(modules, { worker: false, settings: { rateLimitPerMinute: 100_000 } });
    headers = await platform.bearer();
    for (let index = 0; index < 7; index++)
      await platform.addSatellite({ name: `SAME NAME ${index % 2}`, noradId: 90_000 + index, cosparId: '' });
    const { status, json } = await upload(Array.from({ length: MESSAGES }, (_, index) => message(index)));
    expect(status, JSON.stringify(json)).toBe(201);
    expect(json.accepted).toHaveLength(MESSAGES);
    const start = Math.floor(nowTaiS()) + 600;
    const oem = testOem(testElements(start, { noradId: 90_001 }), { startTaiS: start, count: 200, stepS: 60 });
    const [first] = (await get<Satellite[]>(route('listSatellites', {}, { limit: 1 }))).json;
    for (let index = 0; index < 5; index++) {
      const form = testForm([{ name: `${index}.oem`, content: oem }], { 'satellite-id': first!.satelliteId });
      const sent = await platform.app.inject({
        ...route('uploadEphemeris'),
        headers: { ...headers, ...form.headers },
        payload: form.payload,
      });
      expect(sent.statusCode, sent.body).toBe(201);
    }
  }, 120_000);
  afterAll(() => platform.close());

  async function get<T>(place: Route, more: Record<string, string> = {}) {
    const answer = await platform.app.inject({ ...place, headers: { ...headers, ...more } });
    const isJson =
      String(answer.headers['content-type']).includes('json') && answer.headers['content-encoding'] === undefined;
    return {
      status: answer.statusCode,
      headers: answer.headers,
      bytes: answer.rawPayload,
      json: (isJson && answer.body !== '' ? answer.json() : undefined) as T,
    };
  }

  async function upload(texts: readonly string[]) {
    const form = testForm(texts.map((content, index) => ({ name: `${index}.cdm`, content })));
    const answer = await platform.app.inject({
      ...route('uploadCdms'),
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
    return { status: answer.statusCode, json: answer.json<CdmUpload>() };
  }

  it('satellites of one name are each on one page', async () => {
    const ids = (await get<Satellite[]>(route('listSatellites'))).json.map(({ satelliteId }) => satelliteId);
    const collected: string[] = [];
    let next: Route | undefined = route('listSatellites', {}, { limit: 2 });
    while (next !== undefined) {
      const page: Awaited<ReturnType<typeof get<Satellite[]>>> = await get(next);
      collected.push(...page.json.map(({ satelliteId }) => satelliteId));
      next = nextPage(page);
    }
    expect(collected).toEqual(ids);
    expect(new Set(collected).size).toBe(ids.length);
  });

  it('what is taken away before the next page hides nothing', async () => {
    const first = await get<CdmSummary[]>(route('listCdms', {}, { limit: 3 }));
    const next = nextPage(first)!;
    const before = (await get<CdmSummary[]>(next)).json.map(({ cdmId }) => cdmId);
    expect(
      (await platform.app.inject({ ...route('deleteCdm', { cdmId: first.json[0]!.cdmId }), headers })).statusCode,
    ).toBe(204);
    expect((await get<CdmSummary[]>(next)).json.map(({ cdmId }) => cdmId)).toEqual(before);
    expect((await upload([message(Number(first.json[0]!.messageId.slice(5)))])).status).toBe(201);
  });

  it('a cursor of another list, or one that was made up, is refused', async () => {
    const { headers: answerHeaders } = await get(route('listSatellites', {}, { limit: 1 }));
    const cursor = /cursor=([^>&]+)/.exec(String(answerHeaders['link']))![1]!;
    const made = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    const wrong = [
      cursor,
      'abc',
      '0',
      made(['messages', null, 'x']),
      made(['messages', 1]),
      made(['messages', 'x', 'y']),
    ];
    for (const wrongCursor of [
      ...wrong,
      made(['ephemerides', 'now', 'x']),
      made(['screenings', "2026-01-01'--", 'x']),
    ]) {
      for (const id of ['listCdms', 'listConjunctions', 'listEphemerides', 'listScreenings'] as const) {
        const { status, json } = await get<Problem>(route(id, {}, { cursor: wrongCursor }));
        expect([status, json.code], `${id} ${wrongCursor}`).toEqual([404, 'cursor-invalid']);
      }
    }
  });

  it.each([
    ['/ca/conjunctions?riskLevel=HIGH', 'riskLevel', 'risk-level'],
    ['/ca/conjunctions?risk_level=HIGH', 'risk_level', 'risk-level'],
    ['/ca/conjunctions?RISK-LEVEL=HIGH', 'RISK-LEVEL', 'risk-level'],
    ['/ca/find?start=2026-01-01T00:00:00Z', 'start', 'from'],
    ['/ca/find?end=2026-01-01T00:00:00Z', 'end', 'to'],
    ['/ca/cdms?conjunctionId=x', 'conjunctionId', 'conjunction-id'],
    ['/ca/cdms?offset=10', 'offset', 'cursor'],
    ['/ca/satellites?satelite-id=x', 'satelite-id', 'satellite-id'],
    ['/ca/ephemeris?oemId=x', 'oemId', 'oem-id'],
    ['/tle/tle?noradId=1&epcoh=2026-01-01T00:00:00Z', 'epcoh', 'epoch'],
  ])('%s is refused, and the nearest name told', async (url, name, near) => {
    const { status, json } = await get<Problem>({ method: 'GET', url: `${API_ROOT}${url}` });
    expect([status, json.code]).toEqual([400, 'unknown-parameter']);
    expect(json.errors?.[0]).toMatchObject({ pointer: `?${name}`, code: 'unknown-parameter' });
    expect(json.detail).toContain(`Did you mean ${near}?`);
  });

  it('A-01 messages are found by what finds their events', async () => {
    const [event] = (await get<ConjunctionSummary[]>(route('listConjunctions'))).json;
    const { conjunctionData, totalMissDistance, object2, satelliteId, screeningType } = event!;
    const { tca, riskLevel } = conjunctionData;
    const eventsBy = async (query: QueryOf<'listCdms'>) =>
      (await get<CdmSummary[]>(route('listCdms', {}, query))).json.map(({ conjunctionId }) => conjunctionId);
    const queries: QueryOf<'listCdms'>[] = [
      { 'satellite-id': satelliteId, 'conjunction-id': event!.conjunctionId },
      { 'norad-id': object2.noradId! },
      { object: String(object2.noradId) },
    ];
    for (const query of queries) {
      expect(await eventsBy(query), JSON.stringify(query)).toEqual([event!.conjunctionId]);
      expect(await eventsBy({ ...query, 'screening-type': 'MAN_VS_CDM' })).toEqual([]);
    }
    const dayLater = new Date(Date.parse(tca) + 86_400_000).toISOString();
    expect(await eventsBy({ from: tca, to: dayLater, 'screening-type': screeningType })).toHaveLength(MESSAGES);
    expect(await eventsBy({ from: dayLater })).toEqual([]);
    expect(await eventsBy({ 'risk-level': riskLevel })).toHaveLength(MESSAGES);
    expect(await eventsBy({ 'risk-level': 'UNKNOWN' })).toEqual([]);
    const others = verdictKind.options.filter((kind) => kind !== event!.verdict.kind);
    expect(await eventsBy({ verdict: event!.verdict.kind })).toHaveLength(MESSAGES);
    expect(await eventsBy({ verdict: others.join(',') })).toEqual([]);
    for (const name of ['listConjunctions', 'findConjunctions'] as const) {
      expect((await get<[]>(route(name, {}, { verdict: event!.verdict.kind }))).json, name).toHaveLength(MESSAGES);
      expect((await get<[]>(route(name, {}, { verdict: others.join(',') }))).json, name).toEqual([]);
    }
    expect((await get<Problem>(route('listCdms', {}, { verdict: 'ACT,MAYBE' }))).json).toMatchObject({
      code: 'verdict-unknown',
      detail: 'MAYBE is not one of ACT, WATCH, SAFE, NO_CONCLUSION.',
    });
    expect(await eventsBy({ 'max-miss-distance': totalMissDistance / 2 })).toEqual([]);
    expect(await eventsBy({ 'min-probability': 1 })).toEqual([]);
    expect((await get<Problem>(route('listCdms', {}, { from: dayLater, to: tca }))).json.code).toBe('window-empty');
  });

  it('rows are light, and the event itself has the rest', async () => {
    const { json } = await get<ConjunctionSummary[]>(route('listConjunctions'));
    const text = JSON.stringify(json);
    for (const word of ['"history"', '"text"', 'covarianceRtn', 'conjunctionPlane']) expect(text).not.toContain(word);
    // How far a probability can be believed is told wherever it stands; other reasons are of the event.
    expect(text.match(/\w*Reason"/g)).toEqual(json.map(() => 'confidenceReason"'));
    expect(text.length / json.length).toBeLessThan(1400);
    const [listed] = json;
    const { json: whole } = await get<Conjunction>(route('getConjunction', { conjunctionId: listed!.conjunctionId }));
    expect(whole.history).toHaveLength(1);
    expect(whole.verdict.reasons.map(({ code }) => code)).toEqual(listed!.verdict.reasons.map(({ code }) => code));
    // A row has six significant digits, the event all.
    expect(listed!.totalMissDistance).toBe(Number(whole.totalMissDistance.toPrecision(6)));
    expect(String(whole.totalMissDistance).length).toBeGreaterThan(String(listed!.totalMissDistance).length);
    const digits = (figure: number) =>
      String(figure)
        .replace(/e.*|\D|^0\.0*/g, '')
        .replace(/^0+/, '').length;
    const [row] = (await get<CdmSummary[]>(route('listCdms', {}, { 'cdm-id': whole.lastMessageId }))).json;
    for (const figure of [row!.totalMissDistance, row!.relativeSpeed, row!.relativePosition.t, listed!.relativeSpeed])
      expect(digits(figure), String(figure)).toBeLessThanOrEqual(6);
    const messages = JSON.stringify((await get(route('listCdms'))).json);
    for (const ofTheMessage of ['covarianceRtn', 'positionKm', 'usage']) expect(messages).not.toContain(ofTheMessage);
    expect(
      JSON.stringify((await get(route('listConjunctionCdms', { conjunctionId: listed!.conjunctionId }))).json),
    ).toContain('covarianceRtn');
    expect((await get(route('getConjunction', { conjunctionId: 'con-nothing' }))).status).toBe(404);
    expect((await get(route('getCdm', { cdmId: 'cdm-nothing' }))).status).toBe(404);
  });

  it('an unchanged list costs no body, and a change is in the next answer', async () => {
    const list = route('listConjunctions', {}, { limit: 3 });
    const first = await get<ConjunctionSummary[]>(list);
    const etag = String(first.headers['etag']);
    const again = await get(list, { 'if-none-match': etag });
    expect([again.status, again.bytes.length, again.headers['x-total-count']]).toEqual([304, 0, String(MESSAGES)]);
    const packed = await get(list, { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(String(packed.headers['vary']).toLowerCase()).toContain('accept-encoding');
    expect(JSON.parse(gunzipSync(packed.bytes).toString())).toEqual(first.json);
    const [satellite] = (
      await get<Satellite[]>(route('listSatellites', {}, { 'satellite-id': first.json[0]!.satelliteId }))
    ).json;
    const payload = { ...satellite, name: 'RENAMED' };
    await platform.app.inject({ ...route('changeSatellite'), headers, payload });
    const renamed = await get<ConjunctionSummary[]>(list, { 'if-none-match': etag });
    expect(renamed.status).toBe(200);
    expect(renamed.json[0]!.satelliteName).toBe('RENAMED');
    await upload([message(900)]);
    expect((await get(list)).headers['x-total-count']).toBe(String(MESSAGES + 1));
    const stranger = await platform.bearer({ operatorId: 'other', subject: '22222222-2222-4222-8222-222222222222' });
    expect((await get(list, stranger)).json).toEqual([]);
  });

  it('one record that cannot be shown leaves the others in the list', async () => {
    const [first] = (await get<ConjunctionSummary[]>(route('listConjunctions', {}, { limit: 1 }))).json;
    const name = (value: string) =>
      platform.context.database.pool.query('update conjunction set verdict_reasons = $2 where id = $1', [
        first!.conjunctionId,
        value,
      ]);
    const { rows } = await platform.context.database.pool.query<{ verdict_reasons: object }>(
      'select verdict_reasons from conjunction where id = $1',
      [first!.conjunctionId],
    );
    await name('[{"code": 7}]');
    const list = await get<ConjunctionSummary[]>(route('listConjunctions'));
    expect([list.status, list.headers['x-records-left-out']]).toEqual([200, '1']);
    expect(list.json).toHaveLength(MESSAGES);
    await name(JSON.stringify(rows[0]!.verdict_reasons));
    expect((await get(route('listConjunctions'))).headers['x-records-left-out']).toBeUndefined();
  });

  it('a satellite and an ephemeris that were got can be put back', async () => {
    const [listed] = (await get<Satellite[]>(route('listSatellites', {}, { limit: 1 }))).json;
    const got = await get<Satellite>(route('getSatellite', { satelliteId: listed!.satelliteId }));
    expect(got.headers['etag']).toBe(`"${got.json.version}"`);
    const put = (place: Route, payload: object, more = {}) =>
      platform.app.inject({ ...place, headers: { ...headers, ...more }, payload });
    const back = await put(route('changeSatellite'), got.json, { 'if-match': String(got.headers['etag']) });
    expect(back.statusCode, back.body).toBe(200);
    expect(back.json()).toMatchObject({ ...got.json, version: got.json.version + 1, updatedAt: expect.any(String) });
    const [file] = (await get<EphemerisSummary[]>(route('listEphemerides', {}, { limit: 1 }))).json;
    const whole = await get<EphemerisFile>(route('getEphemeris', { oemId: file!.oemFileId }));
    for (const document of [file!, whole.json]) {
      const answer = await put(route('changeEphemeris', {}, { 'oem-id': file!.oemFileId }), document);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json()).toEqual(whole.json);
    }
  });

  it('of what cannot be changed, what is left out or equal passes, and another value is refused by its name', async () => {
    const put = (place: Route, payload: object) => platform.app.inject({ ...place, headers, payload });
    const [satellite] = (await get<Satellite[]>(route('listSatellites', {}, { limit: 1 }))).json;
    const { claim: _claim, ...less } = satellite!;
    const inOtherWords = { ...less, createdAt: satellite!.createdAt.replace('Z', '+00:00') };
    const passed = await put(route('changeSatellite'), inOtherWords);
    expect(passed.statusCode, passed.body).toBe(200);
    const now = passed.json<Satellite>();
    for (const change of [
      { version: 7_000 },
      { claim: now.claim === 'CONFIRMED' ? 'UNVERIFIED' : 'CONFIRMED' },
      { isClaimDisputed: !now.isClaimDisputed },
      { createdAt: '2001-01-01T00:00:00Z' },
      { updatedAt: '2001-01-01T00:00:00Z' },
    ]) {
      const [name] = Object.keys(change);
      const answer = await put(route('changeSatellite'), { ...now, name: 'NOT TO BE', ...change });
      expect(answer.statusCode, answer.body).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'read-only-field', errors: [{ pointer: `#/${name}` }] });
    }
    expect((await get<Satellite>(route('getSatellite', { satelliteId: now.satelliteId }))).json).toEqual(now);
    const [file] = (await get<EphemerisSummary[]>(route('listEphemerides', {}, { limit: 1 }))).json;
    const ephemeris = route('changeEphemeris', {}, { 'oem-id': file!.oemFileId });
    for (const [name, value] of Object.entries({ ...file!, warnings: [] as unknown[] })) {
      if (['oemFileId', 'designation', 'satelliteId', 'warnings'].includes(name)) continue;
      const isTime = /Time$|At$/.test(name);
      const burn = { time: '2001-01-01T00:00:00Z', source: 'STATED', planId: null };
      const ofKind = typeof value === 'number' ? value + 1 : 'another';
      const other = name === 'burn' ? burn : isTime ? '2001-01-01T00:00:00Z' : ofKind;
      const answer = await put(ephemeris, { ...file!, [name]: other });
      expect(answer.statusCode, `${name}: ${answer.body}`).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'read-only-field', errors: [{ pointer: `#/${name}` }] });
    }
    expect((await put(ephemeris, { ...file!, oemFileId: 'oem-other' })).json()).toMatchObject({ code: 'id-mismatch' });
    const both = await put(route('changeSatellite'), { ...now, version: 7_000, isClaimDisputed: !now.isClaimDisputed });
    expect(both.json<{ errors: unknown[] }>().errors).toHaveLength(2);
  });

  it('a file that becomes operational is screened, and the answer names the screening', async () => {
    const [file] = (await get<EphemerisSummary[]>(route('listEphemerides', {}, { limit: 1 }))).json;
    const { oemFileId } = file!;
    const put = async (designation: string) => {
      const payload = { oemFileId, designation };
      const answer = await platform.app.inject({
        ...route('changeEphemeris', {}, { 'oem-id': oemFileId }),
        headers,
        payload,
      });
      return answer.json<EphemerisFile>();
    };
    const before = file!.screeningId;
    expect((await put('CANDIDATE')).screeningId).toBe(before);
    const operational = await put('OPERATIONAL');
    expect(operational.designation).toBe('OPERATIONAL');
    expect(operational.screeningId).not.toBe(before);
    expect((await get(route('getScreening', { screeningId: operational.screeningId! }))).json).toMatchObject({
      oemFileId,
      state: 'QUEUED',
    });
    expect((await put('OPERATIONAL')).screeningId).toBe(operational.screeningId);
  });

  it('an operational file is told to other services over a span that it covers, and to nobody else', async () => {
    const { context } = platform;
    const port = ownEphemeridesOf(context);
    const operatorId = 'test-operator';
    const rows = await ephemerisList(context.database.orm, operatorId, {}).all();
    const { satelliteId, startTaiS, stopTaiS, fileName } = rows.find((row) => row.designation === 'OPERATIONAL')!;
    const [from, to] = [startTaiS + 0.4 * (stopTaiS - startTaiS), startTaiS + 0.6 * (stopTaiS - startTaiS)];
    const ephemeris = await port.over(operatorId, satelliteId, from, to);
    expect(ephemeris).toMatchObject({ kind: 'FOUND', fileName, startTaiS });
    const taken = readEphemerisFile(ephemeris.kind === 'FOUND' ? ephemeris.text : '');
    if (!taken.ok) throw new Error(taken.fault.code);
    expect(taken.value.startTaiS).toBeLessThanOrEqual(from);
    expect(taken.value.stopTaiS).toBeGreaterThanOrEqual(to);
    expect(taken.value.table.covariances?.length ?? 0).toBeGreaterThan(0);
    expect(await port.over(operatorId, satelliteId, from, stopTaiS + 60)).toEqual({
      kind: 'NOT_COVERING',
      fileName,
      startTaiS,
      stopTaiS,
    });
    expect(await port.over('somebody else', satelliteId, from, to)).toEqual({ kind: 'NONE' });
  });

  it.each([
    ['2026-11-20T00:00:00+00:00', 200],
    ['2026-11-20T00:00:00%2B00:00', 200],
    ['2026-11-20T00:00:00%2B0000', 200],
    ['2026-11-20T02:00:00%2B02:00', 200],
    ['2026-11-19T19:30:00-04:30', 200],
    ['2026-11-20t00:00:00z', 200],
    ['2026-11-20T00:00:00', 400],
    ['2026-02-30T00:00:00%2B01:00', 400],
    ['2026-11-20T00:00:00%2B24:00', 400],
  ])('a time may be written %s', async (time, status) => {
    for (const id of ['findConjunctions', 'listConjunctions'] as const) {
      const answer = await get<unknown>({ method: 'GET', url: `${route(id).url}?from=${time}` });
      expect(answer.status, JSON.stringify(answer.json)).toBe(status);
      if (status === 200)
        expect(answer.json).toEqual((await get(route(id, {}, { from: '2026-11-20T00:00:00Z' }))).json);
    }
  });

  it('a form takes more than ten files, and says where it ends', async () => {
    const send = async (count: number) => {
      const form = testForm(Array.from({ length: count }, (_, index) => ({ name: `${index}.oem`, content: 'no oem' })));
      const answer = await platform.app.inject({
        ...route('uploadEphemeris'),
        headers: { ...headers, ...form.headers },
        payload: form.payload,
      });
      return answer.json<Problem>();
    };
    expect(await send(30)).toMatchObject({ status: 422 });
    expect(await send(201)).toMatchObject({ status: 413, code: 'too-many-files' });
  });

  it('windows mean the same everywhere: both ends included, an empty one refused', async () => {
    const { json } = await get<ConjunctionSummary[]>(route('listConjunctions'));
    const tcas = json.map((summary) => summary.conjunctionData.tca);
    for (const id of ['findConjunctions', 'listConjunctions'] as const) {
      const turned = { from: '2026-01-02T00:00:00Z', to: '2026-01-01T00:00:00Z' };
      const reversed = await get<Problem>(route(id, {}, turned));
      expect([reversed.status, reversed.json.code]).toEqual([422, 'window-empty']);
      const [first, last] = [tcas[0]!, tcas.at(-1)!].map((tca) => Date.parse(tca));
      const window = { from: new Date(first! - 1).toISOString(), to: new Date(last! + 1).toISOString() };
      expect((await get<unknown[]>(route(id, {}, window))).json).toHaveLength(tcas.length);
    }
  });

  it('the form of an answer is the one that is accepted, or 406', async () => {
    const [first] = (await get<CdmSummary[]>(route('listCdms', {}, { limit: 1 }))).json;
    const file = route('getCdmFile', { cdmId: first!.cdmId });
    const cases: readonly (readonly [string, string])[] = [
      ['*/*', 'text/plain'],
      ['application/xml', 'application/xml'],
      ['application/xml;q=0.5, application/json', 'application/json'],
      ['text/html, application/*;q=0.2, text/plain;q=0.1', 'application/xml'],
      ['text/*', 'text/plain'],
    ];
    for (const [accept, type] of cases) {
      const answer = await get(file, { accept, 'accept-encoding': 'gzip' });
      expect(String(answer.headers['content-type']), accept).toContain(type);
      expect(String(answer.headers['vary']).toLowerCase()).toBe('accept, accept-encoding');
    }
    const events = { method: 'GET', url: `${API_ROOT}/events` } as const;
    const lists = [route('listConjunctions'), route('listSatellites'), route('getTle', {}, { noradId: 1 })];
    for (const place of [file, ...lists, events]) {
      const refusal = await get<Problem>(place, { accept: 'image/png' });
      expect([refusal.status, refusal.json.code], place.url).toEqual([406, 'not-acceptable']);
    }
    expect((await get(file, { accept: 'text/plain;q=0, */*' })).headers['content-type']).toContain('xml');
  });
});
