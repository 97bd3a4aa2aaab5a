import { describe, expect, it } from 'vitest';
import { propagateTwoBody } from '../two-body/propagate.ts';
import { hasComparableSteps, nearNodes } from './near-nodes.ts';
import { tableEphemeris } from './table.ts';

const START = 8e8;
const SEED = [6_900_000, 0, 0, 0, 4830, 5950];
const STEP_S = 60;
const NODES = 40;

function truth(epochTaiS: number): Float64Array {
  const out = new Float64Array(6);
  propagateTwoBody(SEED, epochTaiS - START, out);
  return out;
}

/** Largest errors in position and velocity of a table whose states are rounded to so many metres, and their velocities to a thousandth. */
function errors(seconds: readonly number[], digitM: number, method: 'HERMITE' | 'LAGRANGE', degree: number) {
  const epochsTaiS = Float64Array.from(seconds, (s) => START + s).sort();
  const states = new Float64Array(6 * epochsTaiS.length);
  epochsTaiS.forEach((epochTaiS, i) => {
    const state = truth(epochTaiS);
    for (let k = 0; k < 6; k++) {
      const digit = k < 3 ? digitM : digitM / 1000;
      states[6 * i + k] = Math.round(state[k]! / digit) * digit;
    }
  });
  const table = tableEphemeris({ frame: 'EME2000', epochsTaiS, states, method, degree });
  const out = new Float64Array(6);
  let [positionM, velocityMps] = [0, 0];
  for (let i = 0; i + 1 < epochsTaiS.length; i++) {
    for (const share of [0, 0.3, 0.5, 0.99]) {
      const epochTaiS = epochsTaiS[i]! + share * (epochsTaiS[i + 1]! - epochsTaiS[i]!);
      expect(table.stateAt(epochTaiS, out)).toBe(true);
      const state = truth(epochTaiS);
      const error = (k: number): number => out[k]! - state[k]!;
      positionM = Math.max(positionM, Math.hypot(error(0), error(1), error(2)));
      velocityMps = Math.max(velocityMps, Math.hypot(error(3), error(4), error(5)));
    }
  }
  return { positionM, velocityMps };
}

const grid = Array.from({ length: NODES }, (_, i) => STEP_S * i);
const LAST = STEP_S * (NODES - 1);
const NODE = STEP_S * (NODES / 2);

describe.each([
  ['HERMITE', 7, 1.5, 150],
  ['HERMITE', 9, 1.5, 150],
  ['LAGRANGE', 7, 2.5, 4],
  ['LAGRANGE', 9, 8, 8],
] as const)('%s of degree %i through states shortly after one another', (method, degree, digits, velocityDigits) => {
  it.each([0.001, 1])('keeps the accuracy of states rounded to %f m', (digitM) => {
    for (const gapS of [10, 1, 0.1, 1e-3, 1e-5]) {
      for (const near of [
        [NODE + gapS],
        [NODE - gapS],
        [NODE + gapS, NODE + gapS / 2],
        [gapS],
        [LAST - gapS],
        [LAST + gapS],
        [NODE + gapS, NODE + STEP_S - gapS, NODE + STEP_S + gapS],
      ]) {
        const { positionM, velocityMps } = errors([...grid, ...near], digitM, method, degree);
        expect(positionM).toBeLessThan(digits * digitM + 2e-4);
        expect(velocityMps).toBeLessThan((velocityDigits * digitM) / 1000 + 1e-6);
      }
    }
  });
});

describe('a table with a burn in short steps', () => {
  it('is interpolated across both changes of the step', () => {
    const seconds = [
      ...Array.from({ length: 30 }, (_, i) => 240 * i),
      ...Array.from({ length: 480 }, (_, i) => 2400 + 2 * i),
    ];
    const { positionM } = errors([...new Set(seconds)], 0.001, 'HERMITE', 7);
    expect(positionM).toBeLessThan(0.02);
  });
});

describe('nearNodes', () => {
  const groupsOf = (...epochs: number[]) => nearNodes(Float64Array.from(epochs), 0, epochs.length);

  it('finds groups inside and at both ends', () => {
    expect(groupsOf(0, 1, 60, 120, 121, 122, 180, 240, 240.001)).toEqual([
      { first: 0, last: 1 },
      { first: 3, last: 5 },
      { first: 7, last: 8 },
    ]);
  });

  it('finds none in even steps, in steps that grow, and in a change of step', () => {
    expect(groupsOf(0, 60, 120, 180)).toEqual([]);
    expect(groupsOf(0, 1, 3, 6, 12, 24, 48)).toEqual([]);
    expect(groupsOf(0, 240, 242, 244, 246, ...Array.from({ length: 60 }, (_, i) => 248 + 2 * i), 600, 840)).toEqual([]);
    expect(groupsOf(0, 1)).toEqual([]);
  });

  it('finds none in states before, between and after gaps', () => {
    const five = [0, 60, 120, 180, 240];
    expect(groupsOf(0, 60, 120, 8e5)).toEqual([]);
    expect(groupsOf(...[0, 3000, 6000].flatMap((start) => five.map((s) => start + s)))).toEqual([]);
  });

  it('takes steps within a factor of three for comparable', () => {
    expect(hasComparableSteps(Float64Array.of(0, 20, 80), 0, 3)).toBe(true);
    expect(hasComparableSteps(Float64Array.of(0, 10, 70), 0, 3)).toBe(false);
  });
});
