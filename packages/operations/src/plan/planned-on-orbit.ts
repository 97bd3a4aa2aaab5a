import type { StateVector } from '@keepout/astro/nouns';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { PlannedManoeuvre } from '@keepout/planning/manoeuvre';
import type { Means } from '../vehicle/means.ts';
import { commandDuration, hasShadows, plannedOf } from './command.ts';
import { surroundingsOf } from './surroundings.ts';

/** A given manoeuvre as it is computed with, its motor off in the shadows that an orbit meets meanwhile. @param known   of the orbit */
export function plannedOnOrbit(
  given: ManoeuvreCommand,
  ignitionTaiS: number,
  means: Means,
  known: StateVector,
): PlannedManoeuvre {
  if (!hasShadows(given, means)) return plannedOf(given, ignitionTaiS, means, []);
  const span = [ignitionTaiS, ignitionTaiS + commandDuration(given)] as const;
  return plannedOf(given, ignitionTaiS, means, surroundingsOf(known, span, means.body, []).shadows);
}
