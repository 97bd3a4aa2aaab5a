import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spreadLabels } from './EndLabels.tsx';

const ROOM = { gapPx: 14, top: 10, bottom: 200 };

it('E-21 a label stands at the end of its curve where nothing is near', () => {
  expect(spreadLabels([150, 20, 80], ROOM)).toEqual([150, 20, 80]);
  expect(spreadLabels([], ROOM)).toEqual([]);
});

it('E-21 labels of ends that meet part evenly, and no farther than the edges', () => {
  expect(spreadLabels([100, 100], ROOM)).toEqual([93, 107]);
  expect(spreadLabels([198, 100, 199], ROOM)).toEqual([186, 100, 200]);
});

it('E-21 labels keep the order of their ends, never collide, and stay inside', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -50, max: 300, noNaN: true }), { minLength: 1, maxLength: 9 }), (ends) => {
      const placed = spreadLabels(ends, ROOM);
      const sorted = placed.toSorted((a, b) => a - b);
      expect(sorted[0]).toBeGreaterThanOrEqual(ROOM.top);
      expect(sorted.at(-1)).toBeLessThanOrEqual(ROOM.bottom + 1e-9);
      for (let at = 1; at < sorted.length; at += 1)
        expect(sorted[at]! - sorted[at - 1]!).toBeGreaterThanOrEqual(ROOM.gapPx - 1e-9);
      for (const [a, end] of ends.entries())
        for (const [b, other] of ends.entries()) if (end < other) expect(placed[a]!).toBeLessThan(placed[b]!);
    }),
  );
});
