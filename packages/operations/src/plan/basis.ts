import { commandTimes, lastCommandPass } from '@keepout/planning/constraints';
import { outcomeOf, type PlanningEvent, type PlanTarget } from '@keepout/planning/outcome';
import { periodOf } from '@keepout/planning/response';
import { propulsionCapability } from '../vehicle/capability-of-satellite.ts';
import type { PropulsionCapability } from '../vehicle/propulsion-capability.ts';
import { spreadOf, vehicleType } from '../vehicle/vehicles.ts';
import { knownEvents } from './known-events.ts';
import { type ToldLeftOuts, toldLeftOuts } from './left-out.ts';
import { contactsAndEclipses, preparePlan, pressureOn } from './prepared-plan.ts';
import type { NothingToPlan, PlanQuestion, Surroundings } from './question.ts';
import { targetOf } from './target.ts';

/** Basis of planning, also where no manoeuvre is possible. */
export interface PlanBasis extends Surroundings, ToldLeftOuts {
  readonly planningFault: NothingToPlan | undefined;
  /** Undefined for a satellite without propulsion. */
  readonly means: Omit<PropulsionCapability, 'body'> | undefined;
  readonly dynamicPressurePa: number | undefined;
  /** Spread of hot and cold performance around the plan; 0 without propulsion. */
  readonly spread: number;
  /** TCA of the conjunction to avoid; without one the current time, and zero. */
  readonly tcaTaiS: number;
  readonly periodS: number;
  readonly target: PlanTarget;
  readonly totalPc: number;
  readonly events: readonly (Omit<PlanningEvent, 'assessment'> & { readonly pc: number })[];
  /** Until when the last pass can carry the command for the latest useful ignition, at closest approach. */
  readonly commandByTaiS?: number;
  /** The same less the preparation time. */
  readonly decideByTaiS?: number;
}

/** Computes the basis of a trade space and the surroundings of the conjunction. */
export function planBasis(question: PlanQuestion): PlanBasis {
  const opened = preparePlan(question);
  const { countedEvents, leftOut } = knownEvents(question);
  const [main] = countedEvents;
  const propulsion = propulsionCapability(question.satellite, question.air);
  const means = propulsion.unplannable === undefined ? propulsion : undefined;
  const before = main && outcomeOf([], countedEvents, { massKg: 1 }, 'two-body');
  const pcs = before?.ok ? before.value.before.map(({ pc }) => pc) : [];
  const surroundings = opened.ok ? contactsAndEclipses(question, opened.value) : { contacts: [], shadows: [] };
  const { nowTaiS, rules } = question;
  const times = main && commandTimes({ nowTaiS, ...rules }, main.primary.epochTaiS);
  const command = times && lastCommandPass(surroundings.contacts, times);
  return {
    ...surroundings,
    planningFault: opened.ok ? undefined : opened.fault,
    means: means && withoutBody(means),
    dynamicPressurePa: means && main && vehicleType(means.type).isByAir ? pressureOn(main, means) : undefined,
    spread: means === undefined ? 0 : spreadOf(means, question.rules.densityUncertainty),
    tcaTaiS: main?.primary.epochTaiS ?? question.nowTaiS,
    periodS: main === undefined ? 0 : periodOf(main.primary),
    target: targetOf(pcs, question.rules),
    totalPc: before?.ok ? before.value.totalPcBefore : 0,
    events: countedEvents.map(({ assessment: _, ...event }, i) => ({ ...event, pc: pcs[i] ?? 0 })),
    ...toldLeftOuts([], { main, leftOut }, { massKg: 1 }, 'two-body'),
    ...(command && { commandByTaiS: command.byTaiS, decideByTaiS: command.byTaiS - rules.preparationS }),
  };
}

/** An atmosphere is a function and does not leave its thread. */
function withoutBody({ body: _, ...means }: PropulsionCapability): Omit<PropulsionCapability, 'body'> {
  return means;
}
