import { describe, expect, it } from 'vitest';
import { STANDARD_GRAVITY_MPS2 } from '../constants.ts';
import { forceModel } from '../force/model.ts';
import type { StateVector } from '../nouns.ts';
import { sixOf, stateOfSix } from '../six-numbers.ts';
import { propagateTwoBody } from '../two-body/propagate.ts';
import { type Propagation, propagateNumerically } from './propagate.ts';
import type { NumericalTrajectory } from './trajectory.ts';

const HOUR = 3600;
const DAY = 86_400;
const initial: StateVector = {
  epochTaiS: 800_000_000,
  frame: 'GCRF',
  positionM: [6_900_000, 100_000, -200_000],
  velocityMps: [150, 5500, 5200],
};
const start = initial.epochTaiS;
const pointMass = forceModel('GCRF', {});

function orbit(run: Partial<Propagation> = {}): NumericalTrajectory {
  const result = propagateNumerically({ initial, massKg: 200, stopTaiS: start + DAY, forces: pointMass, ...run });
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

function stateAt(trajectory: NumericalTrajectory, epochTaiS: number): Float64Array {
  const out = new Float64Array(6);
  expect(trajectory.stateAt(epochTaiS, out)).toBe(true);
  return out;
}

const apart = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);

describe('propagateNumerically', () => {
  it('is two-body motion to a millimetre after a day, also within its steps', () => {
    const trajectory = orbit();
    const expected = new Float64Array(6);
    for (let t = 0; t <= DAY; t += 617.3) {
      propagateTwoBody(sixOf(initial), t, expected);
      expect(apart(stateAt(trajectory, start + t), expected)).toBeLessThan(1e-3);
    }
  });

  it('runs back to where it came from', () => {
    const end = stateAt(orbit(), start + DAY);
    const back = orbit({
      initial: stateOfSix(end, start + DAY, 'GCRF'),
      stopTaiS: start,
    });
    expect(apart(stateAt(back, start), initial.positionM)).toBeLessThan(1e-3);
    expect(apart(stateAt(back, start + HOUR), stateAt(orbit(), start + HOUR))).toBeLessThan(1e-3);
  });

  it('answers nothing outside its span', () => {
    const trajectory = orbit({ stopTaiS: start + HOUR });
    expect(trajectory.stateAt(start + HOUR + 1e-3, new Float64Array(6))).toBe(false);
    expect(trajectory.massAt(start - 1)).toBeUndefined();
  });

  it('changes the velocity at an impulse and takes its propellant', () => {
    const impulse = { epochTaiS: start + HOUR, frame: 'RTN', deltaVMps: [0, 0.5, 0], specificImpulseS: 220 } as const;
    const moved = orbit({ manoeuvres: { impulses: [impulse] } });
    const still = orbit();
    const at = start + HOUR;
    expect(apart(stateAt(moved, at), stateAt(still, at))).toBeLessThan(1e-6);
    expect(apart(stateAt(moved, at).subarray(3), stateAt(still, at).subarray(3))).toBeCloseTo(0.5, 9);
    expect(moved.massAt(at)).toBeCloseTo(200 * Math.exp(-0.5 / (220 * STANDARD_GRAVITY_MPS2)), 9);
    expect(moved.arcs.map((arc) => [arc.startTaiS, arc.stopTaiS])).toEqual([
      [start, at],
      [at, start + DAY],
    ]);
  });

  it('burns exactly from ignition to cut-off', () => {
    const burn = { thrustN: 1, specificImpulseS: 220, frame: 'TNW', direction: [2, 0, 0] } as const;
    const trajectory = orbit({
      manoeuvres: { burns: [{ ...burn, startTaiS: start + 1000.25, stopTaiS: start + 1100.75 }] },
    });
    const flow = 1 / (220 * STANDARD_GRAVITY_MPS2);
    expect(trajectory.massAt(start + 1000.25)).toBe(200);
    expect(trajectory.massAt(start + 1050.25)).toBeCloseTo(200 - 50 * flow, 10);
    expect(trajectory.massAt(start + DAY)).toBeCloseTo(200 - 100.5 * flow, 10);
    expect(trajectory.arcs.map((arc) => arc.isPowered)).toEqual([false, true, false]);
  });

  it('counts a duty cycle without a period as its average', () => {
    const burn = {
      specificImpulseS: 1500,
      frame: 'TNW',
      direction: [1, 0, 0],
      startTaiS: start,
      stopTaiS: start + DAY,
    } as const;
    const whole = orbit({ manoeuvres: { burns: [{ ...burn, thrustN: 0.01 }] } });
    const half = orbit({ manoeuvres: { burns: [{ ...burn, thrustN: 0.02, dutyCycle: 0.5 }] } });
    expect(apart(stateAt(half, start + DAY), stateAt(whole, start + DAY))).toBeLessThan(1e-6);
  });

  it('matches an impulse with a short burn of the same size at its middle', () => {
    const dv = 0.1;
    const impulse = { epochTaiS: start + HOUR, frame: 'RTN', deltaVMps: [0, dv, 0] } as const;
    const seconds = 2;
    const burn = {
      startTaiS: start + HOUR - seconds / 2,
      stopTaiS: start + HOUR + seconds / 2,
      thrustN: (200 * dv) / seconds,
      specificImpulseS: 1e9,
      frame: 'RTN',
      direction: [0, 1, 0],
    } as const;
    const a = orbit({ manoeuvres: { impulses: [impulse] }, stopTaiS: start + 6 * HOUR });
    const b = orbit({ manoeuvres: { burns: [burn] }, stopTaiS: start + 6 * HOUR });
    expect(apart(stateAt(a, start + 6 * HOUR), stateAt(b, start + 6 * HOUR))).toBeLessThan(0.02);
  });

  it('comes down with drag and says when', () => {
    const forces = forceModel('GCRF', { drag: { areaM2: 20, coefficient: 2.2 } });
    const low: StateVector = { ...initial, positionM: [6_530_000, 0, 0], velocityMps: [0, 7813, 0] };
    const result = propagateNumerically({ initial: low, massKg: 50, stopTaiS: start + 2 * DAY, forces });
    expect(result.ok ? 'flies' : result.fault.code).toBe('orbit-decayed');
  });

  it('refuses what it cannot do', () => {
    const code = (run: Partial<Propagation>): string => {
      const result = propagateNumerically({ initial, massKg: 200, stopTaiS: start + 60, forces: pointMass, ...run });
      return result.ok ? 'ok' : result.fault.code;
    };
    expect(code({ initial: { ...initial, frame: 'TEME' } })).toBe('frame-not-inertial');
    expect(code({ stopTaiS: start })).toBe('span-empty');
    expect(code({ massKg: 0 })).toBe('mass-not-positive');
    const impulses = [{ epochTaiS: start, frame: 'RTN', deltaVMps: [0, 1, 0] } as const];
    expect(code({ stopTaiS: start - 60, manoeuvres: { impulses } })).toBe('manoeuvre-backwards');
    const burns = [
      {
        startTaiS: start,
        stopTaiS: start + 60,
        thrustN: 1e6,
        specificImpulseS: 200,
        frame: 'RTN',
        direction: [0, 0, 1],
      } as const,
    ];
    expect(code({ manoeuvres: { burns } })).toBe('mass-exhausted');
  });
});
