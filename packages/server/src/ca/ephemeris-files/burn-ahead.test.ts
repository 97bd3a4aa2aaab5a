import type { MeanElements } from '@keepout/astro/nouns';
import type { Conjunction, ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import type { EphemerisFile } from '@keepout/contract/ca/ephemeris';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreCandidates } from '@keepout/contract/ca/manoeuvre-search';
import type { Screening } from '@keepout/contract/ca/screening';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { storeTestCatalogue } from '../../catalogue/test-catalogue.ts';
import { testForm } from '../../platform/http/test-form.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { testCrosser, testElements, testOem } from '../test-oem.ts';

/** Both objects meet about two days and five hours after the start. */
const LATE = { meanMotionRevPerDay: 15.002, meanAnomalyDeg: 305.286 };

describe('an ephemeris with a burn that is still ahead', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  let event: ConjunctionSummary;
  let plan: ManoeuvrePlan;
  let newestId: string;
  let planned: Readonly<Record<'oem' | 'ocm', string>>;
  const startTaiS = Math.floor(nowTaiS()) + 600;
  const elements: readonly MeanElements[] = [
    testElements(startTaiS),
    { ...testCrosser(startTaiS), ...LATE, objectType: 'ROCKET BODY', rcsM2: 3 },
  ];

  async function call<T>(place: Route, payload?: object): Promise<T> {
    const answer = await platform.app.inject({
      ...place,
      headers: { 'if-match': '*', ...headers },
      ...(payload && { payload }),
    });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return (String(answer.headers['content-type']).includes('json') ? answer.json() : answer.body) as T;
  }

  async function upload(name: string, text: string, fields: Record<string, string> = {}): Promise<EphemerisFile> {
    const form = testForm([{ name, content: text }], fields);
    const answer = await platform.app.inject({
      ...route('uploadEphemeris'),
      payload: form.payload,
      headers: { ...headers, ...form.headers },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().accepted[0];
  }

  const screened = () =>
    vi.waitFor(async () => {
      const screenings = await call<Screening[]>(route('listScreenings'));
      expect(screenings.map(({ state }) => state)).toEqual(screenings.map(() => 'COMPLETED'));
    }, PATIENT);

  const conjunctionNow = () => call<Conjunction>(route('getConjunction', { conjunctionId: event.conjunctionId }));

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance]);
    headers = await platform.bearer();
    await storeTestCatalogue(platform.context, elements);
    const propulsion = { type: 'IMPULSIVE', specificImpulse: 220, maxDeltaV: 0.5 };
    const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, wetMass: 200, propulsion };
    await call(route('createSatellite'), { name: 'SENTINEL A', cosparId: '2026-001A', noradId: 90_000, configuration });
    const nominal = await upload('nominal.oem', testOem(elements[0]!, { startTaiS, count: 3 * 720, stepS: 120 }));
    expect([nominal.designation, nominal.burn]).toEqual(['OPERATIONAL', null]);
    await screened();
    const list = await call<ConjunctionSummary[]>(route('listConjunctions'));
    event = list.toSorted((a, b) => (b.probabilityOfCollision ?? 0) - (a.probabilityOfCollision ?? 0))[0]!;
    const { candidates } = await call<ManoeuvreCandidates>(route('searchManoeuvres'), {
      conjunctionId: event.conjunctionId,
      targetProbability: 1e-9,
      orbitsFrom: 3.5,
      orbitsTo: 4,
    });
    // A fifth of what avoids the conjunction: screenings still find it.
    const { manoeuvre } = candidates[0]!;
    if (manoeuvre.manoeuvreType !== 'IMPULSIVE') throw new Error(manoeuvre.manoeuvreType);
    const deltaVVector = manoeuvre.deltaVVector!.map((component) => component / 5);
    plan = await call(route('createManoeuvre'), {
      conjunctionId: event.conjunctionId,
      manoeuvre: { ...manoeuvre, deltaVVector },
    });
    newestId = (await conjunctionNow()).lastMessageId;
    const { manoeuvreId } = plan;
    planned = {
      oem: await call<string>(route('exportManoeuvre', { manoeuvreId }, { format: 'oem' })),
      ocm: await call<string>(route('exportManoeuvre', { manoeuvreId }, { format: 'ocm' })),
    };
  });
  afterAll(() => platform.close());

  const withoutPlan = (text: string) => text.replace(/^COMMENT Plan .*\n/m, '');
  const ignitionMs = () => Date.parse(plan.manoeuvre.ignitionEpoch);

  it.each([
    ['exported from a plan', () => planned.oem, 'PLAN', 2],
    ['of an OCM that states its manoeuvres', () => withoutPlan(planned.ocm), 'STATED', 60_000],
    ['that only the comparison with the ephemeris in force shows', () => withoutPlan(planned.oem), 'FOUND', 3_000_000],
  ] as const)('is a candidate by default, and finds its plan: %s', async (_, text, source, withinMs) => {
    const file = await upload(`${source}.oem`, text());
    expect(file).toMatchObject({ designation: 'CANDIDATE', burn: { source, planId: plan.manoeuvreId } });
    expect(Math.abs(Date.parse(file.burn!.time) - ignitionMs())).toBeLessThan(withinMs);
    await screened();
    const { assumedBurn, lastMessageId } = await conjunctionNow();
    expect([assumedBurn, lastMessageId]).toEqual([null, newestId]);
  });

  it('says in conjunction and list that the burn is assumed, with the Pc without it, until the plan is verified', async () => {
    const file = await upload('flown.oem', planned.oem, { designation: 'OPERATIONAL' });
    expect(file).toMatchObject({ designation: 'OPERATIONAL', burn: { source: 'PLAN' } });
    await screened();
    const { assumedBurn, work, lastMessageId, stillReported } = await conjunctionNow();
    expect([lastMessageId === newestId, stillReported]).toEqual([false, true]);
    expect(assumedBurn).toMatchObject({ planId: plan.manoeuvreId });
    expect(assumedBurn!.probabilityWithout! / event.probabilityOfCollision!).toBeCloseTo(1, 4);
    expect(work).toMatchObject({ state: 'PLANNING', planId: plan.manoeuvreId });
    const list = await call<ConjunctionSummary[]>(route('listConjunctions'));
    const row = list.find(({ conjunctionId }) => conjunctionId === event.conjunctionId);
    expect(row).toMatchObject({ assumedBurn, work });

    await platform.context.database.pool.query("update manoeuvre_plan set state = 'VERIFIED' where id = $1", [
      plan.manoeuvreId,
    ]);
    expect(await conjunctionNow()).toMatchObject({ assumedBurn: null, work: { state: 'VERIFIED' } });
  });
});
