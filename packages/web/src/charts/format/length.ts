import { formatNumber, formatSignificant } from './number.ts';

export interface LengthUnit {
  readonly symbol: 'm' | 'km';
  readonly metres: number;
}

const METRE: LengthUnit = { symbol: 'm', metres: 1 };
const KILOMETRE: LengthUnit = { symbol: 'km', metres: 1000 };

/** The unit in which lengths up to `extentM` read best: kilometres from 5 km. @param extentM number m */
export function lengthUnit(extentM: number): LengthUnit {
  return extentM >= 5000 ? KILOMETRE : METRE;
}

/** 100 m, 1 km: a round length on an axis. */
export function formatLengthTick(lengthM: number): string {
  return lengthM >= 1000 ? `${formatNumber(lengthM / 1000)} km` : `${formatSignificant(lengthM, 1)} m`;
}

/** 376.3 m, 12.41 km, 0.42 m: a length with its unit. @param lengthM number m */
export function formatLength(lengthM: number | null | undefined): string {
  if (lengthM === null || lengthM === undefined || !Number.isFinite(lengthM)) return '\u2013';
  const size = Math.abs(lengthM);
  if (size >= 5000) return `${formatSignificant(lengthM / 1000, 4)} km`;
  if (size >= 100) return `${formatNumber(lengthM, 1)} m`;
  return `${formatSignificant(lengthM, 3)} m`;
}
