import { steered } from '@keepout/astro/force/steering';
import type { StateVector } from '@keepout/astro/nouns';
import type { ManoeuvreDifference } from '@keepout/astro/numerical/manoeuvre-difference';
import type { PropagationFault } from '@keepout/astro/numerical/propagate';
import { sixOf, stateOfSix } from '@keepout/astro/six-numbers';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { totalPc } from '@keepout/conjunction/event/total-pc';
import type { EncounterFault } from '@keepout/conjunction/fault';
import { type PlannedEncounter, staysInconclusive } from '@keepout/conjunction/manoeuvre/planned-encounter';
import { ok, type Result } from '@keepout/units/result';
import { changeOf, type DynamicsModel, type PlannedBody } from './change.ts';
import { type EventEffect, eventEffect, impulseOnEvent, pushedPrimary, spanOf } from './event-effect.ts';
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
  /** One that could not be computed is as it is without the manoeuvre, with its fault. */
  readonly after: readonly EventEffect[];
  /** Probability that any of them is a collision: 1 - product of (1 - Pc). */
  readonly totalPcBefore: number;
  readonly totalPc: number;
  /** A probability in the total is by a method that does not hold, of an event of which nothing is concluded, or could not be computed: below a limit the total gives no comfort. */
  readonly isInadequate: boolean;
  /** With the error of the burn among the errors (`withExecution`); absent where nobody has asked, nothing is done, or it cannot be computed. */
  readonly withExecution?: ExecutedPcs;
  /** The orbits with the manoeuvres and without; absent where the change was computed in closed form, or nothing is done. */
  readonly change?: ManoeuvreDifference;
}

/** Probabilities with the error of the burn among the errors; of no event less than as planned (`executionPcs`). */
export interface ExecutedPcs {
  /** In the order of the events. */
  readonly pcs: readonly number[];
  readonly totalPc: number;
}

export type PlanFault = EncounterFault | PropagationFault;

/**
 * What manoeuvres do to every known encounter of a satellite.
 *
 * Method   two-body impulse: closed form (`impulseEffect`); everything else: one numerical change of the orbit, added to the state that each
 *          encounter has of the satellite; total 1 - product of (1 - Pc); docs/models/planning
 *          Probabilities by the method of the verdict, of each encounter as it is and as the manoeuvres make it
 * Assumes  independent encounters
 *
 * @param events       of one satellite; the first is the one whose state the change is computed from
 * @returns ok: PlanOutcome; a fault of one event after the manoeuvres stands beside it   |   fault: of an event as it is, of the propagation
 *
 * Checked  conformance/manoeuvre/impulsive-avoidance, plan.test.ts (finite burns against impulses, zero against nothing)
 */
export function outcomeOf(
  manoeuvres: readonly PlannedManoeuvre[],
  events: readonly PlanningEvent[],
  body: PlannedBody,
  model: DynamicsModel,
): Result<PlanOutcome, PlanFault> {
  const before: EventEffect[] = [];
  for (const [k, event] of events.entries()) {
    const effect = eventEffect(event);
    if (!effect.ok) return effect;
    before.push(k === 0 ? asConcluded(event, effect.value) : effect.value);
  }
  const moving = manoeuvres.filter((manoeuvre) => !isStill(manoeuvre));
  if (moving.length === 0) return ok(outcome(before, before));
  const moved = movedEvents(moving, events, body, model);
  if (!moved.ok) return moved;
  const { effectOf, change } = moved.value;
  const after = events.map((event, k): EventEffect => {
    const effect = effectOf(event);
    if (!effect.ok) return { ...before[k]!, isInadequate: true, fault: effect.fault };
    return k === 0 ? asConcluded(event, effect.value) : effect.value;
  });
  return ok({ ...outcome(before, after), ...(change && { change }) });
}

/**
 * The event to avoid of which the verdict concludes nothing goes on so, until a verdict of where the objects pass then concludes. Of the others a burn is not
 * asked to make them known.
 */
export function asConcluded(event: PlanningEvent, effect: EventEffect): EventEffect {
  if (effect.end === 'departs') return effect;
  const isOpen = effect.passages.some(({ primary, secondary }) => staysInconclusive(event, primary, secondary));
  return isOpen ? { ...effect, isInadequate: true, isInconclusive: true } : effect;
}

/** What manoeuvres make of the events of a satellite, each when it is asked for. */
export interface MovedEvents {
  readonly effectOf: (event: PlanningEvent) => Result<EventEffect, EncounterFault>;
  /** Where the satellite is at the closest approach of an event as it was; undefined where its orbit is not known there. */
  readonly primaryOf: (event: PlanningEvent) => StateVector | undefined;
  readonly change?: ManoeuvreDifference;
}

/**
 * @param moving        one at least
 * @param knownChange   of these manoeuvres, where it has been computed
 */
export function movedEvents(
  moving: readonly PlannedManoeuvre[],
  events: readonly PlanningEvent[],
  body: PlannedBody,
  model: DynamicsModel,
  knownChange?: ManoeuvreDifference,
): Result<MovedEvents, PropagationFault> {
  const only = moving[0]!;
  const impulse = impulseOf(only);
  if (moving.length === 1 && impulse !== undefined && model === 'two-body') {
    const { ignitionTaiS } = only;
    return ok({
      effectOf: (event) => impulseOnEvent(event, rtnImpulse(impulse, ignitionTaiS, event)),
      primaryOf: (event) => pushedPrimary(event, rtnImpulse(impulse, ignitionTaiS, event)),
    });
  }
  const stopTaiS = Math.max(...events.map((event) => event.primary.epochTaiS + spanOf(event))) + AFTER_LAST_S;
  const change = knownChange ? ok(knownChange) : changeOf(moving, events[0]!.primary, stopTaiS, body, model);
  if (!change.ok) return change;
  const ignitionTaiS = Math.min(...moving.map((manoeuvre) => manoeuvre.ignitionTaiS));
  return ok({
    effectOf: (event) => eventEffect(event, change.value.addTo, ignitionTaiS),
    primaryOf: ({ primary }) => {
      const six = sixOf(primary);
      const isKnown = ignitionTaiS >= primary.epochTaiS || change.value.addTo(primary.epochTaiS, six);
      return isKnown ? stateOfSix(six, primary.epochTaiS, primary.frame) : undefined;
    },
    change: change.value,
  });
}

/** So little of a target that a hundred events of it are a thousandth, within which a size is settled. */
const NEGLIGIBLE_SHARE = 1e-5;

/** What a plan has to reach. */
export interface PlanTarget {
  /** Of all events together. */
  readonly totalPc: number;
  /** Of the event to avoid alone: others may bring the total down by more. As the total where nobody asks for less. */
  readonly avoidedPc: number;
}

/** What is asked of the total, and so of each event. */
export function totalTarget(pc: number): PlanTarget {
  return { totalPc: pc, avoidedPc: pc };
}

/** A target so many times as large. */
export function targetTimes({ totalPc: total, avoidedPc }: PlanTarget, factor: number): PlanTarget {
  return { totalPc: factor * total, avoidedPc: factor * avoidedPc };
}

/** Events whose probabilities are asked no further than a target can feel, the one to avoid first. */
export function feltEvents(events: readonly PlanningEvent[], target: PlanTarget): readonly PlanningEvent[] {
  return events.map((event, k) => ({ ...event, negligiblePc: negligiblePc(target, k === 0) }));
}

/** What of an event no target can feel. */
export function negligiblePc({ totalPc: total, avoidedPc }: PlanTarget, isAvoided: boolean): number {
  return NEGLIGIBLE_SHARE * (isAvoided ? Math.min(total, avoidedPc) : total);
}

/** The total that a target, a star and a limit are held against: with the error of the burn where that is known. */
export function countedPc({ totalPc: planned, withExecution }: Pick<PlanOutcome, 'totalPc' | 'withExecution'>): number {
  return withExecution?.totalPc ?? planned;
}

/** The same of the event to avoid. */
export function countedAvoidedPc({
  after,
  withExecution,
}: {
  readonly after: readonly { readonly pc: number }[];
  readonly withExecution?: Pick<ExecutedPcs, 'pcs'> | undefined;
}): number {
  return withExecution?.pcs[0] ?? after[0]?.pc ?? 0;
}

/** How far an outcome is above a target, in logarithms of the worse of both; 0 and less where both are kept to. */
export function gapAbove(totalPcs: PlanTarget, target: PlanTarget): number {
  const above = (pc: number, limit: number): number => Math.log(Math.max(pc, 1e-300) / limit);
  return Math.max(above(totalPcs.totalPc, target.totalPc), above(totalPcs.avoidedPc, target.avoidedPc));
}

/** Whether a target is reached: what counts of the total and of the event to avoid keeps to it, and every probability is by a method that holds for the states as they are then. */
export function isReached(
  outcome: Pick<PlanOutcome, 'after' | 'totalPc' | 'isInadequate' | 'withExecution'>,
  target: PlanTarget,
): boolean {
  return countedPc(outcome) <= target.totalPc && countedAvoidedPc(outcome) <= target.avoidedPc && !outcome.isInadequate;
}

/**
 * Whether nothing need be done: the total and the event to avoid as they are keep to the target, and every probability in it is that of a verdict that concludes, by a
 * method that holds. A number by another method says nothing of the kind.
 */
export function isMetAsItIs(
  events: readonly PlanningEvent[],
  { before, totalPcBefore }: PlanOutcome,
  target: PlanTarget,
): boolean {
  const isConcluded = ({ judged, isInconclusive = false }: PlanningEvent): boolean =>
    judged?.isInadequate === false && !isInconclusive;
  const isBelow = totalPcBefore <= target.totalPc && (before[0]?.pc ?? 0) <= target.avoidedPc;
  return isBelow && events.every(isConcluded);
}

/** The last instants of the span are closed in from beyond it. */
const AFTER_LAST_S = 1;

function outcome(before: readonly EventEffect[], after: readonly EventEffect[]): PlanOutcome {
  return {
    before,
    after,
    totalPcBefore: totalPc(before.map(({ pc }) => pc)),
    totalPc: totalPc(after.map(({ pc }) => pc)),
    isInadequate: after.some(({ isInadequate }) => isInadequate),
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
