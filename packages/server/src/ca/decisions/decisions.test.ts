import { readFileSync } from 'node:fs';
import type { AuditEntry } from '@keepout/contract/audit/entry';
import type { CdmUpload } from '@keepout/contract/ca/cdm';
import type { ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import type { Decision, DecisionChange, DecisionSummary } from '@keepout/contract/ca/decision';
import type { Screening } from '@keepout/contract/ca/screening';
import type { Problem } from '@keepout/contract/platform/problem';
import { readRecord } from '@keepout/operations/record/read-record';
import { replayRecord } from '@keepout/operations/record/replay';
import { readRecordKeys } from '@keepout/operations/record/signature';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { auditLog } from '../../audit/module.ts';
import { storeTestCatalogue } from '../../catalogue/test-catalogue.ts';
import { testForm } from '../../platform/http/test-form.ts';
import { nowTaiS } from '../../platform/now.ts';
import { wordsOf } from '../../platform/pdf/test-words.ts';
import { vaultOf } from '../../platform/secrets/vault-of.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { testCrosser, testElements, testOem } from '../test-oem.ts';
import { rotateKey } from './record-keys.ts';
import { NODE_CHECKS } from './sealing.ts';

const NAME = '000054234_conj_000028343_20221130_142342_20221127_152412.cdm';
const good = readFileSync(new URL(`../../../../../conformance/ccsds/cdm/valid/${NAME}`, import.meta.url), 'utf8');
const message = (id: string, created = '2022-11-27T15:24:12', secondary = 28343) =>
  good
    .replace(/^(MESSAGE_ID +=).*$/m, `$1 ${id}`)
    .replace(/^(CREATION_DATE +=).*$/m, `$1 ${created}`)
    .replaceAll('000028343', String(secondary).padStart(9, '0'));
/** The event lies years back, so rules about time are broken, and every decision needs these. */
const WAIVERS: NonNullable<DecisionChange['waivers']> = [
  'decision-in-time',
  'message-recent',
  'secondary-tracked',
  'pc-below-act',
  'verdict-concludes',
  'covariance-realistic',
  'orbits-undoubted',
  'probability-holds',
].map((rule) => ({ rule: rule as never, reason: 'exercise on an old event' }));

describe('decisions', () => {
  let platform: TestPlatform;
  const people: Record<'ada' | 'bob', { authorization: string }> = {} as never;

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance, auditLog]);
    people.ada = await platform.bearer({ userName: 'ada' });
    people.bob = await platform.bearer({ userName: 'bob' });
    const configuration = { shape: 'BOX', boxLength: 3, boxWidth: 2, boxHeight: 4, propulsion: { type: 'NONE' } };
    const satellite = { name: 'NOAA 21', noradId: 54234, cosparId: '2022-150A', configuration };
    expect((await call(route('createSatellite'), { body: satellite })).status).toBe(201);
  });
  afterAll(() => platform.close());

  async function call<T>(
    place: Route,
    {
      body,
      as = 'ada',
      headers = {},
    }: { body?: object; as?: keyof typeof people; headers?: Record<string, string> } = {},
  ): Promise<{ status: number; json: T & Problem; etag: string; text: string }> {
    const answer = await platform.app.inject({
      ...place,
      headers: { 'if-match': '*', ...people[as], ...headers },
      ...(body && { payload: body }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      json: (isJson ? answer.json() : undefined) as T & Problem,
      etag: String(answer.headers['etag']),
      text: answer.body,
    };
  }

  async function upload(...texts: string[]): Promise<CdmUpload['accepted']> {
    const form = testForm(texts.map((content, index) => ({ name: `${index}.cdm`, content })));
    const answer = await platform.app.inject({
      ...route('uploadCdms'),
      headers: { ...people.ada, ...form.headers },
      payload: form.payload,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<CdmUpload>().accepted;
  }

  let secondary = 40_000;
  /** An event of its own with a record for it. */
  async function opened(messages = 2): Promise<{ conjunctionId: string; decisionId: string }> {
    const number = secondary++;
    const texts = Array.from({ length: messages }, (_, index) =>
      message(`${number}-${index}`, `2022-11-2${index}T15:24:12`, number),
    );
    const [first] = await upload(...texts);
    const { status, json } = await call<Decision>(route('openDecision'), {
      body: { conjunctionId: first!.conjunctionId },
    });
    expect(status, JSON.stringify(json)).toBe(201);
    return { conjunctionId: first!.conjunctionId, decisionId: json.decisionId };
  }

  const change = (id: string, body: DecisionChange, as: keyof typeof people = 'ada', headers = {}) =>
    call<Decision>(route('changeDecision', { decisionId: id }), { body, as, headers });
  const sign = (id: string, as: keyof typeof people = 'bob') =>
    call<Decision>(route('signDecision', { decisionId: id }), { as });
  const signed = async (id: string): Promise<void> => {
    const { status, json } = await sign(id);
    expect(status, JSON.stringify(json)).toBe(200);
  };
  const decide = (id: string) => change(id, { decision: 'NO_BURN', waivers: WAIVERS });

  it('A-16 go from open to signed, with who and when of each step, and every step is in the trail', async () => {
    const { conjunctionId, decisionId } = await opened();
    const fresh = await call<Decision>(route('getDecision', { decisionId }));
    expect(fresh.json).toMatchObject({
      state: 'OPEN',
      version: 1,
      opened: { by: 'ada' },
      frozenAt: null,
      inputs: null,
    });
    expect(fresh.json.rules.length).toBe(9);
    expect(fresh.json.rules.find(({ rule }) => rule === 'decision-in-time')).toMatchObject({
      status: 'NOT_MET',
      text: expect.stringContaining('it was due'),
    });
    expect((await change(decisionId, { acknowledged: true, owner: 'mara' }, 'bob')).json).toMatchObject({
      state: 'ACKNOWLEDGED',
      owner: 'mara',
      acknowledged: { by: 'bob' },
      version: 2,
    });
    expect((await change(decisionId, { note: 'Burn of Tuesday is enough.' })).json.note).toBe(
      'Burn of Tuesday is enough.',
    );
    const refusedByRules = await change(decisionId, { decision: 'NO_BURN' });
    expect(refusedByRules).toMatchObject({ status: 409, json: { code: 'flight-rules-not-met' } });
    expect(refusedByRules.json.detail).toContain('decision-in-time');
    const decided = await decide(decisionId);
    expect(decided.status, JSON.stringify(decided.json)).toBe(200);
    expect(decided.json).toMatchObject({
      state: 'DECIDED',
      decision: 'NO_BURN',
      decided: { by: 'ada' },
      inputsChanged: false,
    });
    expect(decided.json.rules.find(({ rule }) => rule === 'decision-in-time')).toMatchObject({
      status: 'WAIVED',
      waiver: { by: 'ada', reason: 'exercise on an old event' },
    });
    expect(decided.json.inputs?.messages.map(({ sha256 }) => sha256.length)).toEqual([64, 64]);
    expect(decided.json.results?.methods.length).toBeGreaterThan(5);
    const signed = await sign(decisionId);
    expect(signed.json).toMatchObject({ state: 'SIGNED', signed: { by: 'bob' }, recordHash: expect.any(String) });
    expect((await change(decisionId, { note: 'later' })).json).toMatchObject({ status: 409, code: 'decision-closed' });
    expect((await sign(decisionId)).json).toMatchObject({ status: 409, code: 'decision-closed' });
    const listed = await call<DecisionSummary[]>(route('listDecisions', {}, { 'conjunction-id': conjunctionId }));
    expect(listed.json.map((decision) => decision.decisionId)).toEqual([decisionId]);
    const { rows } = await platform.context.database.pool.query(
      "select actor, action from audit where record_type = 'decision' and record_id = $1 order by id",
      [decisionId],
    );
    expect(rows).toEqual([
      { actor: 'ada', action: 'opened' },
      { actor: 'bob', action: 'assigned, acknowledged' },
      { actor: 'ada', action: 'noted' },
      { actor: 'ada', action: 'waived, decided' },
      { actor: 'bob', action: 'signed' },
    ]);
    const log = await call<AuditEntry[]>(route('listAuditEntries'));
    const named = (recordType: string) => log.json.find((entry) => entry.recordType === recordType)?.recordName;
    expect(named('satellite')).toBe('NOAA 21');
    expect(named('decision')).toMatch(/^NOAA 21 × ./);
    expect(named('cdm')).toMatch(/^\d+-\d$/);
  });

  it('a signed row neither changes nor goes, even for who writes to the database', async () => {
    const { decisionId } = await opened();
    await decide(decisionId);
    await signed(decisionId);
    const { pool } = platform.context.database;
    await expect(pool.query('update decision set note = $1 where id = $2', ['x', decisionId])).rejects.toThrow(
      'signed',
    );
    await expect(pool.query('delete from decision where id = $1', [decisionId])).rejects.toThrow('signed');
  });

  it('the record of an uploaded event replays to the same digits, and its figures are those of the event', async () => {
    const { conjunctionId, decisionId } = await opened(3);
    const decided = await decide(decisionId);
    expect((await call(route('getDecisionRecord', { decisionId }))).json).toMatchObject({
      code: 'decision-not-signed',
    });
    await signed(decisionId);
    const { text } = await call(route('getDecisionRecord', { decisionId }, { format: 'json' }));
    const pdf = await call(route('getDecisionRecord', { decisionId }, { format: 'pdf' }), {
      headers: { accept: 'application/pdf' },
    });
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    const { decided: decidedAct, signed: signedAct } = JSON.parse(text) as Record<string, { readonly by: string }>;
    const isAlone = decidedAct!.by === signedAct!.by;
    const paper = wordsOf(Buffer.from(pdf.text, 'latin1'));
    expect(paper.includes('decided and signed.')).toBe(isAlone);
    const german = await call(route('getDecisionRecord', { decisionId }, { format: 'pdf', language: 'de' }));
    expect(wordsOf(Buffer.from(german.text, 'latin1'))).toContain('Entscheidung und Signatur');
    const wrong = await call(route('getDecisionRecord', { decisionId }, { format: 'pdf', language: 'fr' }));
    expect(wrong.json).toMatchObject({ errors: [{ pointer: '?language' }] });
    const read = readRecord(text);
    if (!read.ok) throw new Error(read.fault.message);
    const replay = await replayRecord(read.value, NODE_CHECKS);
    expect(replay).toMatchObject({ isSame: true, differences: [], alteredMessages: [], breaches: [] });
    expect(replay.compared).toBeGreaterThan(200);
    const event = (await call<ConjunctionSummary>(route('getConjunction', { conjunctionId }))).json;
    const { figures } = read.value.results as { figures: { pc: number; missDistanceM: number } };
    expect(figures.pc).toBe(event.probabilityOfCollision);
    expect(figures.missDistanceM).toBe(event.totalMissDistance);
    expect(decided.json.results?.probabilityOfCollision).toBe(event.probabilityOfCollision);
    expect(read.value.inputs.messages.map(({ messageId }) => messageId.slice(-1))).toEqual(['0', '1', '2']);
  });

  it('the record of a screened event replays too, names ephemeris and catalogue by hash, and says what the event said', async () => {
    const startTaiS = Math.floor(nowTaiS()) + 600;
    const elements = testElements(startTaiS);
    await storeTestCatalogue(platform.context, [elements, testCrosser(startTaiS)]);
    const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'IMPULSIVE' } };
    await call(route('createSatellite'), {
      body: { name: 'SENTINEL A', cosparId: '2026-001A', noradId: 90000, configuration },
    });
    const form = testForm([{ name: 'day.oem', content: testOem(elements, { startTaiS, count: 361, stepS: 60 }) }], {});
    const answer = await platform.app.inject({
      ...route('uploadEphemeris'),
      headers: { ...people.ada, ...form.headers },
      payload: form.payload,
    });
    const { screeningId } = answer.json<{ accepted: { screeningId: string }[] }>().accepted[0]!;
    await vi.waitFor(
      async () => expect((await call<Screening>(route('getScreening', { screeningId }))).json.state).toBe('COMPLETED'),
      PATIENT,
    );
    const [event] = (await call<ConjunctionSummary[]>(route('listScreeningConjunctions', { screeningId }))).json;
    const { conjunctionId } = event!;
    const { decisionId } = (await call<Decision>(route('openDecision'), { body: { conjunctionId } })).json;
    const decided = await decide(decisionId);
    expect(decided.json.inputs).toMatchObject({
      ephemerides: [{ fileName: 'day.oem', use: 'SCREENED', sha256: expect.any(String) }],
      catalogue: { source: 'test catalogue' },
    });
    await signed(decisionId);
    const read = readRecord((await call(route('getDecisionRecord', { decisionId }))).text);
    if (!read.ok) throw new Error(read.fault.message);
    expect(await replayRecord(read.value, NODE_CHECKS)).toMatchObject({ isSame: true, differences: [] });
    const whole = (
      await call<{ probabilityOfCollision: number; verdict: { kind: string } }>(
        route('getConjunction', { conjunctionId }),
      )
    ).json;
    const { figures, verdict } = read.value.results as { figures: { pc: number }; verdict: { kind: string } };
    expect(figures.pc / whole.probabilityOfCollision).toBeCloseTo(1, 6);
    expect(verdict.kind.toUpperCase().replace('-', '_')).toBe(whole.verdict.kind);
    const { oemFileId } = read.value.inputs.ephemerides[0]!;
    const kept = { status: 409, json: { code: 'frozen-by-decision', detail: expect.stringContaining(decisionId) } };
    expect(await call(route('deleteEphemeris', { oemId: oemFileId }))).toMatchObject(kept);
    expect((await call(route('getEphemerisFile', { oemId: oemFileId }))).status).toBe(200);
    const { satelliteId } = read.value.event;
    expect(await call(route('deleteSatellite', { satelliteId }))).toMatchObject(kept);
    // Also where the file counts for another satellite now, which goes with its files.
    const other = { name: 'SENTINEL B', cosparId: '2026-001B', noradId: 90_005, configuration };
    const { satelliteId: otherId } = (await call<{ satelliteId: string }>(route('createSatellite'), { body: other }))
      .json;
    const moved = { oemFileId, satelliteId: otherId };
    expect((await call(route('changeEphemeris', {}, { 'oem-id': oemFileId }), { body: moved })).status).toBe(200);
    expect(await call(route('deleteSatellite', { satelliteId: otherId }))).toMatchObject(kept);
  });

  it('keep their satellite while they are decided, and let it go once they are withdrawn', async () => {
    const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } };
    const body = { name: 'NOAA 22', noradId: 54_299, cosparId: '2022-150B', configuration };
    const { satelliteId } = (await call<{ satelliteId: string }>(route('createSatellite'), { body })).json;
    const [only] = await upload(message('own', '2022-11-27T15:24:12', 39_998).replaceAll('000054234', '000054299'));
    const { conjunctionId } = only!;
    const { decisionId } = (await call<Decision>(route('openDecision'), { body: { conjunctionId } })).json;
    expect((await decide(decisionId)).json.state).toBe('DECIDED');
    const refused = await call(route('deleteSatellite', { satelliteId }));
    expect(refused).toMatchObject({ status: 409, json: { code: 'frozen-by-decision' } });
    expect(refused.json.detail).toContain(`${decisionId} (DECIDED)`);
    expect((await change(decisionId, { withdrawn: 'the satellite is sold' })).json.state).toBe('WITHDRAWN');
    expect((await call(route('deleteSatellite', { satelliteId }))).status).toBe(204);
  });

  it('what comes in after the decision marks the record, and an open one has to be decided again', async () => {
    const { conjunctionId, decisionId } = await opened();
    await decide(decisionId);
    const number = secondary - 1;
    await upload(message(`${number}-late`, '2022-11-28T15:24:12', number));
    expect((await call<Decision>(route('getDecision', { decisionId }))).json.inputsChanged).toBe(true);
    expect((await sign(decisionId)).json).toMatchObject({ status: 409, code: 'decision-inputs-changed' });
    await decide(decisionId);
    await signed(decisionId);
    await upload(message(`${number}-last`, '2022-11-29T15:24:12', number));
    const kept = (await call<Decision>(route('getDecision', { decisionId }))).json;
    expect(kept).toMatchObject({ state: 'SIGNED', inputsChanged: true });
    const next = await call<Decision>(route('openDecision'), { body: { conjunctionId } });
    expect(next).toMatchObject({ status: 201, json: { state: 'OPEN', inputsChanged: false } });
    const listed = await call<DecisionSummary[]>(route('listDecisions', {}, { 'conjunction-id': conjunctionId }));
    expect(listed.json.map(({ state }) => state)).toEqual(['OPEN', 'SIGNED']);
  });

  it('are made by what the event says: where its messages come to something else it is judged anew, and seen first', async () => {
    const { conjunctionId, decisionId } = await opened();
    const { pool } = platform.context.database;
    const before = (await call<ConjunctionSummary>(route('getConjunction', { conjunctionId }))).json;
    await pool.query("update conjunction set verdict = 'safe', probability = 1e-12 where id = $1", [conjunctionId]);
    const refusal = await decide(decisionId);
    expect(refusal).toMatchObject({ status: 409, json: { code: 'decision-judged-anew' } });
    expect(refusal.json.detail).toMatch(/was SAFE, Pc 1\.00e−12; .* it is WATCH/);
    const after = (await call<ConjunctionSummary>(route('getConjunction', { conjunctionId }))).json;
    expect(after.probabilityOfCollision).toBe(before.probabilityOfCollision);
    expect(after.verdict.kind).toBe(before.verdict.kind);
    expect((await decide(decisionId)).status).toBe(200);
  });

  it('the keys by which records are signed are published without sign-in, and so are those of before', async () => {
    const { decisionId } = await opened();
    await decide(decisionId);
    await signed(decisionId);
    const read = readRecord((await call(route('getDecisionRecord', { decisionId }))).text);
    if (!read.ok) throw new Error(read.fault.message);
    const keys = async () => (await platform.app.inject({ ...route('listRecordKeys') })).body;
    expect(await replayRecord(read.value, NODE_CHECKS, readRecordKeys(await keys()))).toMatchObject({
      isSame: true,
      signature: 'valid',
    });
    const { database, settings } = platform.context;
    await database.orm.transaction((tx) => rotateKey(tx, vaultOf(settings)));
    const all = readRecordKeys(await keys());
    expect(all.map(({ validUntil }) => validUntil === undefined)).toEqual([true, false]);
    expect((await replayRecord(read.value, NODE_CHECKS, all)).signature).toBe('valid');
    expect((await replayRecord(read.value, NODE_CHECKS, all.slice(0, 1))).signature).toBe('no-key');
    const { rows } = await database.pool.query('select private_key from record_key');
    for (const row of rows) expect(row.private_key).toMatch(/^sealed:/);
  });

  it('the first record of a key is of its time, also where the clock of the process is behind', async () => {
    const { database, settings } = platform.context;
    const { decisionId } = await opened();
    await decide(decisionId);
    await database.orm.transaction((tx) => rotateKey(tx, vaultOf(settings)));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3000 });
    await signed(decisionId).finally(() => vi.useRealTimers());
    const read = readRecord((await call(route('getDecisionRecord', { decisionId }))).text);
    if (!read.ok) throw new Error(read.fault.message);
    const keys = readRecordKeys((await platform.app.inject({ ...route('listRecordKeys') })).body);
    expect(await replayRecord(read.value, NODE_CHECKS, keys)).toMatchObject({ isSame: true, signature: 'valid' });
  });

  it('an event has one open record at a time; a withdrawn one makes room', async () => {
    const { conjunctionId, decisionId } = await opened();
    const second = await call<Decision>(route('openDecision'), { body: { conjunctionId } });
    expect(second).toMatchObject({ status: 409, json: { code: 'decision-open' } });
    expect(second.json.detail).toContain(decisionId);
    expect((await change(decisionId, { withdrawn: 'opened by mistake' })).json).toMatchObject({
      state: 'WITHDRAWN',
      withdrawn: { by: 'ada', reason: 'opened by mistake' },
    });
    expect((await call(route('openDecision'), { body: { conjunctionId } })).status).toBe(201);
  });

  it('nothing is signed that was not decided, and a changed note takes a decision back', async () => {
    const { decisionId } = await opened();
    expect((await sign(decisionId)).json).toMatchObject({ status: 409, code: 'decision-missing' });
    await decide(decisionId);
    expect((await change(decisionId, { owner: 'bob' })).json.state).toBe('DECIDED');
    const noted = await change(decisionId, { note: 'on second thoughts' });
    expect(noted.json).toMatchObject({ state: 'ACKNOWLEDGED', decision: null, frozenAt: null });
    expect((await sign(decisionId)).json).toMatchObject({ code: 'decision-missing' });
  });

  it('two changes at once: one is made, the other is told', async () => {
    const { decisionId } = await opened();
    const headers = { 'if-match': '"1"' };
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((note) => change(decisionId, { note }, 'ada', headers)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  it('a repeated opening or signature with its key is answered as the first', async () => {
    const { conjunctionId, decisionId } = await opened();
    await decide(decisionId);
    const headers = { 'idempotency-key': 'sign-once-0001' };
    const [first, again] = [
      await call<Decision>(route('signDecision', { decisionId }), { headers }),
      await call<Decision>(route('signDecision', { decisionId }), { headers }),
    ];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.json.recordHash).toBe(first.json.recordHash);
    const key = { 'idempotency-key': 'open-once-00001' };
    const openings = [
      await call<Decision>(route('openDecision'), { body: { conjunctionId }, headers: key }),
      await call<Decision>(route('openDecision'), { body: { conjunctionId }, headers: key }),
    ];
    expect(openings[0]!.status).toBe(201);
    expect(openings[1]!.json.decisionId).toBe(openings[0]!.json.decisionId);
  });

  it('where four eyes are asked for, whoever has decided may not sign', async () => {
    const { decisionId } = await opened();
    await decide(decisionId);
    // As if the operator's rules had asked for it when it was decided.
    await platform.context.database.pool.query(
      `update decision set frozen = replace(frozen, '"fourEyes":false', '"fourEyes":true') where id = $1`,
      [decisionId],
    );
    expect((await sign(decisionId, 'ada')).json).toMatchObject({ status: 403, code: 'four-eyes' });
    expect((await sign(decisionId, 'bob')).json).toMatchObject({ state: 'SIGNED', fourEyes: true });
  });

  it('a plan that is none of the event is refused', async () => {
    const { decisionId } = await opened();
    expect((await change(decisionId, { planId: 'plan-1' })).json).toMatchObject({ status: 422, code: 'plan-unknown' });
  });

  it('a record outlives its event, and what is open can still be withdrawn', async () => {
    const [only] = await upload(message('gone', '2022-11-27T15:24:12', 39_999));
    const { conjunctionId, cdmId } = only!;
    const { decisionId } = (await call<Decision>(route('openDecision'), { body: { conjunctionId } })).json;
    expect((await call(route('deleteCdm', { cdmId }))).status).toBe(204);
    expect((await call<Decision>(route('getDecision', { decisionId }))).json).toMatchObject({
      state: 'OPEN',
      rules: [],
    });
    expect((await decide(decisionId)).json).toMatchObject({ status: 409, code: 'decision-event-gone' });
    expect((await change(decisionId, { withdrawn: 'the event is gone' })).json.state).toBe('WITHDRAWN');
  });

  it('pages hear of each change', async () => {
    const { decisionId, conjunctionId } = await opened();
    const { rows } = await platform.context.database.pool.query(
      "select data from domain_event where type = 'ca.decision-changed' and data->>'decisionId' = $1",
      [decisionId],
    );
    expect(rows).toEqual([{ data: { decisionId, conjunctionId, state: 'OPEN', actor: 'ada' } }]);
  });
});
