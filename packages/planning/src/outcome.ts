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
import { type DynamicsModel, flownDifference, type PlannedBody } from './change.ts';
import { type EventEffect, eventEffect, followedSpanS, impulseOnEvent, pushedPrimary } from './event-effect.ts';
import { impulseOf, isStill, type PlannedManoeuvre } from './manoeuvre.ts';
import type { ThrustVector } from './propulsion/propulsion.ts';
import { inRtn } from './vector.ts';

/** An encounter of the satellite that a plan has to mind. */
export interface PlanningEvent extends PlannedEncounter {
  readonly id: string;
}

/** Result of manoeuvres for all known conjunctions. */
export interface PlanOutcome {
  /** In the order of the events. */
  readonly before: readonly EventEffect[];
  /** A conjunction that could not be computed has its figures without the manoeuvre, with its fault. */
  readonly after: readonly EventEffect[];
  /** Probability that any of them is a collision: 1 - product of (1 - Pc). */
  readonly totalPcBefore: number;
  readonly totalPc: number;
  /** A probability in the total comes from an invalid method or an inconclusive event, or could not be computed: a total below a limit is then not conclusive. */
  readonly isInadequate: boolean;
  /** With the execution error in the covariance (`withExecution`); absent where not requested, without a manoeuvre, or where it cannot be computed. */
  readonly withExecution?: ExecutedPcs;
  /** The orbits with the manoeuvres and without; absent where the change was computed in closed form, or is zero. */
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
 * Returns the effect of manoeuvres on every known encounter of a satellite.
 *
 * Method   two-body impulse: closed form (`impulseEffect`); everything else: one numerical change of the orbit, added to the state that each
 *          encounter has of the satellite; total 1 - product of (1 - Pc); docs/models/planning
 *          Probabilities by the method of the verdict, of each encounter as it is and as the manoeuvres make it
 * Assumes  independent encounters
 *
 * @param events       of one satellite; the first is the one whose state the change is computed from
 * @returns ok: PlanOutcome; a fault of one event after the manoeuvres is listed with it   |   fault: of an event as it is, of the propagation
 *
 * Checked  conformance/manoeuvre/impulsive-avoidance, plan.test.ts (finite burns against impulses, zero against no manoeuvre)
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
 * An inconclusive event to avoid stays inconclusive until a verdict for the moved objects is conclusive. For the others a burn is not
 * expected to make them conclusive.
 */
export function asConcluded(event: PlanningEvent, effect: EventEffect): EventEffect {
  if (effect.end === 'departs') return effect;
  const isOpen = effect.passages.some(({ primary, secondary }) => staysInconclusive(event, primary, secondary));
  return isOpen ? { ...effect, isInadequate: true, isInconclusive: true } : effect;
}

/** Effect of manoeuvres on the events of a satellite, each computed on demand. */
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
  const stopTaiS = Math.max(...events.map((event) => event.primary.epochTaiS + followedSpanS(event))) + AFTER_LAST_S;
  const change = knownChange ? ok(knownChange) : flownDifference(moving, events[0]!.primary, stopTaiS, body, model);
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

/** Target of a plan. */
export interface PlanTarget {
  /** Of all events together. */
  readonly totalPc: number;
  /** Target of the event to avoid alone: other events may lower the total by more. Equal to the total where no smaller one is set. */
  readonly avoidedPc: number;
}

/** Target of the total, and so of each event. */
export function totalTarget(pc: number): PlanTarget {
  return { totalPc: pc, avoidedPc: pc };
}

/** A target multiplied by a factor. */
export function targetTimes({ totalPc: total, avoidedPc }: PlanTarget, factor: number): PlanTarget {
  return { totalPc: factor * total, avoidedPc: factor * avoidedPc };
}

/** Events whose probabilities are computed only as accurately as a target needs, the one to avoid first. */
export function feltEvents(events: readonly PlanningEvent[], target: PlanTarget): readonly PlanningEvent[] {
  return events.map((event, k) => ({ ...event, negligiblePc: negligiblePc(target, k === 0) }));
}

/** Part of an event that no target can notice. */
export function negligiblePc({ totalPc: total, avoidedPc }: PlanTarget, isAvoided: boolean): number {
  return NEGLIGIBLE_SHARE * (isAvoided ? Math.min(total, avoidedPc) : total);
}

/** The total for targets, recommendations and limits: with the execution error where known. */
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

/** Ratio of an outcome to its target, in logarithms, of the worse of both; at most 0 where both are met. */
export function gapAbove(totalPcs: PlanTarget, target: PlanTarget): number {
  const above = (pc: number, limit: number): number => Math.log(Math.max(pc, 1e-300) / limit);
  return Math.max(above(totalPcs.totalPc, target.totalPc), above(totalPcs.avoidedPc, target.avoidedPc));
}

/** Whether a target is met: the counted total and the event to avoid are within it, and every probability comes from a valid method for the moved states. */
export function isReached(
  outcome: Pick<PlanOutcome, 'after' | 'totalPc' | 'isInadequate' | 'withExecution'>,
  target: PlanTarget,
): boolean {
  return countedPc(outcome) <= target.totalPc && countedAvoidedPc(outcome) <= target.avoidedPc && !outcome.isInadequate;
}

/**
 * Whether no manoeuvre is necessary: the total and the event to avoid meet the target now, and every probability in it is that of a conclusive verdict by a
 * valid method. A number from another method does not show this.
 */
export function isMetAsItIs(
  events: readonly PlanningEvent[],
  { before, totalPcBefore }: PlanOutcome,
  target: PlanTarget,
): boolean {
  const isConcluded = ({ assessment, isInconclusive = false }: PlanningEvent): boolean =>
    assessment?.isInadequate === false && !isInconclusive;
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
  { vector, frame }: ThrustVector,
  ignitionTaiS: number,
  { primary }: PlanningEvent,
): Parameters<typeof impulseOnEvent>[1] {
  if (frame === 'RTN') return { epochTaiS: ignitionTaiS, deltaVRtnMps: vector };
  const at = twoBodyStateAt(primary, ignitionTaiS);
  const integration = at.frame === 'GCRF' ? 'GCRF' : 'EME2000';
  const inertial = steered(vector, frame, sixOf(at), ignitionTaiS, integration);
  return { epochTaiS: ignitionTaiS, deltaVRtnMps: inRtn(inertial, at) };
}
