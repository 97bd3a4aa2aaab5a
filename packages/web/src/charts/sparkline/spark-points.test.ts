import { describe, expect, it } from 'vitest';
import { sparkPoints } from './Sparkline.tsx';

const FRAME = { width: 66, height: 18, floor: 1e-10, ceiling: 1e-2 };

describe('a sparkline', () => {
  it('lies on the floor for nought and at the top for the ceiling', () => {
    expect(sparkPoints([0], FRAME).last?.y).toBe(15);
    expect(sparkPoints([1], FRAME).last?.y).toBe(3);
  });

  it('breaks over absent values and ends on the last present one', () => {
    const { path, last } = sparkPoints([1e-6, null, 1e-6, 1e-6, null], FRAME);
    expect(path.match(/M/g)).toHaveLength(2);
    expect(last?.x).toBe(48);
  });

  it('has no point without a value', () => {
    expect(sparkPoints([null], FRAME)).toEqual({ path: '', last: null });
  });
});
