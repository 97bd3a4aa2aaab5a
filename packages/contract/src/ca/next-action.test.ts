import { expect, it } from 'vitest';
import { type NextActionCase, nextActionOf } from './next-action.ts';

type Work = NonNullable<NextActionCase['work']>;
const work = (change: Partial<Work>): Work => ({ state: 'NEW', decision: null, planState: null, ...change });

it.each<[string, Partial<NextActionCase>, ReturnType<typeof nextActionOf>]>([
  ['no decision needed', {}, 'WAIT'],
  ['a decision needed', { needsDecision: true }, 'PREPARE'],
  [
    'no message before the decision',
    { nextMessage: { beforeDecision: { chance: 0.1, outlook: 'UNLIKELY' } } },
    'DECIDE_NOW',
  ],
  [
    'an estimated covariance',
    { needsDecision: true, verdict: { kind: 'WATCH', reasons: [{ code: 'covariance-estimated' }] } },
    'GET_DATA',
  ],
  ['no plan yet', { needsDecision: true, work: work({ state: 'ACKNOWLEDGED' }) }, 'PREPARE'],
  ['a burn that is only assumed', { work: work({ state: 'PLANNING' }) }, 'WAIT'],
  ['a draft', { work: work({ state: 'PLANNING', planState: 'DRAFT' }) }, 'PROPOSE'],
  ['a proposed plan', { work: work({ state: 'PLAN_PROPOSED', planState: 'PROPOSED' }) }, 'APPROVE'],
  ['a burn decided', { work: work({ state: 'DECIDED', decision: 'BURN', planState: 'APPROVED' }) }, 'COMMIT'],
  ['a committed plan', { work: work({ state: 'DECIDED', decision: 'BURN', planState: 'COMMITTED' }) }, 'REPORT_BURN'],
  [
    'a decision that is no longer in force',
    { needsDecision: true, work: work({ state: 'DECIDED', decision: 'NO_BURN' }) },
    'DECIDE_AGAIN',
  ],
  ['a flown burn', { work: work({ state: 'EXECUTED', planState: 'EXECUTED' }) }, 'VERIFY'],
])('WATCH with %s', (_, change, expected) => {
  expect(nextActionOf({ verdict: { kind: 'WATCH', reasons: [] }, nextMessage: null, ...change })).toBe(expected);
});
