import { describe, expect, it } from 'vitest';
import { pcCalibration } from './pc-calibration.ts';

describe('what probabilities foretold', () => {
  it('tells the shares within a factor, and the middle', () => {
    const calibration = pcCalibration([
      [1e-4, 1e-4],
      [1e-4, 2e-5],
      [1e-4, 1e-7],
      [0, 0],
    ])!;
    expect(calibration).toMatchObject({ events: 3, withinThree: 1 / 3, withinTen: 2 / 3 });
    expect(calibration.medianLogRatio).toBeCloseTo(Math.log10(0.2), 12);
  });

  it('says nothing of no events', () => {
    expect(pcCalibration([[0, 0]])).toBeUndefined();
  });
});
