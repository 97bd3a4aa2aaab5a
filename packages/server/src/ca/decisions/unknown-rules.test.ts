import { readFileSync } from 'node:fs';
import type { MeanElements } from '@keepout/astro/nouns';
import { FLIGHT_RULES, type FlightRuleResult } from '@keepout/conjunction/decision/flight-rules';
import type { ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import type { Decision } from '@keepout/contract/ca/decision';
import type { Screening } from '@keepout/contract/ca/screening';
import type { Problem } from '@keepout/contract/platform/problem';
import { readRecord } from '@keepout/operations/record/read-record';
import { replayRecord } from '@keepout/operations/record/replay';
import { readRecordKeys } from '@keepout/operations/record/signature';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { storeTestCatalogue } from '../../catalogue/test-catalogue.ts';
import { nowTaiS } from '../../platform/now.ts';
import { wordsOf } from '../../platform/pdf/test-words.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { testCrosser, testElements } from '../test-oem.ts';
import { recordPdf } from './pdf/record-pdf.ts';
import { NODE_CHECKS } from './sealing.ts';

describe('a record made from element sets only', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  const epochTaiS = Math.floor(nowTaiS()) - 6 * 3600;
  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance]);
    headers = await platform.bearer();
  });
  afterAll(() => platform.close());

  async function call<T>(place: Route, payload?: object): Promise<{ status: number; text: string; json: T & Problem }> {
    const answer = await platform.app.inject({
      ...place,
      headers: { 'if-match': '*', ...headers },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, text: answer.body, json: answer.json() };
  }

  /** Decision record of the first conjunction of a satellite and a catalogue of these two. */
  async function opened(own: MeanElements, other: MeanElements): Promise<Decision> {
    await storeTestCatalogue(platform.context, [own, other]);
    const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } };
    const { name, cosparId, noradId } = own;
    const { satelliteId } = (
      await call<{ satelliteId: string }>(route('createSatellite'), { name, cosparId, noradId, configuration })
    ).json;
    const { screeningId } = (await call<Screening>(route('createScreening'), { satelliteId, days: 1 })).json;
    await vi.waitFor(
      async () => expect((await call<Screening>(route('getScreening', { screeningId }))).json.state).toBe('COMPLETED'),
      PATIENT,
    );
    const [event] = (await call<ConjunctionSummary[]>(route('listScreeningConjunctions', { screeningId }))).json;
    return (await call<Decision>(route('openDecision'), { conjunctionId: event!.conjunctionId })).json;
  }

  const unknowns = ({ rules }: Pick<Decision, 'rules'>) =>
    Object.fromEntries(rules.map(({ rule, status, unknownReason }) => [rule, unknownReason ?? status]));

  it('meets no rule by something unknown, open, decided, signed, replayed and on paper', async () => {
    const { decisionId, rules } = await opened(testElements(epochTaiS), testCrosser(epochTaiS));
    expect(rules.map(({ rule }) => rule)).toEqual(FLIGHT_RULES);
    const before = unknowns({ rules });
    // The closest approach is so near that the decision is late.
    expect(before).toEqual({
      'pc-below-act': 'covariance-unconfirmed',
      'verdict-concludes': 'MET',
      'decision-in-time': 'NOT_MET',
      'message-recent': 'MET',
      'secondary-tracked': 'observation-time-not-stated',
      'covariance-realistic': 'NOT_MET',
      'orbits-undoubted': 'determination-not-stated',
      'probability-holds': 'MET',
      'plan-screened-clear': 'plan-not-chosen',
    });

    const refusal = await call<Decision>(route('changeDecision', { decisionId }), { decision: 'NO_BURN' });
    expect(refusal.json).toMatchObject({ status: 409, code: 'flight-rules-not-met' });
    expect(refusal.json.detail).toContain('TIME_LASTOB_END');
    const waivers = rules
      .filter(({ status, requiredFor }) => status !== 'MET' && requiredFor.includes('NO_BURN'))
      .map(({ rule }) => ({ rule, reason: 'exercise' }));
    const decided = await call<Decision>(route('changeDecision', { decisionId }), { decision: 'NO_BURN', waivers });
    expect(decided.status, decided.text).toBe(200);
    // What was unknown when it was opened is frozen as unknown, and told under its waiver.
    expect(unknowns(decided.json)).toEqual({
      ...before,
      ...Object.fromEntries(waivers.flatMap(({ rule }) => (/^[A-Z]/.test(before[rule]!) ? [[rule, 'WAIVED']] : []))),
    });
    expect(decided.json.rules.find(({ rule }) => rule === 'secondary-tracked')).toMatchObject({
      status: 'WAIVED',
      unknownReason: 'observation-time-not-stated',
      value: null,
      text: expect.stringContaining('The epoch of an element set is not an observation.'),
    });
    expect((await call(route('signDecision', { decisionId }))).status).toBe(200);
    const record = readRecord((await call(route('getDecisionRecord', { decisionId }))).text);
    if (!record.ok) throw new Error(record.fault.message);
    expect(await replayRecord(record.value, NODE_CHECKS)).toMatchObject({ isSame: true, differences: [] });
    const results = record.value.results['flightRules'] as FlightRuleResult[];
    const met = results.filter(({ isMet }) => isMet).map(({ rule }) => rule);
    expect(met).toEqual(['verdict-concludes', 'message-recent', 'probability-holds']);
    const [english, german] = [await recordPdf(record.value), await recordPdf(record.value, 'de')].map((pdf) =>
      wordsOf(pdf).replace(/\s+/g, ' '),
    );
    expect(english).toContain('UNKNOWN');
    expect(english).toContain('The epoch of an element set is not an observation.');
    expect(german).toContain('UNBEKANNT');
    expect(german).toContain('Die Epoche eines Elementsatzes ist keine Beobachtung.');
  });

  it('does not meet the rule of realistic covariances by covariances of the element sets', async () => {
    const matrix = new Float64Array(36);
    for (const [axis, variance] of [1e4, 1e6, 1e4, 1e-2, 1e-2, 1e-2].entries()) matrix[7 * axis] = variance;
    const covariance = { epochTaiS, frame: 'RTN', matrix } as const;
    const [own, other] = [testElements(epochTaiS), testCrosser(epochTaiS)];
    const decision = await opened(
      { ...own, noradId: 90_100, cosparId: '2026-003A', covariance },
      { ...other, noradId: 90_101, cosparId: '2026-004A', covariance },
    );
    expect(unknowns(decision)).toMatchObject({
      'pc-below-act': 'covariance-unconfirmed',
      'secondary-tracked': 'observation-time-not-stated',
      'covariance-realistic': 'covariance-unconfirmed',
      'orbits-undoubted': 'determination-not-stated',
    });
  });
});

it('a record that was signed before rules could be unknown is proven as it was signed', async () => {
  const folder = new URL('../../../../../conformance/decision-records/', import.meta.url);
  const record = readRecord(readFileSync(new URL('limits-2.json', folder), 'utf8'));
  if (!record.ok) throw new Error(record.fault.message);
  const keys = readRecordKeys(readFileSync(new URL('limits-2-keys.json', folder), 'utf8'));
  expect(record.value.inputs.settings.limits.version).toBe(2);
  expect(await replayRecord(record.value, NODE_CHECKS, keys)).toMatchObject({ conclusion: 'proven', differences: [] });
  const results = record.value.results['flightRules'] as FlightRuleResult[];
  // As it claimed then: tracked recently, by the epoch of an element set.
  expect(results.find(({ rule }) => rule === 'secondary-tracked')).toMatchObject({ isMet: true });
  expect(wordsOf(await recordPdf(record.value))).not.toContain('UNKNOWN');
});
