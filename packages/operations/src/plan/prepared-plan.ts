import { earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import type { TimeSpan } from '@keepout/planning/constraints';
import { dynamicPressure, pressureAlong } from '@keepout/planning/dynamic-pressure';
import { outcomeOf, type PlanningEvent } from '@keepout/planning/outcome';
import type { PressureOver } from '@keepout/planning/propulsion/differential-drag';
import { periodOf } from '@keepout/planning/response';
import { fail, ok, type Result } from '@keepout/units/result';
import { propulsionCapability } from '../vehicle/capability-of-satellite.ts';
import type { PropulsionCapability } from '../vehicle/propulsion-capability.ts';
import type { TradeVehicle } from '../vehicle/vehicle-type.ts';
import { vehicleType } from '../vehicle/vehicles.ts';
import { knownEvents, type LeftOutEvent, reasonOf } from './known-events.ts';
import type { NothingToPlan, PlanQuestion, Surroundings } from './question.ts';
import { surroundingsOf } from './surroundings.ts';

/** Common basis of every planning query. */
export interface PreparedPlan {
  readonly events: readonly PlanningEvent[];
  readonly leftOut: readonly LeftOutEvent[];
  readonly means: PropulsionCapability;
  readonly tcaTaiS: number;
  readonly periodS: number;
}

/** Returns the counted conjunctions and the propulsion capability of the satellite; or the reason why planning is impossible. */
export function preparePlan(question: PlanQuestion): Result<PreparedPlan, NothingToPlan> {
  const { countedEvents, leftOut } = knownEvents(question);
  const [main] = countedEvents;
  const mainFault = leftOut.find(({ id }) => id === question.events[0]?.id);
  if (mainFault !== undefined || main === undefined) return fail({ code: reasonOf(mainFault?.code), missing: [] });
  const tcaTaiS = main.primary.epochTaiS;
  if (tcaTaiS <= question.nowTaiS) return fail({ code: 'TCA_PASSED', missing: [] });
  const periodS = periodOf(main.primary);
  if (!Number.isFinite(periodS)) return fail({ code: 'NOT_BOUND', missing: [] });
  const means = propulsionCapability(question.satellite, question.air);
  if (means.unplannable !== undefined) return fail({ code: means.unplannable, missing: means.missing });
  return ok({ events: countedEvents, leftOut, means, tcaTaiS, periodS });
}

/** Maximum lead time for which contacts and eclipses are computed. */
const LONGEST_S = 7 * 86_400;

/** Contacts and shadows before closest approach, or to a later time. */
export function contactsAndEclipses(
  { nowTaiS, stations, earthOrientation }: Pick<PlanQuestion, 'nowTaiS' | 'stations' | 'earthOrientation'>,
  { events, means, tcaTaiS }: PreparedPlan,
  untilTaiS: number = tcaTaiS,
): Surroundings {
  const span: TimeSpan = [Math.max(nowTaiS, tcaTaiS - LONGEST_S), untilTaiS];
  const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
  return surroundingsOf(events[0]!.primary, span, means.body, stations, eop);
}

/** Probability of each event as it is, in their order. */
export function pcsBefore(events: readonly PlanningEvent[]): readonly number[] {
  const outcome = outcomeOf([], events, { massKg: 1 }, 'two-body');
  return outcome.ok ? outcome.value.before.map(({ pc }) => pc) : [];
}

/** Returns the mean dynamic pressure on the orbit, N/m^2; zero for a manoeuvre without drag change. */
export function pressureOn({ primary }: PlanningEvent, { type, body }: PropulsionCapability): number {
  return vehicleType(type).isByAir ? dynamicPressure(primary, body.atmosphere) : 0;
}

/** Returns the same for parts of the orbit, from a number of revolutions before closest approach up to it or to a later time; undefined without drag change. */
export function pressureOver(
  { primary }: PlanningEvent,
  orbits: number,
  { type, body }: PropulsionCapability,
  untilTaiS: number = primary.epochTaiS,
): PressureOver | undefined {
  if (!vehicleType(type).isByAir) return undefined;
  return pressureAlong(primary, primary.epochTaiS - orbits * periodOf(primary), body, untilTaiS);
}

/** The means as a trade space takes them. */
export function tradeVehicleOf(means: PropulsionCapability, dynamicPressurePa: number): TradeVehicle {
  const { type, maxDeltaVMps, specificImpulseS, thrustN, dutyCycle, areas, dragCoefficient, body } = means;
  const motor = { maxDeltaVMps, specificImpulseS, thrustN, dutyCycle };
  return { type, ...motor, areas, dragCoefficient, massKg: body.massKg, dynamicPressurePa };
}
