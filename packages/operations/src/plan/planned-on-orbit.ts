import type { StateVector } from '@keepout/astro/nouns';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { PlannedManoeuvre } from '@keepout/planning/manoeuvre';
import type { PropulsionCapability } from '../vehicle/propulsion-capability.ts';
import { commandDuration, hasShadows, plannedOf } from './command.ts';
import { surroundingsOf } from './surroundings.ts';

/** A given manoeuvre as it is computed with, its motor off in the shadows that an orbit meets meanwhile. @param nominalState   of the orbit */
export function plannedOnOrbit(
  command: ManoeuvreCommand,
  ignitionTaiS: number,
  means: PropulsionCapability,
  nominalState: StateVector,
): PlannedManoeuvre {
  if (!hasShadows(command, means)) return plannedOf(command, ignitionTaiS, means, []);
  const span = [ignitionTaiS, ignitionTaiS + commandDuration(command)] as const;
  return plannedOf(command, ignitionTaiS, means, surroundingsOf(nominalState, span, means.body, []).shadows);
}
