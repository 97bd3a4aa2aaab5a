import type { UnplannableReason } from '../manoeuvre-enums.ts';

/** Why nothing can be planned; `NO_BEGIN`, of a search alone. */
type NothingToPlanReason = UnplannableReason | 'NO_BEGIN';
export type NothingToPlanWords = Readonly<Record<NothingToPlanReason, string>>;

export const NOTHING_TO_PLAN: NothingToPlanWords = {
  NO_PROPULSION: 'The satellite has no propulsion: no manoeuvre is possible.',
  PROPULSION_UNKNOWN: 'The propulsion of the satellite is not known. Enter it in the satellite configuration.',
  FIELD_MISSING: 'The satellite configuration lacks fields for planning.',
  TCA_PASSED: 'TCA has passed: no manoeuvre can avoid the conjunction.',
  NO_BEGIN: 'No ignition epoch of the search lies between now and TCA.',
  NO_COVARIANCE:
    'The conjunction has no usable covariance, so a manoeuvre cannot be planned for a target Pc. Obtain better data.',
  NO_ENCOUNTER:
    'The state vectors of the conjunction are not usable for planning: they have no close approach, no relative speed or an unknown frame. Obtain better data.',
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
