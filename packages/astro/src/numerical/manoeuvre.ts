import { STANDARD_GRAVITY_MPS2 } from '../constants.ts';
import type { IntegrationFrame } from '../force/force.ts';
import { type SteeringFrame, steered } from '../force/steering.ts';
import type { Vec3 } from '../nouns.ts';

/** A motor that is at work between two epochs. */
export interface Burn {
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly thrustN: number;
  readonly specificImpulseS: number;
  readonly frame: SteeringFrame;
  /** Any length but zero. */
  readonly direction: Vec3;
  /** Share of the time that the motor is on, above 0 and up to 1; 1 when absent. */
  readonly dutyCycle?: number;
  /** The motor is on for its share at the beginning of each such period, from the start on. Absent: thrust and flow are their average. */
  readonly dutyPeriodS?: number;
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

/** A stretch in which a burn pushes evenly. */
export interface Firing {
  readonly burn: Burn;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  /** Thrust of the engine, or its average over a duty cycle without a period. */
  readonly thrustN: number;
}

/** Whether a burn can be flown: a direction, a thrust, a share of the time that there is. */
export function isBurnSound({ startTaiS, stopTaiS, direction, thrustN, specificImpulseS, ...duty }: Burn): boolean {
  const { dutyCycle = 1, dutyPeriodS = 1 } = duty;
  const size = Math.hypot(...direction);
  return (
    stopTaiS >= startTaiS &&
    size > 0 &&
    Number.isFinite(size) &&
    thrustN >= 0 &&
    specificImpulseS > 0 &&
    dutyCycle > 0 &&
    dutyCycle <= 1 &&
    dutyPeriodS > 0
  );
}

/** The stretches in which a burn pushes, in order; the last one is cut short where the burn ends. */
export function firingsOf(burn: Burn): Firing[] {
  const { startTaiS, stopTaiS, dutyCycle = 1, dutyPeriodS, thrustN } = burn;
  if (dutyPeriodS === undefined || dutyCycle === 1) {
    return [{ burn, startTaiS, stopTaiS, thrustN: thrustN * dutyCycle }];
  }
  const count = Math.ceil((stopTaiS - startTaiS) / dutyPeriodS);
  return Array.from({ length: count }, (_, k) => {
    const on = startTaiS + k * dutyPeriodS;
    return { burn, startTaiS: on, stopTaiS: Math.min(stopTaiS, on + dutyCycle * dutyPeriodS), thrustN };
  });
}

/**
 * Adds an impulse to a state.
 *
 * Method   dv in the axes before the impulse; mass by Tsiolkovsky's equation, m exp(-dv / (Isp g0))
 *
 * @param state   Float64Array(7)   m, m/s, kg; changed in place
 */
export function applyImpulse(impulse: Impulse, state: Float64Array, integration: IntegrationFrame): void {
  const [x, y, z] = steered(impulse.deltaVMps, impulse.frame, state, impulse.epochTaiS, integration);
  state[3] = state[3]! + x;
  state[4] = state[4]! + y;
  state[5] = state[5]! + z;
  if (impulse.specificImpulseS === undefined) return;
  const exhaust = impulse.specificImpulseS * STANDARD_GRAVITY_MPS2;
  state[6] = state[6]! * Math.exp(-Math.hypot(x, y, z) / exhaust);
}

/** Epochs strictly inside a span at which the motion changes its law, in order, each once. */
export function changesWithin(
  firings: readonly Firing[],
  impulses: readonly Impulse[],
  startTaiS: number,
  stopTaiS: number,
): number[] {
  const epochs = [
    ...firings.flatMap((firing) => [firing.startTaiS, firing.stopTaiS]),
    ...impulses.map((impulse) => impulse.epochTaiS),
  ];
  return [...new Set(epochs)].filter((epoch) => epoch > startTaiS && epoch < stopTaiS).sort((a, b) => a - b);
}
