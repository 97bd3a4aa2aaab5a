import { STANDARD_GRAVITY_MPS2 } from '../constants.ts';
import { localAxes } from '../frames/local.ts';
import type { LocalFrameName, Vec3 } from '../nouns.ts';
import type { Force } from './force.ts';

/** Axes that a thrust direction or a delta-v is given in: local ones, or those of the integration. */
export type SteeringFrame = LocalFrameName | 'INERTIAL';

/** A motor that burns evenly. */
export interface Thrust {
  readonly thrustN: number;
  readonly specificImpulseS: number;
  readonly frame: SteeringFrame;
  /** Any length but zero. */
  readonly direction: Vec3;
  /** Share of the time that the motor is on, as an average; 1 when absent. */
  readonly dutyCycle?: number;
}

/**
 * Constant thrust along a direction that is fixed in a frame.
 *
 * Method   F / m along the direction, the local axes taken anew at every state; mass flow -F / (Isp g0); docs/models/forces
 * Assumes  full thrust at once; a duty cycle counts as its average
 */
export function thrust(motor: Thrust): Force {
  const size = Math.hypot(...motor.direction);
  const force = motor.thrustN * (motor.dutyCycle ?? 1);
  const flow = massFlow(motor);
  const along = motor.direction.map((value) => value / size) as unknown as Vec3;
  return {
    addRates(_epoch, state, out) {
      const [x, y, z] = steered(along, motor.frame, state);
      const factor = force / state[6]!;
      out[3] = out[3]! + factor * x;
      out[4] = out[4]! + factor * y;
      out[5] = out[5]! + factor * z;
      out[6] = out[6]! - flow;
    },
  };
}

/** Propellant that a motor takes, kg/s: F / (Isp g0), on average over its duty cycle. */
export function massFlow(motor: Thrust): number {
  return (motor.thrustN * (motor.dutyCycle ?? 1)) / (motor.specificImpulseS * STANDARD_GRAVITY_MPS2);
}

/** A vector of the steering frame in the axes of the state. */
export function steered(vector: Vec3, frame: SteeringFrame, state: Float64Array): Vec3 {
  if (frame === 'INERTIAL') return vector;
  const m = localAxes(frame, state.subarray(0, 3), state.subarray(3, 6));
  const [a, b, c] = vector;
  return [m[0]! * a + m[3]! * b + m[6]! * c, m[1]! * a + m[4]! * b + m[7]! * c, m[2]! * a + m[5]! * b + m[8]! * c];
}
