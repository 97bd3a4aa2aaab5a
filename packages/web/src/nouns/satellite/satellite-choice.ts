import type { Satellite } from '@keepout/contract/fleet/satellite';
import type { SelectChoice } from '../../ui/ChoiceList.tsx';
import type { SatelliteText } from './en.ts';

/** Returns a satellite as a list option: its name, its numbers, and whether the number is in doubt. */
export function satelliteChoice(satellite: Satellite, { claims }: Pick<SatelliteText, 'claims'>): SelectChoice {
  const { satelliteId, name, noradId, cosparId } = satellite;
  const state = claimState(satellite);
  const doubt = state === undefined ? '' : claims[state].word;
  return { id: satelliteId, label: name, hint: [noradId, cosparId, doubt].filter(Boolean).join(' · ') };
}

/** Returns whether the typed text is part of the name, the NORAD or the COSPAR number. */
export const isTyped = ({ name, noradId, cosparId }: Satellite, typed: string): boolean =>
  [name, String(noradId), cosparId].some((part) => part.toLowerCase().includes(typed.trim().toLowerCase()));

/** State of the claim on the catalogue number. */
type ClaimState = 'unverified' | 'disputed';

/** Returns undefined for a confirmed number without another claim. A dispute has priority. */
export function claimState({
  claim,
  isClaimDisputed,
}: Pick<Satellite, 'claim' | 'isClaimDisputed'>): ClaimState | undefined {
  if (isClaimDisputed) return 'disputed';
  return claim === 'UNVERIFIED' ? 'unverified' : undefined;
}
