import type { MeanElements } from '@keepout/astro/nouns';
import { validateMessage } from '@keepout/ccsds/validate';
import type { EventAnalysis } from '@keepout/contract/ca/analysis';
import type { Conjunction, ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import type { Decision } from '@keepout/contract/ca/decision';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreReturn } from '@keepout/contract/ca/manoeuvre-return';
import type { ManoeuvreCandidates } from '@keepout/contract/ca/manoeuvre-search';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import type { PostManoeuvreScreening } from '@keepout/contract/ca/post-manoeuvre-screening';
import type { Screening } from '@keepout/contract/ca/screening';
import type { TradeSpace } from '@keepout/contract/ca/trade-space';
import type { FlightRules } from '@keepout/contract/fleet/flight-rules';
import { sentencesDe } from '@keepout/contract/languages/de/tell';
import type { Problem } from '@keepout/contract/platform/problem';
import { tell, textOf } from '@keepout/contract/sentences';
import { readRecord } from '@keepout/operations/record/read-record';
import { replayRecord } from '@keepout/operations/record/replay';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { storeTestCatalogue } from '../../catalogue/test-catalogue.ts';
import { testForm } from '../../platform/http/test-form.ts';
import { nowTaiS } from '../../platform/now.ts';
import { wordsOf } from '../../platform/pdf/test-words.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { NODE_CHECKS } from '../decisions/sealing.ts';
import { setPlanScreening } from '../manoeuvres/store.ts';
import { collisionAvoidance } from '../module.ts';
import { testCrosser, testElements, testOem } from '../test-oem.ts';

/** Against the book, hindering or not. */
function faultsOf(text: string): readonly unknown[] {
  const { faults, deviations } = validateMessage(text);
  return [...faults, ...deviations];
}

/** It comes to where both meet within a quarter of a day around two days and five hours: each event that is judged costs. */
const LATE = { meanMotionRevPerDay: 15.002, meanAnomalyDeg: 305.286 };

describe('R-14 the screening of a plan', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  let event: ConjunctionSummary;
  let plan: ManoeuvrePlan;
  const startTaiS = Math.floor(nowTaiS()) + 600;
  // What the catalogue knows of its size stands in no message.
  const crosser: MeanElements = { ...testCrosser(startTaiS), ...LATE, objectType: 'ROCKET BODY', rcsM2: 3 };
  const elements: readonly MeanElements[] = [testElements(startTaiS), crosser];

  async function call<T>(place: Route, payload?: object) {
    const answer = await platform.app.inject({
      ...place,
      headers: { 'if-match': '*', ...headers },
      ...(payload && { payload }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      bytes: answer.rawPayload,
      json: (isJson ? answer.json() : undefined) as T,
    };
  }

  async function upload(name: string, text: string, fields: Record<string, string> = {}): Promise<string> {
    const form = testForm([{ name, content: text }], fields);
    const answer = await platform.app.inject({
      ...route('uploadEphemeris'),
      payload: form.payload,
      headers: { ...headers, ...form.headers },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().accepted[0].oemFileId;
  }

  async function screened(): Promise<void> {
    await vi.waitFor(async () => {
      const { json } = await call<Screening[]>(route('listScreenings'));
      expect(json.map(({ state }) => state)).toEqual(json.map(() => 'COMPLETED'));
    }, PATIENT);
  }

  const verdictOf = async (place: Route): Promise<PostManoeuvreScreening> =>
    await vi.waitFor(async () => {
      const { json } = await call<PostManoeuvreScreening>(place);
      expect(json.state).toBe('COMPLETED');
      return json;
    }, PATIENT);

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance]);
    headers = await platform.bearer();
    await storeTestCatalogue(platform.context, elements);
    const propulsion = { type: 'IMPULSIVE', specificImpulse: 220, maxDeltaV: 0.5 };
    const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, wetMass: 200, propulsion };
    // Watched from far below, for a target that whatever an estimated covariance adds exceeds: no plan here is clear.
    const { version: _v, updatedAt: _u, ...rules } = (await call<FlightRules>(route('getFlightRules'))).json;
    const thresholds = { ...rules.thresholds, medium: 1e-12 };
    expect((await call(route('changeFlightRules'), { ...rules, thresholds, targetPc: 1e-20 })).status).toBe(200);
    await call(route('createSatellite'), { name: 'SENTINEL A', cosparId: '2026-001A', noradId: 90_000, configuration });
    await upload('nominal.oem', testOem(elements[0]!, { startTaiS, count: 3 * 720, stepS: 120 }));
    await screened();
    const { json } = await call<ConjunctionSummary[]>(route('listConjunctions'));
    [event] = json.toSorted((a, b) => (b.probabilityOfCollision ?? 0) - (a.probabilityOfCollision ?? 0)) as [
      ConjunctionSummary,
    ];
    expect(event.probabilityOfCollision).toBeGreaterThan(1e-9);
    const found = await call<ManoeuvreCandidates>(route('searchManoeuvres'), {
      conjunctionId: event.conjunctionId,
      targetProbability: 1e-9,
      orbitsFrom: 3.5,
      orbitsTo: 4,
    });
    expect(found.status, found.text).toBe(200);
    const [best] = found.json.candidates;
    const made = await call<ManoeuvrePlan>(route('createManoeuvre'), {
      conjunctionId: event.conjunctionId,
      manoeuvre: best!.manoeuvre,
    });
    expect(made.status, made.text).toBe(201);
    plan = made.json;
  });
  afterAll(() => platform.close());

  it('R-15 begins with the probability, the miss distance and the time of the event itself', async () => {
    const still = await call<ManoeuvrePlan>(route('createManoeuvre'), {
      conjunctionId: event.conjunctionId,
      manoeuvre: { ...plan.manoeuvre, deltaVVector: [0, 0, 0] },
    });
    expect(still.status, still.text).toBe(201);
    const { probabilityBefore, probability, missDistance, tca } = still.json.result;
    const told = await call<Conjunction>(route('getConjunction', { conjunctionId: event.conjunctionId }));
    expect(probability).toBe(probabilityBefore);
    expect(probability.toExponential(6)).toBe(told.json.probabilityOfCollision!.toExponential(6));
    expect(missDistance.toFixed(2)).toBe(told.json.totalMissDistance.toFixed(2));
    // Told to the microsecond here, to the millisecond there.
    const tcaS = Number(tca.slice(17, -1));
    expect(tcaS.toFixed(3)).toBe(Number(told.json.conjunctionData.tca.slice(17, -1)).toFixed(3));
  });

  it('A-16 says new, worse, better, gone, unchanged, the avoided event against its own message first', async () => {
    const ordered = await call<PostManoeuvreScreening>(route('createPostManoeuvreScreening'), {
      manoeuvreId: plan.manoeuvreId,
    });
    expect(ordered.status, ordered.text).toBe(202);
    expect(ordered.json.verdict).toBeNull();
    const done = await verdictOf(
      route('getPostManoeuvreScreening', { postManoeuvreScreeningId: ordered.json.postManoeuvreScreeningId }),
    );
    const [first] = done.events;
    expect(first).toMatchObject({ screeningType: 'MAN_VS_CDM', before: { conjunctionId: event.conjunctionId } });
    expect(first!.after!.probability).toBe(plan.result.probability);
    expect(done.events.length).toBeGreaterThan(5);
    expect(Object.values(done.counts).reduce((sum, n) => sum + n, 0)).toBe(done.events.length);
    expect(done.verdict).toMatchObject({ probabilityAfter: plan.result.probability });
    expect(done.isStale).toBe(false);
    // Both totals together are what the card says of the known events.
    const { totalProbabilityBefore: main, estimatedProbabilityBefore: separate } = done.verdict!;
    expect((1 - (1 - main!) * (1 - separate!)) / plan.result.totalProbabilityBefore).toBeCloseTo(1, 9);
    expect(main! / plan.result.probabilityBefore).toBeCloseTo(1, 9);
    const planned = done.events.filter(({ screeningType }) => screeningType === 'MAN_VS_CDM');
    expect(planned.map(({ after }) => after!.probability).sort()).toEqual(
      plan.result.events.map(({ probabilityAfter }) => probabilityAfter).sort(),
    );
    const stated = done.events.filter(({ isEstimated }, place) => place === 0 || !isEstimated);
    // So small that the sum is the total.
    const sum = stated.reduce((all, { after }) => all + (after?.probability ?? 0), 0);
    expect(done.verdict!.totalProbabilityAfter! / sum).toBeCloseTo(1, 6);
    const { json } = await call<ManoeuvrePlan>(route('getManoeuvre', { manoeuvreId: plan.manoeuvreId }));
    expect(json.screeningId).toBe(ordered.json.postManoeuvreScreeningId);
    const { newAboveWatch } = done.verdict!;
    expect(newAboveWatch).toBeGreaterThan(0);
    expect(plan.screening).toMatchObject({ status: 'NOT_SCREENED', newOrWorse: null, text: 'Not screened' });
    const { newByEstimatedErrors: estimated, totalProbabilityAfter } = done.verdict!;
    expect(estimated).toBe(newAboveWatch);
    expect(json.screening).toMatchObject({
      status: 'ESTIMATES_RAISED',
      newOrWorse: newAboveWatch,
      byEstimatedErrors: estimated,
      totalProbability: totalProbabilityAfter,
      text: textOf(tell('plan-screened-estimates-raised')),
    });
    expect((await call<ManoeuvrePlan[]>(route('listManoeuvres'))).json.at(-1)!.screening).toEqual(json.screening);
    // A candidate is a plan: it does not change what is.
    const after = await call<ConjunctionSummary>(
      route('listConjunctions', {}, { 'conjunction-id': event.conjunctionId }),
    );
    expect((after.json as unknown as ConjunctionSummary[])[0]?.probabilityOfCollision).toBe(
      event.probabilityOfCollision,
    );
  });

  it('R-15 an event that is left out is in no total of basis, candidates, plan, map, analysis and screening, is told beside it, and is not new', async () => {
    const { conjunctionId } = event;
    const basisOf = async (leftOut: string) =>
      await call<PlanningBasis & Problem>(
        route('getPlanningBasis', {}, { 'conjunction-id': conjunctionId, ...(leftOut && { 'left-out': leftOut }) }),
      );
    const whole = (await basisOf('')).json;
    const others = whole.events.slice(1).map((other) => other.conjunctionId);
    expect(others.length).toBeGreaterThan(2);
    const leftOut = [...others.slice(0, 2)];
    const pcOf = (ids: readonly string[]) =>
      1 -
      whole.events.reduce((none, one) => (ids.includes(one.conjunctionId) ? none * (1 - one.probability) : none), 1);
    const counted = [conjunctionId, ...others.slice(2)];
    const near = (a: number | null | undefined, b: number) => expect(a! / b).toBeCloseTo(1, 4);

    const basis = (await basisOf(leftOut.join(','))).json;
    near(basis.totalProbability, pcOf(counted));
    expect(basis.events.map((one) => one.conjunctionId)).toEqual(counted);
    expect(basis.leftOutEvents).toMatchObject(
      leftOut.map((id) => ({ conjunctionId: id, reason: 'LEFT_OUT_BY_OPERATOR' })),
    );
    expect([basis.leftOut, basis.leftOutByOperator!.count]).toEqual([2, 2]);
    near(basis.leftOutByOperator!.totalProbabilityBefore, pcOf(leftOut));

    const search = { conjunctionId, targetProbability: 1e-9, orbitsFrom: 1.8, orbitsTo: 2 };
    const found = await call<ManoeuvreCandidates>(route('searchManoeuvres'), { ...search, leftOut });
    expect(found.status, found.text).toBe(200);
    near(found.json.totalProbabilityBefore, pcOf(counted));
    const [candidate] = found.json.candidates;
    expect(candidate!.result.leftOutByOperator).toMatchObject({ count: 2 });
    // Known, though it does not count: neither new nor a passage that adds to the total.
    const tcasOf = (ids: readonly string[]) =>
      whole.events.filter((one) => ids.includes(one.conjunctionId)).map(({ tca }) => Date.parse(tca));
    for (const { screening } of found.json.candidates)
      for (const { tca } of [...screening!.newEvents, ...screening!.changedPassages])
        for (const knownMs of tcasOf(leftOut)) expect(Math.abs(Date.parse(tca) - knownMs)).toBeGreaterThan(60_000);

    const map = await call<TradeSpace>(route('computeTradeSpace'), { conjunctionId, columns: 2, rows: 3, leftOut });
    // In the middle row nothing is done.
    near(10 ** map.json.log10TotalProbability[0]![1]!, pcOf(counted));
    const { json: analysis } = await call<EventAnalysis>(
      route('getConjunctionAnalysis', { conjunctionId }, { 'left-out': leftOut.join(',') }),
    );
    const uncounted = analysis.passages.filter(({ isLeftOut }) => isLeftOut);
    expect(uncounted.map((passage) => passage.conjunctionId).sort()).toEqual([...leftOut].sort());
    near(analysis.totalProbability, pcOf(counted));
    expect(analysis.leftOutPassages!.count).toBe(2);
    near(analysis.leftOutPassages!.totalProbability, pcOf(leftOut));

    const made = await call<ManoeuvrePlan>(route('createManoeuvre'), {
      conjunctionId,
      manoeuvre: plan.manoeuvre,
      leftOut,
    });
    expect(made.status, made.text).toBe(201);
    const { result, manoeuvreId } = made.json;
    expect(result.events).toEqual(plan.result.events.filter((one) => !leftOut.includes(one.conjunctionId)));
    near(result.totalProbabilityBefore, pcOf(counted));
    const planned = plan.result.events.filter((one) => leftOut.includes(one.conjunctionId));
    near(result.leftOutByOperator!.totalProbability, 1 - planned.reduce((p, one) => p * (1 - one.probabilityAfter), 1));
    expect(made.json.inputs.sha256).not.toBe(plan.inputs.sha256);
    const exported = (await call(route('exportManoeuvre', { manoeuvreId }, { format: 'opm' }))).text;
    expect(exported).toContain('COMMENT 2 conjunctions excluded from the totals by the operator: Pc ');
    const back = await call<ManoeuvreReturn>(route('searchReturn'), {
      conjunctionId,
      manoeuvre: plan.manoeuvre,
      leftOut,
      smaBand: 1e5,
      phaseBand: 90,
    });
    expect(back.json.leftOutByOperator, back.text).toMatchObject({ count: 2 });

    const ordered = await call<PostManoeuvreScreening>(route('createPostManoeuvreScreening'), { manoeuvreId });
    const { postManoeuvreScreeningId } = ordered.json;
    const done = await verdictOf(route('getPostManoeuvreScreening', { postManoeuvreScreeningId }));
    const { totalProbabilityBefore: main, estimatedProbabilityBefore: separate } = done.verdict!;
    near(main, pcOf([conjunctionId]));
    near(1 - (1 - main!) * (1 - separate!), pcOf(counted));
    expect(done.verdict!.leftOutByOperator!.count).toBe(2);
    near(done.verdict!.leftOutByOperator!.totalProbabilityBefore, pcOf(leftOut));
    const apart = done.events.filter(({ isLeftOut }) => isLeftOut);
    expect(apart.map(({ before }) => before!.conjunctionId).sort()).toEqual([...leftOut].sort());
    expect(apart.map(({ change }) => change)).not.toContain('NEW');

    // The event itself counts always, and what is no event of the satellite cannot be left out.
    const refusals = [
      await basisOf(conjunctionId),
      await basisOf('con_none'),
      await call<Problem>(route('searchManoeuvres'), { ...search, leftOut: [conjunctionId] }),
      await call<Problem>(route('createManoeuvre'), {
        conjunctionId,
        manoeuvre: plan.manoeuvre,
        leftOut: ['x'],
      }),
      await call<Problem>(route('getConjunctionAnalysis', { conjunctionId }, { 'left-out': conjunctionId })),
    ];
    expect(refusals.map(({ status, json }) => [status, json.code])).toEqual(
      refusals.map(() => [422, 'event-not-left-out']),
    );
    expect(refusals[0]!.json.detail).toContain('is the conjunction to avoid and always counts');
    expect((refusals[2]!.json as Problem).errors![0]!.pointer).toBe('#/leftOut/0');
    expect((refusals[3]!.json as Problem).detail).toBe('x is not a conjunction of the satellite.');
  });

  it('a plan that goes a step further stays the one that was screened, and is not told as clear', async () => {
    const { manoeuvreId } = plan;
    const proposed = await call<ManoeuvrePlan>(route('stepManoeuvre', { manoeuvreId }), { state: 'PROPOSED' });
    expect(proposed.status, proposed.text).toBe(200);
    const { screening, screeningId, manoeuvreId: id } = proposed.json;
    expect(screening.status).toBe('ESTIMATES_RAISED');
    const { json } = await call<PostManoeuvreScreening>(
      route('getPostManoeuvreScreening', { postManoeuvreScreeningId: screeningId! }),
    );
    expect(json.isStale).toBe(false);
    // A screening that was ordered of other figures is not its own.
    const earlier = { id, sha256: '0'.repeat(64) };
    await setPlanScreening(platform.context.database.orm, 'test-operator', earlier, 'pms-earlier');
    expect((await call<ManoeuvrePlan>(route('getManoeuvre', { manoeuvreId }))).json.screeningId).toBe(screeningId);
  });

  it('A-16 a decision to burn freezes what the screening said of its plan, and its record is replayed to the same digits', async () => {
    const { conjunctionId } = event;
    const opened = await call<Decision>(route('openDecision'), { conjunctionId });
    expect(opened.status, opened.text).toBe(201);
    const { decisionId } = opened.json;
    const waivers = opened.json.rules
      .filter(({ status, requiredFor }) => ['NOT_MET', 'UNKNOWN'].includes(status) && requiredFor.includes('BURN'))
      .map(({ rule }) => ({ rule, reason: 'exercise' }));
    const planId = plan.manoeuvreId;
    const decided = await call<Decision>(route('changeDecision', { decisionId }), {
      planId,
      decision: 'BURN',
      waivers,
    });
    expect(decided.status, decided.text).toBe(200);
    const held = (await call<ManoeuvrePlan>(route('getManoeuvre', { manoeuvreId: planId }))).json;
    const said = await verdictOf(route('getPostManoeuvreScreening', { postManoeuvreScreeningId: held.screeningId! }));
    const frozen = decided.json.plan!;
    expect(frozen.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(frozen.figures).toMatchObject({
      inputsSha256: plan.inputs.sha256,
      totalProbability: plan.result.totalProbability,
      screeningId: said.postManoeuvreScreeningId,
      screeningState: 'COMPLETED',
      screeningVerdict: said.verdict!.text,
      screeningIsClear: 'no',
      screeningStatus: 'ESTIMATES_RAISED',
      screeningNewOrWorse: said.verdict!.newAboveWatch,
      screeningByEstimatedErrors: said.verdict!.newByEstimatedErrors,
      screeningTotalProbability: said.verdict!.totalProbabilityAfter,
    });
    expect(decided.json.planScreening).toEqual(held.screening);

    expect((await call(route('signDecision', { decisionId }))).status).toBe(200);
    for (const [language, told] of [
      ['en', held.screening.text],
      ['de', sentencesDe(held.screening.text, held.screening.textSentences)],
    ])
      expect(
        wordsOf((await call(route('getDecisionRecord', { decisionId }, { format: 'pdf', language }))).bytes),
      ).toContain(told);
    // Screened once more: the record stays with what was known when it was decided.
    const again = await call<PostManoeuvreScreening>(route('createPostManoeuvreScreening'), { manoeuvreId: planId });
    await verdictOf(
      route('getPostManoeuvreScreening', { postManoeuvreScreeningId: again.json.postManoeuvreScreeningId }),
    );
    expect((await call<ManoeuvrePlan>(route('getManoeuvre', { manoeuvreId: planId }))).json.screeningId).not.toBe(
      held.screeningId,
    );
    // A state is no figure: the plan, proposed since, is what the first screening screened.
    const first = route('getPostManoeuvreScreening', { postManoeuvreScreeningId: said.postManoeuvreScreeningId });
    expect((await call<PostManoeuvreScreening>(first)).json.isStale).toBe(false);
    // Not clear: the reason was given with the decision, and is not asked for again.
    const approved = await call<ManoeuvrePlan>(route('stepManoeuvre', { manoeuvreId: planId }), {
      state: 'APPROVED',
      note: ' \u200b ',
    });
    expect(approved.json.history.at(-1), approved.text).toMatchObject({
      state: 'APPROVED',
      note: 'exercise',
      screening: { status: 'ESTIMATES_RAISED', text: held.screening.text },
    });
    const record = readRecord((await call(route('getDecisionRecord', { decisionId }, { format: 'json' }))).text);
    if (!record.ok) throw new Error(record.fault.message);
    expect(record.value.plan).toEqual(frozen);
    const replay = await replayRecord(record.value, NODE_CHECKS);
    expect(replay).toMatchObject({ isSame: true, differences: [], alteredMessages: [], breaches: [] });
    expect(replay.compared).toBeGreaterThan(100);
    const figures = {
      ...frozen.figures,
      screeningIsClear: frozen.figures['screeningIsClear'] === 'yes' ? 'no' : 'yes',
    };
    const altered = { ...record.value, plan: { ...frozen, figures } };
    expect((await replayRecord(altered, NODE_CHECKS)).isSame).toBe(false);
  });

  it('R-26 exports OPM, OEM, OCM, CSV and JSON that are valid, split at the burn', async () => {
    const get = async (format: string) =>
      await call(route('exportManoeuvre', { manoeuvreId: plan.manoeuvreId }, { format }));
    const [opm, oem] = [await get('opm'), await get('oem')];
    for (const [format, answer] of Object.entries({ opm, oem, ocm: await get('ocm') })) {
      const { status, text, headers: told } = answer;
      expect(status, text).toBe(200);
      expect(told['content-disposition']).toMatch(new RegExp(`SENTINEL-A_\\d{8}_\\d{6}_Z\\.${format}`));
      expect(faultsOf(text), format).toEqual([]);
    }
    const ocm = await get('ocm');
    const first = /^\d{4}-\S+/m;
    const begins = [
      /^EPOCH = (\S+)/m.exec(opm.text)?.[1],
      /START_TIME = (\S+)/.exec(oem.text)?.[1],
      /EPOCH_TZERO = (\S+)/.exec(ocm.text)?.[1],
      first.exec(ocm.text)?.[0],
    ];
    expect(new Set(begins).size, String(begins)).toBe(1);
    expect([opm.text, oem.text, ocm.text].map((text) => /^COV_REF_FRAME/m.test(text))).toEqual([true, true, true]);
    for (const { text } of [opm, oem, ocm]) expect(text).not.toMatch(/-0\.0+(\s|$)/);
    expect(opm.text).toMatch(/^COMMENT Avoided conjunction: Pc <?\d/m);
    expect(oem.text.match(/META_START/g)).toHaveLength(2);
    expect(opm.text).toContain(`MAN_EPOCH_IGNITION = ${plan.result.figures.ignitionEpoch.replace('Z', '')}`);
    const table = (await get('csv')).text;
    expect(table.startsWith('\uFEFF')).toBe(true);
    const csv = table.trim().split('\r\n');
    expect(csv[0]).toMatch(
      /^segment,epoch_utc,x_km,y_km,z_km,vx_km_s,vy_km_s,vz_km_s,cr_r_km2,.*,avoided_event,plan_screening$/,
    );
    expect(csv[1]!.split(',')[1]).toBe(`${begins[0]}Z`);
    expect(Number(csv[1]!.split(',')[8])).toBeGreaterThan(0);
    expect(new Set(csv.slice(1).map((row) => row.split(',')[0]))).toEqual(new Set(['1', '2']));
    const { plan: exported } = (await get('json')).json as { plan: ManoeuvrePlan };
    expect(exported).toMatchObject({ manoeuvreId: plan.manoeuvreId, screening: { status: 'ESTIMATES_RAISED' } });
    const { text: said } = exported.screening;
    for (const format of ['opm', 'oem', 'ocm']) expect((await get(format)).text).toContain(`\nCOMMENT ${said}\n`);
    expect(new Set(csv.slice(1).map((row) => row.split(',').at(-1)))).toEqual(new Set([said]));
  });

  it('the exported orbit, uploaded as a candidate, gives the same events as the plan, and promoted it is screened again', async () => {
    const oem = (await call(route('exportManoeuvre', { manoeuvreId: plan.manoeuvreId }, { format: 'oem' }))).text;
    const oemFileId = await upload('planned.oem', oem, { designation: 'CANDIDATE' });
    const ordered = await call<PostManoeuvreScreening>(route('createPostManoeuvreScreening'), {
      oemFileId,
      conjunctionId: event.conjunctionId,
    });
    expect(ordered.status, ordered.text).toBe(202);
    const done = await verdictOf(
      route('getPostManoeuvreScreening', { postManoeuvreScreeningId: ordered.json.postManoeuvreScreeningId }),
    );
    const own = await call<PostManoeuvreScreening[]>(
      route('listPostManoeuvreScreenings', {}, { 'manoeuvre-id': plan.manoeuvreId }),
    );
    const ofPlan = own.json[0]!;
    // What the plan reckons with is by its own messages there, out of the volume or not, and as the file meets it here.
    const listed = ({ events }: PostManoeuvreScreening) =>
      events
        .flatMap(({ after }) => (after === null ? [] : [{ s: Date.parse(after.tca!) / 1000, m: after.missDistance! }]))
        .sort((a, b) => a.s - b.s);
    const [ofFile, planned] = [listed(done), listed(ofPlan)];
    expect(ofFile.length).toBeGreaterThan(3);
    for (const { s, m } of ofFile) {
      const same = planned.find((event) => Math.abs(event.s - s) < 1)!;
      expect(Math.abs(same.m - m)).toBeLessThan(0.02 * m + 20);
    }
    const [man] = done.events;
    // The plan adds the change to the message's own state, the file to the ephemeris: alike to a part of the displacement.
    expect(man!.after!.missDistance! / plan.result.missDistance).toBeCloseTo(1, 2);
    await vi.waitFor(async () => {
      const { rows } = await platform.context.database.pool.query(
        'select from post_manoeuvre_screening where outcome is null',
      );
      expect(rows, 'screenings without an outcome').toHaveLength(0);
    }, PATIENT);
    const screenings = (await call<Screening[]>(route('listScreenings'))).json;
    // The screening of a plan is of the planner, not of an upload.
    expect(screenings.map(({ trigger }) => trigger)).toContain('PLANNER');
    const before = screenings.length;
    const promoted = await call(route('changeEphemeris', {}, { 'oem-id': oemFileId }), {
      oemFileId,
      designation: 'OPERATIONAL',
    });
    expect(promoted.status, promoted.text).toBe(200);
    expect((await call<Screening[]>(route('listScreenings'))).json.length).toBe(before + 1);
    // The plan rests on another ephemeris now.
    const { json } = await call<ManoeuvrePlan>(route('getManoeuvre', { manoeuvreId: plan.manoeuvreId }));
    expect(json.staleBecause).toContain('NEW_EPHEMERIS');
    expect(json.screening.status).toBe('STALE');
    // What the screening came to when it ended is told as it was, beside whatever is there by now.
    await screened();
    const later = await call<PostManoeuvreScreening[]>(
      route('listPostManoeuvreScreenings', {}, { 'manoeuvre-id': plan.manoeuvreId }),
    );
    expect(later.json[0]).toEqual({ ...ofPlan, isStale: true });
    // What it was compared with has changed for a plan that is over too, though the plan is what it was.
    const over = await call<ManoeuvrePlan>(route('stepManoeuvre', { manoeuvreId: plan.manoeuvreId }), {
      state: 'ABANDONED',
    });
    expect(over.json).toMatchObject({ staleBecause: [], screening: { status: 'STALE', newOrWorse: null } });
  });

  it('refuses what is no candidate, and what says not what', async () => {
    const both = await call<Problem>(route('createPostManoeuvreScreening'), {});
    expect([both.status, both.json.code]).toEqual([422, 'subject-missing']);
    const oemFileId = await upload('nominal-2.oem', testOem(elements[0]!, { startTaiS, count: 1440, stepS: 60 }));
    const operational = await call<Problem>(route('createPostManoeuvreScreening'), { oemFileId });
    expect([operational.status, operational.json.code]).toEqual([409, 'ephemeris-not-candidate']);
  });

  it('exports the pair of a plan that comes back: two manoeuvres in the OPM, the orbit split at both', async () => {
    // Reaches past the way back.
    await upload('longer.oem', testOem(elements[0]!, { startTaiS, count: 3.7 * 720, stepS: 120 }));
    const { conjunctionId } = event;
    const { manoeuvre } = plan;
    const asked = { conjunctionId, manoeuvre, smaBand: 30, phaseBand: 0.5, latestHours: 12 };
    const { json: back } = await call<ManoeuvreReturn>(route('searchReturn'), asked);
    expect(back.found, JSON.stringify(back)).toBe(true);
    const made = await call<ManoeuvrePlan>(route('createManoeuvre'), {
      conjunctionId,
      manoeuvre,
      returnManoeuvre: back.manoeuvres[1],
    });
    expect(made.status, made.text).toBe(201);
    const get = async (format: string) =>
      (await call(route('exportManoeuvre', { manoeuvreId: made.json.manoeuvreId }, { format }))).text;
    const [opm, oem, ocm] = [await get('opm'), await get('oem'), await get('ocm')];
    for (const text of [opm, oem, ocm]) expect(faultsOf(text), text).toEqual([]);
    expect(opm.match(/MAN_EPOCH_IGNITION = (.*)/g)).toEqual(
      back.manoeuvres.map(({ ignitionEpoch }) => `MAN_EPOCH_IGNITION = ${ignitionEpoch.replace('Z', '')}`),
    );
    expect(oem.match(/META_START/g)).toHaveLength(3);
    // The states of each stretch end and begin at one place, and the velocity jumps by the impulse.
    const { segments } = JSON.parse(await get('json')) as {
      readonly segments: { readonly states: { readonly positionM: number[]; readonly velocityMps: number[] }[] }[];
    };
    const [, between, after] = segments;
    const [end, begin] = [between!.states.at(-1)!, after!.states[0]!];
    const apart = (a: readonly number[], b: readonly number[]) => Math.hypot(...a.map((value, i) => value - b[i]!));
    expect(apart(end.positionM, begin.positionM)).toBeLessThan(1e-3);
    expect(apart(end.velocityMps, begin.velocityMps)).toBeCloseTo(made.json.result.returnFigures!.deltaVMagnitude, 6);
  });
});
