import type { Atmosphere, Force } from '@keepout/astro/force/force';
import type { SteeringFrame } from '@keepout/astro/force/steering';
import type { Vec3 } from '@keepout/astro/nouns';
import type { Manoeuvres } from '@keepout/astro/numerical/manoeuvre';
import type { PlannedImpulse } from '@keepout/conjunction/manoeuvre/burned-orbit';
import type { Objective } from '../candidate.ts';
import type { PushMap, Response } from '../response.ts';

/** A manoeuvre as the linear maps see it. */
export interface MappedManoeuvreOf<M> {
  readonly manoeuvre: M;
  /** The change of velocity that it adds up to, RTN, m/s. */
  readonly deltaVRtnMps: Vec3;
  /** One per response: the effect of an impulse of 1 m/s. */
  readonly maps: readonly PushMap[];
}

/** The manoeuvres that begin at one time, from small to large. */
export interface PushLineOf<M> {
  readonly ignitionTaiS: number;
  /** Largest size: m/s of impulses, seconds of everything else. */
  readonly limit: number;
  at(size: number): MappedManoeuvreOf<M>;
}

/** The impulse of a magnitude on a line, by the maps. */
export type LineDirection = (map: PushMap, objective: Objective, sizeMps: number) => Vec3;

/** Inputs of a line of manoeuvres. */
export interface LineSetting {
  /** One an event, the first is the one to avoid. */
  readonly responses: readonly Response[];
  readonly ignitionTaiS: number;
  readonly objective: Objective;
  /** Directions: each is a line of its own. */
  readonly ways: readonly LineDirection[];
}

/** Where a manoeuvre pushes to. */
export interface ThrustVector {
  /** Change of velocity of an impulse, m/s; any length but zero for an engine. */
  readonly vector: Vec3;
  readonly frame: SteeringFrame;
}

/** Parameters for manoeuvres as impulses. */
export interface ImpulseSetting {
  readonly massKg: number;
  readonly periodS: number;
  /** N/m^2, of the air on the orbit, a mean. */
  readonly dynamicPressurePa: number;
}

/**
 * Propulsion type as the kernels see it: a row for each type, in a module of its own. Kernels use the row and no type by name.
 *
 * @typeParam M   its manoeuvre   @typeParam V   parameters of the satellite
 */
export interface Propulsion<M extends { readonly type: string }, V> {
  readonly type: M['type'];
  /** Whether it takes no time: such a push cannot be off in a shadow, and has a closed form in two-body motion. */
  readonly isInstant: boolean;
  /** From ignition to cut-off. */
  durationS(manoeuvre: M): number;
  /** Whether it has no effect: the conjunction then stays the same to the last digit. */
  isStill(manoeuvre: M): boolean;
  /** Its effect multiplied, as a hot or cold burn has it: 1.15 is fifteen per cent more. */
  scaled(manoeuvre: M, factor: number): M;
  /** Delta-v of the engine, m/s. */
  deltaVMps(manoeuvre: M, massKg: number): number;
  /** Propellant that it uses, kg, not negative; undefined where the specific impulse is not known. */
  propellantKg(manoeuvre: M, massKg: number): number | undefined;
  /** Undefined for unsteered manoeuvres: drag acts against the velocity. */
  steering(manoeuvre: M): ThrustVector | undefined;
  /** The same with another change of velocity in its steering frame, in place of the planned magnitude; for steered manoeuvres only. */
  resteered?(manoeuvre: M, deltaVMps: Vec3, plannedMps: number): M;
  /** In order of time, m/s RTN; undefined for a direction in another frame. */
  impulses(manoeuvre: M, setting: ImpulseSetting): readonly PlannedImpulse[] | undefined;
  /** As the propagator takes it. */
  motors(manoeuvre: M): Manoeuvres;
  /** Additional forces while it lasts, and its reference; absent where the engine is the only force. */
  readonly surface?: {
    force(manoeuvre: M, atmosphere: Atmosphere): Force;
    undone(manoeuvre: M): M;
  };
  lines(vehicle: V, setting: LineSetting): readonly PushLineOf<M>[];
  /** Manoeuvre along the velocity, against it where negative, for a satellite of a given mass; undefined where impossible. */
  alongTrack(vehicle: V, ignitionTaiS: number, deltaVMps: number, massKg: number): M | undefined;
}
