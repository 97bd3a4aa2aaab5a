import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

/** Remarks of methods that are shown next to the recommended one and are never recommended. */
const OF_OTHER_METHODS = ['series-not-converged', 'approximation-out-of-range', 'not-requested'];

it('every remark on the recommended probability has its words in both languages', () => {
  const source = readFileSync('packages/conjunction/src/pc/estimate.ts', 'utf8');
  const [, union = ''] = /type PcReason =([^;]+);/.exec(source) ?? [];
  const codes = [...union.matchAll(/'([a-z-]+)'/g)].map(([, code = '']) => code);
  expect(codes).toContain('covariance-estimated');
  const missing = codes.filter((code) => !OF_OTHER_METHODS.includes(code));
  for (const usages of [en.decision.usages, de.decision?.usages ?? {}]) {
    expect(missing.filter((code) => !Object.hasOwn(usages, code))).toEqual([]);
  }
});
