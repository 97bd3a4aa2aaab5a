import { STANDARD_GRAVITY_MPS2 } from '@keepout/astro/constants';
import { thrustingTimeS } from './firing-spans.ts';
import type { PlannedManoeuvre } from './manoeuvre.ts';
import { norm3 } from './vector.ts';

/**
 * Size of the change of velocity that a manoeuvre asks of its motor.
 *
 * Method   of a motor that pushes evenly Tsiolkovsky's equation, Isp g0 ln(m0 / m1); the air asks for none
 * @returns number   m/s
 */
export function deltaVOf(manoeuvre: PlannedManoeuvre, massKg: number): number {
  if (manoeuvre.type === 'IMPULSIVE') return norm3(manoeuvre.deltaVMps);
  if (manoeuvre.type === 'DIFFERENTIAL_DRAG') return 0;
  const exhaust = manoeuvre.specificImpulseS * STANDARD_GRAVITY_MPS2;
  const used = (manoeuvre.thrustN / exhaust) * thrustingTimeS(manoeuvre);
  return used < massKg ? exhaust * Math.log(massKg / (massKg - used)) : Number.POSITIVE_INFINITY;
}

/** Propellant that a manoeuvre uses, kg, not negative; undefined where the specific impulse is not known. */
export function propellantOf(manoeuvre: PlannedManoeuvre, massKg: number): number | undefined {
  if (manoeuvre.type === 'DIFFERENTIAL_DRAG') return 0;
  if (manoeuvre.type === 'CONTINUOUS')
    return (manoeuvre.thrustN / (manoeuvre.specificImpulseS * STANDARD_GRAVITY_MPS2)) * thrustingTimeS(manoeuvre);
  if (manoeuvre.specificImpulseS === undefined) return undefined;
  const exhaust = manoeuvre.specificImpulseS * STANDARD_GRAVITY_MPS2;
  return -massKg * Math.expm1(-norm3(manoeuvre.deltaVMps) / exhaust);
}

/** Seconds of thrust that a change of velocity takes, by the same equation. */
export function thrustTimeFor(
  deltaVMps: number,
  motor: { readonly thrustN: number; readonly specificImpulseS: number },
  massKg: number,
): number {
  const exhaust = motor.specificImpulseS * STANDARD_GRAVITY_MPS2;
  return (-massKg * Math.expm1(-deltaVMps / exhaust) * exhaust) / motor.thrustN;
}
