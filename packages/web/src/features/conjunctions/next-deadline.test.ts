import { expect, it } from 'vitest';
import { testRecord, testWork } from '../../nouns/conjunction/test-event.ts';
import { nextDeadline } from './NextCritical.tsx';

it('E-19 the header counts to the decision while there is time for one, then to the closest approach', () => {
  const event = { decideByMs: 1_000, tcaMs: 5_000, record: { needsDecision: true, work: null } };
  expect(nextDeadline(event, 1_000)).toEqual({ what: 'decideBy', atMs: 1_000 });
  expect(nextDeadline(event, 1_001)).toEqual({ what: 'tca', atMs: 5_000 });
  expect(nextDeadline({ ...event, decideByMs: undefined }, 0)).toEqual({ what: 'tca', atMs: 5_000 });
});

it('counts to the closest approach of a conjunction whose decision is in force', () => {
  const { work } = testRecord({ work: testWork({ state: 'DECIDED', decision: 'BURN' }) });
  const event = { decideByMs: 1_000, tcaMs: 5_000, record: { needsDecision: false, work } };
  expect(nextDeadline(event, 0)).toEqual({ what: 'decided', atMs: 5_000 });
});
