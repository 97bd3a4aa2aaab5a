import { describe, expect, it } from 'vitest';
import { decadeTicks } from './decade-ticks.ts';
import { logScale } from './log-scale.ts';
import { decadeRange, PC_FLOOR, pcRange } from './pc-range.ts';

const scale = logScale({ top: 0, bottom: 100, floor: PC_FLOOR, ceiling: 1e-2, hasNoValueLane: true });

describe('the logarithmic axis', () => {
  it('spaces decades evenly', () => {
    expect(scale.y(1e-6)).toBeCloseTo((scale.y(1e-2) + scale.y(1e-10)) / 2, 9);
  });

  it('puts nought and values under the floor on the floor and says so', () => {
    expect(scale.place(0)).toEqual({ kind: 'below-floor', y: scale.bottom });
    expect(scale.place(1e-12)).toEqual({ kind: 'below-floor', y: scale.bottom });
    expect(scale.place(1e-10)).toEqual({ kind: 'value', y: scale.bottom });
  });

  it('keeps absent values in a lane under the floor', () => {
    const place = scale.place(null);
    expect(place.kind).toBe('no-value');
    expect(place.y).toBeGreaterThan(scale.bottom);
    expect(place.y).toBeLessThan(100);
  });

  it('clamps values over the ceiling to the top', () => {
    expect(scale.place(0.5)).toEqual({ kind: 'value', y: 0 });
  });

  it('of probabilities holds what is drawn and the limits, each with its band, in whole decades', () => {
    const limits = [{ value: 1e-5 }, { value: 1e-4 }];
    expect(pcRange([3e-5, null, 2e-6], limits)).toEqual([1e-6, 1e-3]);
    expect(pcRange([3e-5, 2e-5])).toEqual([1e-5, 1e-4]);
    expect(pcRange([0, 4e-17, Number.NaN, 0.03], limits)).toEqual([PC_FLOOR, 0.1]);
    expect(pcRange([1])).toEqual([0.1, 1]);
    expect(pcRange([undefined, null, 0])).toEqual([PC_FLOOR, 1e-2]);
  });

  it('takes whole decades about positive values', () => {
    expect(decadeRange([0, null, 40, 9000], [1, 10])).toEqual([10, 10_000]);
    expect(decadeRange([100], [1, 10])).toEqual([100, 1000]);
    expect(decadeRange([null, 0], [1, 10])).toEqual([1, 10]);
  });
});

describe('decade ticks', () => {
  it('name every decade where there is room', () => {
    expect(decadeTicks(1e-4, 1e-1, 200)).toEqual([-4, -3, -2, -1]);
  });

  it('thin out to even powers where there is little', () => {
    expect(decadeTicks(1e-10, 1e-2, 100)).toEqual([-10, -8, -6, -4, -2]);
  });

  it('are none for a range that is none', () => {
    expect(decadeTicks(0, 1, 100)).toEqual([]);
    expect(decadeTicks(1, 1, 100)).toEqual([]);
  });
});
