import { STANDARD_GRAVITY_MPS2 } from '@keepout/astro/constants';

/** A motor by its thrust and how well it uses its propellant. */
export interface Motor {
  readonly thrustN: number;
  readonly specificImpulseS: number;
}

/** Propellant that a motor uses while it is on, kg/s. */
export function propellantRateKgps({ thrustN, specificImpulseS }: Motor): number {
  return thrustN / (specificImpulseS * STANDARD_GRAVITY_MPS2);
}

/** Change of velocity by a propellant mass, m/s: Tsiolkovsky's equation, Isp g0 ln(m0 / m1); infinite for all of the mass. */
export function deltaVOfUsed(usedKg: number, specificImpulseS: number, massKg: number): number {
  const exhaust = specificImpulseS * STANDARD_GRAVITY_MPS2;
  return usedKg < massKg ? exhaust * Math.log(massKg / (massKg - usedKg)) : Number.POSITIVE_INFINITY;
}

/** Propellant that a change of velocity takes, kg, by the same equation. */
export function propellantFor(deltaVMps: number, specificImpulseS: number, massKg: number): number {
  return -massKg * Math.expm1(-deltaVMps / (specificImpulseS * STANDARD_GRAVITY_MPS2));
}

/** Seconds of thrust that a change of velocity takes. */
export function thrustTimeFor(deltaVMps: number, motor: Motor, massKg: number): number {
  const exhaust = motor.specificImpulseS * STANDARD_GRAVITY_MPS2;
  return (propellantFor(deltaVMps, motor.specificImpulseS, massKg) * exhaust) / motor.thrustN;
}
