import { describe, expect, test } from 'vitest';
import { type VerdictInput, verdict } from './verdict.ts';

const EVENT: VerdictInput = { tcaTaiS: 100_000, nowTaiS: 0, decisionLeadS: 86_400 };
const kindOf = (input: Partial<VerdictInput>) => verdict({ ...EVENT, ...input }).kind;
const codesOf = (input: Partial<VerdictInput>) => verdict({ ...EVENT, ...input }).reasons.map((reason) => reason.code);

describe('the decision matrix', () => {
  test('robust and at the threshold: act', () =>
    expect(kindOf({ pc: 1e-4, region: 'robust', maxPc: 2e-4 })).toBe('act'));
  test('robust between watch and act: watch', () =>
    expect(kindOf({ pc: 1e-5, region: 'robust', maxPc: 1e-5 })).toBe('watch'));
  test('robust and below: safe', () => expect(kindOf({ pc: 9.9e-6, region: 'robust', maxPc: 1e-2 })).toBe('safe'));
  test('diluted and above: act', () => expect(kindOf({ pc: 2e-4, region: 'diluted', maxPc: 1e-2 })).toBe('act'));
  test('diluted and below, with a maximum above: no conclusion', () =>
    expect(kindOf({ pc: 1e-9, region: 'diluted', maxPc: 1e-3 })).toBe('no-conclusion'));
  test('diluted, and even the maximum is below: safe', () =>
    expect(kindOf({ pc: 1e-9, region: 'diluted', maxPc: 9e-5 })).toBe('safe'));
  test('diluted without a known maximum: no conclusion', () =>
    expect(kindOf({ pc: 1e-9, region: 'diluted' })).toBe('no-conclusion'));
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
});

describe('the clock', () => {
  test('the decision is due the lead time before closest approach', () =>
    expect(verdict({ ...EVENT, pc: 0, region: 'robust' }).decideByTaiS).toBe(13_600));
  test('a passed decision time and a passed event are told', () => {
    expect(codesOf({ pc: 0, region: 'robust', nowTaiS: 20_000 })).toContain('decision-time-passed');
    expect(codesOf({ pc: 0, region: 'robust', nowTaiS: 100_001 })).toContain('closest-approach-passed');
  });
});
