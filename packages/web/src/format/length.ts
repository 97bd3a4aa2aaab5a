import { ABSENT, type Figure, formatNumber, formatSignificant, formatWithUnit, isGiven } from './number.ts';

/** Resolution of three decimals of a metre. */
const LEAST_M = 0.001;

/** A distance in the unit that reads best: 0.352 m, 4.21 m, 376.3 m, 1,860 m, 12.41 km. */
export function formatDistance(distanceM: Figure): string {
  if (!isGiven(distanceM)) return ABSENT;
  const size = Math.abs(distanceM);
  if (size > 0 && size < LEAST_M) return `<${formatWithUnit(LEAST_M, 3, 'm')}`;
  if (size < 1) return formatWithUnit(distanceM, 3, 'm');
  if (size < 10) return formatWithUnit(distanceM, 2, 'm');
  if (size < 1_000) return formatWithUnit(distanceM, 1, 'm');
  if (size < 10_000) return formatWithUnit(distanceM, 0, 'm');
  return formatWithUnit(distanceM / 1000, size < 1_000_000 ? 2 : 0, 'km');
}

/** Formats a length without unit, for example under a column header with the unit: a decimal below 100 m. */
export const formatMetres = (lengthM: Figure): string =>
  formatNumber(lengthM, isGiven(lengthM) && Math.abs(lengthM) < 100 ? 1 : 0);

export interface LengthUnit {
  readonly symbol: 'm' | 'km';
  readonly metres: number;
}

const metre: LengthUnit = { symbol: 'm', metres: 1 };
const kilometre: LengthUnit = { symbol: 'km', metres: 1000 };

/** The unit of an axis that reaches to `extentM`: kilometres from 5 km. */
export const lengthUnit = (extentM: number): LengthUnit => (extentM >= 5000 ? kilometre : metre);

/** A round length on an axis: 100 m, 1 km. */
export const formatLengthTick = (lengthM: number): string =>
  lengthM >= 1000 ? `${formatNumber(lengthM / 1000)} km` : `${formatSignificant(lengthM, 1)} m`;

/** Resolution of two decimals. */
const LEAST_SIGMAS = 0.01;

/** Formats a distance in sigmas (Mahalanobis), two decimals; the unit is shown next to it or in the column header. */
export const formatSigmas = (distance: Figure): string =>
  isGiven(distance) && distance > 0 && distance < LEAST_SIGMAS ? `<${LEAST_SIGMAS}` : formatNumber(distance, 2);
