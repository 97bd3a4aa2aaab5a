import { formatUtcZ } from '@keepout/astro/epoch';
import type { Conjunction, ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import type { Decision } from '@keepout/contract/ca/decision';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nowTaiS } from '../../platform/now.ts';

import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { testEvent } from '../manoeuvres/test-event.ts';
import { collisionAvoidance } from '../module.ts';
import { conjunctionsOf } from './port.ts';

const OWN = 76_001;
const HOUR_S = 3600;

describe('the work on a conjunction', () => {
  let platform: TestPlatform;
  const tcaTaiS = nowTaiS() + 36 * HOUR_S;

  async function call<T = Record<string, unknown>>(place: Route, payload?: object | string): Promise<T> {
    const isText = typeof payload === 'string';
    const answer = await platform.app.inject({
      ...place,
      headers: { 'if-match': '*', ...(await platform.bearer()), ...(isText && { 'content-type': 'text/plain' }) },
      ...(payload !== undefined && { payload }),
    });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json() as T;
  }

  /** A message of a conjunction, made so many hours ago. @returns its conjunction */
  async function tell(other: number, hoursAgo: number): Promise<string> {
    const message = testEvent(tcaTaiS, { noradId: OWN, other, creationTaiS: nowTaiS() - hoursAgo * HOUR_S });
    const { accepted } = await call<{ accepted: { conjunctionId: string }[] }>(route('uploadCdms'), message);
    return accepted[0]!.conjunctionId;
  }

  /** What list, conjunction and the services beside say; all of them the same. */
  async function workOn(conjunctionId: string) {
    const { work, needsDecision } = await call<Conjunction>(route('getConjunction', { conjunctionId }));
    const list = await call<ConjunctionSummary[]>(route('listConjunctions'));
    const row = list.find((each) => each.conjunctionId === conjunctionId);
    expect([row?.work, row?.needsDecision]).toEqual([work, needsDecision]);
    const port = conjunctionsOf(platform.context.database);
    const { rows } = await platform.context.database.pool.query('select operator_id from conjunction where id = $1', [
      conjunctionId,
    ]);
    const operatorId: string = rows[0].operator_id;
    const isAwaited = (await port.awaitingDecision(operatorId)).some((each) => each.conjunctionId === conjunctionId);
    expect([isAwaited, (await port.find(operatorId, conjunctionId))?.needsDecision]).toEqual([
      needsDecision,
      needsDecision,
    ]);
    return { needsDecision, state: work?.state ?? null, owner: work?.owner ?? null, decision: work?.decision ?? null };
  }

  const open = async (conjunctionId: string) =>
    (await call<Decision>(route('openDecision'), { conjunctionId })).decisionId;

  /** Decides, waiving every rule that keeps from it. */
  async function decide(decisionId: string, decision: Decision['decision'], change: object = {}): Promise<void> {
    const { rules } = await call<Decision>(route('getDecision', { decisionId }));
    const waivers = rules
      .filter(({ status, requiredFor }) => status !== 'MET' && requiredFor.includes(decision!))
      .map(({ rule }) => ({ rule, reason: 'exercise' }));
    await call(route('changeDecision', { decisionId }), { ...change, decision, waivers });
  }

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    const propulsion = { type: 'IMPULSIVE', specificImpulse: 220, maxDeltaV: 0.5 };
    const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, wetMass: 200, propulsion };
    await call(route('createSatellite'), { name: 'FLYER', noradId: OWN, configuration });
  });
  afterAll(() => platform.close());

  it('goes from new to executed in list, conjunction and port alike, and leaves what needs a decision with the decision', async () => {
    const conjunctionId = await tell(76_002, 9);
    expect(await workOn(conjunctionId)).toEqual({ needsDecision: true, state: null, owner: null, decision: null });
    const decisionId = await open(conjunctionId);
    await call(route('changeDecision', { decisionId }), { owner: 'bob' });
    expect(await workOn(conjunctionId)).toMatchObject({ needsDecision: true, state: 'NEW', owner: 'bob' });
    await call(route('changeDecision', { decisionId }), { acknowledged: true });
    expect(await workOn(conjunctionId)).toMatchObject({ needsDecision: true, state: 'ACKNOWLEDGED' });

    const ignitionEpoch = formatUtcZ(tcaTaiS - 30_000);
    const manoeuvre = { manoeuvreType: 'IMPULSIVE', ignitionEpoch, deltaVVector: [0, 0.03, 0] };
    const plan = await call<ManoeuvrePlan>(route('createManoeuvre'), { conjunctionId, manoeuvre });
    const { manoeuvreId } = plan;
    const { work } = await call<Conjunction>(route('getConjunction', { conjunctionId }));
    expect(work).toMatchObject({
      state: 'PLANNING',
      planId: manoeuvreId,
      planState: 'DRAFT',
      planDecideBy: plan.result.decideBy,
    });
    expect(plan.result.decideBy).toEqual(expect.any(String));
    const step = (state: string) =>
      call(route('stepManoeuvre', { manoeuvreId }), { state, note: 'not screened: an exercise' });
    await step('PROPOSED');
    expect(await workOn(conjunctionId)).toMatchObject({ needsDecision: true, state: 'PLAN_PROPOSED' });
    await step('APPROVED');
    expect(await workOn(conjunctionId)).toMatchObject({ needsDecision: true, state: 'PLAN_APPROVED' });

    await decide(decisionId, 'BURN', { planId: manoeuvreId });
    expect(await workOn(conjunctionId)).toMatchObject({ needsDecision: false, state: 'DECIDED', decision: 'BURN' });
    await step('ABANDONED');
    expect(await workOn(conjunctionId)).toMatchObject({ needsDecision: true, state: 'DECIDED' });
    // Another draft does not bring the decision back into force.
    const other = await call<ManoeuvrePlan>(route('createManoeuvre'), { conjunctionId, manoeuvre });
    expect(await workOn(conjunctionId)).toMatchObject({ needsDecision: true, state: 'DECIDED' });
    const { manoeuvreId: otherId } = other;
    await call(route('stepManoeuvre', { manoeuvreId: otherId }), { state: 'ABANDONED', note: 'an exercise' });
    await step('DRAFT');
    await call(route('signDecision', { decisionId }));
    for (const state of ['PROPOSED', 'APPROVED', 'COMMITTED']) await step(state);
    expect(await workOn(conjunctionId)).toMatchObject({ needsDecision: false, state: 'DECIDED', owner: 'bob' });
    await step('EXECUTED');
    expect(await workOn(conjunctionId)).toMatchObject({ needsDecision: false, state: 'EXECUTED' });
    // A message of before the burn changes nothing.
    await tell(76_002, 3);
    expect(await workOn(conjunctionId)).toMatchObject({ needsDecision: false, state: 'EXECUTED' });
  });

  it('needs a decision again where observations were decided and a newer message has come', async () => {
    const conjunctionId = await tell(76_003, 9);
    await decide(await open(conjunctionId), 'OBSERVE');
    expect(await workOn(conjunctionId)).toMatchObject({ needsDecision: false, state: 'DECIDED', decision: 'OBSERVE' });
    await tell(76_003, 3);
    expect(await workOn(conjunctionId)).toMatchObject({ needsDecision: true, state: 'DECIDED' });
  });

  it('needs a decision again as soon as the verdict is graver than the one decided on, and not for every message', async () => {
    const conjunctionId = await tell(76_004, 9);
    const decisionId = await open(conjunctionId);
    await decide(decisionId, 'NO_BURN');
    await tell(76_004, 3);
    expect(await workOn(conjunctionId)).toMatchObject({ needsDecision: false, state: 'DECIDED', decision: 'NO_BURN' });
    const stated = (pc: string) =>
      `update decision set frozen = jsonb_set(frozen::jsonb, '{told,pc}', '${pc}')::text where id = $1`;
    const { probabilityOfCollision: pc } = await call<Conjunction>(route('getConjunction', { conjunctionId }));
    await platform.context.database.pool.query(stated(String(pc! / 11)), [decisionId]);
    expect(await workOn(conjunctionId)).toMatchObject({ needsDecision: true });
    await platform.context.database.pool.query(stated(String(pc! / 9)), [decisionId]);
    expect(await workOn(conjunctionId)).toMatchObject({ needsDecision: false });
    const graver = `update decision set frozen = jsonb_set(frozen::jsonb, '{told,verdict}', '"WATCH"')::text where id = $1`;
    await platform.context.database.pool.query(graver, [decisionId]);
    expect(await workOn(conjunctionId)).toMatchObject({ needsDecision: true, state: 'DECIDED' });
  });
});
