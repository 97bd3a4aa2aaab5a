import { describe, expect, it } from 'vitest';
import { linearScale, logarithmicScale } from './linear-scale.ts';

describe('the scales of a plot', () => {
  it('lead from values to pixels and back, in either direction and beyond the ends', () => {
    const scale = linearScale([10, 20], [100, 0]);
    expect([scale(10), scale(15), scale(22)]).toEqual([100, 50, -20]);
    expect(scale.invert(50)).toBe(15);
  });

  it('put a domain of no length into the middle', () => {
    expect(linearScale([3, 3], [0, 80])(3)).toBe(40);
    expect(linearScale([3, 9], [5, 5]).invert(5)).toBe(3);
  });

  it('give each decade the same length where they are logarithmic', () => {
    const scale = logarithmicScale([1e-8, 1], [0, 80]);
    expect(scale(1e-4)).toBeCloseTo(40, 12);
    expect(scale.invert(10)).toBeCloseTo(1e-7, 20);
  });
});
