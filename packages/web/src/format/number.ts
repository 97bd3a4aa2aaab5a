import { byteSize } from '@keepout/contract/platform/byte-size';
import { MINUS } from '@keepout/contract/platform/probability-text';
/** Placeholder for a missing value. */
export const ABSENT = '\u2013';
export { MINUS };

export type Figure = number | null | undefined;
/** Returns whether a value is a number; every formatter writes `ABSENT` otherwise. */
export const isGiven = (value: Figure): value is number => typeof value === 'number' && Number.isFinite(value);

/** Thousands separator. */
let groupMark = ',';
/** The decimal mark is the point in every language, as in messages; a comma between thousands would read as one to many. */
export const groupThousandsBy = (mark: string): void => {
  groupMark = mark;
};

/** A number with grouped thousands and a true minus sign; -0 reads 0. */
export function formatNumber(value: Figure, decimals = 0): string {
  if (!isGiven(value)) return ABSENT;
  const [integerPart = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = integerPart.replace(/\B(?=(\d{3})+$)/g, groupMark);
  const text = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return value < 0 && /[1-9]/.test(text) ? `${MINUS}${text}` : text;
}

/** A number with its unit, kept on one line with it. */
export const formatWithUnit = (value: number, decimals: number, unit: string): string =>
  `${formatNumber(value, decimals)}\u00a0${unit}`;

/** Formats a number of significant digits without exponent: 12.30, 0.000123. */
export function formatSignificant(value: Figure, digits = 3): string {
  if (!isGiven(value)) return ABSENT;
  if (value === 0) return '0';
  // Uses the rounded number, so that 9.999 in three digits is 10.0 and not 10.00.
  const magnitude = Math.floor(Math.log10(Math.abs(Number(value.toPrecision(digits)))));
  return formatNumber(value, Math.max(0, digits - 1 - magnitude));
}

/** Formats a share, 0 to 1, in percent without decimals. */
export const formatPercent = (share: Figure): string => (isGiven(share) ? formatWithUnit(share * 100, 0, '%') : ABSENT);

/** An angle given in degrees, with one decimal. */
export const formatDegrees = (angleDeg: Figure): string =>
  isGiven(angleDeg) ? `${formatNumber(angleDeg, 1)}\u00b0` : ABSENT;

/** An association value or its threshold, given in arcseconds, with four significant digits (K-03). */
export const formatArcseconds = (angleArcsec: Figure): string =>
  isGiven(angleArcsec) ? `${formatSignificant(angleArcsec, 4)}\u2033` : ABSENT;

/** The size of a file. */
export function formatBytes(bytes: Figure): string {
  if (!isGiven(bytes)) return ABSENT;
  const { value, decimals, unit } = byteSize(bytes);
  return formatWithUnit(value, decimals, unit);
}

/** Counts on a badge stop at 99+. */
export const formatBadge = (count: number): string => (count > 99 ? '99+' : String(count));
