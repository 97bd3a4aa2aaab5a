import { STANDARD_GRAVITY_MPS2 } from '../constants.ts';
import type { LocalFrameName, Vec3 } from '../nouns.ts';
import type { Force } from './force.ts';
import { alongLocal } from './steering.ts';

/** A motor that burns evenly, along axes that turn with the satellite or along those of the integration. */
export interface Thrust {
  readonly thrustN: number;
  readonly specificImpulseS: number;
  readonly frame: LocalFrameName | 'INERTIAL';
  /** Any length but zero. */
  readonly direction: Vec3;
}

/**
 * Constant thrust along a direction that is fixed in a frame.
 *
 * Method   F / m along the direction, the local axes computed at every state; mass flow -F / (Isp g0); docs/models/forces
 * Assumes  full thrust at once
 */
export function thrust(motor: Thrust): Force {
  const size = Math.hypot(...motor.direction);
  const flow = massFlow(motor);
  const along = motor.direction.map((value) => value / size) as unknown as Vec3;
  const { frame, thrustN } = motor;
  return {
    addRates(_epoch, state, out) {
      const [x, y, z] = frame === 'INERTIAL' ? along : alongLocal(along, frame, state);
      const factor = thrustN / state[6]!;
      out[3] = out[3]! + factor * x;
      out[4] = out[4]! + factor * y;
      out[5] = out[5]! + factor * z;
      out[6] = out[6]! - flow;
    },
  };
}

/** Propellant that a motor takes while it burns, kg/s: F / (Isp g0). */
export function massFlow(motor: Pick<Thrust, 'thrustN' | 'specificImpulseS'>): number {
  return motor.thrustN / (motor.specificImpulseS * STANDARD_GRAVITY_MPS2);
}
