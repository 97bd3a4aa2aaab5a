import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import { impulsive } from '@keepout/contract/fleet/propulsion-types';
import type { DirectionRule } from '@keepout/planning/candidate';
import type { TimeSpan } from '@keepout/planning/constraints';
import type { PlannedManoeuvre } from '@keepout/planning/manoeuvre';
import type { Means } from '../vehicle/means.ts';
import { vehicleType } from '../vehicle/vehicles.ts';
import type { AskedDirection } from './question.ts';

/** Times are told in microseconds. */
const TIME_DIGITS = 6;

/** The ignition of a given manoeuvre, whose text was read before. */
export function ignitionOf({ ignitionEpoch }: ManoeuvreCommand): number {
  const parsed = parseUtc(ignitionEpoch);
  if (!parsed.ok) throw new Error(`a time that was read before: ${ignitionEpoch}`);
  return parsed.value;
}

/** How long a given manoeuvre takes at most; zero for what takes no time, infinite for what is given by its change of velocity. */
export function commandDuration(command: ManoeuvreCommand): number {
  if (command.manoeuvreType === impulsive.type) return 0;
  return command.manoeuvreDuration ?? Number.POSITIVE_INFINITY;
}

/** A given manoeuvre as a plan keeps it: by the time that it takes, so that it stays what it was computed as. */
export function settledCommand(command: ManoeuvreCommand, durationS: number): ManoeuvreCommand {
  if (!('deltaVMagnitude' in command)) return command;
  const { deltaVMagnitude: _, ...rest } = command;
  return { ...rest, manoeuvreDuration: durationS };
}

/** Whether shadows have a part in what a given manoeuvre does. */
export function hasShadows({ manoeuvreType }: ManoeuvreCommand, { burnsInEclipse }: Means): boolean {
  return vehicleType(manoeuvreType).isInterruptible && !burnsInEclipse;
}

/** A manoeuvre as it is computed with. @param ignitionTaiS   of its text, read before */
export function plannedOf(
  given: ManoeuvreCommand,
  ignitionTaiS: number,
  means: Means,
  shadows: readonly TimeSpan[],
): PlannedManoeuvre {
  return vehicleType(given.manoeuvreType).ofGiven(given, ignitionTaiS, means, shadows);
}

/** A manoeuvre that was found, as somebody would give it. */
export function commandOf(manoeuvre: PlannedManoeuvre): ManoeuvreCommand {
  return vehicleType(manoeuvre.type).asGiven(manoeuvre, formatUtcZ(manoeuvre.ignitionTaiS, TIME_DIGITS));
}

/** The rule that a direction is. */
export function directionRule(direction: AskedDirection | undefined): DirectionRule {
  if (direction === undefined) return {};
  const { axis, halfAngleRad } = direction;
  return halfAngleRad > 0 ? { cone: { axis, halfAngleRad } } : { held: axis };
}
