import type { Vec3 } from '@keepout/astro/nouns';
import { ok, type Result } from '@keepout/units/result';
import { totalPc } from '../src/event/total-pc.ts';
import type { EncounterFault } from '../src/fault.ts';
import { impulseEffect } from '../src/manoeuvre/impulse-effect.ts';
import { encounterFigures, type PlaneResult, type PlannedEncounter } from '../src/manoeuvre/planned-encounter.ts';

/** Effect of one impulse on all known encounters. */
export interface SeveralEvents {
  /** In the order of the input; those before the impulse as they were. */
  readonly encounters: readonly PlaneResult[];
  /** Probability that any of them is a collision, before and after the impulse. */
  readonly totalPcBefore: number;
  readonly totalPc: number;
}

/**
 * Returns the effect of one impulse on several encounters of one satellite at once.
 *
 * Method   each encounter by `impulseEffect` with its own lead; the total is 1 - product of (1 - Pc) (Frigm et al. 2015)
 * Assumes  the encounters are independent, and known: further encounters of the new orbit are found by a screening
 *
 * @param encounters     PlannedEncounter[]   of one primary, its states on one orbit
 * @param impulseTaiS    number s             TAI epoch of the impulse
 * @param deltaVRtnMps   Vec3   m/s           RTN of the primary at the impulse
 * @returns ok: SeveralEvents   |   fault: of the first encounter that has one
 *
 * Checked  conformance/manoeuvre/impulsive-avoidance
 */
export function severalEvents(
  encounters: readonly PlannedEncounter[],
  impulseTaiS: number,
  deltaVRtnMps: Vec3,
): Result<SeveralEvents, EncounterFault> {
  const before: PlaneResult[] = [];
  const after: PlaneResult[] = [];
  for (const encounter of encounters) {
    const figures = encounterFigures(encounter);
    if (!figures.ok) return figures;
    before.push(figures.value);
    const leadS = encounter.primary.epochTaiS - impulseTaiS;
    const effect = leadS > 0 ? impulseEffect(encounter, { leadS, deltaVRtnMps }) : figures;
    if (!effect.ok) return effect;
    const { missDistanceM, mahalanobisSquared, pc } = effect.value;
    after.push({ missDistanceM, mahalanobisSquared, pc });
  }
  return ok({
    encounters: after,
    totalPcBefore: totalPc(before.map(({ pc }) => pc)),
    totalPc: totalPc(after.map(({ pc }) => pc)),
  });
}
