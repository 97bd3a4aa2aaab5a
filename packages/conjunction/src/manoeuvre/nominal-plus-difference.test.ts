import { egm96 } from '@keepout/astro/force/egm96';
import { forceModel } from '@keepout/astro/force/model';
import { transformState } from '@keepout/astro/frames/rotation';
import type { Ephemeris, StateVector, Vec3 } from '@keepout/astro/nouns';
import { nominalPlusDifference } from '@keepout/astro/numerical/nominal-plus-difference';
import { propagateNumerically } from '@keepout/astro/numerical/propagate';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { describe, expect, it } from 'vitest';
import { readTwoLines } from '../../../../conformance/gp-elements.ts';
import { refineTcaOfEphemerides } from '../encounter/refine-tca.ts';
import { encounterFigures } from './planned-encounter.ts';

const station = readTwoLines(
  '1 25544U 98067A   24306.50000000  .00016717  00000-0  10270-3 0  9007',
  '2 25544  51.6416 247.4627 0006703 130.5360 325.0288 15.50377579 10000',
);
const START = station.epochTaiS;
const TCA = START + 40_000;
const DAY = 86_400;
const forces = forceModel('GCRF', { gravity: egm96(8), withSun: true, withMoon: true });

function numerical(initial: StateVector, stopTaiS: number): Ephemeris {
  const orbit = propagateNumerically({ initial, massKg: 100, stopTaiS, forces });
  if (!orbit.ok) throw new Error(orbit.fault.code);
  return orbit.value;
}

function stateOf(orbit: Ephemeris, epochTaiS: number): StateVector {
  const out = new Float64Array(6);
  expect(orbit.stateAt(epochTaiS, out)).toBe(true);
  const [x = 0, y = 0, z = 0, u = 0, v = 0, w = 0] = out;
  return { epochTaiS, frame: orbit.frame, positionM: [x, y, z], velocityMps: [u, v, w] };
}

const sgp4: Ephemeris = { ...sgp4Ephemeris(station), startTaiS: START, stopTaiS: START + DAY };
/** The same orbit as an operator's file would have it, in GCRF. */
const operators = numerical(transformState(stateOf(sgp4, START), 'GCRF'), START + DAY);

/** An object that crosses 200 m away. */
function crossing(primary: Ephemeris): Ephemeris {
  const { positionM, velocityMps } = stateOf(primary, TCA);
  const [x, y, z] = positionM;
  const size = Math.hypot(x, y, z);
  const across: Vec3 = [velocityMps[1], velocityMps[2], velocityMps[0]];
  const at: StateVector = {
    epochTaiS: TCA - 100,
    frame: primary.frame,
    positionM: [x * (1 + 200 / size), y * (1 + 200 / size), z * (1 + 200 / size)],
    velocityMps: across,
  };
  const back = at.positionM.map((value, i) => value - 100 * across[i]!) as unknown as Vec3;
  return {
    frame: primary.frame,
    startTaiS: TCA - 100,
    stopTaiS: TCA + 100,
    stateAt(epochTaiS, out) {
      for (let i = 0; i < 3; i++) {
        out[i] = back[i]! + across[i]! * (epochTaiS - TCA + 100);
        out[3 + i] = across[i]!;
      }
      return true;
    },
  };
}

function eventOf(primary: Ephemeris, secondary: Ephemeris) {
  const closest = refineTcaOfEphemerides(primary, secondary, TCA, 90);
  if (!closest.ok) throw new Error(closest.fault.code);
  const figures = encounterFigures({
    primary: closest.value.primary,
    secondary: closest.value.secondary,
    covarianceM2: Float64Array.of(400, 0, 0, 0, 90_000, 0, 0, 0, 2500),
    hardBodyRadiusM: 15,
  });
  if (!figures.ok) throw new Error(figures.fault.code);
  return { tcaTaiS: closest.value.tcaTaiS, ...figures.value };
}

describe('a plan on the nominal orbit of an event', () => {
  for (const [name, nominal] of [
    ['SGP4', sgp4],
    ["an operator's ephemeris", operators],
  ] as const) {
    const secondary = crossing(nominal);
    const plan = (deltaVMps: number, thrustN: number) => {
      const planned = nominalPlusDifference({
        nominal,
        massKg: 100,
        forces,
        manoeuvres: {
          impulses: [{ epochTaiS: START + 20_000, frame: 'RTN', deltaVMps: [0, deltaVMps, 0], specificImpulseS: 220 }],
          burns: [
            {
              startTaiS: START + 10_000,
              stopTaiS: START + 10_600,
              thrustN,
              specificImpulseS: 1500,
              frame: 'VNC',
              direction: [1, 0, 0],
              dutyCycle: 0.4,
              dutyPeriodS: 100,
            },
          ],
        },
      });
      if (!planned.ok) throw new Error(planned.fault.code);
      return planned.value;
    };

    it(`has TCA, miss distance and Pc of the event to the last digit with no delta-v, on ${name}`, () => {
      const before = eventOf(nominal, secondary);
      expect(before.pc).toBeGreaterThan(1e-8);
      expect(eventOf(plan(0, 0), secondary)).toEqual(before);
    });

    it(`moves the event continuously from there on, on ${name}`, () => {
      const before = eventOf(nominal, secondary);
      const moved = [1e-6, 1e-5, 1e-4].map(
        (dv) => eventOf(plan(dv, 0), secondary).missDistanceM - before.missDistanceM,
      );
      expect(moved[1]! / moved[0]!).toBeCloseTo(10, 0);
      expect(moved[2]! / moved[1]!).toBeCloseTo(10, 0);
      expect(eventOf(plan(0.05, 0.01), secondary).pc).not.toBe(before.pc);
    });
  }
});
