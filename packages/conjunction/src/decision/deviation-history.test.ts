import { expect, it } from 'vitest';
import { unlikeHistory } from './deviation-history.ts';
import { verdict, verdictAgainstHistory } from './verdict.ts';

const FORMER_M = [80, 100, 130, 90];
const of = (deviationM: number, formerM: readonly number[] = FORMER_M) =>
  unlikeHistory([{ object: 'secondary', deviationM, formerM }]);

it('C11 a slip of units is seen in the history of the object, in both directions, and a storm of the Sun is none', () => {
  expect(of(0.1)).toEqual([{ object: 'secondary', ratio: 1e-3, messages: 4 }]);
  expect(of(1e5)).toEqual([{ object: 'secondary', ratio: 1000, messages: 4 }]);
  for (const deviationM of [3, 10, 100, 1000, 5000]) expect(of(deviationM)).toEqual([]);
});

it('C11 without a history nothing is said', () => {
  expect(of(1e-9, [])).toEqual([]);
  expect(of(1e-9, [100, 100])).toEqual([]);
});

it('C11 safe falls to no conclusion, and what warns goes on warning', () => {
  const after = (kind: 'safe' | 'watch' | 'act' | 'no-conclusion') =>
    verdictAgainstHistory({ kind, reasons: [{ code: 'robust' }] }, of(0.1));
  expect(after('safe').kind).toBe('no-conclusion');
  expect(after('safe').reasons.map(({ code }) => code)).toEqual(['covariance-unlike-history', 'robust']);
  for (const kind of ['act', 'no-conclusion'] as const) expect(after(kind).kind).toBe(kind);
  const watch = { kind: 'watch', reasons: [{ code: 'pc-above-watch', pc: 1e-6, thresholdPc: 1e-7 }] } as const;
  expect(verdictAgainstHistory(watch, of(0.1)).kind).toBe('watch');
});

it('C11 what doubts alone left to watch falls to no conclusion too', () => {
  const orbitDoubts = { secondary: [{ code: 'weighted-rms-large', value: 9, limit: 5 }] } as const;
  const doubtful = verdict({ tcaTaiS: 1e5, nowTaiS: 0, decisionLeadS: 0, pc: 1e-12, region: 'robust', orbitDoubts });
  expect(doubtful.kind).toBe('watch');
  expect(verdictAgainstHistory(doubtful, of(0.1)).kind).toBe('no-conclusion');
});
