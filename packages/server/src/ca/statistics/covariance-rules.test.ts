import { formatUtcZ } from '@keepout/astro/epoch';
import type { EventAnalysis } from '@keepout/contract/ca/analysis';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import type { Decision } from '@keepout/contract/ca/decision';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import { avoidedText } from '@keepout/contract/ca/manoeuvre-result';
import type { ManoeuvreCandidates } from '@keepout/contract/ca/manoeuvre-search';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import type { CovarianceRules, CovarianceRulesPreview } from '@keepout/contract/ca/sigma-rules';
import type { CovarianceRealism } from '@keepout/contract/ca/statistics';
import { confidenceText } from '@keepout/contract/ca/words/confidence';
import type { FlightRules } from '@keepout/contract/fleet/flight-rules';
import type { Problem } from '@keepout/contract/platform/problem';
import { readRecord } from '@keepout/operations/record/read-record';
import { replayRecord } from '@keepout/operations/record/replay';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { nowTaiS } from '../../platform/now.ts';
import { wordsOf } from '../../platform/pdf/test-words.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { conjunctionsOf } from '../conjunctions/port.ts';
import { decodeMessage, messageColumns } from '../conjunctions/stored-message.ts';
import { contradictingEvents } from '../conjunctions/test-course.ts';
import { recordPdf } from '../decisions/pdf/record-pdf.ts';
import { NODE_CHECKS } from '../decisions/sealing.ts';
import { contradictionsOf } from '../evidence/evidence.thread.ts';
import { testEvent } from '../manoeuvres/test-event.ts';
import { collisionAvoidance } from '../module.ts';
import { cdmTable } from '../tables.ts';
import { asRead } from './covariance-rules.ts';
import { EVENTS, FACTOR, keepPastEvents, PAST_KIND } from './test-past-events.ts';

const DAY_S = 86_400;
const CONFIGURATION = {
  shape: 'CANNONBALL',
  hardBodyRadius: 3,
  wetMass: 200,
  propulsion: { type: 'IMPULSIVE', specificImpulse: 220, maxDeltaV: 0.5 },
};

const BURN = { manoeuvreType: 'IMPULSIVE', deltaVVector: [0, 0.03, 0] };

describe('C10 what an operator decides of covariances', () => {
  let platform: TestPlatform;
  let conjunctionId = '';
  const tcaTaiS = nowTaiS() + 1.5 * DAY_S;

  async function call<T>(place: Route, payload?: object | string, headers: Record<string, string> = {}) {
    const answer = await platform.app.inject({
      ...place,
      headers: {
        ...(await platform.bearer({ userName: 'ada' })),
        ...(typeof payload === 'string' && { 'content-type': 'text/plain' }),
        ...headers,
      },
      ...(payload !== undefined && { payload }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    const json = (isJson ? answer.json() : undefined) as T & Problem;
    return { status: answer.statusCode, text: answer.body, etag: answer.headers.etag, json };
  }
  const eventNow = async () => (await call<Conjunction>(route('getConjunction', { conjunctionId }))).json;
  const kind = PAST_KIND;
  /** The open events stand by the rules in force. */
  const judged = () =>
    vi.waitFor(async () => {
      expect((await call<CovarianceRules>(route('getCovarianceRules'))).json.isJudging).toBe(false);
    }, PATIENT);
  const change = async (rules: readonly object[], version?: string) =>
    await call<CovarianceRules>(route('changeCovarianceRules'), { rules }, { 'if-match': version ?? '*' });

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance]);
    await call(route('createSatellite'), { name: 'FLYER', noradId: 74_001, configuration: CONFIGURATION });
    const uploaded = await call<{ accepted: { conjunctionId: string }[] }>(
      route('uploadCdms'),
      testEvent(tcaTaiS, { noradId: 74_001, other: 74_002 }),
    );
    conjunctionId = uploaded.json.accepted[0]!.conjunctionId;
    await keepPastEvents(platform, conjunctionId);
  });
  afterAll(() => platform.close());

  it('a kind whose errors were twice its sigmas has that factor, found on its older half and passed by its newer', async () => {
    const { json } = await call<CovarianceRealism>(route('getCovarianceRealism'));
    const group = json.groups.find(({ leadFromDays }) => leadFromDays === 1)!;
    expect(group).toMatchObject({ ...kind, samples: 2 * EVENTS, confidence: 'CONDITIONAL' });
    expect(Math.abs(group.holdoutTest!.factor / FACTOR - 1)).toBeLessThan(0.1);
    expect(group.holdoutTest).toMatchObject({ samples: EVENTS, confidence: 'CALIBRATED', shortfalls: [] });
  });

  it('is not accepted as stated where the test was not passed, and the refusal says what it lacks', async () => {
    const { json } = await change([{ ...kind, use: 'AS_STATED' }]);
    expect(json).toMatchObject({ status: 409, code: 'realism-not-shown' });
    expect(json.detail).toContain('within 1 σ more than 5 points from 68.3 %');
    const unknown = await change([{ ...kind, originator: 'NOBODY', use: 'FACTOR' }]);
    expect(unknown.json.detail).toContain('no samples of this kind');
  });

  it('the factor is counted in every verdict after a look at what it changes, stated with it, frozen, replayed, and taken back', async () => {
    const before = await eventNow();
    expect(before).toMatchObject({ confidence: 'CONDITIONAL', confidenceReason: 'covariance-stated' });
    const rules = [{ ...kind, use: 'FACTOR' }];
    const preview = await call<CovarianceRulesPreview>(route('previewCovarianceRules'), { rules });
    expect(preview.json, preview.text).toMatchObject({ events: 1 });
    expect((await eventNow()).probabilityOfCollision).toBe(before.probabilityOfCollision);

    const got = await call<CovarianceRules>(route('getCovarianceRules'));
    const changed = await change(rules, String(got.etag));
    expect(changed.status, changed.text).toBe(200);
    const [rule] = changed.json.rules;
    expect(rule).toMatchObject({ ...kind, leadToDays: 2, isCalibrated: true, decidedBy: 'ada' });
    expect(changed.json.isJudging).toBe(true);
    expect((await change(rules, String(got.etag))).status).toBe(412);
    // What was got can be sent back: nothing is tested anew.
    expect((await change(changed.json.rules)).json.rules).toEqual(changed.json.rules);
    await judged();

    const after = await eventNow();
    expect(after.probabilityOfCollision).toBe(preview.json.changes[0]!.after.probability);
    expect(after.probabilityOfCollision).not.toBe(before.probabilityOfCollision);
    expect(after).toMatchObject({ confidence: 'CALIBRATED', confidenceReason: 'covariance-calibrated' });
    const reason = after.verdict.reasons.find(({ code }) => code === 'covariance-scaled');
    expect(reason?.figures?.scaled).toEqual([
      { object: 'OBJECT1', factor: rule!.factor },
      { object: 'OBJECT2', factor: rule!.factor },
    ]);
    const list = await call<Conjunction[]>(route('listConjunctions', {}, { from: new Date().toISOString() }));
    const listed = list.json.find((row) => row.conjunctionId === conjunctionId);
    expect(listed).toMatchObject({ confidence: 'CALIBRATED', confidenceReason: 'covariance-calibrated' });

    // The planner counts what the verdict counts, to the last digit.
    const basis = await call<PlanningBasis>(route('getPlanningBasis', {}, { 'conjunction-id': conjunctionId }));
    expect(basis.json.events[0]).toMatchObject({
      probability: after.probabilityOfCollision,
      confidence: 'CALIBRATED',
    });
    const [row] = await platform.context.database.orm
      .select(messageColumns())
      .from(cdmTable)
      .where(eq(cdmTable.conjunctionId, conjunctionId));
    expect(contradictionsOf([decodeMessage(row!)])).toEqual([]);

    const { decisionId } = (await call<Decision>(route('openDecision'), { conjunctionId })).json;
    const { rules: flown } = (await call<Decision>(route('getDecision', { decisionId }))).json;
    const waivers = flown
      .filter(({ status, requiredFor }) => ['NOT_MET', 'UNKNOWN'].includes(status) && requiredFor.includes('OBSERVE'))
      .map(({ rule: name }) => ({ rule: name, reason: 'exercise' }));
    const decided = await call<Decision>(
      route('changeDecision', { decisionId }),
      { decision: 'OBSERVE', waivers },
      { 'if-match': '*' },
    );
    expect(decided.json.results, decided.text).toMatchObject({
      probabilityOfCollision: after.probabilityOfCollision,
      confidence: 'CALIBRATED',
    });
    await call(route('signDecision', { decisionId }), undefined, { 'if-match': '*' });
    const record = readRecord((await call(route('getDecisionRecord', { decisionId }, { format: 'json' }))).text);

    // Taken back, the event says what it said; the record stands on the rule that it has frozen.
    expect((await change([])).status).toBe(200);
    await judged();
    expect((await eventNow()).probabilityOfCollision).toBe(before.probabilityOfCollision);
    if (!record.ok) throw new Error(record.fault.message);
    expect(record.value.inputs.settings.judging.covariances).toMatchObject([{ ...kind, factor: rule!.factor }]);
    expect(await replayRecord(record.value, NODE_CHECKS)).toMatchObject({ isSame: true, differences: [] });
  });

  it('C10 every place that tells a figure of multiplied sigmas says by which factor, and where that is set', async () => {
    const changed = await change([{ ...kind, use: 'FACTOR' }]);
    await judged();
    const { factor } = changed.json.rules[0]!;
    const scaledSigmas = [
      { object: 'OBJECT1', factor },
      { object: 'OBJECT2', factor },
    ];
    const event = await eventNow();
    const [{ operatorId } = { operatorId: '' }] = await platform.context.database.orm
      .select({ operatorId: cdmTable.operatorId })
      .from(cdmTable)
      .limit(1);
    const of = async <T>(place: Route) => (await call<T>(place)).json;
    const analysis = await of<EventAnalysis>(route('getConjunctionAnalysis', { conjunctionId }));
    const body = { conjunctionId, manoeuvre: { ...BURN, ignitionEpoch: formatUtcZ(tcaTaiS - 30_000) } };
    const plan = await call<ManoeuvrePlan>(route('createManoeuvre'), body);
    expect(plan.status, plan.text).toBe(201);
    const search = await call<ManoeuvreCandidates>(route('searchManoeuvres'), { conjunctionId, orbitsTo: 1.5 });
    expect(search.json.candidates.length, search.text).toBeGreaterThan(0);
    const port = conjunctionsOf(platform.context.database);
    const known = await port.find(operatorId, conjunctionId);
    const { decisionId } = (await of<Decision[]>(route('listDecisions'))).find(({ state }) => state === 'SIGNED')!;
    const record = readRecord((await call(route('getDecisionRecord', { decisionId }, { format: 'json' }))).text);
    if (!record.ok) throw new Error(record.fault.message);

    const figures: Readonly<Record<string, unknown>> = {
      event,
      list: (await of<Conjunction[]>(route('listConjunctions'))).find((row) => row.conjunctionId === conjunctionId),
      message: await of(route('getCdm', { cdmId: event.lastMessageId })),
      'source of the analysis': analysis.sources[0],
      'passage of the analysis': analysis.passages.find((passage) => passage.conjunctionId === conjunctionId),
      'basis of plans': (await of<PlanningBasis>(route('getPlanningBasis', {}, { 'conjunction-id': conjunctionId })))
        .events[0],
      plan: plan.json.result,
      'event of a plan': plan.json.result.events[0],
      candidates: search.json.candidates[0]!.result,
      'record of a decision': (await of<Decision>(route('getDecision', { decisionId }))).results,
      alert: known!.belief,
      'expected gain': await port.encounterOf(operatorId, conjunctionId),
    };
    for (const [place, figure] of Object.entries(figures)) expect(figure, place).toMatchObject({ scaledSigmas });
    expect(analysis.forecast.scaledMessages).toBe(0);

    const sentence = `are scaled by ${factor.toFixed(2)} by your covariance rule (set in Fleet statistics)`;
    const sentences: Readonly<Record<string, string>> = {
      'plan as a file': avoidedText(plan.json.result.events[0]!),
      'record as a paper': wordsOf(await recordPdf(record.value)),
      alert: confidenceText(known!.belief, 'en'),
    };
    for (const [place, text] of Object.entries(sentences)) expect(text, place).toContain(sentence);
    const { text: reason } = event.verdict.reasons.find(({ code }) => code === 'covariance-scaled')!;
    expect(reason).toContain(`object 2 are scaled by ${factor.toFixed(2)} (set in Fleet statistics)`);
    expect(confidenceText(known!.belief, 'de')).toContain(
      `nach Ihrer Kovarianzregel mit ${factor.toFixed(2)} multipliziert`,
    );

    // Without the rule nothing of it is left.
    expect((await change([])).status).toBe(200);
    await judged();
    const stated = await of<EventAnalysis>(route('getConjunctionAnalysis', { conjunctionId }));
    for (const figure of [stated.sources[0], stated.passages[0], await eventNow()])
      expect(figure).not.toHaveProperty('scaledSigmas');
  });

  it('rules that are changed while events are judged leave none behind, and none is judged by rules that went', async () => {
    const before = await eventNow();
    const rules = [{ ...kind, use: 'FACTOR' }];
    for (const each of [rules, [], rules]) expect((await change(each)).status).toBe(200);
    const flight = await call<FlightRules>(route('getFlightRules'));
    await call(route('changeFlightRules'), { ...flight.json, notes: 'meanwhile' });
    await judged();
    expect(await eventNow()).toMatchObject({ confidence: 'CALIBRATED' });
    for (const each of [[], rules, []]) expect((await change(each)).status).toBe(200);
    await judged();
    expect((await eventNow()).probabilityOfCollision).toBe(before.probabilityOfCollision);
  });

  it('C11 a covariance a million times smaller than those before it of the same object concludes nothing, in the record too', async () => {
    const send = async (days: number, scale: number, noradId = 74_001) => {
      const created = { noradId, other: 74_009, creationTaiS: tcaTaiS - days * DAY_S };
      const text = testEvent(tcaTaiS, created).replaceAll(
        /^(C[RTN](?:DOT)?_[RTN](?:DOT)? *= *)(\S+)/gm,
        (_, name: string, value: string) => `${name}${Number(value) * scale}`,
      );
      const { json } = await call<{ accepted: { conjunctionId: string; verdict: string }[] }>(
        route('uploadCdms'),
        text,
      );
      return json.accepted[0]!;
    };
    // Nothing before it: nothing is said.
    const first = await send(1.9, 1);
    for (const days of [1.8, 1.7]) await send(days, 1);
    expect((await send(1.6, 1)).verdict).toBe(first.verdict);
    const slip = await send(1.5, 1e-6);
    expect(slip.verdict).toBe('NO_CONCLUSION');
    const { json: event } = await call<Conjunction>(route('getConjunction', { conjunctionId: slip.conjunctionId }));
    expect(event).toMatchObject({
      confidence: 'CONDITIONAL',
      confidenceReason: 'covariance-implausible',
      verdict: {
        kind: 'NO_CONCLUSION',
        reasons: [{ code: 'covariance-unlike-history' }, { code: 'pc-below-watch' }, {}],
      },
    });
    const [reason] = event.verdict.reasons;
    expect(reason!.text).toContain('1000 times smaller than in 4 earlier messages of the same source');
    // The own satellite has the events of before in its history as well.
    expect(reason!.figures!.unlike!.map(({ object }) => object)).toEqual(['OBJECT1', 'OBJECT2']);
    expect(reason!.figures!.unlike![1]!.ratio).toBeCloseTo(1e-3, 6);
    // The other object has its history with the first satellite; the second has none of its own.
    await call(route('createSatellite'), { name: 'FLYER 2', noradId: 74_003, configuration: CONFIGURATION });
    const elsewhere = await send(1.45, 1e-6, 74_003);
    const { json: met } = await call<Conjunction>(route('getConjunction', { conjunctionId: elsewhere.conjunctionId }));
    expect(met.verdict.reasons[0]!.figures?.unlike).toMatchObject([{ object: 'OBJECT2', messages: 5 }]);
    const { decisionId } = (await call<Decision>(route('openDecision'), { conjunctionId: slip.conjunctionId })).json;
    const observed = await call<Decision>(
      route('changeDecision', { decisionId }),
      { decision: 'OBSERVE', waivers: [{ rule: 'message-recent', reason: 'exercise' }] },
      { 'if-match': '*' },
    );
    expect(observed.json.results?.verdict.kind, observed.text).toBe('NO_CONCLUSION');
  });

  it('that are judged anew leave every event telling what its messages say', async () => {
    const contradicting = await contradictingEvents(platform.context.database.pool);
    // Those of the past were put there by hand.
    expect(contradicting.filter((id) => !id.startsWith('con-past-'))).toEqual([]);
  });
});

it('events with another verdict are told first, and the most probable before others', () => {
  const said = (verdict: 'SAFE' | 'WATCH', probability: number | null) => ({
    verdict,
    probability,
    confidence: 'CONDITIONAL' as const,
  });
  const change = (secondaryName: string, from: ReturnType<typeof said>, to: ReturnType<typeof said>) => ({
    conjunctionId: `con-${secondaryName}`,
    secondaryName,
    before: from,
    after: to,
  });
  const changes = [
    change('NONE', said('SAFE', null), said('SAFE', null)),
    change('SAFE', said('SAFE', 1e-9), said('SAFE', 1e-8)),
    change('STAYS', said('WATCH', 2e-5), said('WATCH', 1e-5)),
    change('FALLS', said('WATCH', 1e-6), said('SAFE', 1e-8)),
    change('RISES', said('SAFE', 1e-8), said('WATCH', 3e-6)),
  ];
  expect(asRead(changes).map(({ secondaryName }) => secondaryName)).toEqual([
    'RISES',
    'FALLS',
    'STAYS',
    'SAFE',
    'NONE',
  ]);
});
