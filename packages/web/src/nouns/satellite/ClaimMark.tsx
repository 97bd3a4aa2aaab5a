import type { Satellite } from '@keepout/contract/fleet/satellite';
import { useSatelliteText } from './en.ts';
import { claimState } from './satellite-choice.ts';
import './claim-mark.css';

/** Marks a satellite whose catalogue number is unconfirmed, or also claimed by another organisation. */
export function ClaimMark({ satellite }: { readonly satellite: Pick<Satellite, 'claim' | 'isClaimDisputed'> }) {
  const { claims } = useSatelliteText();
  const state = claimState(satellite);
  if (state === undefined) return null;
  const { word, why: reason } = claims[state];
  return (
    <span className={`claim-mark claim-mark-${state}`} title={reason}>
      {word}
    </span>
  );
}
