import type { ScreeningSummary as Screening } from '@keepout/contract/ca/screening';
import { describe, expect, it } from 'vitest';
import { runName } from '../../nouns/screening/run-name.ts';
import { filterRuns, runFilterCount, runValue } from './run-list.ts';

const run = (change: Partial<Screening>): Screening => ({
  screeningId: 'scr-1',
  screeningType: 'OPS_CAT',
  state: 'COMPLETED',
  satelliteIds: ['aurora-2'],
  satelliteNames: ['AURORA-2'],
  oemFileId: null,
  fileName: null,
  trigger: 'UPLOAD',
  start: '2026-11-20T00:00:00Z',
  stop: '2026-11-27T00:00:00Z',
  volume: null,
  catalogue: null,
  progress: {
    phase: 'ENDED',
    percent: 100,
    blocksDone: 4,
    blocksTotal: 4,
    partsDone: 3,
    partsTotal: 3,
    remainingSeconds: 0,
    waitingBehind: 0,
  },
  otherEphemerides: 0,
  extent: null,
  coverage: 'FULL',
  conjunctionCount: 2,
  redetectionCount: 0,
  risks: {} as Screening['risks'],
  worstProbability: null,
  dropoutCount: 0,
  createdAt: '2026-11-20T00:00:00Z',
  startedAt: null,
  finishedAt: null,
  durationSeconds: null,
  createdBy: 'demo',
  failure: null,
  failureSentences: [],
  waitingFor: null,
  ...change,
});

describe('R-06 the list of runs', () => {
  const runs = [run({ screeningId: 'a' }), run({ screeningId: 'b', state: 'FAILED', fileName: 'day.oem' })];
  const ids = (filter: Parameters<typeof filterRuns>[1]) => filterRuns(runs, filter).map((one) => one.screeningId);

  it('names a run by satellite and file', () => {
    expect(runName(run({}))).toBe('AURORA-2');
    expect(runName(run({ fileName: 'day.oem' }))).toBe('AURORA-2 · day.oem');
    expect(runName({ satelliteNames: ['A', 'B'], fileName: null })).toBe('A, B');
  });

  it('shows every state when none is chosen', () => {
    expect(ids({ states: [], text: '' })).toEqual(['a', 'b']);
    expect(ids({ states: ['FAILED', 'RUNNING'], text: '' })).toEqual(['b']);
  });

  it('wants every word, in any field and case', () => {
    expect(ids({ states: [], text: ' Aurora DAY ' })).toEqual(['b']);
    expect(ids({ states: [], text: 'aurora night' })).toEqual([]);
  });

  it('counts the filters in force', () => {
    expect(runFilterCount({ states: ['FAILED'], text: 'x' })).toBe(2);
    expect(runFilterCount({ states: [], text: '  ' })).toBe(0);
  });

  it('sorts by time, not by its text', () => {
    expect(runValue(run({ createdAt: '2026-11-20T00:00:01Z' }), 'submitted')).toBe(Date.UTC(2026, 10, 20, 0, 0, 1));
    expect(runValue(run({}), 'worst')).toBeNull();
  });
});
