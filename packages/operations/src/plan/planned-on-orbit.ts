import type { StateVector } from '@keepout/astro/nouns';
import type { GivenManoeuvre } from '@keepout/contract/ca/manoeuvre-given';
import type { PlannedManoeuvre } from '@keepout/planning/manoeuvre';
import type { Means } from '../vehicle/means.ts';
import { durationOfGiven, hasShadows, plannedOf } from './given.ts';
import { surroundingsOf } from './surroundings.ts';

/** A given manoeuvre as it is computed with, its motor off in the shadows that an orbit meets meanwhile. @param known   of the orbit */
export function plannedOnOrbit(
  given: GivenManoeuvre,
  ignitionTaiS: number,
  means: Means,
  known: StateVector,
): PlannedManoeuvre {
  if (!hasShadows(given, means)) return plannedOf(given, ignitionTaiS, means, []);
  const span = [ignitionTaiS, ignitionTaiS + durationOfGiven(given)] as const;
  return plannedOf(given, ignitionTaiS, means, surroundingsOf(known, span, means.body, []).shadows);
}
