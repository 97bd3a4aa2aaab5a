import { packEphemeris, unpackEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';
import { formatUtcZ } from '@keepout/astro/epoch';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import { outlineOf } from '@keepout/conjunction/screening/outline/outline';
import { encountersOf } from '@keepout/conjunction/screening/plan/encounter-table';
import { planScreening } from '@keepout/conjunction/screening/plan/plan';
import { screenAll } from '@keepout/conjunction/screening/screen';
import type { Cdm } from '@keepout/contract/ca/cdm';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import type { Screening } from '@keepout/contract/ca/screening';
import { liveCatalogue } from '@keepout/operations/live/catalogue';
import { fileOrbit } from '@keepout/operations/live/file-orbit';
import { filePlan } from '@keepout/operations/live/plans';
import { screenInSteps } from '@keepout/operations/live/screen-steps';
import { packElements } from '@keepout/operations/orbit/packed-elements';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeTestCatalogue } from '../../catalogue/test-catalogue.ts';
import { testForm } from '../../platform/http/test-form.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { testCrosser, testElements, testOem } from '../test-oem.ts';
import { partOf } from './block-jobs.ts';
import { screen } from './screen.thread.ts';
import { screenWholly } from './test-finish.ts';

const START_TAI_S = Math.floor(nowTaiS()) + 600;
const COUNT = 121;
const STEP_S = 60;
const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } } as const;

describe('a closest approach just beyond the end of an ephemeris', () => {
  let platform: TestPlatform;
  const own = testElements(START_TAI_S);
  const crosser = testCrosser(START_TAI_S);
  const volume = { shape: 'sphere', radiusM: 20_000 } as const;
  const startTaiS = START_TAI_S + COUNT * STEP_S;
  const { encounters } = screenAll(
    planScreening({ startTaiS, stopTaiS: startTaiS + 7200, volume, scope: { kind: 'primaries', primaries: [0] } }),
    { batch: batchOf([own, crosser].map((set) => sgp4Init(set))), ephemerides: [] },
  );
  const { tcaTaiS, missDistanceM, relativeSpeedMps } = encounters[0]!;
  /** To a microsecond, as messages write epochs. */
  const ENDS_TAI_S = Math.floor(tcaTaiS - 0.3);
  const aheadS = tcaTaiS - ENDS_TAI_S;

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    await storeTestCatalogue(platform.context, [own, crosser]);
    await platform.addSatellite({ name: 'SENTINEL A', noradId: own.noradId });
  });
  afterAll(() => platform.close());

  async function call<T>(place: Route, payload?: object): Promise<T> {
    const answer = await platform.app.inject({
      ...place,
      headers: await platform.bearer(),
      ...(payload && { payload }),
    });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json() as T;
  }

  const fileTo = (endsTaiS: number): string =>
    testOem(own, { startTaiS: endsTaiS - (COUNT - 1) * STEP_S, count: COUNT, stepS: STEP_S });

  async function lastFound(endsTaiS: number): Promise<Conjunction> {
    const content = fileTo(endsTaiS);
    const form = testForm([{ name: `${endsTaiS}.oem`, content }], { screen: 'false' });
    const headers = { ...(await platform.bearer()), ...form.headers };
    const answer = await platform.app.inject({ ...route('uploadEphemeris'), headers, payload: form.payload });
    expect(answer.statusCode, answer.body).toBe(201);
    const { oemFileId } = answer.json().accepted[0];
    const { screeningId } = await call<Screening>(route('createScreening'), { oemFileId, days: 1 });
    await screenWholly(platform.context, screeningId);
    const found = await call<Conjunction[]>(route('listScreeningConjunctions', { screeningId }));
    return found.toSorted((a, b) => a.conjunctionData.tca.localeCompare(b.conjunctionData.tca)).at(-1)!;
  }

  it('is an event at that end, which concludes nothing and has no probability', async () => {
    const event = await lastFound(ENDS_TAI_S);
    expect(event.conjunctionData.tca.slice(0, 19)).toBe(formatUtcZ(ENDS_TAI_S, 0).slice(0, 19));
    expect(event.totalMissDistance).toBeCloseTo(Math.hypot(missDistanceM, relativeSpeedMps * aheadS), -2);
    expect(event).toMatchObject({
      probabilityOfCollision: null,
      maxProbability: null,
      mahalanobisDistance: null,
      confidence: 'BOUND',
      confidenceReason: 'edge-of-data',
      verdict: { kind: 'NO_CONCLUSION' },
    });
    expect(event.verdict.reasons[0]).toMatchObject({ code: 'edge-of-data' });
    const { conjunctionId } = event;
    const whole = await call<Conjunction>(route('getConjunction', { conjunctionId }));
    expect(whole.verdict.reasons[0]).toEqual({
      code: 'edge-of-data',
      text: 'The minimum distance is at the end of the data; the closest approach may lie beyond.',
      figures: { edge: 'stop' },
    });
    const [listed] = await call<Cdm[]>(route('listConjunctionCdms', { conjunctionId }));
    const cdm = await call<Cdm>(route('getCdm', { cdmId: listed!.cdmId }));
    expect(cdm.probabilityReason).toContain('at an end of the data');
    const text = await platform.app.inject({
      ...route('getCdmFile', { cdmId: cdm.cdmId }),
      headers: await platform.bearer(),
    });
    expect(text.body).toContain(
      'COMMENT Least distance at the end of the data: the closest approach may lie beyond it',
    );
    expect(text.body).not.toContain('COLLISION_PROBABILITY');
  });

  it('is told by a screening in the browser, without a probability', async () => {
    const headers = await platform.bearer();
    const catalogue = liveCatalogue((await platform.app.inject({ ...route('getCatalogueElements'), headers })).body);
    const text = fileTo(ENDS_TAI_S);
    const judging = { asOfTaiS: START_TAI_S };
    const fleet = [{ noradId: own.noradId, name: own.name, cosparId: own.cosparId, configuration }];
    const question = { file: { name: 'a.oem', size: text.length }, fleet, longestS: 86_400, volume, ...judging };
    const orbit = fileOrbit(text, question, catalogue);
    const steps = screenInSteps(catalogue, filePlan(catalogue, orbit, volume), judging);
    let step = await steps.next();
    while (!step.done) step = await steps.next();
    const { edge, tcaTaiS: atTaiS, pc, maxPc, hardBodyRadiusM } = step.value.findings.encounters.at(-1)!;
    expect({ edge, pc, maxPc }).toEqual({ edge: 'stop', pc: undefined, maxPc: undefined });
    expect(atTaiS).toBeCloseTo(ENDS_TAI_S, 5);
    expect(hardBodyRadiusM).toBeGreaterThan(0);
  });

  it('is found by blocks that know a part of an ephemeris, at a gap that reaches beyond the part', () => {
    const trajectory = sgp4Ephemeris(own);
    const epochs = [ENDS_TAI_S - 7200, ENDS_TAI_S + 10_800].flatMap((from) =>
      Array.from({ length: COUNT }, (_, k) => from + k * STEP_S),
    );
    const states = new Float64Array(6 * epochs.length);
    for (const [k, t] of epochs.entries()) trajectory.stateAt(t, states.subarray(6 * k, 6 * k + 6));
    const packed = packEphemeris({
      frame: 'TEME',
      epochsTaiS: Float64Array.from(epochs),
      states,
      method: 'LAGRANGE',
      degree: 7,
      segments: [
        [0, COUNT, epochs[0]!, ENDS_TAI_S],
        [COUNT, 2 * COUNT, epochs[COUNT]!, epochs.at(-1)!],
      ],
      isInterpolationAssumed: false,
    });
    const held = { key: 'own', ephemeris: packed, startTaiS: epochs[0]!, stopTaiS: epochs.at(-1)! };
    const plan = planScreening({
      startTaiS: ENDS_TAI_S - 1800,
      stopTaiS: ENDS_TAI_S + 600,
      volume,
      scope: { kind: 'all-pairs' },
      withEdges: true,
    });
    const part = partOf(held, plan.window.startTaiS - 900, plan.window.stopTaiS + 900);
    const outline = outlineOf(unpackEphemeris(packed));
    const [block] = screen({
      plan,
      catalogue: packElements('crosser', [crosser]),
      ephemerides: [{ noradId: own.noradId, outline, ...part }],
      blocks: [0],
    });
    expect(encountersOf(block!.encounters)).toMatchObject([{ edge: 'stop', tcaTaiS: ENDS_TAI_S }]);
  });

  it('is the closest approach itself where the ephemeris goes on', async () => {
    const event = await lastFound(ENDS_TAI_S + 4);
    expect(event.totalMissDistance).toBeCloseTo(missDistanceM, 0);
    expect(event.probabilityOfCollision).not.toBeNull();
    expect(event.verdict.reasons.map(({ code }) => code)).not.toContain('edge-of-data');
  });
});
