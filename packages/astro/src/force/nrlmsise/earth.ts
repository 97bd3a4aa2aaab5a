import { PER_DEGREE } from './harmonics.ts';

/** Gas constant in the units of the model, 1e-7 J/(mol K) by g and km. */
export const GAS_CONSTANT = 831.4;

/** Gravity and radius of the Earth at a latitude, as the model has them. */
export interface EarthAtLatitude {
  /** cm/s^2 */
  readonly gravity: number;
  /** km */
  readonly radiusKm: number;
}

/** Method   US standard atmosphere 1976 after Lambert: gravity at sea level, radius from its fall with height. */
export function earthAt(latitudeDeg: number): EarthAtLatitude {
  const c = Math.cos(2 * PER_DEGREE * latitudeDeg);
  const gravity = 980.616 * (1 - 0.0026373 * c);
  return { gravity, radiusKm: ((2 * gravity) / (3.085462e-6 + 2.27e-9 * c)) * 1e-5 };
}

/** Geopotential height of one height over another, km. */
export function geopotentialKm({ radiusKm }: EarthAtLatitude, heightKm: number, fromKm: number): number {
  return ((heightKm - fromKm) * (radiusKm + fromKm)) / (radiusKm + heightKm);
}

export function gravityAt({ gravity, radiusKm }: EarthAtLatitude, heightKm: number): number {
  return gravity / (1 + heightKm / radiusKm) ** 2;
}
