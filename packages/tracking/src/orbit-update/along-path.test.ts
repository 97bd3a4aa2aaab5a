import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import { describe, expect, it } from 'vitest';
import { drawsOf, truthOf } from '../../test/simulated-tracks.ts';
import { movedAlong, wayAlong } from './along-path.ts';

const apart = (a: ArrayLike<number>, b: ArrayLike<number>, from: number) =>
  Math.hypot(...[0, 1, 2].map((k) => a[from + k]! - b[from + k]!));

describe('a step along an orbit', () => {
  it('of a second of its own motion is that second, where a straight line is off by metres', () => {
    const { state } = truthOf(drawsOf(4), [1, 1, 1]);
    const later = new Float64Array(6);
    propagateTwoBody(state, 1, later);
    const r = Math.hypot(state[0]!, state[1]!, state[2]!);
    const rates = [...state.subarray(3), ...[0, 1, 2].map((k) => (-3.986004418e14 * state[k]!) / r ** 3)];
    expect(apart(movedAlong(state, rates), later, 0)).toBeLessThan(1e-6);
    const straight = state.map((value, k) => value + rates[k]!);
    expect(apart(straight, later, 0)).toBeGreaterThan(3);
  });

  it('is to first order the step that it was given', () => {
    const draws = drawsOf(7);
    for (let k = 0; k < 20; k++) {
      const { state } = truthOf(draws, [1, 1, 1], k % 5 === 0);
      const by = Float64Array.from({ length: 6 }, (_, i) => draws.normal() * (i < 3 ? 1 : 1e-3));
      const moved = movedAlong(state, by);
      const off = moved.map((value, i) => value - state[i]! - by[i]!);
      expect(Math.hypot(off[0]!, off[1]!, off[2]!)).toBeLessThan(1e-4);
      expect(Math.hypot(off[3]!, off[4]!, off[5]!)).toBeLessThan(1e-7);
    }
  });

  it('is undone by the way between the two states, whose slopes are its derivatives', () => {
    const draws = drawsOf(9);
    for (let k = 0; k < 20; k++) {
      const { state } = truthOf(draws, [1, 1, 1], k % 5 === 0);
      const seconds = 6 * draws.normal();
      const by = Float64Array.from({ length: 6 }, (_, i) =>
        i < 3 ? seconds * state[i + 3]! + 200 * draws.normal() : draws.normal(),
      );
      const moved = movedAlong(state, by);
      const way = wayAlong(state, moved);
      const slopes = way.slopes();
      expect(apart(way.by, by, 0)).toBeLessThan(1e-5);
      expect(apart(way.by, by, 3)).toBeLessThan(1e-8);
      for (let column = 0; column < 6; column++) {
        const step = column < 3 ? 10 : 0.01;
        const [less, more] = [-step, step].map((size) => {
          const other = Float64Array.from(moved);
          other[column] = other[column]! + size;
          return wayAlong(state, other).by;
        });
        for (let i = 0; i < 6; i++) {
          const slope = (more![i]! - less![i]!) / (2 * step);
          expect(Math.abs(slopes[6 * i + column]! - slope) * (column < 3 ? 1 : 1e-3)).toBeLessThan(i < 3 ? 1e-4 : 1e-7);
        }
      }
    }
  });

  it('holds where the orbit is open', () => {
    const open = Float64Array.of(7e6, 0, 0, 0, 12_000, 0);
    const by = Float64Array.of(1, 2, 3, 4, 5, 6);
    expect(apart(wayAlong(open, movedAlong(open, by)).by, by, 0)).toBeLessThan(1e-5);
  });
});
