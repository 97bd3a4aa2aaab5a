import { describe, expect, it } from 'vitest';
import { clopperPearson } from './clopper-pearson.ts';

describe('the exact interval of a count', () => {
  it('of no hit and of nothing but hits is in closed form', () => {
    for (const trials of [1, 7, 50, 1000]) {
      const edge = 1 - 0.025 ** (1 / trials);
      expect(clopperPearson(0, trials, 0.95).lower).toBe(0);
      expect(clopperPearson(0, trials, 0.95).upper).toBeCloseTo(edge, 12);
      expect(clopperPearson(trials, trials, 0.95).upper).toBe(1);
      expect(clopperPearson(trials, trials, 0.95).lower).toBeCloseTo(1 - edge, 12);
    }
  });

  it('of one hit of a few is the root of its polynomial', () => {
    // One of two: lower (1 - p)^2 = 1 - a/2, upper p^2 = 1 - a/2.
    const { lower, upper } = clopperPearson(1, 2, 0.9);
    expect(lower).toBeCloseTo(1 - Math.sqrt(0.95), 13);
    expect(upper).toBeCloseTo(Math.sqrt(0.95), 13);
  });

  it('holds the tails of the binomial sum, few trials and many', () => {
    for (const [hits, trials] of [
      [3, 10],
      [9, 10],
      [1, 400],
      [120, 400],
      [371, 400],
    ] as const) {
      const { lower, upper } = clopperPearson(hits, trials, 0.95);
      const tail = (p: number, from: number, to: number): number => {
        let sum = 0;
        for (let k = from; k <= to; k++) {
          let log = k * Math.log(p) + (trials - k) * Math.log1p(-p);
          for (let i = 1; i <= k; i++) log += Math.log((trials - k + i) / i);
          sum += Math.exp(log);
        }
        return sum;
      };
      expect(tail(lower, hits, trials) / 0.025).toBeCloseTo(1, 9);
      expect(tail(upper, 0, hits) / 0.025).toBeCloseTo(1, 9);
    }
  });
});
