import type { Satellite } from '@keepout/contract/fleet/satellite';

/** What there is to say about whose the catalogue number is. */
export type ClaimState = 'unverified' | 'disputed';

/** Undefined where nothing is to be said: the number is confirmed and nobody else claims it. A dispute is said first. */
export function claimState({
  claim,
  isClaimDisputed,
}: Pick<Satellite, 'claim' | 'isClaimDisputed'>): ClaimState | undefined {
  if (isClaimDisputed) return 'disputed';
  return claim === 'UNVERIFIED' ? 'unverified' : undefined;
}
