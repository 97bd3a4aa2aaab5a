import { egm96 } from '@keepout/astro/force/egm96';
import { forceModel } from '@keepout/astro/force/model';
import type { Ephemeris, StateVector } from '@keepout/astro/nouns';
import { propagateWithTransition } from '@keepout/astro/numerical/transition';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import { describe, expect, it } from 'vitest';
import { transitionAlongEphemeris } from './transition-along-ephemeris.ts';

const EPOCH_TAI_S = 7e8;
const HALF_DAY_S = 43_200;
const FORCES = forceModel('EME2000', { gravity: egm96(12), withSun: true, withMoon: true });
/** What the ephemeris knows and the forces do not. */
const BRAKED = forceModel('EME2000', {
  gravity: egm96(12),
  withSun: true,
  withMoon: true,
  drag: { areaM2: 0.02, coefficient: 1 },
});
const OWN = Float64Array.of(5.1e6, 3.9e6, 2.8e6, -4200, 1220, 6140);

function flown(state: Float64Array, forces = BRAKED): Ephemeris {
  const initial: StateVector = stateOfSix(state, EPOCH_TAI_S);
  const span = { startTaiS: EPOCH_TAI_S - HALF_DAY_S, stopTaiS: EPOCH_TAI_S + HALF_DAY_S };
  const arc = propagateWithTransition({ initial, massKg: 1, forces, ...span });
  if (!arc.ok) throw new Error(arc.fault.code);
  return { frame: 'EME2000', ...span, stateAt: (at, out) => arc.value.read(at, out) };
}

/** So many seconds ahead on the orbit, and metres a second faster. */
function ahead(seconds: number, faster: number): Float64Array {
  const out = new Float64Array(6);
  propagateTwoBody(OWN, seconds, out);
  return out.map((value, k) => (k < 3 ? value : value * (1 + faster / Math.hypot(out[3]!, out[4]!, out[5]!))));
}

const beside = flown(OWN);
const arcOf = (state: Float64Array) => {
  const arc = transitionAlongEphemeris(stateOfSix(state, EPOCH_TAI_S), {
    reference: beside,
    forces: FORCES,
    massKg: 1,
  });
  if (!arc.ok) throw new Error(arc.fault.code);
  return arc.value;
};

describe('an orbit beside an ephemeris', () => {
  it('is the ephemeris where it begins on it', () => {
    const [ours, theirs] = [new Float64Array(6), new Float64Array(6)];
    for (const at of [-40_000, 0, 20_000, 43_000].map((t) => EPOCH_TAI_S + t)) {
      expect(arcOf(OWN).read(at, ours)).toBe(true);
      beside.stateAt(at, theirs);
      expect(Math.hypot(...ours.map((value, k) => value - theirs[k]!))).toBeLessThan(1e-3);
    }
  });

  // A straight line through forty kilometres is a hundred metres deep, and kilometres along the track after half a day.
  it.each([
    [5, 0],
    [-5, 0.3],
    [3, -0.2],
  ])('that is %d s ahead and %d m/s faster is within metres of where its forces take it', (seconds, faster) => {
    const state = ahead(seconds, faster);
    const truth = flown(state);
    const arc = arcOf(state);
    const [ours, theirs] = [new Float64Array(6), new Float64Array(6)];
    for (const at of [-43_000, -9000, 3000, 30_000, 43_000].map((t) => EPOCH_TAI_S + t)) {
      expect(arc.read(at, ours)).toBe(true);
      truth.stateAt(at, theirs);
      expect(Math.hypot(...[0, 1, 2].map((k) => ours[k]! - theirs[k]!)), String(at - EPOCH_TAI_S)).toBeLessThan(5);
    }
  });

  it('knows how it answers to a change of where it begins', () => {
    const state = ahead(2, 0.1);
    const transition = new Float64Array(36);
    const at = EPOCH_TAI_S + 40_000;
    arcOf(state).read(at, new Float64Array(6), transition);
    for (const [column, step] of [10, 10, 10, 0.01, 0.01, 0.01].entries()) {
      const [less, more] = [-step, step].map((by) => {
        const out = new Float64Array(6);
        arcOf(state.map((value, k) => (k === column ? value + by : value))).read(at, out);
        return out;
      });
      const size = Math.hypot(...[0, 1, 2].map((row) => (more![row]! - less![row]!) / (2 * step)));
      for (const row of [0, 1, 2]) {
        const slope = (more![row]! - less![row]!) / (2 * step);
        expect(Math.abs(transition[6 * row + column]! - slope) / size).toBeLessThan(0.02);
      }
    }
  });

  it('ends where the ephemeris ends', () => {
    expect(arcOf(OWN).read(EPOCH_TAI_S + HALF_DAY_S + 1, new Float64Array(6))).toBe(false);
    expect(transitionAlongEphemeris(stateOfSix(OWN, 0), { reference: beside, forces: FORCES, massKg: 1 }).ok).toBe(
      false,
    );
  });
});
