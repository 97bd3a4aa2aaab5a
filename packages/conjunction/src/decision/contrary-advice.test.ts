import { expect, it } from 'vitest';
import { ADVICE_HOLDS_S, contraryAdvice } from './contrary-advice.ts';
import type { VerdictKind } from './verdict.ts';

const KINDS: readonly VerdictKind[] = ['act', 'watch', 'safe', 'no-conclusion'];

it('contradicts where exactly one of both asks for a manoeuvre, and who cannot conclude contradicts nobody', () => {
  const pairs = KINDS.flatMap((newest) =>
    KINDS.filter(
      (other) =>
        contraryAdvice({ verdict: newest, creationTaiS: 0 }, [{ verdict: other, creationTaiS: -3600 }]).length > 0,
    ).map((other) => `${newest} against ${other}`),
  );
  expect(pairs).toEqual([
    'act against watch',
    'act against safe',
    'watch against act',
    'safe against act',
    'no-conclusion against act',
  ]);
});

it('holds for two days against a newer message', () => {
  const newest = { verdict: 'safe', creationTaiS: 1e9 } as const;
  const others = [-ADVICE_HOLDS_S - 1, -ADVICE_HOLDS_S, 0].map((ageS, place) => ({
    verdict: 'act' as const,
    creationTaiS: 1e9 + ageS,
    originator: `O${place}`,
  }));
  expect(contraryAdvice(newest, others).map(({ originator }) => originator)).toEqual(['O1', 'O2']);
});
