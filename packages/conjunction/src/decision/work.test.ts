import { describe, expect, it } from 'vitest';
import { isDecisionInForce, type RecordedDecision, type WorkCase, type WorkPlan, workState } from './work.ts';

const NOW = 1000;
const conjunction = { verdict: 'act', pc: 2e-4, newestMessageTaiS: 900, tcaTaiS: 9000, nowTaiS: NOW } as const;
const record = (change: Partial<RecordedDecision>): RecordedDecision => ({
  state: 'SIGNED',
  decision: 'BURN',
  verdict: 'act',
  pc: 2e-4,
  isPlanGone: false,
  isOutdated: false,
  ...change,
});
const plan = (state: WorkPlan['state']): WorkPlan => ({ state, cutoffTaiS: 5000 });
const open = record({ state: 'OPEN', decision: null, verdict: null });

describe('workState', () => {
  it.each<[string, Partial<WorkCase>, ReturnType<typeof workState>]>([
    ['nobody has begun', {}, undefined],
    ['the only plan is abandoned', { plan: plan('ABANDONED') }, undefined],
    ['a record is open', { record: open }, 'NEW'],
    ['a record is acknowledged', { record: { ...open, state: 'ACKNOWLEDGED' } }, 'ACKNOWLEDGED'],
    ['a plan exists', { record: open, plan: plan('DRAFT') }, 'PLANNING'],
    ['a plan is proposed', { plan: plan('PROPOSED') }, 'PLAN_PROPOSED'],
    ['a plan is approved', { plan: plan('APPROVED') }, 'PLAN_APPROVED'],
    ['a plan is committed without a record', { plan: plan('COMMITTED') }, 'DECIDED'],
    ['the decision comes before the approval', { record: record({}), plan: plan('PROPOSED') }, 'DECIDED'],
    ['an ephemeris assumes a burn and nothing else exists', { isBurnAssumed: true }, 'PLANNING'],
    ['the burn was flown', { record: record({}), plan: plan('EXECUTED') }, 'EXECUTED'],
    ['the burn was measured', { record: record({}), plan: plan('VERIFIED') }, 'VERIFIED'],
    ['closest approach has passed', { record: open, nowTaiS: 9001 }, 'CLOSED'],
  ])('%s', (_, change, expected) => {
    expect(workState({ ...conjunction, ...change })).toBe(expected);
  });
});

describe('isDecisionInForce', () => {
  it.each<[string, Partial<WorkCase>, boolean]>([
    ['no record', {}, false],
    ['an approved plan without a decision', { plan: plan('APPROVED') }, false],
    ['a burn decided on ACT, still ACT', { record: record({}) }, true],
    ['a burn whose plan is abandoned', { record: record({ isPlanGone: true }), plan: plan('ABANDONED') }, false],
    [
      'a burn whose plan is abandoned beside another draft',
      { record: record({ isPlanGone: true }), plan: plan('DRAFT') },
      false,
    ],
    ['no burn decided on WATCH, now ACT', { record: record({ decision: 'NO_BURN', verdict: 'watch' }) }, false],
    [
      'no burn decided on WATCH, still WATCH',
      { record: record({ decision: 'NO_BURN', verdict: 'watch', isOutdated: true }), verdict: 'watch' },
      true,
    ],
    [
      'risk accepted on NO_CONCLUSION, now ACT',
      { record: record({ decision: 'ACCEPT', verdict: 'no-conclusion' }) },
      false,
    ],
    [
      'no burn decided on ACT, still ACT with nine times the Pc',
      { record: record({ decision: 'NO_BURN' }), pc: 1.8e-3 },
      true,
    ],
    [
      'no burn decided on ACT, still ACT with ten times the Pc',
      { record: record({ decision: 'NO_BURN' }), pc: 2e-3 },
      false,
    ],
    ['observations decided, no new message', { record: record({ decision: 'OBSERVE' }) }, true],
    ['observations decided, a new message', { record: record({ decision: 'OBSERVE', isOutdated: true }) }, false],
    ['coordination decided, a new message', { record: record({ decision: 'COORDINATE', isOutdated: true }) }, false],
    ['a decision taken back', { record: { ...open, state: 'ACKNOWLEDGED' } }, false],
    ['a committed plan, message from before the burn', { plan: plan('COMMITTED') }, true],
    ['a verified burn, message from after it still ACT', { plan: plan('VERIFIED'), newestMessageTaiS: 5001 }, false],
    [
      'a verified burn, message from after it SAFE',
      { plan: plan('VERIFIED'), newestMessageTaiS: 5001, verdict: 'safe' },
      true,
    ],
  ])('%s', (_, change, expected) => {
    expect(isDecisionInForce({ ...conjunction, ...change })).toBe(expected);
  });
});
