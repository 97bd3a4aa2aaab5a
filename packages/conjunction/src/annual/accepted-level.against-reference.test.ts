import { describe, expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import { acceptedLevel } from './accepted-level.ts';
import type { FluxClass } from './flux-classes.ts';

/** A satellite like Swarm B as ARES prints it: radius 4.55 m, collisions a year by level of accepted probability. */
const RADIUS_M = 4.55;
const SAMPLE = [
  { acceptedPc: 4.6e-5, reduction: 3.308e-5, residual: 3.54e-6 },
  { acceptedPc: 2.8e-4, reduction: 2.81e-5, residual: 8.52e-6 },
  { acceptedPc: 1.7e-3, reduction: 1.945e-5, residual: 1.72e-5 },
];
const WHOLE = 3.662e-5;
/** With what no radar detects: the sample's annual probability, and its shares of reduction. */
const WITH_UNDETECTED = 4.376e-5;
const REDUCED_SHARES = [0.756, 0.642, 0.445];
/** Three printed digits of the residual: half a unit of the last, of the smallest. */
const PRINTED = 3e-3;
/** Two units of the third digit: the residuals that the classes are fitted to have three. */
const THREE_DIGITS = 2e-3;

/** The flux that brings a whole of collisions a year, in classes whose largest probabilities and shares are given. */
function classesOf(parts: readonly (readonly [share: number, largestPc: number])[]): FluxClass[] {
  return parts.map(([share, largestPc]) => ({
    sigmaProductM2: RADIUS_M ** 2 / (2 * largestPc),
    fluxPerM2Year: (share * WHOLE) / (Math.PI * RADIUS_M ** 2),
  }));
}

/** Residual grows with the level in straight pieces that bend where a class never triggers; the sample gives the pieces. */
function sampledClasses(): FluxClass[] {
  const shares = SAMPLE.map((level) => level.residual / WHOLE);
  const [low, middle, high] = SAMPLE.map((level) => level.acceptedPc) as [number, number, number];
  const first = shares[0]! / low;
  const second = (shares[1]! - shares[0]!) / (middle - low);
  const third = (shares[2]! - shares[1]!) / (high - middle);
  const [w1, w2] = [(first - second) * low, (second - third) * middle];
  return classesOf([
    [w1, low],
    [w2, middle],
    [1 - w1 - w2, (1 - w1 - w2) / third],
  ]);
}

describe('what a level of accepted probability costs and saves', () => {
  it('has the shape of a published sample: reduction and residual share out one whole', () => {
    const classes = sampledClasses();
    for (const { fluxPerM2Year } of classes) expect(fluxPerM2Year).toBeGreaterThan(0);
    const offsets = SAMPLE.flatMap(({ acceptedPc, reduction, residual }) => {
      const ours = acceptedLevel(classes, RADIUS_M, acceptedPc);
      return [
        Math.abs(ours.reductionPerYear / reduction - 1),
        Math.abs(ours.residualPerYear / residual - 1),
        Math.abs((ours.reductionPerYear + ours.residualPerYear) / (reduction + residual) - 1),
      ];
    });
    recordValidation({
      room: 'conjunction',
      reference: 'reduction and residual of a satellite like Swarm B by accepted probability',
      origin:
        'ESA, ARES sample output (DRAMA); the classes of its errors are not published and follow from the residuals',
      deviations: offsets,
      unit: 'relative',
      tolerance: PRINTED,
      reason:
        'three to four printed digits: half a unit of the last of the smallest is 1.4e-3, of a sum of two twice that',
      note: 'Shape: errors that fit three residuals have to give three reductions. Rates of manoeuvres are not printed.',
    });
    expect(Math.max(...offsets)).toBeLessThan(PRINTED);
  });

  it('takes the share of the whole risk, undetected objects and all, that the sample prints', () => {
    const classes = sampledClasses();
    const offsets = SAMPLE.map(({ acceptedPc }, k) => {
      const share = acceptedLevel(classes, RADIUS_M, acceptedPc).reductionPerYear / WITH_UNDETECTED;
      return Math.abs(share - REDUCED_SHARES[k]!);
    });
    recordValidation({
      room: 'conjunction',
      reference: 'share of the annual risk that manoeuvres take, a satellite like Swarm B',
      origin: 'ESA, ARES sample output (DRAMA)',
      deviations: offsets,
      unit: 'share',
      tolerance: THREE_DIGITS,
      reason: 'Three printed digits, and a reduction that follows from residuals of three digits.',
      note: 'What no radar detects (7.14e-6 a year, 16 %) is the figure of the sample; screening against a catalogue cannot see it.',
    });
    expect(Math.max(...offsets)).toBeLessThan(THREE_DIGITS);
  });

  it('saves less, asks for less and warns better as the level rises, and the sum never moves', () => {
    const classes = sampledClasses();
    const levels = [1e-7, 1e-6, 1e-5, 1e-4, 1e-3].map((level) => acceptedLevel(classes, RADIUS_M, level));
    for (const [k, outcome] of levels.entries()) {
      expect(outcome.reductionPerYear + outcome.residualPerYear).toBeCloseTo(WHOLE, 15);
      if (k === 0) continue;
      expect(outcome.manoeuvresPerYear).toBeLessThan(levels[k - 1]!.manoeuvresPerYear);
      expect(outcome.reductionPerYear).toBeLessThan(levels[k - 1]!.reductionPerYear);
      expect(outcome.falseAlarmShare).toBeLessThan(levels[k - 1]!.falseAlarmShare!);
    }
  });

  it('counts what falls inside the ellipse of the level: passages drawn evenly over the plane', () => {
    // One class, by hand: sx 100 m, sy 50 m, radius 5 m, level 1e-3 -> k^2 = -2 ln(0.4) = 1.8326.
    const outcome = acceptedLevel([{ sigmaProductM2: 5000, fluxPerM2Year: 1e-4 }], 5, 1e-3);
    expect(outcome.manoeuvresPerYear).toBeCloseTo(1e-4 * Math.PI * 1.832_581_463_748_31 * 5000, 12);
    expect(outcome.reductionPerYear).toBeCloseTo(1e-4 * Math.PI * 25 * 0.6, 12);
    expect(outcome.falseAlarmShare).toBeCloseTo(1 - 0.015 / 9.162_907_318_74, 9);
  });

  it('never acts where even a hit in the middle stays below the level', () => {
    const never = acceptedLevel([{ sigmaProductM2: 1e6, fluxPerM2Year: 1e-4 }], 5, 1e-4);
    expect(never).toMatchObject({ manoeuvresPerYear: 0, falseAlarmShare: undefined });
    expect(never.reductionPerYear).toBeCloseTo(0, 20);
  });
});
