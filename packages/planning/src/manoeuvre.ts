import type { SteeringFrame } from '@keepout/astro/force/steering';
import type { Vec3 } from '@keepout/astro/nouns';

/** A change of velocity in no time. */
export interface ImpulsiveManoeuvre {
  readonly type: 'IMPULSIVE';
  readonly ignitionTaiS: number;
  readonly deltaVMps: Vec3;
  readonly frame: SteeringFrame;
  /** Absent: the mass stays as it is. */
  readonly specificImpulseS?: number;
}

/** A motor that pushes along a direction that is held. */
export interface ContinuousManoeuvre {
  readonly type: 'CONTINUOUS';
  readonly ignitionTaiS: number;
  /** From first ignition to last cut-off. */
  readonly durationS: number;
  readonly thrustN: number;
  readonly specificImpulseS: number;
  /** Any length but zero. */
  readonly direction: Vec3;
  readonly frame: SteeringFrame;
  /** Share of the time that the motor is on, above 0 and up to 1. */
  readonly dutyCycle: number;
  /** Spans in which the motor may not be on, TAI s; in order. An electric motor is off in the shadow. */
  readonly offSpans?: readonly (readonly [number, number])[];
}

/** A time in another attitude against the air. */
export interface DragManoeuvre {
  readonly type: 'DIFFERENTIAL_DRAG';
  readonly ignitionTaiS: number;
  readonly durationS: number;
  /** Cross-section meanwhile, and otherwise. */
  readonly areaM2: number;
  readonly nominalAreaM2: number;
  readonly dragCoefficient: number;
  /** Density over that of the model; 1 when absent. */
  readonly densityFactor?: number;
}

export type PlannedManoeuvre = ImpulsiveManoeuvre | ContinuousManoeuvre | DragManoeuvre;

/** When a manoeuvre is over. */
export function cutoffTaiS(manoeuvre: PlannedManoeuvre): number {
  return manoeuvre.type === 'IMPULSIVE' ? manoeuvre.ignitionTaiS : manoeuvre.ignitionTaiS + manoeuvre.durationS;
}

/** The manoeuvre with its effect multiplied, as a hot or cold burn has it: 1.15 is fifteen per cent more. */
export function scaledManoeuvre(manoeuvre: PlannedManoeuvre, factor: number): PlannedManoeuvre {
  if (manoeuvre.type === 'IMPULSIVE') {
    const [x, y, z] = manoeuvre.deltaVMps;
    return { ...manoeuvre, deltaVMps: [x * factor, y * factor, z * factor] };
  }
  if (manoeuvre.type === 'CONTINUOUS') return { ...manoeuvre, thrustN: manoeuvre.thrustN * factor };
  return { ...manoeuvre, densityFactor: (manoeuvre.densityFactor ?? 1) * factor };
}

/** Whether a manoeuvre changes nothing: the event then stays what it was to the last digit. */
export function isStill(manoeuvre: PlannedManoeuvre): boolean {
  if (manoeuvre.type === 'IMPULSIVE') return manoeuvre.deltaVMps.every((part) => part === 0);
  if (manoeuvre.type === 'CONTINUOUS') return !(manoeuvre.thrustN > 0 && manoeuvre.durationS > 0);
  return !(manoeuvre.areaM2 !== manoeuvre.nominalAreaM2 && manoeuvre.durationS > 0);
}
