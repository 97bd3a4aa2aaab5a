import { dot } from '@keepout/astro/vector';
import { totalPc } from '@keepout/conjunction/event/total-pc';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../conjunction/test/reference.ts';
import { type EventSketch, START_TAI_S, sketched } from '../../conjunction/test/sketched-events.ts';
import { flownDifference } from './change.ts';
import type { PlanConstraints } from './constraints.ts';
import { executionPcs } from './execution-effect.ts';
import { isMetAsItIs, outcomeOf, type PlanningEvent, totalTarget } from './outcome.ts';
import { orbitFigures } from './plan-figures.ts';
import { openResponse } from './response.ts';
import { type PlanProblem, type Solution, solvePlan } from './solve.ts';
import { norm3 } from './vector.ts';

const SKETCH: EventSketch = {
  afterS: 86_400,
  angleRad: 1.5,
  missM: 60,
  towardsRad: 0.7,
  radiusM: 10,
  sigmasM: [300, 60, 50],
};
const first: PlanningEvent = { id: 'first', ...sketched(SKETCH) };
/** Three quarters of an orbit earlier: what begins later does nothing about it. */
const second: PlanningEvent = { id: 'second', ...sketched({ ...SKETCH, afterS: 82_030, angleRad: 2.4 }) };
const MET = { ...first, assessment: { isInadequate: false } } as PlanningEvent;
const TCA = first.primary.epochTaiS;
const TARGET = 1e-6;
const ORBITS = [0.5, 1, 1.5, 2.5];

function solved(more: Partial<PlanProblem> = {}): Solution {
  return unwrap(
    solvePlan({
      events: [first],
      body: { massKg: 200 },
      model: 'two-body',
      vehicleAt: () => ({ type: 'IMPULSIVE', maxDeltaVMps: 2, specificImpulseS: 220 }),
      objective: 'pc',
      target: totalTarget(TARGET),
      rule: {},
      orbits: ORBITS,
      mostCandidates: 4,
      ...more,
    }),
  );
}

const within = (constraints: Partial<PlanConstraints>, rule: PlanProblem['rule'] = {}): Solution =>
  solved({ constraints: { nowTaiS: START_TAI_S, ...constraints }, rule });
const ignitions = ({ candidates }: Solution): number[] => candidates.map(({ orbitsBeforeTca }) => orbitsBeforeTca);
const rounded = (solution: Solution) =>
  ignitions(solution)
    .map((orbits) => Math.round(100 * orbits) / 100)
    .toSorted();

describe('the search for a manoeuvre', () => {
  const free = solved();
  const at = (orbits: number): number => TCA - orbits * free.periodS;

  it('reaches the target at every begin without constraints, just so', () => {
    expect(free.before.totalPc).toBeGreaterThan(1e-4);
    expect(free.candidates).toHaveLength(ORBITS.length);
    expect(free.latestOrbits).toBe(0.5);
    for (const { outcome } of free.candidates) {
      expect(outcome.totalPc).toBeLessThanOrEqual(TARGET);
      expect(outcome.totalPc).toBeGreaterThan(0.99 * TARGET);
    }
  });

  it('reaches the target with the error of the burn too, and no begin that cannot is the last chance', () => {
    const body = { massKg: 200 };
    const spreadOf = (magnitudeShare: number) =>
      ({ execution: { magnitudeShare, pointingRad: 0.02 }, densitySigma: 0.3 }) as const;
    const spread = spreadOf(0.1);
    const setting = { body, model: 'two-body', spread } as const;
    const withError = ({ candidates }: Solution): number[] =>
      candidates.map(({ manoeuvre, outcome }) => totalPc(executionPcs([manoeuvre], outcome, [first], setting)!));
    expect(Math.min(...withError(free))).toBeGreaterThan(1.5 * TARGET);
    const sized = solved({ spread });
    expect(sized.candidates).toHaveLength(ORBITS.length);
    for (const [k, erring] of withError(sized).entries()) {
      expect(erring).toBeLessThanOrEqual(TARGET);
      expect(erring).toBeGreaterThan(0.99 * TARGET);
      expect(sized.candidates[k]!.outcome.withExecution!.totalPc).toBe(erring);
    }
    // Of a motor that errs by a third nothing gets far enough into the tails.
    const hopeless = solved({ spread: spreadOf(0.35) });
    expect([hopeless.candidates, hopeless.latestOrbits]).toEqual([[], undefined]);
  });

  it('tells how much of it is done, and never less than before', () => {
    for (const events of [[first], [first, second]]) {
      const told: number[] = [];
      solved({ events, progress: (share) => told.push(share) });
      expect(told.length).toBeGreaterThan(ORBITS.length);
      expect(told).toEqual(told.toSorted((a, b) => a - b));
      expect(told[0]).toBeGreaterThan(0);
      expect(told.at(-1)).toBe(1);
    }
  });

  it('begins at the edges of shadows, and leaves out what is in them', () => {
    const solution = within({ shadows: [[at(1.6), at(0.9)]] });
    expect(rounded(solution)).toEqual([0.5, 0.9, 1.6, 2.5]);
    expect(solution.constraints).toEqual({ evaluatedCount: 6, feasible: 4, forbids: { eclipse: 2 } });
  });

  it('begins after a pass for the command and before one for the confirmation', () => {
    const contact = { stationId: 'a', name: 'A', canCommand: true, canConfirm: true };
    const contacts = [
      { ...contact, span: [at(2), at(1.9)] as const, canConfirm: false },
      { ...contact, span: [at(0.8), at(0.7)] as const, canCommand: false },
    ];
    const solution = within({ contacts });
    expect(rounded(solution)).toEqual([1, 1.5, 1.9, 2]);
    expect(solution.constraints.forbids).toEqual({ 'command-contact': 1, 'confirmation-contact': 1 });
    expect(solution.latestOrbits).toBeCloseTo(0.7, 2);
  });

  it('keeps away from other burns', () => {
    const solution = within({ otherBurns: [[at(1.25), at(1.2)]], spacingS: 0.27 * free.periodS });
    expect(rounded(solution)).toEqual([0.5, 0.93, 1.52, 2.5]);
    expect(solution.constraints.forbids).toEqual({ 'burn-spacing': 2 });
  });

  const held = { fixedAxis: [0, 1, 0] } as const;
  const along = solved({ rule: held });
  const smallest = (figure: (candidate: Solution['candidates'][number]) => number): number =>
    Math.min(...along.candidates.map((candidate) => Math.abs(figure(candidate))));
  const response = unwrap(openResponse(first));
  const phaseOf = ({ deltaVRtnMps, orbitsBeforeTca }: Solution['candidates'][number]): number =>
    dot(response.pointMap(orbitsBeforeTca * response.periodS).phaseByRtn, deltaVRtnMps);

  it.each([
    ['propellant', (limit: number) => ({ propellantKg: limit }), smallest((candidate) => candidate.propellantKg!)],
    ['sma-change', (limit: number) => ({ maxSmaChangeM: limit }), smallest((candidate) => candidate.smaChangeM)],
    ['phase-change', (limit: number) => ({ maxPhaseRad: limit }), smallest(phaseOf)],
  ] as const)('leaves the least where %s binds, and names it where nothing is left', (name, limit, least) => {
    const some = within(limit(1.02 * least), held);
    expect(some.constraints.feasible).toBeGreaterThan(0);
    expect(some.constraints.forbids[name]).toBe(some.constraints.evaluatedCount - some.constraints.feasible);
    expect(some.constraints.limitingConstraint).toBeUndefined();
    const none = within(limit(0.95 * least), held);
    expect(none.candidates).toEqual([]);
    expect(none.latestOrbits).toBeUndefined();
    const { evaluatedCount } = some.constraints;
    expect(none.constraints).toEqual({
      evaluatedCount,
      feasible: 0,
      forbids: { [name]: evaluatedCount },
      limitingConstraint: name,
    });
  });

  it('counts what flies further than the maps told as forbidden by that limit, and asks nothing again because of it', () => {
    const flownOf = ({ manoeuvre }: Solution['candidates'][number]) =>
      Math.abs(
        orbitFigures(manoeuvre, first.primary, {
          change: unwrap(flownDifference([manoeuvre], first.primary, TCA, { massKg: 200 }, 'full')),
        }).phaseRad,
      );
    const farther = along.candidates.filter((candidate) => flownOf(candidate) > Math.abs(phaseOf(candidate)));
    const [candidate] = farther;
    const maxPhaseRad = (flownOf(candidate!) + Math.abs(phaseOf(candidate!))) / 2;
    const orbits = [candidate!.orbitsBeforeTca];
    let asked = 0;
    const vehicleAt = () => {
      asked++;
      return { type: 'IMPULSIVE', maxDeltaVMps: 2, specificImpulseS: 220 } as const;
    };
    const constraints = { nowTaiS: START_TAI_S, maxPhaseRad };
    const problem = { rule: held, orbits, vehicleAt };
    const free = solved(problem);
    const askedOnce = asked;
    const bound = solved({ ...problem, constraints });
    expect(bound.candidates.map(phaseOf).filter((phase) => Math.abs(phase) <= maxPhaseRad)).toEqual([]);
    expect(bound.constraints.feasible).toBe(bound.candidates.length);
    expect(bound.constraints.evaluatedCount - bound.constraints.feasible).toBe(
      bound.constraints.forbids['phase-change'],
    );
    expect(bound.constraints.evaluatedCount).toBe(free.constraints.evaluatedCount);
    expect(asked).toBe(2 * askedOnce);
  });

  it('turns the push where the orbit may change less, at a price', () => {
    const maxSmaChangeM = 0.4 * smallest((candidate) => candidate.smaChangeM);
    const maxPhaseRad = 0.4 * smallest(phaseOf);
    const bySma = within({ maxSmaChangeM }).candidates;
    const byPhase = within({ maxPhaseRad }).candidates;
    // The limits are those of orbits flown with all forces.
    for (const { smaChangeM } of bySma) expect(Math.abs(smaChangeM)).toBeLessThan(1.01 * maxSmaChangeM);
    for (const candidate of byPhase) expect(Math.abs(phaseOf(candidate))).toBeLessThan(1.01 * maxPhaseRad);
    for (const turned of [bySma, byPhase]) {
      expect(turned.length).toBeGreaterThan(0);
      for (const { orbitsBeforeTca, deltaVMps, outcome } of turned) {
        expect(outcome.totalPc).toBeLessThanOrEqual(TARGET);
        const unbound = free.candidates.find((candidate) => candidate.orbitsBeforeTca === orbitsBeforeTca)!;
        expect(deltaVMps).toBeGreaterThan(1.001 * unbound.deltaVMps);
      }
    }
  });

  it('holds the push in a cone at a price', () => {
    const axis = [0, 1, 0] as const;
    const cone = solved({ rule: { cone: { axis: [0, 0, 1], halfAngleRad: 0.6 } } });
    expect(cone.candidates.length).toBeGreaterThan(0);
    for (const { deltaVRtnMps, orbitsBeforeTca, deltaVMps, outcome } of cone.candidates) {
      expect(Math.abs(deltaVRtnMps[2]) / norm3(deltaVRtnMps)).toBeGreaterThan(Math.cos(0.6) - 1e-9);
      expect(outcome.totalPc).toBeLessThanOrEqual(TARGET);
      const unbound = free.candidates.find((candidate) => candidate.orbitsBeforeTca === orbitsBeforeTca)!;
      expect(deltaVMps).toBeGreaterThan(1.001 * unbound.deltaVMps);
    }
    // A cone that holds the best direction costs nothing.
    const wide = solved({ rule: { cone: { axis, halfAngleRad: Math.PI / 2 } } });
    expect(wide.candidates.map((candidate) => candidate.deltaVMps)).toEqual(
      free.candidates.map((candidate) => candidate.deltaVMps),
    );
  });

  it('minds several events at once: their total, not that of the first alone', () => {
    const events = [first, second];
    const both = solved({ events });
    expect(both.candidates.length).toBeGreaterThan(0);
    for (const { outcome, manoeuvre } of both.candidates) {
      const [a, b] = outcome.after.map(({ pc }) => pc) as [number, number];
      expect(outcome.totalPc).toBeCloseTo(1 - (1 - a) * (1 - b), 12);
      expect(outcome.totalPc).toBeLessThanOrEqual(TARGET);
      expect(unwrap(outcomeOf([manoeuvre], events, { massKg: 200 }, 'two-body')).totalPc).toBe(outcome.totalPc);
    }
    expect(ignitions(solved()).toSorted()).toContain(0.5);
    expect(ignitions(both)).not.toContain(0.5);
  });

  it('brings the event to avoid to what is asked of it, where others bring the total down by more', () => {
    const events = [first, second];
    const [, other] = unwrap(outcomeOf([], events, { massKg: 200 }, 'two-body')).before;
    const total = totalPc([TARGET, other!.pc]);
    const byTotal = solved({ events, target: totalTarget(total) });
    const left = byTotal.candidates.map(({ outcome }) => outcome.after[0]!.pc);
    expect(Math.max(...left)).toBeGreaterThan(50 * TARGET);
    const target = { totalPc: total, avoidedPc: TARGET };
    const both = solved({ events, target });
    expect(both.candidates).toHaveLength(ORBITS.length);
    for (const { outcome } of both.candidates) {
      expect(outcome.totalPc).toBeLessThanOrEqual(total);
      expect(outcome.after[0]!.pc).toBeLessThanOrEqual(TARGET);
      expect(Math.max(outcome.after[0]!.pc / TARGET, outcome.totalPc / total)).toBeGreaterThan(0.99);
    }
    // Nor is it enough that the total is met as it is.
    expect(isMetAsItIs([MET, MET], both.before, { totalPc: 1, avoidedPc: TARGET })).toBe(false);
    expect(isMetAsItIs([MET, MET], both.before, totalTarget(1))).toBe(true);
  });
});
