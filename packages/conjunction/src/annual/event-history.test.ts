import { describe, expect, it } from 'vitest';
import { seededRandom } from '../pc/numbers/random.ts';
import { historyOutcome, pcCalibration } from './event-history.ts';

const YEAR = 365.25;

describe('a threshold over the events of a history', () => {
  const pcs = [1e-3, 2e-4, 5e-5, 1e-6, 0];

  it('acts at or above it, keeps 0.03 of it, and multiplies what stays', () => {
    const { manoeuvresPerYear, cumulativePc, cumulativePcUnmanaged } = historyOutcome(pcs, YEAR, 1e-4, seededRandom(1));
    expect(manoeuvresPerYear.value).toBe(2);
    expect(cumulativePcUnmanaged.value).toBeCloseTo(1 - 0.999 * 0.9998 * 0.99995 * 0.999999, 12);
    expect(cumulativePc.value).toBeCloseTo(1 - (1 - 3e-6) ** 2 * 0.99995 * 0.999999, 12);
  });

  it('scales to a year', () => {
    expect(historyOutcome(pcs, 2 * YEAR, 1e-4, seededRandom(1)).manoeuvresPerYear.value).toBe(1);
  });

  it('has bands that enclose the figure, are those of a binomial draw, and come again with the seed', () => {
    // 100 events, 20 acted on: the count of a draw is binomial (100, 0.2), 95 % of it from 12 to 28.
    const many = Array.from({ length: 100 }, (_, k) => (k < 20 ? 1e-3 : 1e-7));
    const outcome = historyOutcome(many, YEAR, 1e-4, seededRandom(7));
    expect(outcome).toEqual(historyOutcome(many, YEAR, 1e-4, seededRandom(7)));
    expect(Math.abs(outcome.manoeuvresPerYear.lower - 12)).toBeLessThanOrEqual(1);
    expect(Math.abs(outcome.manoeuvresPerYear.upper - 28)).toBeLessThanOrEqual(1);
  });

  it('is nothing where nothing happened', () => {
    expect(historyOutcome([], YEAR, 1e-4, seededRandom(1)).cumulativePc).toEqual({ value: 0, lower: 0, upper: 0 });
  });
});

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
