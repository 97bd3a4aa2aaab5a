import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import { impulsive } from '@keepout/contract/fleet/propulsion-types';
import type { DirectionRule } from '@keepout/planning/candidate';
import type { TimeSpan } from '@keepout/planning/constraints';
import type { PlannedManoeuvre } from '@keepout/planning/manoeuvre';
import type { PropulsionCapability } from '../vehicle/propulsion-capability.ts';
import { vehicleType } from '../vehicle/vehicles.ts';
import type { AskedDirection } from './question.ts';

/** Times have microsecond resolution. */
const TIME_DIGITS = 6;

/** The ignition of a given manoeuvre, whose text was read before. */
export function ignitionOf({ ignitionEpoch }: ManoeuvreCommand): number {
  const parsed = parseUtc(ignitionEpoch);
  if (!parsed.ok) throw new Error(`a time that was read before: ${ignitionEpoch}`);
  return parsed.value;
}

/** Returns the maximum duration of a given manoeuvre; zero for an impulsive one, infinite for one given by its delta-v. */
export function commandDuration(command: ManoeuvreCommand): number {
  if (command.manoeuvreType === impulsive.type) return 0;
  return command.manoeuvreDuration ?? Number.POSITIVE_INFINITY;
}

/** Returns a given manoeuvre in stored form, by its duration, so that later computations reproduce it. */
export function settledCommand(command: ManoeuvreCommand, durationS: number): ManoeuvreCommand {
  if (!('deltaVMagnitude' in command)) return command;
  const { deltaVMagnitude: _, ...withoutDeltaV } = command;
  return { ...withoutDeltaV, manoeuvreDuration: durationS };
}

/** Returns whether eclipses affect a given manoeuvre. */
export function hasShadows({ manoeuvreType }: ManoeuvreCommand, { burnsInEclipse }: PropulsionCapability): boolean {
  return vehicleType(manoeuvreType).isInterruptible && !burnsInEclipse;
}

/** A manoeuvre as it is computed with. @param ignitionTaiS   of its text, read before */
export function plannedOf(
  command: ManoeuvreCommand,
  ignitionTaiS: number,
  means: PropulsionCapability,
  shadows: readonly TimeSpan[],
): PlannedManoeuvre {
  return vehicleType(command.manoeuvreType).ofGiven(command, ignitionTaiS, means, shadows);
}

/** Returns a found manoeuvre in command form. */
export function commandOf(manoeuvre: PlannedManoeuvre): ManoeuvreCommand {
  return vehicleType(manoeuvre.type).asGiven(manoeuvre, formatUtcZ(manoeuvre.ignitionTaiS, TIME_DIGITS));
}

/** The rule that a direction is. */
export function directionRule(direction: AskedDirection | undefined): DirectionRule {
  if (direction === undefined) return {};
  const { axis, halfAngleRad } = direction;
  return halfAngleRad > 0 ? { cone: { axis, halfAngleRad } } : { fixedAxis: axis };
}
