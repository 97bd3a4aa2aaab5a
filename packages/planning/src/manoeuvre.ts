import { type ContinuousManoeuvre, type ContinuousVehicle, continuousPropulsion } from './propulsion/continuous.ts';
import { type DragManoeuvre, type DragVehicle, dragPropulsion } from './propulsion/differential-drag.ts';
import { type ImpulsiveManoeuvre, type ImpulsiveVehicle, impulsivePropulsion } from './propulsion/impulsive.ts';
import type { MappedManoeuvreOf, Propulsion, PushLineOf, ThrustVector } from './propulsion/propulsion.ts';

export type PlannedManoeuvre = ImpulsiveManoeuvre | ContinuousManoeuvre | DragManoeuvre;
/** Propulsion of a satellite, with the parameters of its type that planning needs. */
export type Vehicle = ImpulsiveVehicle | ContinuousVehicle | DragVehicle;

export type MappedManoeuvre = MappedManoeuvreOf<PlannedManoeuvre>;
export type PushLine = PushLineOf<PlannedManoeuvre>;

const ROWS: Readonly<Record<PlannedManoeuvre['type'], Propulsion<PlannedManoeuvre, Vehicle>>> = {
  [impulsivePropulsion.type]: impulsivePropulsion,
  [continuousPropulsion.type]: continuousPropulsion,
  [dragPropulsion.type]: dragPropulsion,
};

/** Way in which a manoeuvre changes the orbit, or in which a vehicle can. */
export function propulsionOf({ type }: Pick<PlannedManoeuvre, 'type'>): Propulsion<PlannedManoeuvre, Vehicle> {
  return ROWS[type];
}

/** When a manoeuvre is over. */
export function cutoffTaiS(manoeuvre: PlannedManoeuvre): number {
  return manoeuvre.ignitionTaiS + propulsionOf(manoeuvre).durationS(manoeuvre);
}

/** The manoeuvre with its effect multiplied, as a hot or cold burn has it: 1.15 is fifteen per cent more. */
export function scaledManoeuvre(manoeuvre: PlannedManoeuvre, factor: number): PlannedManoeuvre {
  return propulsionOf(manoeuvre).scaled(manoeuvre, factor);
}

/** The same manoeuvre with a later ignition, in seconds, with its spans of engine off. */
export function laterManoeuvre(manoeuvre: PlannedManoeuvre, byS: number): PlannedManoeuvre {
  const later = { ...manoeuvre, ignitionTaiS: manoeuvre.ignitionTaiS + byS };
  if (!('offSpans' in later) || later.offSpans === undefined) return later;
  return { ...later, offSpans: later.offSpans.map(([from, to]) => [from + byS, to + byS] as const) };
}

/** Whether a manoeuvre has no effect: the conjunction then stays the same to the last digit. */
export function isStill(manoeuvre: PlannedManoeuvre): boolean {
  return propulsionOf(manoeuvre).isStill(manoeuvre);
}

/** Size of the change of velocity that a manoeuvre asks of its motor, m/s; the air asks for none. */
export function deltaVOf(manoeuvre: PlannedManoeuvre, massKg: number): number {
  return propulsionOf(manoeuvre).deltaVMps(manoeuvre, massKg);
}

/** Propellant that a manoeuvre uses, kg, not negative; undefined where the specific impulse is not known. */
export function propellantOf(manoeuvre: PlannedManoeuvre, massKg: number): number | undefined {
  return propulsionOf(manoeuvre).propellantKg(manoeuvre, massKg);
}

/** The change of velocity of a manoeuvre that takes no time; undefined for every other. */
export function impulseOf(manoeuvre: PlannedManoeuvre): ThrustVector | undefined {
  const propulsion = propulsionOf(manoeuvre);
  return propulsion.isInstant ? propulsion.steering(manoeuvre) : undefined;
}
