import { byteSize } from '@keepout/contract/platform/byte-size';
import { MINUS } from '@keepout/contract/platform/probability-text';
/** What stands where a message gave no value. */
export const ABSENT = '\u2013';
export { MINUS };

export type Figure = number | null | undefined;
/** Whether there is a number to write; what is none is `ABSENT` in every formatter. */
export const isGiven = (value: Figure): value is number => typeof value === 'number' && Number.isFinite(value);

/** What stands between thousands. */
let groupMark = ',';
/** The decimal mark is the point in every language, as in messages; a comma between thousands would read as one to many. */
export const groupThousandsBy = (mark: string): void => {
  groupMark = mark;
};

/** A number with grouped thousands and a true minus sign; -0 reads 0. */
export function formatNumber(value: Figure, decimals = 0): string {
  if (!isGiven(value)) return ABSENT;
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, groupMark);
  const text = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return value < 0 && /[1-9]/.test(text) ? `${MINUS}${text}` : text;
}

/** A number with its unit, kept on one line with it. */
export const withUnit = (value: number, decimals: number, unit: string): string =>
  `${formatNumber(value, decimals)}\u00a0${unit}`;

/** So many significant digits, written out in full: 12.30, 0.000123. */
export function formatSignificant(value: Figure, digits = 3): string {
  if (!isGiven(value)) return ABSENT;
  if (value === 0) return '0';
  // Of the rounded number, so that 9.999 in three digits is 10.0 and not 10.00.
  const magnitude = Math.floor(Math.log10(Math.abs(Number(value.toPrecision(digits)))));
  return formatNumber(value, Math.max(0, digits - 1 - magnitude));
}

/** A share of the whole, 0 to 1, as whole percent. */
export const formatPercent = (share: Figure): string => (isGiven(share) ? withUnit(share * 100, 0, '%') : ABSENT);

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
  return withUnit(value, decimals, unit);
}

/** Counts on a badge stop at 99+. */
export const formatBadge = (count: number): string => (count > 99 ? '99+' : String(count));
