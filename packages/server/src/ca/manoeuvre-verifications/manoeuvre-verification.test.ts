import { formatUtcZ } from '@keepout/astro/epoch';
import { transformState } from '@keepout/astro/frames/rotation';
import type { Ephemeris, StateCovariance, StateVector, Vec3 } from '@keepout/astro/nouns';
import { stateOfSix } from '@keepout/astro/six-numbers';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import { flownDifference, freeOrbit } from '@keepout/planning/change';
import { plannedOemText } from '@keepout/planning/export/texts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { testForm } from '../../platform/http/test-form.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { testEvent } from '../manoeuvres/test-event.ts';
import { collisionAvoidance } from '../module.ts';

const HOUR = 3600;
const PLANNED: Vec3 = [0, 0.04, 0];
/** 95 % of it, and 3 mm/s across. */
const FLOWN: Vec3 = [0, 0.038, 0.003];
const BODY = { massKg: 200 };

describe('a plan that was flown', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  let conjunctionId: string;
  const now = nowTaiS();
  const tcaTaiS = now + 30 * HOUR;
  const ignitionTaiS = now - 6 * HOUR;
  const start: StateVector = {
    epochTaiS: now - 12 * HOUR,
    frame: 'GCRF',
    positionM: [6_978_000, 0, 0],
    velocityMps: [0, -1000, 7491],
  };
  const nominal = flown(freeOrbit(start, start.epochTaiS, now + 48 * HOUR, BODY, 'full'));
  const manoeuvre = { type: 'IMPULSIVE', ignitionTaiS, deltaVMps: FLOWN, frame: 'RTN' } as const;
  const change = flown(flownDifference([manoeuvre], stateIn(nominal, ignitionTaiS), now + 48 * HOUR, BODY, 'full'));

  async function call<T = Record<string, unknown>>(place: Route, payload?: object | string) {
    const isText = typeof payload === 'string';
    const answer = await platform.app.inject({
      ...place,
      headers: { 'if-match': '*', ...headers, ...(isText && { 'content-type': 'text/plain' }) },
      ...(payload !== undefined && { payload }),
    });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json() as T;
  }

  /** An orbit as an OEM, every minute, with the covariance of a good determination. */
  async function upload(orbit: Ephemeris, span: readonly [number, number], creationTaiS: number): Promise<string> {
    const count = Math.floor((span[1] - span[0]) / 60);
    const states = Array.from({ length: count + 1 }, (_, k) => stateIn(orbit, span[0] + 60 * k));
    const covariances = states.filter((_, k) => k % 60 === 0).map(({ epochTaiS }) => covarianceAt(epochTaiS));
    const head = { objectName: 'FLYER', objectId: '73001', originator: 'TEST', creationTaiS, comments: [] };
    const form = testForm([{ name: 'orbit.oem', content: plannedOemText(head, [{ states, covariances }]) }]);
    const answer = await platform.app.inject({
      ...route('uploadEphemeris'),
      payload: form.payload,
      headers: { ...headers, ...form.headers },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().accepted[0].oemFileId;
  }

  /** A plan of the nominal orbit that was committed and begins in the past. */
  async function committedPlan(): Promise<string> {
    const ignitionEpoch = formatUtcZ(tcaTaiS - 9000, 6);
    const { manoeuvreId } = await call<ManoeuvrePlan>(route('createManoeuvre'), {
      conjunctionId,
      manoeuvre: { manoeuvreType: 'IMPULSIVE', ignitionEpoch, deltaVVector: PLANNED },
    });
    for (const state of ['PROPOSED', 'APPROVED', 'COMMITTED'])
      await call(route('stepManoeuvre', { manoeuvreId }), { state, note: 'not screened: flown in a test' });
    await platform.context.database.pool.query(
      'update manoeuvre_plan set ignition_tai_s = $1, cutoff_tai_s = $1 where id = $2',
      [ignitionTaiS, manoeuvreId],
    );
    return manoeuvreId;
  }

  const planOf = (manoeuvreId: string) => call<ManoeuvrePlan>(route('getManoeuvre', { manoeuvreId }));
  const eventually = async (manoeuvreId: string, check: (plan: ManoeuvrePlan) => void): Promise<ManoeuvrePlan> =>
    await vi.waitFor(async () => {
      const plan = await planOf(manoeuvreId);
      check(plan);
      return plan;
    }, PATIENT);

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance]);
    headers = await platform.bearer();
    const propulsion = { type: 'IMPULSIVE', specificImpulse: 220, maxDeltaV: 0.5 };
    const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, wetMass: 200, propulsion };
    await call(route('createSatellite'), { name: 'FLYER', noradId: 73_001, configuration });
    await upload(nominal, [start.epochTaiS, now + 47 * HOUR], now - 13 * HOUR);
    await call(route('uploadCdms'), testEvent(tcaTaiS, { noradId: 73_001, other: 73_002 }));
    const [event] = await call<{ conjunctionId: string }[]>(route('listConjunctions'));
    conjunctionId = event!.conjunctionId;
  });
  afterAll(() => platform.close());

  it('is measured by the first ephemeris after it, and VERIFIED as soon as it is said to be executed', async () => {
    const executed = await committedPlan();
    const committed = await committedPlan();
    await call(route('stepManoeuvre', { manoeuvreId: executed }), { state: 'EXECUTED' });
    const made: Ephemeris = {
      ...nominal,
      stateAt: (epochTaiS, out) => nominal.stateAt(epochTaiS, out) && change.addTo(epochTaiS, out),
    };
    // Reaches beyond the burn, but was made before it: a prediction.
    await upload(nominal, [now - 8 * HOUR, now + 20 * HOUR], ignitionTaiS - HOUR);
    const oemFileId = await upload(made, [now - 4 * HOUR, now + 20 * HOUR], now - 60);
    await upload(nominal, [now - 3 * HOUR, now + 20 * HOUR], now - 30);

    const plan = await eventually(executed, ({ state }) => expect(state).toBe('VERIFIED'));
    const { verification } = plan;
    expect(verification).toMatchObject({ oemFileId, isShareOnly: false });
    verification!.deltaV.forEach((value, i) => {
      expect(Math.abs(value - FLOWN[i]!)).toBeLessThan(1e-4);
    });
    expect(verification!.plannedDeltaV[1]).toBeCloseTo(0.04, 9);
    expect(verification!.share).toBeCloseTo(0.95, 3);
    for (const sigma of verification!.deltaVSigma) expect(sigma).toBeGreaterThan(1e-4);
    expect(verification!.residual).toBeLessThan(1);
    expect(plan.history.at(-1)).toMatchObject({ state: 'VERIFIED', by: 'Keepout' });
    expect(plan.nextStates).toEqual([]);

    // Nobody has said that the other one was executed: it is measured, and stays what it is.
    const measured = await eventually(committed, (candidate) => expect(candidate.verification).not.toBeNull());
    expect(measured.state).toBe('COMMITTED');
    await call(route('stepManoeuvre', { manoeuvreId: committed }), { state: 'EXECUTED' });
    const after = await eventually(committed, ({ state }) => expect(state).toBe('VERIFIED'));
    expect(after.verification).toEqual(measured.verification);

    const { rows } = await platform.context.database.pool.query(
      "select action, actor from audit where record_id = $1 and actor = 'Keepout' order by id",
      [committed],
    );
    expect(rows).toEqual([
      { action: 'measured', actor: 'Keepout' },
      { action: 'verified', actor: 'Keepout' },
    ]);
  });
});

function flown<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: { code: string } },
): T {
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

function stateIn(orbit: Ephemeris, epochTaiS: number): StateVector {
  const six = new Float64Array(6);
  if (!orbit.stateAt(epochTaiS, six)) throw new Error(`no state at ${epochTaiS}`);
  return transformState(stateOfSix(six, epochTaiS, orbit.frame), 'EME2000');
}

function covarianceAt(epochTaiS: number): StateCovariance {
  const sigmas = [3, 10, 3, 0.01, 0.003, 0.003];
  return {
    epochTaiS,
    frame: 'RTN',
    matrix: Float64Array.from({ length: 36 }, (_, k) => (k % 7 === 0 ? sigmas[k / 7]! ** 2 : 0)),
  };
}
