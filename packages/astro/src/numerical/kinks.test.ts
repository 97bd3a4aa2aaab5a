import { describe, expect, it } from 'vitest';
import { egm96 } from '../force/egm96.ts';
import { forceModel } from '../force/model.ts';
import type { StateVector } from '../nouns.ts';
import { integrate, type StepControl } from './dop853.ts';
import { propagateNumerically } from './propagate.ts';

const DAY = 86_400;
const control: StepControl = {
  tolerance: (_before, _after, out) => out.fill(1e-8),
  firstStep: 0.1,
  longestStep: 2,
  shortestStep: 1e-6,
};

/** The integral of |sin t|, by loose steps. */
function wavesTo(stop: number, kinks: NonNullable<StepControl['kinks']>): number {
  const y = new Float64Array(1);
  const rates = (t: number, _y: Float64Array, out: Float64Array) => {
    out[0] = Math.abs(Math.sin(t));
  };
  expect(integrate(rates, 0, y, stop, { ...control, kinks }, () => true)).toBe('reached');
  return y[0]!;
}

describe('a kink of the rates', () => {
  it('ends a step, on the way ahead and back', () => {
    const half = 30.5 * Math.PI;
    for (const stop of [half, -half]) {
      const error = (kinks: NonNullable<StepControl['kinks']>) => Math.abs(Math.abs(wavesTo(stop, kinks)) - 61);
      expect(error([{ at: Math.sin }])).toBeLessThan(3e-8);
      expect(error([])).toBeGreaterThan(1e-7);
    }
  });

  it('is found when a step would be over it and back again', () => {
    // Negative for a tenth: no end of a step lies in it.
    const dip = (t: number) => Math.abs(t - 5) - 0.05;
    let ends: number[] = [];
    const flat = (_t: number, _y: Float64Array, out: Float64Array) => {
      out[0] = 0;
    };
    const take = (step: { readonly start: number; readonly length: number }) => {
      ends.push(step.start + step.length);
      return true;
    };
    for (const [firstStep, isSeen] of [
      [2, true],
      [1.3, false],
    ] as const) {
      ends = [];
      integrate(flat, 4, new Float64Array(1), 6, { ...control, firstStep, kinks: [{ at: dip }] }, take);
      expect(
        ends.some((at) => Math.abs(at - 4.95) < 1e-4),
        `${firstStep}: ${ends}`,
      ).toBe(isSeen);
    }
  });

  it('at the edges of a shadow leaves the error of the orbit to that of the steps', () => {
    const speed = 7600;
    const initial: StateVector = {
      epochTaiS: 848_000_000,
      frame: 'GCRF',
      positionM: [6_850_000, 0, 0],
      velocityMps: [0, -0.13 * speed, 0.99 * speed],
    };
    const light = { areaM2: 0.06, coefficient: 1.3 };
    const forces = forceModel('GCRF', { gravity: egm96(8), withSun: true, radiation: light });
    const blind = forces.map((force) => ({ addRates: force.addRates.bind(force) }));
    const stopTaiS = initial.epochTaiS + 3 * DAY;
    const end = (relativeError: number, felt = forces) => {
      const flown = propagateNumerically({ initial, massKg: 10.5, stopTaiS, forces: felt, relativeError });
      const out = new Float64Array(6);
      expect(flown.ok && flown.value.stateAt(stopTaiS, out)).toBe(true);
      return out;
    };
    const truth = end(1e-14);
    const offM = (state: Float64Array) =>
      Math.hypot(state[0]! - truth[0]!, state[1]! - truth[1]!, state[2]! - truth[2]!);
    expect(offM(end(1e-11))).toBeLessThan(0.1);
    expect(offM(end(1e-12))).toBeLessThan(0.01);
    expect(offM(end(1e-12, blind))).toBeGreaterThan(0.1);
  });
});
