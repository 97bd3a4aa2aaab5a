import type { StateVector } from '@keepout/astro/nouns';
import { sixOf, stateOfSix } from '@keepout/astro/six-numbers';
import { moveState } from '@keepout/conjunction/encounter/motion';
import type { EncounterFault } from '@keepout/conjunction/fault';
import { impulseEffect } from '@keepout/conjunction/manoeuvre/impulse-effect';
import {
  type EncounterFigures,
  encounterFigures,
  type PlannedEncounter,
} from '@keepout/conjunction/manoeuvre/planned-encounter';
import { fail, ok, type Result } from '@keepout/units/result';

/** What becomes of an encounter. */
export interface EventEffect extends EncounterFigures {
  readonly tcaTaiS: number;
  /** Both objects at the new closest approach. */
  readonly primary: StateVector;
  readonly secondary: StateVector;
}

const SETTLED_S = 1e-9;
const MOST_STEPS = 40;
const LONGEST_NEWTON_STEP_S = 30;

/**
 * What a change of the primary's orbit makes of an encounter.
 *
 * Method   both objects move by point mass and J2 from their states at closest approach, the change is added to the primary in its
 *          RTN; closest approach found anew by Newton on dr.dv; figures in the new encounter plane; docs/models/planning
 * Assumes  closest approach moves by minutes at most
 * Frame    inertial
 *
 * @param addTo   what the manoeuvre changes, in place; absent: nothing, and the figures are those of the encounter to the last digit
 * @returns ok: EventEffect   |   fault: those of `encounterPlane`, "no-closest-approach"
 */
export function eventEffect(
  encounter: PlannedEncounter,
  addTo: ((epochTaiS: number, state: Float64Array) => boolean) | undefined,
): Result<EventEffect, EncounterFault> {
  const { primary, secondary } = encounter;
  const origin = primary.epochTaiS;
  if (addTo === undefined) return effectAt(encounter, primary, secondary);
  const first = new Float64Array(6);
  const second = new Float64Array(6);
  let shiftS = 0;
  for (let i = 0; i < MOST_STEPS; i++) {
    first.set(sixOf(primary));
    second.set(sixOf(secondary));
    if (shiftS !== 0) {
      moveState(first, shiftS);
      moveState(second, shiftS);
    }
    if (!addTo(origin + shiftS, first)) return fail({ code: 'no-closest-approach', value: shiftS });
    let slope = 0;
    let square = 0;
    for (let k = 0; k < 3; k++) {
      const dv = second[3 + k]! - first[3 + k]!;
      slope += (second[k]! - first[k]!) * dv;
      square += dv * dv;
    }
    if (!(square > 0)) return fail({ code: 'relative-speed-zero' });
    const step = Math.max(-LONGEST_NEWTON_STEP_S, Math.min(LONGEST_NEWTON_STEP_S, -slope / square));
    if (Math.abs(step) > SETTLED_S) {
      shiftS += step;
      continue;
    }
    const epochTaiS = origin + shiftS;
    return effectAt(
      encounter,
      stateOfSix(first, epochTaiS, primary.frame),
      stateOfSix(second, epochTaiS, secondary.frame),
    );
  }
  return fail({ code: 'no-closest-approach', value: shiftS });
}

/** The same of one impulse in two-body motion, RTN of the primary at the impulse; after the encounter it changes nothing. */
export function impulseOnEvent(
  encounter: PlannedEncounter,
  impulse: { readonly epochTaiS: number; readonly deltaVRtnMps: StateVector['positionM'] },
): Result<EventEffect, EncounterFault> {
  const leadS = encounter.primary.epochTaiS - impulse.epochTaiS;
  if (!(leadS > 0)) return effectAt(encounter, encounter.primary, encounter.secondary);
  const effect = impulseEffect(encounter, { leadS, deltaVRtnMps: impulse.deltaVRtnMps });
  if (!effect.ok) return effect;
  const { tcaShiftS, ...rest } = effect.value;
  return ok({ ...rest, tcaTaiS: encounter.primary.epochTaiS + tcaShiftS });
}

function effectAt(
  encounter: PlannedEncounter,
  primary: StateVector,
  secondary: StateVector,
): Result<EventEffect, EncounterFault> {
  const figures = encounterFigures(encounter, primary, secondary);
  if (!figures.ok) return figures;
  return ok({ ...figures.value, tcaTaiS: primary.epochTaiS, primary, secondary });
}
