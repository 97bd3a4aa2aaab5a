import { expect, it } from 'vitest';
import { REQUEST_COURSE, statusSteps } from './status-steps.ts';

const AT = '2026-11-21T10:00:00.000Z';
const entry = (status: 'PENDING' | 'APPROVED' | 'CANCELLED', reason = '') => ({
  status,
  at: AT,
  reason,
  reasonSentences: [],
});
const read = (steps: ReturnType<typeof statusSteps>) => steps.map(({ status, state }) => `${status} ${state}`);

it('R-09 the course shows what was, what is and what comes', () => {
  const steps = statusSteps('APPROVED', [entry('PENDING'), entry('APPROVED')], REQUEST_COURSE);
  expect(read(steps)).toEqual(['PENDING done', 'APPROVED now', 'IN_PROGRESS ahead', 'COMPLETE ahead']);
  expect(steps[1]!.at).toBe(AT);
  expect(steps[2]!.at).toBeUndefined();
});

it('R-09 the end of the course is done', () => {
  expect(read(statusSteps('COMPLETE', [], REQUEST_COURSE)).at(-1)).toBe('COMPLETE done');
});

it('R-09 a status beside the course is a branch with its reason, after what was reached', () => {
  const steps = statusSteps('CANCELLED', [entry('PENDING'), entry('CANCELLED', 'By demo.')], REQUEST_COURSE);
  expect(read(steps)).toEqual(['PENDING done', 'CANCELLED branch']);
  expect(steps[1]!.reason).toBe('By demo.');
});
