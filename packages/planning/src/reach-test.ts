import { totalPc } from '@keepout/conjunction/event/total-pc';
import { ok } from '@keepout/units/result';
import type { DynamicsModel, PlannedBody } from './change.ts';
import { eventEffect } from './event-effect.ts';
import { isStill, type PlannedManoeuvre } from './manoeuvre.ts';
import { asConcluded, movedEvents, negligiblePc, type PlanningEvent, type PlanTarget } from './outcome.ts';

/** Whether manoeuvres bring some events to a target, asked of many manoeuvres. */
export interface ReachTest {
  /** Value of `isReached` for the planned outcome. */
  readonly reaches: (manoeuvre: PlannedManoeuvre, target: PlanTarget) => boolean;
  /** The same without the events that were negligible when the target was last met. */
  readonly reachesNearby: (manoeuvre: PlannedManoeuvre, target: PlanTarget) => boolean;
}

/** Below this share of the target an event is negligible nearby. */
const IDLE_SHARE = 1e-3;
interface Reached {
  /** Computed events, up to the first that exceeds the target. */
  readonly pcs: readonly number[];
  readonly obstacle?: PlanningEvent;
}

/**
 * Opens the events of a satellite for many manoeuvres.
 *
 * Method   the effects of `outcomeOf`, the events first that kept the last manoeuvres from the target, no further than it takes to say no
 */
export function reachTest(events: readonly PlanningEvent[], body: PlannedBody, model: DynamicsModel): ReachTest {
  const inTurn = [...events];
  let nearby: readonly PlanningEvent[] = events;
  const unmoved = new Map(events.map((event) => [event, eventEffect(event)]));
  const feltOf = (candidates: readonly PlanningEvent[], target: PlanTarget): readonly PlanningEvent[] =>
    candidates.map((event) => ({ ...event, negligiblePc: negligiblePc(target, event === events[0]) }));
  const countedEvents = (
    manoeuvre: PlannedManoeuvre,
    target: PlanTarget,
    countedOnly: readonly PlanningEvent[],
  ): Reached | undefined => {
    const moved = isStill(manoeuvre)
      ? ok({ effectOf: (event: PlanningEvent) => unmoved.get(event)! })
      : movedEvents([manoeuvre], events, body, model);
    if (!moved.ok) return undefined;
    const pcs: number[] = [];
    const felt = isStill(manoeuvre) ? countedOnly : feltOf(countedOnly, target);
    for (const [k, event] of countedOnly.entries()) {
      const effect = moved.value.effectOf(felt[k]!);
      if (!effect.ok || effect.value.isInadequate) return { pcs, obstacle: event };
      pcs.push(effect.value.pc);
      if (totalPc(pcs) > target.totalPc) return { pcs, obstacle: event };
      if (event !== events[0]) continue;
      if (effect.value.pc > target.avoidedPc) return { pcs, obstacle: event };
      if (asConcluded(event, effect.value).isInadequate) return { pcs, obstacle: event };
    }
    return { pcs };
  };
  return {
    reaches(manoeuvre, target) {
      const answer = countedEvents(manoeuvre, target, inTurn);
      if (answer === undefined) return false;
      const { pcs, obstacle } = answer;
      if (obstacle === undefined)
        nearby = inTurn.filter((event, k) => event === events[0] || pcs[k]! > IDLE_SHARE * target.totalPc);
      else inTurn.unshift(...inTurn.splice(inTurn.indexOf(obstacle), 1));
      return obstacle === undefined;
    },
    reachesNearby(manoeuvre, target) {
      const answer = countedEvents(manoeuvre, target, nearby);
      return answer !== undefined && answer.obstacle === undefined;
    },
  };
}
