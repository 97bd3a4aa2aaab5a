import type { EmptyReason, Readiness } from '@keepout/contract/ca/readiness';
import type { Screening } from '@keepout/contract/ca/screening';
import { expect, it } from 'vitest';
import { emptyReasonOfFleet, emptyReasonOfRun } from './NoConjunctionsReason.tsx';

const brief = (screeningId: string, change: Partial<NonNullable<Readiness['lastScreening']>> = {}) => ({
  screeningId,
  state: 'COMPLETED' as const,
  waitingFor: null,
  failure: null,
  failureSentences: [],
  createdAt: '2026-11-20T08:00:00Z',
  finishedAt: '2026-11-20T08:10:00Z',
  catalogue: { catalogueId: 'c', source: 'celestrak', objects: 30_000 },
  ...change,
});
const readiness = (change: Partial<Readiness>): Readiness => ({
  reason: null,
  satellites: 2,
  catalogue: null,
  catalogueRefusal: null,
  catalogueWithheld: null,
  pendingScreenings: 0,
  waitingScreenings: 0,
  lastScreening: brief('s1'),
  lastCompleted: brief('s1'),
  ...change,
});

it('R-12 nothing is claimed while the server has not said what was screened, or cannot', () => {
  expect(emptyReasonOfFleet(undefined, false)).toEqual({ kind: 'asking' });
  expect(emptyReasonOfFleet(undefined, true)).toEqual({ kind: 'unknown' });
  expect(emptyReasonOfRun(undefined, false)).toEqual({ kind: 'asking' });
  expect(emptyReasonOfRun(undefined, true)).toEqual({ kind: 'unknown' });
});

it.each<EmptyReason>(['NO_SATELLITE', 'NO_CATALOGUE', 'PENDING', 'FAILED', 'NEVER_SCREENED'])(
  'R-12 an empty list with %s knows why, with what failed',
  (reason) => {
    const lastScreening = brief('s1', { state: 'FAILED', failure: 'Too large.' });
    const why = emptyReasonOfFleet(readiness({ reason, lastScreening, lastCompleted: null }), false);
    expect(why).toEqual({ kind: 'unscreened', reason, last: lastScreening });
  },
);

it('R-12 none found says by which screening, and what became of a newer one', () => {
  expect(emptyReasonOfFleet(readiness({}), false)).toEqual({ kind: 'none', by: brief('s1'), since: undefined });
  const failed = brief('s2', { state: 'FAILED', failure: 'Too large.', finishedAt: null });
  expect(emptyReasonOfFleet(readiness({ lastScreening: failed }), false)).toMatchObject({
    kind: 'none',
    by: { finishedAt: '2026-11-20T08:10:00Z', catalogue: { source: 'celestrak' } },
    since: { state: 'FAILED', failure: 'Too large.' },
  });
});

it('R-12 what one screening found is known when that one has completed', () => {
  const run = (state: Screening['state']) => brief('s1', { state }) as unknown as Screening;
  for (const state of ['QUEUED', 'RUNNING', 'FAILED', 'CANCELLED'] as const)
    expect(emptyReasonOfRun(run(state), false)).toMatchObject({ kind: 'unfinished', run: { state } });
  expect(emptyReasonOfRun(run('COMPLETED'), false)).toMatchObject({ kind: 'none', by: { state: 'COMPLETED' } });
});
