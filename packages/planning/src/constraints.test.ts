import { describe, expect, it } from 'vitest';
import {
  broken,
  type ConstraintValues,
  type Contact,
  commandTimes,
  constraintReport,
  edgesOf,
  lastCommandPass,
  type PlanConstraints,
} from './constraints.ts';

const TCA = 100_000;
const impulse = (ignitionTaiS: number): ConstraintValues => ({
  manoeuvre: { type: 'IMPULSIVE', ignitionTaiS, deltaVMps: [0, 0.1, 0], frame: 'RTN' },
  tcaTaiS: TCA,
});
const burn = (ignitionTaiS: number, durationS: number): ConstraintValues => ({
  manoeuvre: {
    type: 'CONTINUOUS',
    ignitionTaiS,
    durationS,
    thrustN: 0.01,
    specificImpulseS: 1500,
    direction: [0, 1, 0],
    frame: 'RTN',
    dutyCycle: 1,
  },
  tcaTaiS: TCA,
});
const pass = (from: number, to: number, can: Partial<Contact> = {}): Contact => ({
  stationId: 'a',
  name: 'A',
  span: [from, to],
  canCommand: true,
  canConfirm: true,
  ...can,
});
const breaks = (measured: ConstraintValues, limits: Partial<PlanConstraints>) =>
  broken(measured, { nowTaiS: 0, ...limits });

describe('what a manoeuvre breaks', () => {
  it('an impulse in the shadow, edges and all; a long burn goes out there and breaks nothing', () => {
    const shadows = [[500, 700]] as const;
    expect([499, 500, 600, 700, 701].map((at) => breaks(impulse(at), { shadows }).length)).toEqual([0, 1, 1, 1, 0]);
    expect(breaks(impulse(600), { shadows })).toEqual(['eclipse']);
    expect(breaks(burn(400, 400), { shadows })).toEqual([]);
  });

  it('no pass that overlaps the time from the end of the preparation to the lead before ignition', () => {
    const needs = (contacts: readonly Contact[]) =>
      breaks(impulse(1000), { nowTaiS: 100, preparationS: 50, contacts, uplinkLeadS: 200, needsConfirmation: false });
    expect(needs([pass(300, 800)])).toEqual([]);
    expect(needs([pass(799, 2000)])).toEqual([]);
    expect(needs([pass(800, 2000)])).toEqual(['command-contact']);
    expect(needs([pass(0, 151)])).toEqual([]);
    expect(needs([pass(0, 150)])).toEqual(['command-contact']);
    expect(needs([pass(300, 800, { canCommand: false })])).toEqual(['command-contact']);
    expect(needs([])).toEqual(['command-contact']);
  });

  it('no command pass for a satellite in permanent contact', () => {
    const contacts = [pass(-1e6, 1e6)];
    expect(breaks(impulse(1000), { nowTaiS: 100, contacts, uplinkLeadS: 200 })).toEqual([]);
    expect(breaks(impulse(300), { nowTaiS: 100, contacts, uplinkLeadS: 200 })).toEqual(['command-contact']);
  });

  it('no pass that can confirm between cut-off and closest approach', () => {
    const needs = (contacts: readonly Contact[]) => breaks(burn(1000, 500), { contacts, needsCommand: false });
    expect(needs([pass(1400, 1501)])).toEqual([]);
    expect(needs([pass(1400, 1500)])).toEqual(['confirmation-contact']);
    expect(needs([pass(TCA, TCA + 600)])).toEqual(['confirmation-contact']);
    expect(needs([pass(1600, 1700, { canConfirm: false })])).toEqual(['confirmation-contact']);
  });

  it('asks for no contact where nobody named stations', () => {
    expect(breaks(impulse(1000), {})).toEqual([]);
  });

  it('another burn that is too near, before or behind', () => {
    const limits = { otherBurns: [[2000, 2100]] as const, spacingS: 300 };
    expect([1699, 1700, 2400, 2401].map((at) => breaks(impulse(at), limits).length)).toEqual([0, 1, 1, 0]);
    expect(breaks(burn(1000, 701), limits)).toEqual(['burn-spacing']);
    expect(breaks(burn(1000, 700), limits)).toEqual([]);
  });

  it('more propellant, more change of the orbit either way than there may be', () => {
    const figures = { ...impulse(1000), propellantKg: 0.2, smaChangeM: -150, phaseRad: -0.02 };
    expect(breaks(figures, { propellantKg: 0.2, maxSmaChangeM: 150, maxPhaseRad: 0.02 })).toEqual([]);
    expect(breaks(figures, { propellantKg: 0.19 })).toEqual(['propellant']);
    expect(breaks(figures, { maxSmaChangeM: 149 })).toEqual(['sma-change']);
    expect(breaks(figures, { maxPhaseRad: 0.019 })).toEqual(['phase-change']);
  });

  it('windows: a burn lies whole inside one, and touches no span without burns', () => {
    expect(breaks(burn(1000, 500), { allowed: [[900, 1500]] })).toEqual([]);
    expect(breaks(burn(1000, 501), { allowed: [[900, 1500]] })).toEqual(['allowed-windows']);
    expect(breaks(burn(1000, 501), { forbidden: [[1500, 1600]] })).toEqual(['no-burn-times']);
  });

  it('the past', () => {
    expect(breaks(impulse(999), { nowTaiS: 1000 })).toEqual(['in-the-past']);
  });
});

describe('the report on constraints', () => {
  it('counts each, and names the one that leaves none only where none is left', () => {
    const some = constraintReport([['eclipse'], ['eclipse', 'propellant'], []]);
    expect(some).toEqual({ evaluatedCount: 3, feasible: 1, forbids: { eclipse: 2, propellant: 1 } });
    expect(
      constraintReport([['eclipse'], ['eclipse', 'propellant'], ['propellant', 'eclipse']]).limitingConstraint,
    ).toBe('eclipse');
    expect(constraintReport([['propellant'], ['eclipse'], ['eclipse']]).limitingConstraint).toBe('eclipse');
    expect(constraintReport([])).toEqual({ evaluatedCount: 0, feasible: 0, forbids: {} });
  });
});

describe('the last pass that can carry a command', () => {
  const times = commandTimes({ nowTaiS: 100, preparationS: 50, uplinkLeadS: 200 }, 1000);

  it('is the one that serves until latest, which is the lead before ignition at most', () => {
    expect(times).toEqual({ earliestTaiS: 150, latestTaiS: 800 });
    const [long, late, after] = [pass(0, 2000), pass(500, 700), pass(900, 950)];
    expect(lastCommandPass([long, late, after], times)).toEqual({ contact: long, byTaiS: 800 });
    expect(lastCommandPass([pass(200, 300), late, after], times)).toEqual({ contact: late, byTaiS: 700 });
    expect(lastCommandPass([pass(0, 140), after], times)).toBeUndefined();
  });

  it('lets a burn begin as soon as a command in its first second allows', () => {
    const edges = edgesOf({
      nowTaiS: 100,
      preparationS: 50,
      uplinkLeadS: 200,
      contacts: [pass(500, 700), pass(0, 900)],
    });
    expect(edges).toEqual(expect.arrayContaining([701, 351]));
  });
});
