import { MU_EARTH } from '@keepout/astro/constants';
import type { StateVector } from '@keepout/astro/nouns';
import { describe, expect, it } from 'vitest';
import { flownDifference } from '../change.ts';
import { dynamicPressure } from '../dynamic-pressure.ts';
import { cutoffTaiS, type Vehicle } from '../manoeuvre.ts';
import type { ImpulsiveManoeuvre } from '../propulsion/impulsive.ts';
import { orbitOffset } from './orbit-offset.ts';
import { type FoundReturn, findReturn, type ReturnProblem } from './return.ts';

const HOUR = 3600;
const TCA = 800_000_000;
const DEG = Math.PI / 180;
const knownState: StateVector = {
  epochTaiS: TCA,
  frame: 'GCRF',
  positionM: [6_928_000, 0, 0],
  velocityMps: [0, -1000, 7520],
};
const SMA = 6_928_000;
const MOTION = Math.sqrt(MU_EARTH / SMA ** 3);
const PERIOD = (2 * Math.PI) / MOTION;
const BODY = { massKg: 300, drag: { areaM2: 1.5, coefficient: 2.2 } };
const IMPULSES: Vehicle = { type: 'IMPULSIVE', maxDeltaVMps: 1, specificImpulseS: 220 };
/** 5 cm/s three and a half revolutions before: 90 m higher. */
const avoiding: ImpulsiveManoeuvre = {
  type: 'IMPULSIVE',
  ignitionTaiS: TCA - 3.5 * PERIOD,
  deltaVMps: [0, 0.05, 0],
  frame: 'RTN',
  specificImpulseS: 220,
};
const problem: ReturnProblem = {
  avoiding,
  nominalState: knownState,
  body: BODY,
  vehicle: IMPULSES,
  smaBandM: 10,
  phaseBandRad: 0.2 * DEG,
  earliestTaiS: TCA + HOUR,
  latestTaiS: TCA + 24 * HOUR,
  constraints: { nowTaiS: TCA - 10 * HOUR },
};

function solved(changes: Partial<ReturnProblem> = {}) {
  const result = findReturn({ ...problem, ...changes });
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

/** Of the pair, by the numerical orbits, at epochs up to the end. */
function offsets({ manoeuvre }: FoundReturn, { avoiding: first, latestTaiS }: ReturnProblem, fromTaiS: number) {
  const both = flownDifference([first, manoeuvre!], knownState, latestTaiS + 2000, BODY, 'full');
  if (!both.ok) throw new Error(both.fault.code);
  return [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const at = fromTaiS + share * (latestTaiS - fromTaiS);
    return orbitOffset(both.value.manoeuvred, both.value.unmanoeuvred, at)!;
  });
}

describe('avoid and return', () => {
  it('costs what was gained less the band, at once after closest approach where the phase is inside its band', () => {
    const solution = solved();
    const { manoeuvre } = solution;
    expect(manoeuvre).toMatchObject({ type: 'IMPULSIVE', frame: 'RTN' });
    const [, along] = (manoeuvre as ImpulsiveManoeuvre).deltaVMps;
    // On paper: n/2 times the way from 5 cm/s to the edge that is aimed at.
    expect(along).toBeCloseTo(-0.05 + 0.5 * MOTION * 9.5, 3);
    expect(solution.smaAfterM).toBeGreaterThan(8);
    expect(solution.smaAfterM).toBeLessThanOrEqual(10);
    expect(solution.insideFromTaiS).toBeGreaterThan(avoiding.ignitionTaiS + 3 * PERIOD);
    for (const { smaM, phaseRad } of offsets(solution, problem, solution.insideFromTaiS + 600)) {
      expect(Math.abs(smaM)).toBeLessThanOrEqual(10);
      expect(Math.abs(phaseRad)).toBeLessThanOrEqual(0.2 * DEG);
    }
    expect(solution.timeOutsideS).toBeGreaterThan(3.5 * PERIOD);
    expect(solution.timeOutsideS).toBeLessThan(6 * PERIOD);
  });

  it('tells the course with and without the way back, and of an obstacle that without', () => {
    const { course, alone, manoeuvre, ...back } = solved();
    expect(course.map(({ epochTaiS }) => epochTaiS)).toEqual(alone.map(({ epochTaiS }) => epochTaiS));
    expect(course[0]).toEqual({ epochTaiS: avoiding.ignitionTaiS, smaM: 0, phaseRad: 0 });
    expect(course.at(-1)).toEqual({
      epochTaiS: problem.latestTaiS,
      smaM: back.smaAfterM,
      phaseRad: back.phaseAfterRad,
    });
    // On paper: 2/n of the push, and along the track what Clohessy and Wiltshire have.
    const raisedM = (2 * 0.05) / MOTION;
    for (const { epochTaiS, smaM, phaseRad } of alone.slice(1)) {
      expect(smaM / raisedM).toBeCloseTo(1, 1);
      const timeS = epochTaiS - avoiding.ignitionTaiS;
      const alongM = 0.05 * ((4 / MOTION) * Math.sin(MOTION * timeS) - 3 * timeS);
      expect(Math.abs(phaseRad - alongM / SMA)).toBeLessThan(0.01 * Math.abs(alongM / SMA) + 1e-6);
    }
    for (const [k, { epochTaiS, smaM, phaseRad }] of course.entries()) {
      if (epochTaiS < manoeuvre!.ignitionTaiS) {
        expect(smaM).toBeCloseTo(alone[k]!.smaM, 3);
        expect(phaseRad).toBeCloseTo(alone[k]!.phaseRad, 9);
      }
      if (epochTaiS > back.insideFromTaiS) expect(Math.abs(smaM)).toBeLessThanOrEqual(problem.smaBandM);
    }
    const far = findReturn({ ...problem, phaseBandRad: 0.02 * DEG, smaBandM: 3 });
    expect(far.ok ? far : far.fault).toEqual({ code: 'phase', alone });
  });

  it('goes below the nominal orbit for a time where the phase has to come back', () => {
    // Behind by more than 0.04 degrees when it begins: lower is faster.
    const bands = { phaseBandRad: 0.025 * DEG, smaBandM: 60, latestTaiS: TCA + 24 * HOUR };
    const solution = solved(bands);
    expect(solution.smaAfterM).toBeLessThan(0);
    const last = offsets(solution, { ...problem, ...bands }, solution.insideFromTaiS + 600);
    for (const { smaM, phaseRad } of last) {
      expect(Math.abs(smaM)).toBeLessThanOrEqual(60);
      expect(Math.abs(phaseRad)).toBeLessThanOrEqual(0.025 * DEG);
    }
    // It was outside the band of the phase for longer than until the burn.
    expect(solution.insideFromTaiS).toBeGreaterThan(cutoffTaiS(solution.manoeuvre!));
  });

  it('is there already where the bands hold what the avoiding manoeuvre does', () => {
    const solution = solved({ smaBandM: 200, phaseBandRad: 2 * DEG });
    expect(solution.manoeuvre).toBeUndefined();
    expect(solution.timeOutsideS).toBe(0);
  });

  it.each([
    ['phase', { phaseBandRad: 0.02 * DEG, smaBandM: 3 }],
    ['size', { vehicle: { type: 'IMPULSIVE', maxDeltaVMps: 0.01 } }],
    ['constraints', { constraints: { nowTaiS: TCA, forbidden: [[TCA, TCA + 100 * HOUR]] } }],
    ['constraints', { constraints: { nowTaiS: TCA, spacingS: 100 * HOUR } }],
  ] as const)('says that it is the %s that keeps it away', (code, changes) => {
    expect(findReturn({ ...problem, ...(changes as Partial<ReturnProblem>) })).toMatchObject({ fault: { code } });
  });

  it('keeps the time between burns that the satellite asks for', () => {
    const { manoeuvre } = solved({ constraints: { nowTaiS: TCA - 10 * HOUR, spacingS: 12 * HOUR } });
    expect(manoeuvre!.ignitionTaiS - avoiding.ignitionTaiS).toBeGreaterThan(12 * HOUR);
  });

  it('comes back with low thrust that is off in the shadow', () => {
    const offSpans = Array.from({ length: 30 }, (_, k) => {
      const at = TCA + k * PERIOD;
      return [at, at + 0.35 * PERIOD] as const;
    });
    const vehicle: Vehicle = {
      type: 'CONTINUOUS',
      thrustN: 0.004,
      specificImpulseS: 1500,
      dutyCycle: 0.8,
      massKg: 300,
      maxDurationS: 20 * HOUR,
      offSpans,
    };
    const solution = solved({ vehicle });
    expect(solution.manoeuvre).toMatchObject({ type: 'CONTINUOUS', direction: [0, -1, 0] });
    for (const { smaM } of offsets(solution, problem, solution.insideFromTaiS + 600))
      expect(Math.abs(smaM)).toBeLessThanOrEqual(10);
  });

  it('comes back with the other attitude against the air', () => {
    const low: StateVector = { ...knownState, positionM: [6_728_000, 0, 0], velocityMps: [0, -1000, 7630] };
    const drag = { nominalAreaM2: 2, dragCoefficient: 2.2, massKg: 300 };
    const vehicle: Vehicle = {
      type: 'DIFFERENTIAL_DRAG',
      minAreaM2: 0.5,
      maxAreaM2: 6,
      maxDurationS: 40 * HOUR,
      ...drag,
      dynamicPressurePa: dynamicPressure(low),
    };
    const solution = solved({
      nominalState: low,
      vehicle,
      latestTaiS: TCA + 46 * HOUR,
      smaBandM: 8,
      body: { massKg: 300, drag: { areaM2: 2, coefficient: 2.2 } },
      avoiding: { type: 'DIFFERENTIAL_DRAG', ignitionTaiS: TCA - 8 * HOUR, durationS: 3 * HOUR, areaM2: 6, ...drag },
    });
    // It flew low for a time; less air than otherwise brings it up again.
    expect(solution.manoeuvre).toMatchObject({ type: 'DIFFERENTIAL_DRAG', areaM2: 0.5 });
    expect(Math.abs(solution.smaAfterM)).toBeLessThanOrEqual(8);
    expect(solution.smaAfterM).toBeLessThan(0);
  });
});
