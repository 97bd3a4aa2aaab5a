import { describe, expect, test } from 'vitest';
import { needsDecision } from './needs-decision.ts';
import type { OrbitDoubt } from './orbit-quality.ts';
import { type VerdictInput, verdict } from './verdict.ts';

const EVENT = { tcaTaiS: 100_000, nowTaiS: 0, decisionLeadS: 86_400, pcAtMargin: 0 };
const kindOf = (input: Partial<VerdictInput>) => verdict({ ...EVENT, ...input }).kind;
const codesOf = (input: Partial<VerdictInput>) => verdict({ ...EVENT, ...input }).reasons.map((reason) => reason.code);

describe('the decision matrix', () => {
  test('robust and at the threshold: act', () =>
    expect(kindOf({ pc: 1e-4, region: 'robust', maxPc: 2e-4 })).toBe('act'));
  test('robust between watch and act: watch', () =>
    expect(kindOf({ pc: 1e-5, region: 'robust', maxPc: 1e-5 })).toBe('watch'));
  test('robust and below, with twice the deviations too: safe', () =>
    expect(kindOf({ pc: 9.8e-8, pcAtMargin: 9.9e-8, region: 'robust', maxPc: 1e-2 })).toBe('safe'));
  test('robust, below act and above the watch limit of 1e-7: watch', () =>
    expect(kindOf({ pc: 1e-6, region: 'robust', maxPc: 1e-2 })).toBe('watch'));
  test('diluted and above: act', () => expect(kindOf({ pc: 2e-4, region: 'diluted', maxPc: 1e-2 })).toBe('act'));
  test('diluted and below, with a maximum above: no conclusion', () =>
    expect(kindOf({ pc: 1e-9, region: 'diluted', maxPc: 1e-3 })).toBe('no-conclusion'));
  test('diluted, and even the maximum is below: safe', () =>
    expect(kindOf({ pc: 1e-9, region: 'diluted', maxPc: 9e-5 })).toBe('safe'));
  test('diluted without a known maximum: no conclusion', () =>
    expect(kindOf({ pc: 1e-9, region: 'diluted' })).toBe('no-conclusion'));
});

describe('deviations that may be too small', () => {
  const input = { pc: 4e-9, pcAtMargin: 2e-6, region: 'robust', maxPc: 1e-3 } as const;
  const thresholds = { version: 1, actPc: 1e-4, watchPc: 1e-7 };
  const calibrated = { factor: 1, isCalibrated: true } as const;

  test('a probability that reaches watch with twice the deviations: watch, and the reason comes first', () => {
    expect(kindOf(input)).toBe('watch');
    expect(verdict({ ...EVENT, ...input }).reasons[0]).toEqual({
      code: 'pc-above-watch-at-margin',
      pc: 2e-6,
      factor: 2,
      thresholdPc: 1e-7,
    });
  });
  test('one that could not be computed with twice the deviations: watch', () => {
    const { pcAtMargin: _, ...unknown } = { ...EVENT, ...input };
    expect(verdict(unknown).kind).toBe('watch');
    expect(kindOf({ ...input, pcAtMargin: Number.NaN })).toBe('watch');
  });
  test('calibrated covariances of both objects need no margin, of one they do', () => {
    expect(kindOf({ ...input, countedSigmas: { primary: calibrated, secondary: calibrated } })).toBe('safe');
    expect(kindOf({ ...input, countedSigmas: { primary: calibrated } })).toBe('watch');
  });
  test('thresholds of before the rule ask for none', () => expect(kindOf({ ...input, thresholds })).toBe('safe'));
  test('only safe is taken back', () => {
    expect(kindOf({ ...input, pc: 2e-4 })).toBe('act');
    expect(kindOf({ ...input, tooSmallCovariances: ['primary'] })).toBe('no-conclusion');
  });
});

describe('errors that both objects share', () => {
  const robust = { region: 'robust', maxPc: 1e-3 } as const;
  test('a larger correlated probability counts, and both are told', () => {
    const input = { ...robust, pc: 9e-6, correlatedPc: 2e-4 };
    expect(kindOf(input)).toBe('act');
    const { reasons } = verdict({ ...EVENT, ...input });
    expect(reasons).toContainEqual({ code: 'errors-correlated', pc: 9e-6, correlatedPc: 2e-4 });
    expect(reasons).toContainEqual({ code: 'pc-above-act', pc: 2e-4, thresholdPc: 1e-4 });
  });
  test('a smaller one gives no all-clear', () =>
    expect(kindOf({ ...robust, pc: 2e-4, correlatedPc: 1e-9 })).toBe('act'));
});

describe('doubt about the data', () => {
  test('an estimated covariance turns act into watch, and says so', () => {
    const input = { pc: 1e-2, region: 'robust', maxPc: 1e-2, estimatedCovariances: ['secondary'] } as const;
    expect(kindOf(input)).toBe('watch');
    expect(codesOf(input)).toContain('covariance-estimated');
  });
  test('an estimated covariance in the diluted region allows no conclusion', () =>
    expect(kindOf({ pc: 1e-2, region: 'diluted', maxPc: 1e-1, estimatedCovariances: ['primary'] })).toBe(
      'no-conclusion',
    ));
  test('a missing covariance allows no conclusion, and the bound is told', () => {
    const input = { missingCovariances: ['secondary'], maxPc: 1e-3 } as const;
    expect(kindOf(input)).toBe('no-conclusion');
    expect(codesOf(input)).toEqual(['covariance-missing', 'max-pc-above-act']);
  });
  test('no probability: no conclusion', () => expect(codesOf({})).toEqual(['pc-not-computed']));
  test('a method out of its range gives no comfort', () =>
    expect(kindOf({ pc: 1e-12, region: 'robust', isTwoDimensionalInadequate: true })).toBe('no-conclusion'));
  test('a method that nobody could check is never safe, and changes nothing else', () => {
    expect(kindOf({ pc: 1e-12, region: 'robust', isUsageUnknown: true })).toBe('watch');
    expect(kindOf({ pc: 1e-3, region: 'robust', isUsageUnknown: true })).toBe('act');
    expect(kindOf({ pc: 1e-12, region: 'diluted', maxPc: 0.1, isUsageUnknown: true })).toBe('no-conclusion');
  });
});

describe('the clock', () => {
  test('the decision is due the lead time before closest approach', () =>
    expect(verdict({ ...EVENT, pc: 0, region: 'robust' }).decideByTaiS).toBe(13_600));
  test('a passed decision time and a passed event are told', () => {
    expect(codesOf({ pc: 0, region: 'robust', nowTaiS: 20_000 })).toContain('decision-time-passed');
    expect(codesOf({ pc: 0, region: 'robust', nowTaiS: 100_001 })).toContain('closest-approach-passed');
  });
});

describe('the orbit determination behind a state', () => {
  const old: OrbitDoubt = { code: 'last-observation-old', value: 12, limit: 10 };
  test('a doubt about it is a reason, and takes an all-clear back', () => {
    const result = verdict({ ...EVENT, pc: 1e-12, region: 'robust', orbitDoubts: { secondary: [old] } });
    expect(result.kind).toBe('watch');
    expect(result.reasons).toContainEqual({ code: 'orbit-doubtful', object: 'secondary', doubts: [old] });
  });

  test('it never makes another verdict milder or more severe', () => {
    for (const event of [
      { pc: 1e-3, region: 'robust' },
      { pc: 1e-6, region: 'robust' },
      { pc: 1e-9, region: 'diluted', maxPc: 1e-3 },
    ] as const) {
      expect(kindOf({ ...event, orbitDoubts: { primary: [old], secondary: [old] } })).toBe(kindOf(event));
    }
  });
});

describe('who has to decide', () => {
  const DAY_S = 86_400;
  const LEAD_S = 43_200;
  test.each([
    ['act', 1e-3, 6, true],
    ['no-conclusion', null, 3.5, true],
    ['no-conclusion', 1e-12, 3.51, false],
    ['watch', 1e-5, 3, true],
    ['watch', 1e-5, 3.01, false],
    ['watch', 9.9e-6, 1, false],
    ['watch', null, 1, false],
    ['safe', 1e-9, 1, false],
  ] as const)('%s at %s, %s days ahead: %s', (kind, pc, days, expected) => {
    const tcaTaiS = days * DAY_S;
    const event = { decisionPc: 1e-5, tcaTaiS, decideByTaiS: tcaTaiS - LEAD_S, nowTaiS: 0 };
    expect(needsDecision(kind, pc, event)).toBe(expected);
  });
});
describe('covariances that say nothing', () => {
  const safe = { pc: 1e-9, region: 'robust', maxPc: 1e-9 } as const;
  test('a placeholder concludes nothing, and is named apart from one that is missing', () => {
    expect(kindOf({ defaultCovariances: ['secondary'], maxPc: 1e-9 })).toBe('no-conclusion');
    expect(codesOf({ defaultCovariances: ['secondary'], missingCovariances: ['primary'], maxPc: 1e-9 })).toEqual([
      'covariance-missing',
      'covariance-default',
      'max-pc-below-act',
    ]);
  });
  test('an implausible one takes every verdict back, and is the first reason', () => {
    for (const pc of [1e-12, 5e-5, 1e-3]) {
      expect(kindOf({ ...safe, pc, implausibleCovariances: ['secondary'] })).toBe('no-conclusion');
      expect(codesOf({ ...safe, pc, implausibleCovariances: ['secondary'] })[0]).toBe('covariance-implausible');
    }
    expect(kindOf(safe)).toBe('safe');
  });
});
