import { expect, it } from 'vitest';
import { type JudgedThen, raisedOver } from './history.ts';

const HOUR_MS = 3_600_000;
const TCA_MS = 240 * HOUR_MS;
const assessment = (change: Partial<JudgedThen>): JudgedThen => ({
  conjunctionId: 'con-1',
  pair: 'con-1',
  verdict: 'watch',
  pc: 1e-6,
  atMs: 0,
  decideByMs: TCA_MS - 24 * HOUR_MS,
  tcaMs: TCA_MS,
  ...change,
});

/** Returns the hour before closest approach at which the alert about the deadline is raised; undefined without one. */
function nearHoursBefore(change: Partial<JudgedThen>, nearHours: number): number | undefined {
  const raised = raisedOver([assessment(change)], { nearHours, untilMs: TCA_MS, decisionPc: 1e-5 });
  const near = raised.find(({ kind }) => kind === 'DECIDE_BY_NEAR');
  return near && (TCA_MS - near.atMs) / HOUR_MS;
}

it('raises the alert about a deadline only for a conjunction that needs a decision', () => {
  expect(nearHoursBefore({ pc: 1e-6 }, 6)).toBeUndefined();
  expect(nearHoursBefore({ pc: 2e-5 }, 6)).toBe(30);
  expect(nearHoursBefore({ verdict: 'act', pc: 2e-4 }, 6)).toBe(30);
  expect(nearHoursBefore({ verdict: 'safe', pc: 1e-9 }, 6)).toBeUndefined();
});

it('raises it not before the decision is needed', () => {
  expect(nearHoursBefore({ pc: 2e-5 }, 100)).toBe(72);
  expect(nearHoursBefore({ verdict: 'no-conclusion', pc: null }, 100)).toBe(96);
  expect(nearHoursBefore({ verdict: 'act', pc: 2e-4 }, 100)).toBe(124);
});
