import type { UnplannableReason } from '../manoeuvre-enums.ts';

/** Why nothing can be planned; `NO_BEGIN`, of a search alone. */
type NothingToPlanReason = UnplannableReason | 'NO_BEGIN';
export type NothingToPlanWords = Readonly<Record<NothingToPlanReason, string>>;

export const NOTHING_TO_PLAN: NothingToPlanWords = {
  NO_PROPULSION: 'The satellite has no propulsion: no manoeuvre is possible.',
  PROPULSION_UNKNOWN: 'The propulsion of the satellite is not known. Say in its configuration.',
  FIELD_MISSING: 'The satellite lacks what planning needs.',
  TCA_PASSED: 'Closest approach has passed: there is nothing left to avoid.',
  NO_BEGIN: 'No begin of the search lies between now and closest approach.',
  NO_COVARIANCE:
    'The event has no covariance that can be used, and without one no probability can be planned for. Get better data.',
  NO_ENCOUNTER:
    'The states of the event cannot be planned with: they have no closest approach, no relative speed or no frame that is known. Get better data.',
  NOT_BOUND: 'The orbit of the satellite is not bound to the Earth.',
};

/** The same with the fields that are missing. */
export function nothingToPlanText(
  reason: NothingToPlanReason,
  missing: readonly string[] = [],
  words: NothingToPlanWords = NOTHING_TO_PLAN,
): string {
  const sentence = words[reason];
  return missing.length === 0 ? sentence : `${sentence.slice(0, -1)}: ${missing.join(', ')}.`;
}
