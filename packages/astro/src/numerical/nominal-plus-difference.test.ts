import { describe, expect, it } from 'vitest';
import { egm96 } from '../force/egm96.ts';
import { forceModel } from '../force/model.ts';
import type { Ephemeris, StateVector } from '../nouns.ts';
import type { Burn, Manoeuvres } from './manoeuvre.ts';
import { nominalPlusDifference } from './nominal-plus-difference.ts';
import { propagateNumerically } from './propagate.ts';

const START = 800_000_000;
const DAY = 86_400;
const initial: StateVector = {
  epochTaiS: START,
  frame: 'GCRF',
  positionM: [6_900_000, 100_000, -200_000],
  velocityMps: [150, 5500, 5200],
};
const full = forceModel('GCRF', {
  gravity: egm96(36),
  withSun: true,
  withMoon: true,
  drag: { areaM2: 2, coefficient: 2.2 },
  radiation: { areaM2: 2, coefficient: 1.3 },
});
/** What a planner takes: the low harmonics alone. */
const low = forceModel('GCRF', { gravity: egm96(4) });
const STOP_TAI_S = START + 3 * DAY;
/** Of two integrations that began at different epochs, over layers of the atmosphere and edges of the shadow, in two days. */
const HALF_A_METRE = 0.5;
/** Of the displacement, when the plan knows the field to degree 4 and no other force. */
const ONE_PERCENT = 1e-2;

function flown(manoeuvres: Manoeuvres = {}) {
  const result = propagateNumerically({ initial, massKg: 200, stopTaiS: STOP_TAI_S, forces: full, manoeuvres });
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

function planned(nominal: Ephemeris, manoeuvres: Manoeuvres, forces = low) {
  const result = nominalPlusDifference({ nominal, manoeuvres, massKg: 200, forces });
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

function stateAt(orbit: Ephemeris, epochTaiS: number): Float64Array {
  const out = new Float64Array(6);
  expect(orbit.stateAt(epochTaiS, out)).toBe(true);
  return out;
}

const apart = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);
const impulse = { epochTaiS: START + DAY, frame: 'RTN', deltaVMps: [0, 0.05, 0], specificImpulseS: 220 } as const;
const nominal = flown();

describe('a nominal orbit plus the difference of a manoeuvre', () => {
  it('is the nominal one to the bit before ignition, and everywhere when nothing is done', () => {
    const plan = planned(nominal, { impulses: [impulse] });
    expect(plan.ignitionTaiS).toBe(START + DAY);
    for (const t of [0, 1000.5, DAY - 1e-3]) expect(stateAt(plan, START + t)).toEqual(stateAt(nominal, START + t));
    const nothing: Manoeuvres = {
      impulses: [{ ...impulse, deltaVMps: [0, 0, 0] }],
      burns: [
        {
          startTaiS: START + DAY,
          stopTaiS: START + DAY + 600,
          thrustN: 0,
          specificImpulseS: 220,
          frame: 'TNW',
          direction: [1, 0, 0],
        },
      ],
    };
    const still = planned(nominal, nothing);
    expect(still.ignitionTaiS).toBeUndefined();
    for (const t of [DAY, DAY + 300, 2.7 * DAY]) expect(stateAt(still, START + t)).toEqual(stateAt(nominal, START + t));
  });

  it('is full propagation to one percent of the displacement, two days after an impulse and a burn', () => {
    const burn: Burn = {
      startTaiS: START + 1.5 * DAY,
      stopTaiS: START + 1.5 * DAY + 1200,
      thrustN: 0.02,
      specificImpulseS: 1500,
      frame: 'TNW',
      direction: [-1, 0, 0.2],
      dutyCycle: 0.5,
      dutyPeriodS: 300,
    };
    const manoeuvres: Manoeuvres = { impulses: [impulse], burns: [burn] };
    const plan = planned(nominal, manoeuvres);
    const truth = flown(manoeuvres);
    for (const t of [1.2, 2, 3]) {
      const displacement = apart(stateAt(truth, START + t * DAY), stateAt(nominal, START + t * DAY));
      const offset = apart(stateAt(truth, START + t * DAY), stateAt(plan, START + t * DAY));
      expect(displacement).toBeGreaterThan(1000);
      expect(offset / displacement).toBeLessThan(ONE_PERCENT);
    }
    // A propagation with the forces of the plan alone is farther off by far.
    const alone = propagateNumerically({ initial, massKg: 200, stopTaiS: STOP_TAI_S, forces: low, manoeuvres });
    expect(apart(stateAt(alone.ok ? alone.value : nominal, STOP_TAI_S), stateAt(truth, STOP_TAI_S))).toBeGreaterThan(
      10 * apart(stateAt(plan, STOP_TAI_S), stateAt(truth, STOP_TAI_S)),
    );
    expect(plan.manoeuvred!.massAt(STOP_TAI_S)).toBeCloseTo(truth.massAt(STOP_TAI_S)!, 9);
  });

  it('is full propagation to the error of the steps under the same forces', () => {
    const plan = planned(nominal, { impulses: [impulse] }, full);
    const truth = flown({ impulses: [impulse] });
    expect(apart(stateAt(plan, START + 2 * DAY), stateAt(truth, START + 2 * DAY))).toBeLessThan(HALF_A_METRE);
  });

  it('keeps velocity the rate of position', () => {
    const plan = planned(nominal, { impulses: [impulse] });
    const at = START + 2.5 * DAY;
    const before = stateAt(plan, at - 0.5);
    const after = stateAt(plan, at + 0.5);
    const middle = stateAt(plan, at);
    for (let i = 0; i < 3; i++) expect(Math.abs(after[i]! - before[i]! - middle[3 + i]!)).toBeLessThan(5e-4);
  });

  it('is refused where the nominal orbit has no state, or stands in axes that turn', () => {
    const code = (ephemeris: Ephemeris, manoeuvres: Manoeuvres): string => {
      const result = nominalPlusDifference({ nominal: ephemeris, manoeuvres, massKg: 200, forces: low });
      return result.ok ? 'ok' : result.fault.code;
    };
    expect(code({ ...nominal, frame: 'ITRF' }, {})).toBe('nominal-not-inertial');
    expect(code(nominal, { impulses: [{ ...impulse, epochTaiS: START - 1 }] })).toBe('no-state-at-ignition');
    expect(code(nominal, { impulses: [{ ...impulse, epochTaiS: STOP_TAI_S + 1 }] })).toBe('no-state-at-ignition');
  });
});
