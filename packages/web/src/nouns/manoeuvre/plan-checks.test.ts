import type { PlanScreening } from '@keepout/contract/ca/plan-screening';
import { planScreeningOf } from '@keepout/contract/ca/plan-screening-of';
import { expect, it } from 'vitest';
import { en } from './en.ts';
import { planChecks } from './plan-checks.ts';

const nowMs = Date.parse('2026-11-21T00:00:00Z');
const plan = {
  state: 'APPROVED' as const,
  result: { commandBy: null, commandContact: null, breaks: [], figures: { ignitionEpoch: '2026-11-22T00:00:00Z' } },
};
const ended = (newAboveWatch: number, isStale = false) =>
  planScreeningOf({
    state: 'COMPLETED',
    isStale,
    verdict: {
      isClear: newAboveWatch === 0,
      isWhole: true,
      newAboveWatch,
      newByEstimatedErrors: 0,
      totalProbabilityAfter: 1e-6,
      estimatedProbability: 0,
    },
  });
const sentence = (text: string) => text;
const checkOf = (screening: PlanScreening) =>
  planChecks({ ...plan, staleBecause: [], screening }, nowMs, en.checks, sentence).find(({ id }) => id === 'screening');

it.each([
  [ended(11), 'serious', 'Screened: 11 conjunctions new or worse'],
  [ended(0, true), 'caution', 'Screening outdated: the plan or its inputs have changed since'],
  [planScreeningOf({ state: 'RUNNING', isStale: false, verdict: null }), 'pending', 'Screening in progress'],
  [planScreeningOf(undefined), 'caution', 'Not screened'],
  [ended(0), 'ok', 'Screened: clear'],
])(
  'an approved plan is exported as screened, green, only where its screening is clear: $text',
  (screening, level, text) => {
    expect(checkOf(screening)).toEqual({ id: 'screening', level, text });
  },
);

it.each([
  ['2026-11-21T03:00:00Z', '2026-11-21T02:30:00Z', 'caution', 'Decision due in 2\u00a0h 30\u00a0min'],
  [
    '2026-11-21T00:20:00Z',
    '2026-11-20T23:50:00Z',
    'serious',
    'Decision overdue; the last pass for the command ends in 20\u00a0min',
  ],
  ['2026-11-20T23:59:00Z', '2026-11-20T23:29:00Z', 'critical', 'The last pass for the command has ended'],
])('a plan whose command pass ends at %s is to be decided by %s', (commandBy, decideBy, level, text) => {
  const result = { ...plan.result, commandBy, decideBy, commandContact: 'Kiruna' };
  const checks = planChecks({ ...plan, result, staleBecause: [], screening: ended(0) }, nowMs, en.checks, sentence);
  expect(checks.find(({ id }) => id === 'uplink')).toEqual({ id: 'uplink', level, text });
});
