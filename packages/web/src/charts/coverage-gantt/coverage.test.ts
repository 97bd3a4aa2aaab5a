import { describe, expect, it } from 'vitest';
import { coverageGaps } from './coverage.ts';

const span = (startMs: number, endMs: number) => ({ id: `${startMs}`, startMs, endMs });

describe('gaps of coverage', () => {
  it('lie between spans and after the last, never before the first', () => {
    expect(coverageGaps([span(20, 30), span(40, 60)], [0, 100])).toEqual([
      [30, 40],
      [60, 100],
    ]);
  });

  it('close where spans overlap or touch, in any order', () => {
    expect(coverageGaps([span(30, 100), span(0, 30), span(10, 50)], [0, 100])).toEqual([]);
  });

  it('are cut to the window', () => {
    expect(coverageGaps([span(-50, -10), span(20, 200)], [0, 100])).toEqual([[0, 20]]);
    expect(coverageGaps([span(-50, 10), span(150, 200)], [0, 100])).toEqual([[10, 100]]);
  });

  it('are none without data: there is nothing to be between', () => {
    expect(coverageGaps([], [0, 100])).toEqual([]);
  });
});
