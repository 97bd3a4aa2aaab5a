import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import type { ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import type { Decision } from '@keepout/contract/ca/decision';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreCandidate, ManoeuvreCandidates } from '@keepout/contract/ca/manoeuvre-search';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import type { PostManoeuvreScreening } from '@keepout/contract/ca/post-manoeuvre-screening';
import type { Screening } from '@keepout/contract/ca/screening';
import type { FlightRules } from '@keepout/contract/fleet/flight-rules';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { storeTestCatalogue } from '../../catalogue/test-catalogue.ts';
import { testForm } from '../../platform/http/test-form.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { TRAP, testCrosserOf, testTrap } from '../manoeuvres/screened/test-crossers.ts';
import { collisionAvoidance } from '../module.ts';
import { testElements, testOem } from '../test-oem.ts';

const WATCH_PC = 1e-8;
/** So far above the path with the burn the object counts, and adds less than the target of the avoided conjunction. */
const FAR_M = 400;
const NEAR_M = 30;

describe('a conjunction by estimated covariance that a manoeuvre creates', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  let conjunctionId: string;
  const startTaiS = Math.floor(nowTaiS()) + 600;
  const own = testElements(startTaiS);
  const event = testCrosserOf(sgp4Ephemeris(own), startTaiS + 100_000, 60, 90_001, 'CROSSER');

  async function call<T>(place: Route, payload?: object) {
    const answer = await platform.app.inject({
      ...place,
      headers: { 'if-match': '*', ...headers },
      ...(payload && { payload }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, text: answer.body, json: (isJson ? answer.json() : undefined) as T };
  }
  const search = { orbitsFrom: 1.9, orbitsTo: 2 };
  const candidates = async () => {
    const found = await call<ManoeuvreCandidates>(route('searchManoeuvres'), { conjunctionId, ...search });
    expect(found.status, found.text).toBe(200);
    return found.json;
  };
  const load = (elements: readonly MeanElements[]) => storeTestCatalogue(platform.context, elements);
  const step = async (manoeuvreId: string, state: string, note = '') =>
    await call<ManoeuvrePlan>(route('stepManoeuvre', { manoeuvreId }), { state, note });
  /** The plan of a candidate, screened and proposed. */
  async function screenedPlan({ manoeuvre }: Pick<ManoeuvreCandidate, 'manoeuvre'>) {
    const made = await call<ManoeuvrePlan>(route('createManoeuvre'), { conjunctionId, manoeuvre });
    expect(made.status, made.text).toBeLessThan(300);
    const { manoeuvreId } = made.json;
    const ordered = await call<PostManoeuvreScreening>(route('createPostManoeuvreScreening'), { manoeuvreId });
    expect(ordered.status, ordered.text).toBe(202);
    const { postManoeuvreScreeningId } = ordered.json;
    const screening = await vi.waitFor(async () => {
      const { json } = await call<PostManoeuvreScreening>(
        route('getPostManoeuvreScreening', { postManoeuvreScreeningId }),
      );
      expect(json.state).toBe('COMPLETED');
      return json;
    }, PATIENT);
    const { json: plan } = await step(manoeuvreId, 'PROPOSED');
    return { plan, verdict: screening.verdict!, events: screening.events };
  }
  const sameAs = (best: ManoeuvreCandidate, all: ManoeuvreCandidates) =>
    all.candidates.find(
      ({ manoeuvre }) =>
        Math.abs(Date.parse(manoeuvre.ignitionEpoch) - Date.parse(best.manoeuvre.ignitionEpoch)) < 1 &&
        Math.sign(manoeuvre.manoeuvreType === 'IMPULSIVE' ? manoeuvre.deltaVVector[1]! : 0) ===
          Math.sign(best.manoeuvre.manoeuvreType === 'IMPULSIVE' ? best.manoeuvre.deltaVVector[1]! : 0),
    )!;
  const waiversOf = ({ rules }: Decision, reason: string) =>
    rules
      .filter(({ status, requiredFor }) => ['NOT_MET', 'UNKNOWN'].includes(status) && requiredFor.includes('BURN'))
      .map(({ rule }) => ({ rule, reason }));
  const clearRule = ({ rules }: Decision) => rules.find(({ rule }) => rule === 'plan-screened-clear')!;

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance]);
    headers = await platform.bearer();
    await load([own, event]);
    const { version: _v, updatedAt: _u, ...rules } = (await call<FlightRules>(route('getFlightRules'))).json;
    const thresholds = { ...rules.thresholds, medium: WATCH_PC };
    await call(route('changeFlightRules'), { ...rules, thresholds });
    const propulsion = { type: 'IMPULSIVE', specificImpulse: 220, maxDeltaV: 0.5 };
    const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, wetMass: 200, propulsion };
    await call(route('createSatellite'), { name: 'SENTINEL A', cosparId: '2026-001A', noradId: 90_000, configuration });
    const form = testForm([{ name: 'nominal.oem', content: testOem(own, { startTaiS, count: 2160, stepS: 120 }) }], {});
    const answer = await platform.app.inject({
      ...route('uploadEphemeris'),
      payload: form.payload,
      headers: { ...headers, ...form.headers },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    await vi.waitFor(async () => {
      const { json } = await call<Screening[]>(route('listScreenings'));
      expect(json.map(({ state }) => state)).toEqual(json.map(() => 'COMPLETED'));
    }, PATIENT);
    const { json } = await call<ConjunctionSummary[]>(route('listConjunctions'));
    conjunctionId = json.find(({ probabilityOfCollision: pc }) => (pc ?? 0) > 1e-6)!.conjunctionId;
  });
  afterAll(() => platform.close());

  it('shows the target of the event and the target of the total by their names', async () => {
    const { json } = await call<PlanningBasis>(route('getPlanningBasis', {}, { 'conjunction-id': conjunctionId }));
    const [main] = json.events;
    expect(json.eventTargetProbability).toBe(Math.min(3e-6, main!.probability * 10 ** -1.5));
  });

  it('leaves a recommended candidate recommended, and its plan clear, counted in the separate total everywhere', async () => {
    const best = (await candidates()).candidates.find(({ recommendedAs }) => recommendedAs.includes('CHEAPEST'))!;
    await load([own, event, testTrap(best, own, FAR_M)]);
    const recommended = sameAs(best, await candidates());
    const { screening } = recommended;
    expect(screening!.newEvents, JSON.stringify(screening)).toMatchObject([
      { secondaryNoradId: TRAP, isEstimated: true },
    ]);
    expect(screening!.exceedsAllowedIncrease).toBe(false);
    expect(recommended.recommendedAs).toContain('CHEAPEST');

    const { plan, verdict, events } = await screenedPlan(recommended);
    const trap = events.find(({ secondaryNoradId }) => secondaryNoradId === TRAP)!;
    expect(trap).toMatchObject({ change: 'NEW', isEstimated: true });
    expect(trap.after!.probability).toBeGreaterThan(WATCH_PC);
    expect(verdict).toMatchObject({
      isClear: true,
      newAboveWatch: 1,
      newByEstimatedErrors: 1,
      exceedsAllowedIncrease: false,
    });
    expect(verdict.estimatedEvents).toBe(1);
    // Of the plan, flown with all forces: within what the recommendation leaves as a margin.
    const ratio = verdict.estimatedIncrease! / screening!.estimatedIncrease!;
    expect([ratio > 0.5, ratio < 2], `${ratio}`).toEqual([true, true]);
    expect(verdict.totalProbabilityAfter).toBe(verdict.probabilityAfter);
    expect(plan.screening).toMatchObject({ status: 'CLEAR', newOrWorse: 1, byEstimatedErrors: 1 });
    const opm = (await call(route('exportManoeuvre', { manoeuvreId: plan.manoeuvreId }, { format: 'opm' }))).text;
    expect(opm).toMatch(/^COMMENT 1 conjunction with estimated covariance, separate total: Pc \d/m);
    const { decisionId } = (await call<Decision>(route('openDecision'), { conjunctionId })).json;
    const chosen = await call<Decision>(route('changeDecision', { decisionId }), { planId: plan.manoeuvreId });
    expect(clearRule(chosen.json)).toMatchObject({ status: 'MET', value: 0, waiver: null });
    await call(route('changeDecision', { decisionId }), { withdrawn: 'exercise' });
    expect((await step(plan.manoeuvreId, 'APPROVED')).status).toBe(200);
  });

  it('makes a plan not clear for one reason where it adds more than the target, and the reason is given once', async () => {
    await load([own, event]);
    const best = (await candidates()).candidates.find(({ recommendedAs }) => recommendedAs.includes('CHEAPEST'))!;
    await load([own, event, testTrap(best, own, NEAR_M)]);
    const unrecommended = sameAs(best, await candidates());
    expect(unrecommended.screening!.exceedsAllowedIncrease).toBe(true);
    expect(unrecommended.recommendedAs).toEqual([]);
    const { plan, verdict } = await screenedPlan(unrecommended);
    expect(verdict).toMatchObject({ isClear: false, exceedsAllowedIncrease: true });
    expect(plan.screening).toMatchObject({
      status: 'ESTIMATES_RAISED',
      text: 'Screened: conjunctions with estimated covariance add more than the target',
    });
    const { manoeuvreId } = plan;
    expect((await step(manoeuvreId, 'APPROVED')).status).toBe(409);

    // By the decision first: its waiver is the reason of the approval.
    const { decisionId } = (await call<Decision>(route('openDecision'), { conjunctionId })).json;
    const place = route('changeDecision', { decisionId });
    const chosen = await call<Decision>(place, { planId: manoeuvreId });
    expect(clearRule(chosen.json)).toMatchObject({ status: 'NOT_MET', value: 0 });
    const decided = await call<Decision>(place, {
      decision: 'BURN',
      waivers: waiversOf(chosen.json, 'its orbit is old'),
    });
    expect(decided.status, decided.text).toBe(200);
    expect((await call<ManoeuvrePlan>(route('getManoeuvre', { manoeuvreId }))).json.reasonGiven).toBe(
      'its orbit is old',
    );
    const approved = await step(manoeuvreId, 'APPROVED');
    expect(approved.status, approved.text).toBe(200);
    expect(approved.json.history.at(-1)).toMatchObject({ note: 'its orbit is old' });
    expect(approved.json.reasonGiven).toBeUndefined();

    // By the approval first: its note is the waiver of the decision.
    await call(place, { withdrawn: 'exercise' });
    await step(manoeuvreId, 'DRAFT');
    await step(manoeuvreId, 'PROPOSED');
    expect((await step(manoeuvreId, 'APPROVED')).status).toBe(409);
    expect((await step(manoeuvreId, 'APPROVED', 'tracked by us')).status).toBe(200);
    const next = (await call<Decision>(route('openDecision'), { conjunctionId })).json.decisionId;
    const planned = await call<Decision>(route('changeDecision', { decisionId: next }), { planId: manoeuvreId });
    expect(clearRule(planned.json)).toMatchObject({ status: 'WAIVED', waiver: { reason: 'tracked by us' } });
    const others = waiversOf(planned.json, 'exercise');
    expect(others.map(({ rule }) => rule)).not.toContain('plan-screened-clear');
    const burn = await call<Decision>(route('changeDecision', { decisionId: next }), {
      decision: 'BURN',
      waivers: others,
    });
    expect(burn.status, burn.text).toBe(200);
    expect(clearRule(burn.json)).toMatchObject({ status: 'WAIVED', waiver: { reason: 'tracked by us' } });
  });
});
