import { steered } from '@keepout/astro/force/steering';
import type { ManoeuvreDifference } from '@keepout/astro/numerical/manoeuvre-difference';
import type { PropagationFault } from '@keepout/astro/numerical/propagate';
import { sixOf } from '@keepout/astro/six-numbers';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { totalPc } from '@keepout/conjunction/event/total-pc';
import type { EncounterFault } from '@keepout/conjunction/fault';
import type { PlannedEncounter } from '@keepout/conjunction/manoeuvre/planned-encounter';
import { ok, type Result } from '@keepout/units/result';
import { changeOf, type DynamicsModel, type PlannedBody } from './change.ts';
import { type EventEffect, eventEffect, impulseOnEvent } from './event-effect.ts';
import { impulseOf, isStill, type PlannedManoeuvre } from './manoeuvre.ts';
import type { Steering } from './propulsion/propulsion.ts';
import { inRtn } from './vector.ts';

/** An encounter of the satellite that a plan has to mind. */
export interface PlanningEvent extends PlannedEncounter {
  readonly id: string;
}

/** What manoeuvres make of all encounters that are known. */
export interface PlanOutcome {
  /** In the order of the events. */
  readonly before: readonly EventEffect[];
  readonly after: readonly EventEffect[];
  /** Probability that any of them is a collision: 1 - product of (1 - Pc). */
  readonly totalPcBefore: number;
  readonly totalPc: number;
  /** The orbits with the manoeuvres and without; absent where the change was computed in closed form, or nothing is done. */
  readonly change?: ManoeuvreDifference;
}

export type PlanFault = EncounterFault | PropagationFault;

/**
 * What manoeuvres do to every known encounter of a satellite.
 *
 * Method   two-body impulse: closed form (`impulseEffect`); everything else: one numerical change of the orbit, added to the state that each
 *          encounter has of the satellite; total 1 - product of (1 - Pc); docs/models/planning
 *          Probabilities by the method of the verdict: of each encounter as it is, and after the manoeuvres where two dimensions do not do
 * Assumes  independent encounters
 *
 * @param events       of one satellite; the first is the one whose state the change is computed from
 * @returns ok: PlanOutcome   |   fault: of the first that has one
 *
 * Checked  conformance/manoeuvre/impulsive-avoidance, plan.test.ts (finite burns against impulses, zero against nothing)
 */
export function outcomeOf(
  manoeuvres: readonly PlannedManoeuvre[],
  events: readonly PlanningEvent[],
  body: PlannedBody,
  model: DynamicsModel,
): Result<PlanOutcome, PlanFault> {
  const before = effectsOf(events, (event) => eventEffect(event, undefined));
  if (!before.ok) return before;
  const moving = manoeuvres.filter((manoeuvre) => !isStill(manoeuvre));
  const [only] = moving;
  if (only === undefined) return ok(outcome(before.value, before.value));
  const impulse = impulseOf(only);
  if (moving.length === 1 && impulse !== undefined && model === 'two-body') {
    const { ignitionTaiS } = only;
    const after = effectsOf(events, (event) => impulseOnEvent(event, rtnImpulse(impulse, ignitionTaiS, event)));
    return after.ok ? ok(outcome(before.value, after.value)) : after;
  }
  const [main] = events;
  const stopTaiS = Math.max(...events.map(({ primary }) => primary.epochTaiS)) + AFTER_LAST_S;
  const change = changeOf(moving, main!.primary, stopTaiS, body, model);
  if (!change.ok) return change;
  const after = effectsOf(events, (event) => eventEffect(event, change.value.addTo));
  return after.ok ? ok({ ...outcome(before.value, after.value), change: change.value }) : after;
}

/**
 * Whether nothing need be done: the total as it is keeps to the target, and every probability in it is that of a verdict, by a method that
 * holds. A number by another method says nothing of the kind.
 */
export function isMetAsItIs(
  events: readonly PlanningEvent[],
  { totalPcBefore }: PlanOutcome,
  targetPc: number,
): boolean {
  return totalPcBefore <= targetPc && events.every(({ judged }) => judged?.isInadequate === false);
}

/** Closest approach may come later than it was. */
const AFTER_LAST_S = 900;

function effectsOf(
  events: readonly PlanningEvent[],
  effectOf: (event: PlanningEvent) => Result<EventEffect, EncounterFault>,
): Result<readonly EventEffect[], EncounterFault> {
  const effects: EventEffect[] = [];
  for (const event of events) {
    const effect = effectOf(event);
    if (!effect.ok) return effect;
    effects.push(effect.value);
  }
  return ok(effects);
}

function outcome(before: readonly EventEffect[], after: readonly EventEffect[]): PlanOutcome {
  return {
    before,
    after,
    totalPcBefore: totalPc(before.map(({ pc }) => pc)),
    totalPc: totalPc(after.map(({ pc }) => pc)),
  };
}

/** An impulse in RTN of the event's own primary at the impulse, where its frame is RTN already or turns into it. */
function rtnImpulse(
  { vector, frame }: Steering,
  ignitionTaiS: number,
  { primary }: PlanningEvent,
): Parameters<typeof impulseOnEvent>[1] {
  if (frame === 'RTN') return { epochTaiS: ignitionTaiS, deltaVRtnMps: vector };
  const at = twoBodyStateAt(primary, ignitionTaiS);
  const integration = at.frame === 'GCRF' ? 'GCRF' : 'EME2000';
  const inertial = steered(vector, frame, sixOf(at), ignitionTaiS, integration);
  return { epochTaiS: ignitionTaiS, deltaVRtnMps: inRtn(inertial, at) };
}
