import { describe, expect, it } from 'vitest';
import { twoBodyTransition } from '../covariance/transport.ts';
import { egm96 } from '../force/egm96.ts';
import { forceModel } from '../force/model.ts';
import type { StateVector } from '../nouns.ts';
import { sixOf, stateOfSix } from '../six-numbers.ts';
import { twoBodyStateAt } from '../two-body/propagate.ts';
import { propagateWithTransition } from './transition.ts';

const HOUR = 3600;
const initial: StateVector = {
  epochTaiS: 7e8,
  frame: 'EME2000',
  positionM: [5.1e6, 3.9e6, 2.8e6],
  velocityMps: [-4200, 1220, 6140],
};
const ALL = forceModel('EME2000', {
  gravity: egm96(12),
  withSun: true,
  withMoon: true,
  drag: { areaM2: 2, coefficient: 2.2 },
});

function arcOf(from: StateVector, forces = ALL) {
  const span = { startTaiS: initial.epochTaiS - 3 * HOUR, stopTaiS: initial.epochTaiS + 12 * HOUR };
  const arc = propagateWithTransition({ initial: from, massKg: 300, forces, ...span, relativeError: 1e-12 });
  if (!arc.ok) throw new Error(arc.fault.code);
  return arc.value;
}

/** Each element over the largest of its block, so that metres and seconds weigh alike. */
function worst(ours: Float64Array, theirs: Float64Array): number {
  let most = 0;
  for (const [top, left] of [
    [0, 0],
    [0, 3],
    [3, 0],
    [3, 3],
  ] as const) {
    const block = (m: Float64Array) =>
      Array.from({ length: 9 }, (_, n) => m[6 * (top + Math.floor(n / 3)) + left + (n % 3)]!);
    const size = Math.max(...block(theirs).map(Math.abs));
    for (const [n, value] of block(ours).entries()) most = Math.max(most, Math.abs(value - block(theirs)[n]!) / size);
  }
  return most;
}

describe('the transition matrix beside an orbit', () => {
  it('is that of the whole field to one in ten thousand with a gradient of as much of it as is enough, and the orbit is the same', () => {
    const [whole, enough] = [undefined, 12].map((slopeDegree) =>
      arcOf(initial, forceModel('EME2000', { gravity: egm96(24), ...(slopeDegree && { slopeDegree }) })),
    );
    const [phi, theirs, six, same] = [36, 36, 6, 6].map((size) => new Float64Array(size)) as Float64Array[];
    enough!.read(initial.epochTaiS + 12 * HOUR, six!, phi);
    whole!.read(initial.epochTaiS + 12 * HOUR, same!, theirs);
    expect(Math.max(...six!.map((value, k) => Math.abs(value - same![k]!)))).toBeLessThan(1e-6);
    expect(worst(phi!, theirs!)).toBeGreaterThan(1e-9);
    expect(worst(phi!, theirs!)).toBeLessThan(1e-4);
  });

  it('is that of neighbouring orbits with all forces, forwards and backwards', () => {
    const phi = new Float64Array(36);
    const [less, more] = [new Float64Array(6), new Float64Array(6)];
    const nominal = arcOf(initial);
    const neighbours = Array.from({ length: 6 }, (_, i) =>
      [-1, 1].map((sign) => {
        const moved = sixOf(initial);
        moved[i] = moved[i]! + sign * (i < 3 ? 10 : 0.01);
        return arcOf(stateOfSix(moved, initial.epochTaiS, initial.frame));
      }),
    );
    for (const [hours, tolerance] of [
      [-3, 1e-5],
      [1, 1e-5],
      [6, 2e-5],
      [12, 1e-4],
    ] as const) {
      const at = initial.epochTaiS + hours * HOUR;
      expect(nominal.read(at, less, phi)).toBe(true);
      const differences = new Float64Array(36);
      for (const [i, [first, second]] of neighbours.entries()) {
        first!.read(at, less);
        second!.read(at, more);
        for (let row = 0; row < 6; row++) differences[6 * row + i] = (more[row]! - less[row]!) / (i < 3 ? 20 : 0.02);
      }
      expect(worst(phi, differences), `${hours} h`).toBeLessThan(tolerance);
    }
  });

  it('of the point mass is the closed form, and one at the epoch', () => {
    const far: StateVector = { ...initial, positionM: [4.2e7, 1e6, 2e6], velocityMps: [-100, 3000, 300] };
    const arc = arcOf(far, forceModel('EME2000', {}));
    const state = new Float64Array(6);
    const phi = new Float64Array(36);
    arc.read(far.epochTaiS + 6 * HOUR, state, phi);
    const later = twoBodyStateAt(far, far.epochTaiS + 6 * HOUR);
    expect(Math.hypot(...later.positionM.map((value, i) => value - state[i]!))).toBeLessThan(1e-3);
    expect(worst(phi, twoBodyTransition(far, later))).toBeLessThan(1e-6);
    arc.read(far.epochTaiS, state, phi);
    expect([...phi]).toEqual(Array.from({ length: 36 }, (_, i) => (i % 7 === 0 ? 1 : 0)));
    expect(arc.read(far.epochTaiS + 13 * HOUR, state)).toBe(false);
  });

  it('tells a mass of nothing, a frame that turns and an orbit that comes down', () => {
    const run = { initial, massKg: 300, forces: ALL, startTaiS: initial.epochTaiS, stopTaiS: initial.epochTaiS + HOUR };
    expect(propagateWithTransition({ ...run, massKg: 0 })).toMatchObject({ fault: { code: 'mass-not-positive' } });
    expect(propagateWithTransition({ ...run, initial: { ...initial, frame: 'ITRF' } })).toMatchObject({
      fault: { code: 'frame-not-inertial' },
    });
    const falling: StateVector = { ...initial, velocityMps: [-100, 100, 100] };
    expect(propagateWithTransition({ ...run, initial: falling })).toMatchObject({ fault: { code: 'orbit-decayed' } });
  });
});
