import { describe, expect, it } from 'vitest';
import { crossingOf, pcAt, peakOf } from './curve.ts';

const RISING = [
  { x: 1, pc: 1e-6 },
  { x: 10, pc: 1e-4 },
  { x: 100, pc: 1e-2 },
];

describe('a probability curve', () => {
  it('is read between its points by a straight line in log-log', () => {
    expect(pcAt(RISING, Math.sqrt(10))).toBeCloseTo(1e-5, 12);
    expect(pcAt(RISING, 10)).toBe(1e-4);
    expect(pcAt(RISING, 0.5)).toBeNull();
    expect(pcAt(RISING, 101)).toBeNull();
  });

  it('reaches a limit at the radius between its neighbours', () => {
    expect(crossingOf(RISING, 1e-5)).toBeCloseTo(Math.sqrt(10), 9);
    expect(crossingOf(RISING, 0.5)).toBeNull();
  });

  it('knows its peak', () => {
    expect(peakOf([...RISING, { x: 1000, pc: 1e-3 }])).toEqual({ x: 100, pc: 1e-2 });
    expect(peakOf([])).toBeNull();
  });
});
