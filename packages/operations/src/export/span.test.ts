import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/property-runs.mjs';
import { WINDOW_S } from '../screened/total.ts';
import { spanOfPlan } from './span.ts';

const DAY_S = 86_400;
const COMPUTED_TAI_S = 848_000_000;
const seconds = (most: number) => fc.integer({ min: 0, max: most });

describe('files of a plan', () => {
  it('asked for seconds apart are of one span', () => {
    const ignitionTaiS = COMPUTED_TAI_S + 100_000;
    const [first, ...others] = [5, 9, 600, 40_000].map((afterS) =>
      spanOfPlan(COMPUTED_TAI_S, ignitionTaiS, COMPUTED_TAI_S + afterS),
    );
    expect(others).toEqual(others.map(() => first));
    expect(first!.startTaiS).toBe(COMPUTED_TAI_S);
  });

  it('reach past the window from whenever they are asked for, by less than a day, and show the orbit before the burn', () => {
    fc.assert(
      fc.property(seconds(6 * DAY_S), seconds(6 * DAY_S), (leadS, afterS) => {
        const [ignitionTaiS, nowTaiS] = [COMPUTED_TAI_S + leadS, COMPUTED_TAI_S + afterS];
        const { startTaiS, stopTaiS } = spanOfPlan(COMPUTED_TAI_S, ignitionTaiS, nowTaiS);
        expect(stopTaiS).toBeGreaterThanOrEqual(nowTaiS + WINDOW_S);
        expect(stopTaiS).toBeLessThan(nowTaiS + WINDOW_S + DAY_S);
        expect(startTaiS).toBeLessThan(ignitionTaiS - 5000);
        expect(startTaiS).toBeLessThanOrEqual(COMPUTED_TAI_S);
      }),
      { numRuns: runs(200) },
    );
  });
});
