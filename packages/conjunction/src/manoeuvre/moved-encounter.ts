import { MU_EARTH } from '@keepout/astro/constants';
import type { StateVector } from '@keepout/astro/nouns';
import { sixOf, stateOfSix } from '@keepout/astro/six-numbers';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import { fail, ok, type Result } from '@keepout/units/result';
import type { EncounterFault } from '../fault.ts';
import { type EncounterFigures, encounterFigures, type PlannedEncounter } from './planned-encounter.ts';

/** An encounter after its primary has been moved. */
export interface MovedEncounter extends EncounterFigures {
  /** New closest approach minus the old one. */
  readonly tcaShiftS: number;
  /** Both objects at the new closest approach. */
  readonly primary: StateVector;
  readonly secondary: StateVector;
}

const SETTLED_S = 1e-9;
/** Along the relative velocity, for slow encounters: rounding of the states alone moves their roots by more than a nanosecond. */
const SETTLED_M = 1e-6;
const MOST_STEPS = 50;
const LONGEST_NEWTON_STEP_S = 30;

/**
 * Returns the encounter of a primary on another orbit.
 *
 * Method   both objects in two-body motion; closest approach found again by Newton on dr.dv from the old one; figures in the new
 *          encounter plane; docs/models/avoidance-manoeuvre. Times count from the old closest approach: an epoch of today
 *          resolves 0.1 microseconds, Newton settles below that
 * Assumes  covariance and radius as before
 * Frame    inertial
 *
 * @param moved   StateVector   the primary on its new orbit, at any epoch
 * @returns ok: MovedEncounter   |   fault: those of `encounterPlane`, "no-closest-approach" (value: last Newton iterate, s from the old one)
 */
export function movedEncounter(
  encounter: PlannedEncounter,
  moved: StateVector,
): Result<MovedEncounter, EncounterFault> {
  const tcaTaiS = encounter.primary.epochTaiS;
  const sinceMovedS = tcaTaiS - moved.epochTaiS;
  const fromMoved = sixOf(moved);
  const fromTca = [...encounter.secondary.positionM, ...encounter.secondary.velocityMps];
  const first = new Float64Array(6);
  const second = new Float64Array(6);
  let shiftS = 0;
  for (let i = 0; i < MOST_STEPS; i++) {
    propagateTwoBody(fromMoved, sinceMovedS + shiftS, first);
    propagateTwoBody(fromTca, shiftS, second);
    const step = newtonStep(first, second);
    if (Number.isNaN(step)) return fail({ code: 'no-closest-approach', value: shiftS });
    if (Math.abs(step) > Math.max(SETTLED_S, SETTLED_M / speedBetween(first, second))) {
      shiftS += step;
      continue;
    }
    const primary = stateOfSix(first, tcaTaiS + shiftS, moved.frame);
    const secondary = stateOfSix(second, tcaTaiS + shiftS, encounter.secondary.frame);
    const figures = encounterFigures(encounter, primary, secondary);
    if (!figures.ok) return figures;
    return ok({ ...figures.value, tcaShiftS: shiftS, primary, secondary });
  }
  return fail({ code: 'no-closest-approach', value: shiftS });
}

/** Towards the root of dr.dv, 30 s at the most; NaN where the distance has no minimum ahead. */
function newtonStep(first: Float64Array, second: Float64Array): number {
  const pullOfFirst = -MU_EARTH / Math.hypot(first[0]!, first[1]!, first[2]!) ** 3;
  const pullOfSecond = -MU_EARTH / Math.hypot(second[0]!, second[1]!, second[2]!) ** 3;
  let rate = 0;
  let curvature = 0;
  for (let k = 0; k < 3; k++) {
    const dr = second[k]! - first[k]!;
    const dv = second[k + 3]! - first[k + 3]!;
    rate += dr * dv;
    curvature += dv * dv + dr * (pullOfSecond * second[k]! - pullOfFirst * first[k]!);
  }
  if (!(curvature > 0)) return Number.NaN;
  return Math.max(-LONGEST_NEWTON_STEP_S, Math.min(LONGEST_NEWTON_STEP_S, -rate / curvature));
}

function speedBetween(first: Float64Array, second: Float64Array): number {
  return Math.hypot(second[3]! - first[3]!, second[4]! - first[4]!, second[5]! - first[5]!);
}
