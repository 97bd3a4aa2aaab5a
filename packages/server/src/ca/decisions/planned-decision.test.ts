import { confidenceOfApproach } from '@keepout/assessment/confidence';
import { messageApproach } from '@keepout/assessment/message-approach';
import { formatUtcZ } from '@keepout/astro/epoch';
import { readCdm } from '@keepout/ccsds/cdm/read';
import type { Decision } from '@keepout/contract/ca/decision';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreCandidates } from '@keepout/contract/ca/manoeuvre-search';
import type { Belief } from '@keepout/contract/ca/verdict';
import { pcInFile } from '@keepout/contract/platform/probability-text';
import type { Problem } from '@keepout/contract/platform/problem';
import { readRecord } from '@keepout/operations/record/read-record';
import { replayRecord } from '@keepout/operations/record/replay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nowTaiS } from '../../platform/now.ts';
import { wordsOf } from '../../platform/pdf/test-words.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { testEvent } from '../manoeuvres/test-event.ts';
import { collisionAvoidance } from '../module.ts';
import { recordPdf } from './pdf/record-pdf.ts';
import { NODE_CHECKS } from './sealing.ts';

/** What keeps from a burn, set aside. */
const waiversOf = (rules: Decision['rules']) =>
  rules
    .filter(({ status, requiredFor }) => ['NOT_MET', 'UNKNOWN'].includes(status) && requiredFor.includes('BURN'))
    .map(({ rule }) => ({ rule, reason: 'exercise' }));

describe('a decision to burn', () => {
  let platform: TestPlatform;
  let conjunctionIds: readonly string[] = [];
  let plan: ManoeuvrePlan;
  const tcaTaiS = nowTaiS() + 1.5 * 86_400;

  async function call<T = Record<string, unknown>>(place: Route, payload?: object | string, as = 'ada') {
    const isText = typeof payload === 'string';
    const answer = await platform.app.inject({
      ...place,
      headers: {
        'if-match': '*',
        ...(await platform.bearer({ userName: as })),
        ...(isText && { 'content-type': 'text/plain' }),
      },
      ...(payload !== undefined && { payload }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, text: answer.body, json: (isJson ? answer.json() : undefined) as T & Problem };
  }

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    const propulsion = { type: 'IMPULSIVE', specificImpulse: 220, maxDeltaV: 0.5 };
    const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, wetMass: 200, propulsion };
    await call(route('createSatellite'), { name: 'FLYER', noradId: 74_001, configuration });
    for (const other of [74_002, 74_003]) {
      const created = { noradId: 74_001, other, creationTaiS: nowTaiS() - 1800 };
      expect((await call(route('uploadCdms'), testEvent(tcaTaiS + other - 74_002, created))).status).toBe(201);
    }
    // Within the seven days of known events though days after the others, and one beyond them.
    for (const [other, days] of [
      [74_004, 6.5],
      [74_005, 7.5],
    ] as const) {
      const created = { noradId: 74_001, other, creationTaiS: nowTaiS() - 1800 };
      const event = testEvent(nowTaiS() + days * 86_400, created);
      expect((await call(route('uploadCdms'), event)).status).toBe(201);
    }
    const events = await call<{ conjunctionId: string; object2: { noradId: number } }[]>(route('listConjunctions'));
    conjunctionIds = events.json.map(({ conjunctionId }) => conjunctionId);
    const made = await call<ManoeuvrePlan>(route('createManoeuvre'), {
      conjunctionId: conjunctionIds[0],
      manoeuvre: {
        manoeuvreType: 'IMPULSIVE',
        ignitionEpoch: formatUtcZ(tcaTaiS - 30_000),
        deltaVVector: [0, 0.03, 0],
      },
    });
    expect(made.status, made.text).toBe(201);
    plan = made.json;
    // The rules that the operator has, and nothing written into the record behind its back.
    const { version: _v, updatedAt: _u, ...rules } = (await call(route('getFlightRules'))).json;
    expect((await call(route('changeFlightRules'), { ...rules, fourEyes: true })).status).toBe(200);
  });
  afterAll(() => platform.close());

  it('counts with the known events of seven days from now on', () => {
    expect(plan.result.events.map(({ secondaryNoradId }) => secondaryNoradId).sort()).toEqual([74_002, 74_003, 74_004]);
  });

  it('freezes the plan with its figures and screening, asks for four eyes by the flight rules, and is replayed', async () => {
    const [conjunctionId, another] = conjunctionIds;
    const { decisionId } = (await call<Decision>(route('openDecision'), { conjunctionId })).json;
    const { manoeuvreId: planId } = plan;
    const other = (await call<Decision>(route('openDecision'), { conjunctionId: another })).json;
    expect((await call(route('changeDecision', { decisionId: other.decisionId }), { planId })).json).toMatchObject({
      status: 422,
      code: 'plan-unknown',
    });

    const say = route('createCoordinationEntry', { conjunctionId: conjunctionId! });
    await call(say, {
      side: 'THEIRS',
      intent: 'STAYS',
      channel: 'PHONE',
      who: 'K. Sato',
      note: 'no contact for a day',
    });
    await call(say, { side: 'OURS', intent: 'MOVES', channel: 'HERE' });
    const { rules } = (await call<Decision>(route('getDecision', { decisionId }))).json;
    const waivers = waiversOf(rules);
    const blindly = await call(route('changeDecision', { decisionId }), {
      planId,
      decision: 'BURN',
      waivers: waivers.filter(({ rule }) => rule !== 'plan-screened-clear'),
    });
    expect(blindly.json, blindly.text).toMatchObject({ status: 409, code: 'flight-rules-not-met' });
    expect(blindly.json.detail).toContain('The plan is screened, and clear');
    const decided = await call<Decision>(route('changeDecision', { decisionId }), {
      planId,
      decision: 'BURN',
      waivers,
    });
    expect(decided.status, decided.text).toBe(200);
    expect(decided.json).toMatchObject({ planId, plan: { planId }, fourEyes: true });
    expect(decided.json.plan!.figures).toMatchObject({
      state: 'DRAFT',
      version: 1,
      inputsSha256: plan.inputs.sha256,
      manoeuvreType: 'IMPULSIVE',
      totalProbability: plan.result.totalProbability,
      outcome: plan.result.events[0]!.outcome,
      screeningVerdict: null,
    });
    expect(decided.json.plan!.figures['deltaVMps']).toBeCloseTo(0.03, 12);

    expect((await call(route('signDecision', { decisionId }))).json).toMatchObject({ status: 403, code: 'four-eyes' });
    // A plan that nobody flies any more is none that can be signed for.
    const step = async (state: string) => await call(route('stepManoeuvre', { manoeuvreId: planId }), { state });
    await step('ABANDONED');
    const late = await call(route('signDecision', { decisionId }), undefined, 'bob');
    expect(late.json).toMatchObject({ status: 409, code: 'decision-inputs-changed' });
    expect((await step('DRAFT')).status).toBe(200);
    const signed = await call<Decision>(route('signDecision', { decisionId }), undefined, 'bob');
    expect(signed.json, signed.text).toMatchObject({ state: 'SIGNED', plan: decided.json.plan });

    // What becomes of the plan afterwards changes nothing of the record.
    await call(route('changeManoeuvre', { manoeuvreId: planId }), {
      manoeuvre: { ...plan.manoeuvre, deltaVVector: [0, 0.05, 0] },
    });
    const { text } = await call(route('getDecisionRecord', { decisionId }, { format: 'json' }));
    const record = readRecord(text);
    if (!record.ok) throw new Error(record.fault.message);
    expect(record.value.plan).toEqual(decided.json.plan);
    expect(await replayRecord(record.value, NODE_CHECKS)).toMatchObject({ isSame: true, differences: [] });
    // What both had said about who moves, and no more that comes after.
    expect(record.value.said).toMatchObject([
      { side: 'THEIRS', intent: 'STAYS', channel: 'PHONE', who: 'K. Sato', by: 'ada' },
      { side: 'OURS', intent: 'MOVES', channel: 'HERE', by: 'ada' },
    ]);
    const paper = wordsOf(await recordPdf(record.value));
    expect(paper).toContain('K. Sato (the other operator): will not manoeuvre, no contact for a day');
    const silent = { ...record.value, said: [] };
    expect((await replayRecord(silent, NODE_CHECKS)).isSame).toBe(false);
    // Another plan in it breaks the seal.
    const altered = { ...record.value, plan: { ...record.value.plan!, sha256: '0'.repeat(64) } };
    expect((await replayRecord(altered, NODE_CHECKS)).isSame).toBe(false);
  });

  it('R-23 keeps which events the plan leaves out, signed, and says so on paper', async () => {
    const [first = '', , conjunctionId] = conjunctionIds;
    const { manoeuvre } = plan;
    const body = { conjunctionId, manoeuvre, leftOut: [first] };
    const made = (await call<ManoeuvrePlan>(route('createManoeuvre'), body)).json;
    const { leftOutByOperator: leftOut } = made.result;
    const { decisionId, rules } = (await call<Decision>(route('openDecision'), { conjunctionId })).json;
    const chosen = await call<Decision>(route('changeDecision', { decisionId }), {
      planId: made.manoeuvreId,
      decision: 'BURN',
      waivers: waiversOf(rules),
    });
    expect(chosen.json.plan!.figures, chosen.text).toMatchObject({
      leftOutEvents: 1,
      leftOutConjunctionIds: first,
      totalProbabilityLeftOutBefore: leftOut!.totalProbabilityBefore,
      totalProbabilityLeftOut: leftOut!.totalProbability,
      totalProbability: made.result.totalProbability,
    });
    const signed = await call(route('signDecision', { decisionId }), undefined, 'bob');
    expect(signed.status, signed.text).toBe(200);
    const record = readRecord((await call(route('getDecisionRecord', { decisionId }, { format: 'json' }))).text);
    if (!record.ok) throw new Error(record.fault.message);
    expect(await replayRecord(record.value, NODE_CHECKS)).toMatchObject({ isSame: true });
    const [en, de] = [await recordPdf(record.value), await recordPdf(record.value, 'de')].map((pdf) => wordsOf(pdf));
    const pc = pcInFile(leftOut!.totalProbability!);
    expect(en).toContain(`1 conjunction excluded from its totals by the operator: Pc ${pc}`);
    expect(de).toContain(`1 Konjunktion, vom Betreiber von der Summe ausgeschlossen: Pc ${pc}`);
  });

  it('C9 list, event, message, planner, candidate, record, alert and command line say one word of a probability, and why', async () => {
    const [conjunctionId = ''] = conjunctionIds;
    const [listed] = (await call<Belief[]>(route('listConjunctions'))).json;
    const { lastMessageId, ...event } = (
      await call<Belief & { lastMessageId: string }>(route('getConjunction', { conjunctionId }))
    ).json;
    const message = (await call<Belief>(route('getCdm', { cdmId: lastMessageId }))).json;
    const basis = await call<{ events: Belief[] }>(route('getPlanningBasis', {}, { 'conjunction-id': conjunctionId }));
    const search = await call<ManoeuvreCandidates>(route('searchManoeuvres'), { conjunctionId, orbitsTo: 1.5 });
    const decisions = (await call<Decision[]>(route('listDecisions'))).json;
    const decision = decisions.find(({ state }) => state === 'SIGNED');
    const record = (await call<Decision>(route('getDecision', { decisionId: decision!.decisionId }))).json;
    const { rows } = await platform.context.database.pool.query(
      "select data from domain_event where type = 'ca.conjunction-judged' and data->>'conjunctionId' = $1",
      [conjunctionId],
    );
    const { text } = await call(route('getCdmFile', { cdmId: lastMessageId }));
    const cdm = readCdm(text);
    const approach = cdm.ok ? messageApproach(cdm.value) : undefined;
    const commanded = approach?.ok && confidenceOfApproach(approach.value);
    const results = search.json.candidates.map(({ result }) => result);
    const said = [
      listed,
      event,
      message,
      basis.json.events[0],
      plan.result,
      plan.result.events[0],
      record.results,
      rows[0].data.belief,
      ...results,
    ];
    expect(results.length).toBeGreaterThan(0);
    for (const belief of said)
      expect(belief).toMatchObject({ confidence: 'CONDITIONAL', confidenceReason: 'covariance-stated' });
    expect(commanded).toEqual({ confidence: 'conditional', reason: { code: 'covariance-stated' } });
  });
});
