import { cholesky } from '@keepout/astro/covariance/positive-definite';
import { transportCovariance } from '@keepout/astro/covariance/transport';
import { drag } from '@keepout/astro/force/drag';
import { earthAxes } from '@keepout/astro/force/earth-axes';
import { egm96 } from '@keepout/astro/force/egm96';
import { exponentialAtmosphere } from '@keepout/astro/force/exponential-atmosphere';
import { forceModel } from '@keepout/astro/force/model';
import type { Ephemeris, StateCovariance, StateVector, Vec3 } from '@keepout/astro/nouns';
import type { Manoeuvres } from '@keepout/astro/numerical/manoeuvre';
import { propagateNumerically } from '@keepout/astro/numerical/propagate';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { describe, expect, it } from 'vitest';
import { deltaVOf } from '../manoeuvre.ts';
import type { ContinuousManoeuvre } from '../propulsion/continuous.ts';
import type { DragManoeuvre } from '../propulsion/differential-drag.ts';
import type { ImpulsiveManoeuvre } from '../propulsion/impulsive.ts';
import { fromRtn } from '../vector.ts';
import { type AchievedManoeuvre, achievedManoeuvre, type FlownManoeuvre } from './achieved.ts';

const MASS_KG = 500;
const AREA_M2 = 2;
const CD = 2.2;
const HOUR = 3600;
const INITIAL: StateVector = {
  epochTaiS: 800_000_000,
  frame: 'GCRF',
  positionM: [6_878_000, 0, 0],
  velocityMps: [0, -1000, 7546],
};
const IGNITION = INITIAL.epochTaiS + 6 * HOUR;
const STOP = IGNITION + 30 * HOUR;
const BODY = { massKg: MASS_KG, drag: { areaM2: AREA_M2, coefficient: CD } };

/** Truth flies a finer field than planning does. */
function truth(initial: StateVector, stopTaiS: number, manoeuvres: Manoeuvres = {}, draggy?: DragManoeuvre): Ephemeris {
  const forces = forceModel('GCRF', {
    gravity: egm96(20),
    withSun: true,
    withMoon: true,
    drag: { areaM2: AREA_M2, coefficient: CD, atmosphere: exponentialAtmosphere },
  });
  const extra =
    draggy &&
    drag({ areaM2: draggy.areaM2 - draggy.nominalAreaM2, coefficient: CD }, exponentialAtmosphere, earthAxes('GCRF'));
  const [from, to] = draggy ? [draggy.ignitionTaiS, draggy.ignitionTaiS + draggy.durationS] : [0, 0];
  const flown = propagateNumerically({
    initial,
    massKg: MASS_KG,
    stopTaiS,
    manoeuvres,
    forces: extra
      ? [
          ...forces,
          {
            addRates: (t, y, out) => {
              if (t >= from && t <= to) extra.addRates(t, y, out);
            },
          },
        ]
      : forces,
    relativeError: 1e-12,
  });
  if (!flown.ok) throw new Error(flown.fault.code);
  return flown.value;
}

const unknown = () => undefined;
const still = truth(INITIAL, STOP);
const impulse: ImpulsiveManoeuvre = {
  type: 'IMPULSIVE',
  ignitionTaiS: IGNITION,
  deltaVMps: [0.002, 0.05, -0.01],
  frame: 'RTN',
};
/** 95 % of the plan, and 2 mm/s across. */
const FLOWN: Vec3 = [0.0019, 0.0475, -0.0075];
/** Of it along the plan. */
const SHARE = (0.002 * 0.0019 + 0.05 * 0.0475 + 0.01 * 0.0075) / (0.002 ** 2 + 0.05 ** 2 + 0.01 ** 2);
const burnt = truth(INITIAL, STOP, { impulses: [{ epochTaiS: IGNITION, deltaVMps: FLOWN, frame: 'RTN' }] });

function achieved(flown: Partial<FlownManoeuvre>): AchievedManoeuvre {
  const result = achievedManoeuvre({
    manoeuvre: impulse,
    body: BODY,
    nominal: still,
    measured: burnt,
    nominalCovarianceAt: unknown,
    measuredCovarianceAt: unknown,
    ...flown,
  });
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

/** Largest part that the found change of velocity is off by, m/s. */
function errorOf({ deltaVRtnMps }: AchievedManoeuvre): number {
  return Math.max(...deltaVRtnMps.map((value, i) => Math.abs(value - FLOWN[i]!)));
}

function orbitAt(orbit: Ephemeris, epochTaiS: number): StateVector {
  const six = new Float64Array(6);
  if (!orbit.stateAt(epochTaiS, six)) throw new Error('no state');
  return stateOfSix(six, epochTaiS, orbit.frame);
}

/** From a state on, where a determination or a prediction has an error of these sigmas in RTN. */
function disturbed(orbit: Ephemeris, epochTaiS: number, sigmas: readonly number[], draw: () => number) {
  const at = orbitAt(orbit, epochTaiS);
  const matrix = new Float64Array(36);
  // Along-track and radial speed of one error: a prediction that is late or early.
  const motion = 0.0011;
  sigmas.forEach((sigma, i) => {
    matrix[7 * i] = sigma * sigma;
  });
  matrix[3 * 6 + 3] = sigmas[3]! ** 2 + (motion * sigmas[1]!) ** 2;
  matrix[3 * 6 + 1] = -motion * sigmas[1]! ** 2;
  matrix[1 * 6 + 3] = -motion * sigmas[1]! ** 2;
  const lower = cholesky(matrix, 6)!;
  const z = Array.from({ length: 6 }, draw);
  const error = Array.from({ length: 6 }, (_, row) =>
    z.reduce((sum, value, k) => sum + lower[6 * row + k]! * value, 0),
  );
  const [r, t, n, u, v, w] = error as [number, number, number, number, number, number];
  const [position, velocity] = [fromRtn([r, t, n], at), fromRtn([u, v, w], at)];
  const initial: StateVector = {
    ...at,
    positionM: at.positionM.map((value, i) => value + position[i]!) as unknown as Vec3,
    velocityMps: at.velocityMps.map((value, i) => value + velocity[i]!) as unknown as Vec3,
  };
  const covariance: StateCovariance = { epochTaiS, frame: 'RTN', matrix };
  return {
    initial,
    covarianceAt: (state: StateVector) => transportCovariance(covariance, { ...at, frame: state.frame }, state),
  };
}

/** Normal numbers from a seed (Box-Muller over Park-Miller). */
function normals(seed: number): () => number {
  let at = seed;
  const next = () => {
    at = (at * 48_271) % 2_147_483_647;
    return at / 2_147_483_647;
  };
  return () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
}

describe('the manoeuvre that was flown', () => {
  it('is found to a hundredth of a millimetre a second from two orbits without errors', () => {
    const result = achieved({});
    expect(result.kind).toBe('vector');
    expect(errorOf(result)).toBeLessThan(1e-5);
    expect(result.plannedRtnMps.map((value) => Number(value.toFixed(9)))).toEqual([0.002, 0.05, -0.01]);
    expect(result.residualMaxM).toBeLessThan(0.05);
    expect(result.sigmaRtnMps).toBeUndefined();
  });

  it('is found when the first ephemeris begins ten hours after the burn', () => {
    const late: Ephemeris = { ...burnt, stateAt: burnt.stateAt, startTaiS: IGNITION + 10 * HOUR };
    expect(errorOf(achieved({ measured: late }))).toBeLessThan(2e-5);
  });

  it('is found within its sigma where both orbits are off by hundreds of metres', () => {
    let squares = 0;
    let worstShare = 0;
    const DRAWS = 8;
    for (let k = 0; k < DRAWS; k++) {
      const draw = normals(1000 + 7919 * k);
      const predicted = disturbed(still, IGNITION, [8, 300, 15, 0.004, 0.002, 0.006], draw);
      const determined = disturbed(burnt, IGNITION + 2 * HOUR, [3, 10, 3, 0.003, 0.003, 0.003], draw);
      const result = achieved({
        nominal: truth(predicted.initial, IGNITION + 8 * HOUR),
        measured: truth(determined.initial, IGNITION + 8 * HOUR),
        nominalCovarianceAt: predicted.covarianceAt,
        measuredCovarianceAt: determined.covarianceAt,
      });
      result.deltaVRtnMps.forEach((value, i) => {
        squares += ((value - FLOWN[i]!) / result.sigmaRtnMps![i]!) ** 2;
      });
      worstShare = Math.max(worstShare, Math.abs(result.share - SHARE) / result.shareSigma!);
      // What is known of the prediction bounds what can be known of the burn.
      expect(result.sigmaRtnMps![1]).toBeGreaterThan(0.002);
      expect(result.sigmaRtnMps![1]).toBeLessThan(0.006);
    }
    // Chi-square of 24 numbers over 24: between 0.35 and 2.1 in 999 of 1000 worlds.
    expect(squares / (3 * DRAWS)).toBeGreaterThan(0.35);
    expect(squares / (3 * DRAWS)).toBeLessThan(2.1);
    expect(worstShare).toBeLessThan(4);
  });

  it('is nothing when the burn was missed', () => {
    const result = achieved({ measured: still });
    expect(Math.abs(result.share)).toBeLessThan(1e-3);
  });

  it('is a share of a burn of hours', () => {
    const manoeuvre: ContinuousManoeuvre = {
      type: 'CONTINUOUS',
      ignitionTaiS: IGNITION,
      durationS: 3 * HOUR,
      thrustN: 0.005,
      specificImpulseS: 1500,
      direction: [0, 1, 0],
      frame: 'RTN',
      dutyCycle: 1,
    };
    const { thrustN, specificImpulseS, direction } = manoeuvre;
    const measured = truth(INITIAL, STOP, {
      burns: [
        {
          startTaiS: IGNITION,
          stopTaiS: IGNITION + 3 * HOUR,
          thrustN: 0.9 * thrustN,
          specificImpulseS,
          direction,
          frame: 'RTN',
          dutyCycle: 1,
        },
      ],
    });
    const result = achieved({ manoeuvre, measured });
    expect(result.kind).toBe('share');
    expect(result.share).toBeCloseTo(0.9, 3);
    expect(result.deltaVRtnMps[1]).toBeCloseTo(0.9 * deltaVOf(manoeuvre, MASS_KG), 4);
  });

  it('is a share of a time against the air, and the impulse along-track that it comes to', () => {
    const manoeuvre: DragManoeuvre = {
      type: 'DIFFERENTIAL_DRAG',
      ignitionTaiS: IGNITION,
      durationS: 8 * HOUR,
      areaM2: 12,
      nominalAreaM2: AREA_M2,
      dragCoefficient: CD,
    };
    const flown = { ...manoeuvre, areaM2: AREA_M2 + 0.8 * (12 - AREA_M2) };
    const result = achieved({ manoeuvre, measured: truth(INITIAL, STOP, {}, flown) });
    expect(result.share).toBeCloseTo(0.8, 2);
    expect(result.plannedRtnMps[1]).toBeLessThan(0);
    expect(result.deltaVRtnMps[1] / result.plannedRtnMps[1]).toBeCloseTo(result.share, 9);
  });

  it('is not told from less than half a revolution, nor of a plan of nothing', () => {
    const short: Ephemeris = { ...burnt, stateAt: burnt.stateAt, stopTaiS: IGNITION + 2000 };
    const flown = { manoeuvre: impulse, body: BODY, nominal: still, measured: short };
    const none = { nominalCovarianceAt: unknown, measuredCovarianceAt: unknown };
    expect(achievedManoeuvre({ ...flown, ...none })).toMatchObject({ fault: { code: 'no-common-span' } });
    const nothing = { ...impulse, deltaVMps: [0, 0, 0] as const };
    expect(achievedManoeuvre({ ...flown, ...none, manoeuvre: nothing })).toMatchObject({
      fault: { code: 'nothing-planned' },
    });
  });
});
