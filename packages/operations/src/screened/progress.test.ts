import { describe, expect, it } from 'vitest';
import { progressOf, type ScreeningCounts } from './progress.ts';

const running = (change: Partial<ScreeningCounts>): ScreeningCounts => ({
  state: 'RUNNING',
  blocksDone: 0,
  blocksTotal: 28,
  partsTotal: null,
  partsDone: 0,
  elapsedS: 60,
  judgingS: 0,
  conjunctionsFound: null,
  ...change,
});

describe('the progress of a screening', () => {
  it('never says that all is done, or that no time is left, while anything is to do', () => {
    const walk: ScreeningCounts[] = [
      ...Array.from({ length: 29 }, (_, blocksDone) => running({ blocksDone, elapsedS: blocksDone })),
      ...Array.from({ length: 41 }, (_, partsDone) =>
        running({ blocksDone: 28, partsTotal: 40, partsDone, elapsedS: 28 + partsDone, judgingS: partsDone }),
      ),
      running({ blocksDone: 28, partsTotal: 0 }),
    ];
    for (const standing of walk) {
      const { percent, remainingSeconds } = progressOf(standing);
      expect(percent).toBeLessThan(100);
      if (remainingSeconds !== null) expect(remainingSeconds).toBeGreaterThan(0);
    }
    const percents = walk.map((standing) => progressOf(standing).percent);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  });

  it('gives judging a phase and a share of its own, and the time left by the pace of its parts', () => {
    const judging = progressOf(
      running({ blocksDone: 28, partsTotal: 40, partsDone: 10, elapsedS: 400, judgingS: 100 }),
    );
    expect(judging.phase).toBe('JUDGING');
    expect(judging.percent).toBeCloseTo(50 + 45 / 4, 9);
    expect(judging.remainingSeconds).toBeGreaterThan(300);
    expect(judging.remainingSeconds).toBeLessThan(330);
    expect(progressOf(running({ blocksDone: 28 }))).toMatchObject({ phase: 'JUDGING', remainingSeconds: null });
    expect(progressOf(running({ blocksDone: 28, partsTotal: 4, partsDone: 4 })).phase).toBe('STORING');
    expect(progressOf(running({ blocksDone: 7 }))).toMatchObject({ phase: 'SCREENING', percent: 12.5 });
  });

  it('ends at all, or where it was', () => {
    expect(progressOf(running({ state: 'COMPLETED' }))).toMatchObject({
      phase: 'ENDED',
      percent: 100,
      remainingSeconds: 0,
    });
    expect(progressOf(running({ state: 'CANCELLED', blocksDone: 14 }))).toMatchObject({ phase: 'ENDED', percent: 25 });
    expect(progressOf(running({ state: 'QUEUED', blocksTotal: 0 }))).toMatchObject({
      phase: 'WAITING',
      percent: 0,
      remainingSeconds: null,
    });
  });
});
