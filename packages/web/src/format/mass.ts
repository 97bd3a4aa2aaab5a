import { ABSENT, type Figure, isGiven, withUnit } from './number.ts';

/** A mass: 350.0 g, 42.00 kg, 260.5 kg. */
export function formatMass(massKg: Figure): string {
  if (!isGiven(massKg)) return ABSENT;
  return massKg < 1 ? withUnit(massKg * 1000, 1, 'g') : withUnit(massKg, massKg < 100 ? 2 : 1, 'kg');
}
