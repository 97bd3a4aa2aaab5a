import { describe, expect, it } from 'vitest';
import { linearTicks, niceCeiling } from './linear-ticks.ts';
import { panSpan, zoomSpan } from './view.ts';

describe('zoom and pan', () => {
  it('keep the anchor in its place', () => {
    expect(zoomSpan([0, 100], 0.5, 25, [0, 100], 1)).toEqual([12.5, 62.5]);
  });

  it('never leave the bounds nor shrink under the least span', () => {
    expect(zoomSpan([0, 10], 3, 9, [0, 20], 1)).toEqual([0, 20]);
    expect(zoomSpan([0, 2], 0.01, 1, [0, 20], 1)).toEqual([0.5, 1.5]);
    expect(panSpan([5, 10], 100, [0, 20])).toEqual([15, 20]);
    expect(panSpan([5, 10], -100, [0, 20])).toEqual([0, 5]);
  });
});

describe('linear ticks', () => {
  it('are labelled in the unit with no needless decimals and a true minus', () => {
    expect(linearTicks(-6000, 6000, 240, 60, 1000).map(({ value, label }) => [value, label])).toEqual([
      [-5000, '\u22125'],
      [0, '0'],
      [5000, '5'],
    ]);
  });

  it('keep the decimals that a small step needs', () => {
    expect(linearTicks(0, 1, 200, 40).map(({ label }) => label)).toEqual(['0.0', '0.2', '0.4', '0.6', '0.8', '1.0']);
  });

  it('end on a round number above the most', () => {
    expect(niceCeiling(1768)).toBe(2000);
    expect(niceCeiling(0)).toBe(1);
  });
});
