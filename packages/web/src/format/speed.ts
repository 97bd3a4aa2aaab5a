import { ABSENT, type Figure, formatNumber, formatWithUnit, isGiven } from './number.ts';

/** Resolution of two decimals of mm/s. */
const LEAST_MPS = 1e-5;

/** A speed: mm/s and cm/s for manoeuvres, m/s and km/s for encounters. */
export function formatSpeed(speedMps: Figure): string {
  if (!isGiven(speedMps)) return ABSENT;
  const size = Math.abs(speedMps);
  if (size !== 0 && size < LEAST_MPS) return `<${formatWithUnit(LEAST_MPS * 1000, 2, 'mm/s')}`;
  if (size !== 0 && size < 0.01) return formatWithUnit(speedMps * 1000, 2, 'mm/s');
  if (size !== 0 && size < 1) return formatWithUnit(speedMps * 100, 2, 'cm/s');
  if (size < 1000) return formatWithUnit(speedMps, 2, 'm/s');
  return formatWithUnit(speedMps / 1000, 2, 'km/s');
}

/** A speed in a column of km/s: two decimals, four for a slow encounter, which would read 0.00. */
export const formatSpeedKms = (speedMps: Figure): string =>
  isGiven(speedMps) ? formatNumber(speedMps / 1000, Math.abs(speedMps) < 100 ? 4 : 2) : ABSENT;

/** A mass: 350.0 g, 42.00 kg, 260.5 kg. */
export function formatMass(massKg: Figure): string {
  if (!isGiven(massKg)) return ABSENT;
  return massKg < 1 ? formatWithUnit(massKg * 1000, 1, 'g') : formatWithUnit(massKg, massKg < 100 ? 2 : 1, 'kg');
}
