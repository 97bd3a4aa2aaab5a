import type { Atmosphere, Force } from '@keepout/astro/force/force';
import type { SteeringFrame } from '@keepout/astro/force/steering';
import type { Vec3 } from '@keepout/astro/nouns';
import type { Manoeuvres } from '@keepout/astro/numerical/manoeuvre';
import type { PlannedImpulse } from '@keepout/conjunction/manoeuvre/burned-orbit';
import type { Objective } from '../candidate.ts';
import type { PushMap, Response } from '../response.ts';

/** A manoeuvre as the linear maps see it. */
export interface PushOf<M> {
  readonly manoeuvre: M;
  /** The change of velocity that it adds up to, RTN, m/s. */
  readonly deltaVRtnMps: Vec3;
  /** One a response: what a push of one m/s does. */
  readonly maps: readonly PushMap[];
}

/** The manoeuvres that begin at one time, from small to large. */
export interface PushLineOf<M> {
  readonly ignitionTaiS: number;
  /** Largest size: m/s of impulses, seconds of everything else. */
  readonly limit: number;
  at(size: number): PushOf<M>;
}

/** The push of a size that a line takes, by what the maps say. */
export type Way = (map: PushMap, objective: Objective, sizeMps: number) => Vec3;

/** What a line of manoeuvres is laid through. */
export interface LineSetting {
  /** One an event, the first is the one to avoid. */
  readonly responses: readonly Response[];
  readonly ignitionTaiS: number;
  readonly objective: Objective;
  /** Of what has a direction: each is a line of its own. */
  readonly ways: readonly Way[];
}

/** Where a manoeuvre pushes to. */
export interface Steering {
  /** Of an impulse the change of velocity, m/s; of a motor any length but zero. */
  readonly vector: Vec3;
  readonly frame: SteeringFrame;
}

/** What manoeuvres as impulses are reckoned with. */
export interface ImpulseSetting {
  readonly massKg: number;
  readonly periodS: number;
  /** N/m^2, of the air on the orbit, a mean. */
  readonly dynamicPressurePa: number;
}

/**
 * What a way of changing the orbit is to the kernels: a row for each, in a module of its own. Kernels ask the row and know no type by name.
 *
 * @typeParam M   its manoeuvre   @typeParam V   what a satellite needs for it
 */
export interface Propulsion<M extends { readonly type: string }, V> {
  readonly type: M['type'];
  /** Whether it takes no time: such a push cannot be off in a shadow, and has a closed form in two-body motion. */
  readonly isInstant: boolean;
  /** From ignition to cut-off. */
  durationS(manoeuvre: M): number;
  /** Whether it changes nothing: the event then stays what it was to the last digit. */
  isStill(manoeuvre: M): boolean;
  /** Its effect multiplied, as a hot or cold burn has it: 1.15 is fifteen per cent more. */
  scaled(manoeuvre: M, factor: number): M;
  /** What it asks of the motor, m/s. */
  deltaVMps(manoeuvre: M, massKg: number): number;
  /** Propellant that it uses, kg, not negative; undefined where the specific impulse is not known. */
  propellantKg(manoeuvre: M, massKg: number): number | undefined;
  /** Undefined where nothing is steered: the air pushes against the velocity. */
  steering(manoeuvre: M): Steering | undefined;
  /** The same with another change of velocity in the frame of its steering, in place of one of the size planned; of what is steered alone. */
  resteered?(manoeuvre: M, deltaVMps: Vec3, plannedMps: number): M;
  /** In order of time, m/s RTN; undefined for a direction in another frame. */
  impulses(manoeuvre: M, setting: ImpulseSetting): readonly PlannedImpulse[] | undefined;
  /** As the propagator takes it. */
  motors(manoeuvre: M): Manoeuvres;
  /** What it adds to the forces while it lasts, and what it is compared with; absent where a motor is all of it. */
  readonly surface?: {
    force(manoeuvre: M, atmosphere: Atmosphere): Force;
    undone(manoeuvre: M): M;
  };
  lines(vehicle: V, setting: LineSetting): readonly PushLineOf<M>[];
  /** A push along the velocity, against it where negative, by a satellite of so much mass; undefined where the satellite cannot. */
  alongTrack(vehicle: V, ignitionTaiS: number, deltaVMps: number, massKg: number): M | undefined;
}
