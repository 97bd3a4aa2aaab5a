import { expect, it } from 'vitest';
import { claimState } from './satellite-choice.ts';

it.each([
  ['UNVERIFIED', false, 'unverified'],
  ['UNVERIFIED', true, 'disputed'],
  ['CONFIRMED', true, 'disputed'],
  ['CONFIRMED', false, undefined],
] as const)('a number that is %s, disputed %s, is marked %s', (claim, isClaimDisputed, expected) => {
  expect(claimState({ claim, isClaimDisputed })).toBe(expected);
});
