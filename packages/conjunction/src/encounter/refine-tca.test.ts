import type { Ephemeris } from '@keepout/astro/nouns';
import { describe, expect, it } from 'vitest';
import { closestApproaches, refineTcaOfEphemerides } from './refine-tca.ts';

/** Straight motion along x, at x = 0 at its time, y aside. */
function straight(speedMps: number, aside: number, spans: readonly (readonly [number, number])[]): Ephemeris {
  const [startTaiS, stopTaiS] = [spans[0]![0], spans.at(-1)![1]];
  return {
    frame: 'EME2000',
    startTaiS,
    stopTaiS,
    spans,
    stateAt(t, out) {
      out.set([speedMps * t, aside, 0, speedMps, 0, 0]);
      return spans.some(([from, to]) => t >= from && t <= to);
    },
  };
}

const still = straight(0, 0, [[-1000, 1000]]);
const approachesOf = (...spans: readonly (readonly [number, number])[]) => {
  const found = closestApproaches(still, straight(1000, 50, spans), -1000, 1000);
  return found.ok ? found.value.map(({ tcaTaiS, edge }) => [Number(tcaTaiS.toFixed(6)), edge]) : [];
};

describe('closestApproaches', () => {
  it('reports a minimum inside the common span without an edge', () => {
    expect(approachesOf([-100, 100])).toEqual([[0, undefined]]);
    expect(approachesOf([-100, 1e-6])).toEqual([[0, undefined]]);
  });

  it('reports the least distance at the edge of a common span that ends before or begins after the closest approach', () => {
    expect(approachesOf([-100, -0.5])).toEqual([[-0.5, 'stop']]);
    expect(approachesOf([0.5, 100])).toEqual([[0.5, 'start']]);
    expect(approachesOf([0, 100])).toEqual([[0, 'start']]);
  });

  it('reports the edges on both sides of a gap', () => {
    expect(approachesOf([-100, -0.5], [2, 100])).toEqual([
      [-0.5, 'stop'],
      [2, 'start'],
    ]);
  });
});

describe('refineTcaOfEphemerides', () => {
  it('does not take an edge of its window for a closest approach', () => {
    const found = refineTcaOfEphemerides(still, straight(1000, 50, [[-1000, 1000]]), 500, 100);
    expect(found).toMatchObject({ ok: false, fault: { code: 'no-closest-approach' } });
  });
});
