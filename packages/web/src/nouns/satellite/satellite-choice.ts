import type { Satellite } from '@keepout/contract/fleet/satellite';
import type { Choice } from '../../ui/ChoiceList.tsx';
import type { SatelliteText } from './en.ts';

/** A satellite in a list of choices: its name, the numbers that tell it apart, and whether the number is in doubt. */
export function satelliteChoice(satellite: Satellite, { claims }: Pick<SatelliteText, 'claims'>): Choice {
  const { satelliteId, name, noradId, cosparId } = satellite;
  const state = claimState(satellite);
  const doubt = state === undefined ? '' : claims[state].word;
  return { id: satelliteId, label: name, hint: [noradId, cosparId, doubt].filter(Boolean).join(' · ') };
}

/** Whether what was typed is part of the name, the NORAD or the COSPAR number. */
export const isTyped = ({ name, noradId, cosparId }: Satellite, typed: string): boolean =>
  [name, String(noradId), cosparId].some((part) => part.toLowerCase().includes(typed.trim().toLowerCase()));

/** What there is to say about whose the catalogue number is. */
type ClaimState = 'unverified' | 'disputed';

/** Undefined where nothing is to be said: the number is confirmed and nobody else claims it. A dispute is said first. */
export function claimState({
  claim,
  isClaimDisputed,
}: Pick<Satellite, 'claim' | 'isClaimDisputed'>): ClaimState | undefined {
  if (isClaimDisputed) return 'disputed';
  return claim === 'UNVERIFIED' ? 'unverified' : undefined;
}
