import { STANDARD_GRAVITY_MPS2 } from '../constants.ts';
import { type SteeringFrame, steered, type Thrust } from '../force/thrust.ts';
import type { Vec3 } from '../nouns.ts';

/** A motor that is on between two epochs. */
export interface Burn extends Thrust {
  readonly startTaiS: number;
  readonly stopTaiS: number;
}

/** A change of velocity at one epoch. */
export interface Impulse {
  readonly epochTaiS: number;
  readonly frame: SteeringFrame;
  readonly deltaVMps: Vec3;
  /** Absent: the mass stays. */
  readonly specificImpulseS?: number;
}

export interface Manoeuvres {
  readonly burns?: readonly Burn[];
  readonly impulses?: readonly Impulse[];
}

/**
 * Adds an impulse to a state.
 *
 * Method   dv in the axes before the impulse; mass by Tsiolkovsky's equation, m exp(-dv / (Isp g0))
 *
 * @param state   Float64Array(7)   m, m/s, kg; changed in place
 */
export function applyImpulse(impulse: Impulse, state: Float64Array): void {
  const [x, y, z] = steered(impulse.deltaVMps, impulse.frame, state);
  state[3] = state[3]! + x;
  state[4] = state[4]! + y;
  state[5] = state[5]! + z;
  if (impulse.specificImpulseS === undefined) return;
  const exhaust = impulse.specificImpulseS * STANDARD_GRAVITY_MPS2;
  state[6] = state[6]! * Math.exp(-Math.hypot(x, y, z) / exhaust);
}

/** Epochs strictly inside a span at which the motion changes its law, in order, each once. */
export function changesWithin(manoeuvres: Manoeuvres, startTaiS: number, stopTaiS: number): number[] {
  const epochs = [
    ...(manoeuvres.burns ?? []).flatMap((burn) => [burn.startTaiS, burn.stopTaiS]),
    ...(manoeuvres.impulses ?? []).map((impulse) => impulse.epochTaiS),
  ];
  return [...new Set(epochs)].filter((epoch) => epoch > startTaiS && epoch < stopTaiS).sort((a, b) => a - b);
}
