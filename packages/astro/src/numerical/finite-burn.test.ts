import { describe, expect, it } from 'vitest';
import { STANDARD_GRAVITY_MPS2 } from '../constants.ts';
import { forceModel } from '../force/model.ts';
import { readSteeringFrame, steered } from '../force/steering.ts';
import { rotationBetween } from '../frames/rotation.ts';
import type { StateVector, Vec3 } from '../nouns.ts';
import { type Burn, firingsOf } from './manoeuvre.ts';
import { propagateNumerically } from './propagate.ts';

const START = 800_000_000;
const initial: StateVector = {
  epochTaiS: START,
  frame: 'GCRF',
  positionM: [6_900_000, 100_000, -200_000],
  velocityMps: [150, 5500, 5200],
};
const forces = forceModel('GCRF', {});
const HALF_REVOLUTION = 2900;

function flown(burn: Partial<Burn>, seconds = 6 * 3600) {
  const whole: Burn = {
    startTaiS: START + 600,
    stopTaiS: START + 600 + HALF_REVOLUTION,
    thrustN: 0.5,
    specificImpulseS: 300,
    frame: 'TNW',
    direction: [3, 0, 0],
    ...burn,
  };
  const result = propagateNumerically({
    initial,
    massKg: 200,
    stopTaiS: START + seconds,
    forces,
    manoeuvres: { burns: [whole] },
  });
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

function endOf(orbit: ReturnType<typeof flown>): Float64Array {
  const out = new Float64Array(6);
  expect(orbit.stateAt(orbit.stopTaiS, out)).toBe(true);
  return out;
}

const apart = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);

describe('a duty cycle with a period', () => {
  const duty = { dutyCycle: 0.25, dutyPeriodS: 400 };

  it('pushes at the beginning of each period, and in the last one as long as there is time', () => {
    const burn = { ...duty, startTaiS: 1000, stopTaiS: 1850, thrustN: 2 } as Burn;
    expect(firingsOf(burn).map((firing) => [firing.startTaiS, firing.stopTaiS, firing.thrustN])).toEqual([
      [1000, 1100, 2],
      [1400, 1500, 2],
      [1800, 1850, 2],
    ]);
  });

  it('has real arcs: thrust and mass flow stand still between', () => {
    const orbit = flown(duty);
    expect(orbit.arcs.filter(({ isPowered }) => isPowered)).toHaveLength(8);
    const flow = 0.5 / (300 * STANDARD_GRAVITY_MPS2);
    const at = (seconds: number) => orbit.massAt(START + 600 + seconds)!;
    expect(at(100)).toBeCloseTo(200 - 100 * flow, 10);
    expect(at(399)).toBe(at(101));
    expect(at(HALF_REVOLUTION)).toBeCloseTo(200 - 800 * flow, 10);
  });

  it('comes to its average the shorter the period is', () => {
    const average = endOf(flown({ dutyCycle: 0.25, stopTaiS: START + 600 + 2800 }));
    const offsets = [400, 100, 25].map((dutyPeriodS) =>
      apart(endOf(flown({ dutyCycle: 0.25, dutyPeriodS, stopTaiS: START + 600 + 2800 })), average),
    );
    expect(offsets[0]!).toBeGreaterThan(100);
    // Every push comes three eighths of a period early.
    expect(offsets[0]! / offsets[1]!).toBeCloseTo(4, 0);
    expect(offsets[1]! / offsets[2]!).toBeCloseTo(4, 0);
  });
});

describe('a direction', () => {
  const state = (orbit: ReturnType<typeof flown>): Float64Array => {
    const out = new Float64Array(6);
    expect(orbit.stateAt(START + 600, out)).toBe(true);
    return out;
  };

  it('of an inertial flavour stands still from ignition on, through the duty cycle', () => {
    const duty = { dutyCycle: 0.5, dutyPeriodS: 200 };
    const frozen = flown({ ...duty, frame: 'TNW_INERTIAL' });
    const direction = steered([1, 0, 0], 'TNW', state(frozen), START + 600, 'GCRF');
    expect(apart(endOf(frozen), endOf(flown({ ...duty, frame: 'INERTIAL', direction })))).toBeLessThan(1e-6);
    // Half a revolution later the local axes point back.
    expect(apart(endOf(frozen), endOf(flown(duty)))).toBeGreaterThan(1000);
  });

  it('of a frame of the sky is turned into the axes of integration', () => {
    const direction: Vec3 = [0.2, -0.5, 0.7];
    for (const frame of ['EME2000', 'TOD'] as const) {
      const m = rotationBetween(frame, 'GCRF', START + 600);
      const turned = [0, 3, 6].map(
        (row) => m[row]! * direction[0] + m[row + 1]! * direction[1] + m[row + 2]! * direction[2],
      );
      const inertial = endOf(flown({ frame: 'INERTIAL', direction: turned as unknown as Vec3 }));
      expect(apart(endOf(flown({ frame, direction })), inertial)).toBeLessThan(1e-6);
    }
    expect(apart(endOf(flown({ frame: 'GCRF', direction })), endOf(flown({ frame: 'INERTIAL', direction })))).toBe(0);
  });

  it('is known by the names of messages, each local frame turning or standing', () => {
    const frames = 'EQW LVLH NSW NTW PQW TNW VNC SEZ'.split(' ');
    for (const name of frames) {
      expect(readSteeringFrame(name)).toBe(name);
      expect(readSteeringFrame(`${name}_INERTIAL`)).toBe(`${name}_INERTIAL`);
    }
    for (const name of ['RSW', 'QSW', 'RIC', 'RTN']) expect(readSteeringFrame(name)).toBe('RTN');
    expect(readSteeringFrame('rsw_inertial')).toBe('RTN_INERTIAL');
    expect(readSteeringFrame('TNW_ROTATING')).toBe('TNW');
    expect(readSteeringFrame('TOD_EARTH')).toBe('TOD');
    expect(readSteeringFrame('EME2000')).toBe('EME2000');
    for (const name of ['ITRF', 'EME2000_INERTIAL', '', 'TNW_INERTIAL_X']) {
      expect(readSteeringFrame(name)).toBeUndefined();
    }
  });
});

describe('a burn that cannot be flown', () => {
  it('is refused with its ignition', () => {
    const wrong: readonly Partial<Burn>[] = [
      { direction: [0, 0, 0] },
      { dutyCycle: 0 },
      { dutyCycle: 1.2 },
      { dutyCycle: 0.5, dutyPeriodS: 0 },
      { specificImpulseS: 0 },
      { thrustN: -1 },
      { stopTaiS: START },
    ];
    for (const change of wrong) expect(() => flown(change)).toThrow('burn-unsound');
  });
});
