import { J3_OVER_J2 } from './wgs72.ts';

/** Long-period longitude coefficient, held finite at an inclination of 180 degrees. */
export function longPeriodCoefficient(sinI: number, cosI: number): number {
  const onePlus = Math.abs(cosI + 1) > 1.5e-12 ? 1 + cosI : 1.5e-12;
  return (-0.25 * J3_OVER_J2 * sinI * (3 + 5 * cosI)) / onePlus;
}
