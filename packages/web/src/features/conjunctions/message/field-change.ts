import { ABSENT, formatNumber } from '../../../format/number.ts';
import { parseTime } from '../../../time/utc.ts';
import type { FieldValue, MessageField } from './message-fields.ts';

/** Difference between a value and the same value of another message. */
export interface FieldChange {
  readonly was: FieldValue;
  /** Current value minus earlier value; seconds for times. Undefined for text. */
  readonly difference?: number;
  readonly unit?: string;
  /** Difference relative to the magnitude of the earlier value, %. */
  readonly percent?: number;
}

/** Returns the changes of each field against another message, by key: one element per value, undefined if unchanged. */
export function compareFields(
  now: readonly MessageField[],
  before: readonly MessageField[],
): ReadonlyMap<string, readonly (FieldChange | undefined)[]> {
  const earlier = new Map(before.map((field) => [field.key, field]));
  return new Map(
    now.map((field) => [
      field.key,
      field.values.map((value, place) => changeOf(value, earlier.get(field.key)?.values[place] ?? null, field.unit)),
    ]),
  );
}

export function changeOf(now: FieldValue, was: FieldValue, unit: string): FieldChange | undefined {
  if (now === was) return undefined;
  const [a, b] = [fieldNumber(now), fieldNumber(was)];
  if (a !== undefined && b !== undefined) {
    if (a === b) return undefined;
    return { was, difference: a - b, unit, ...(b !== 0 && { percent: (100 * (a - b)) / Math.abs(b) }) };
  }
  const [later, earlier] = [parseTime(now ?? ''), parseTime(was ?? '')];
  if (later !== undefined && earlier !== undefined) return { was, difference: (later - earlier) / 1000, unit: 's' };
  return { was };
}

/** Returns the number of a field value; undefined for text, which includes ids with leading zeros. */
export function fieldNumber(value: FieldValue): number | undefined {
  if (value === null || !/^[+-]?(?:0|[1-9]\d*)?(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(value) || value === '')
    return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

const minus = (text: string) => text.replaceAll('-', '−');

/** Returns a value for display: at most nine significant digits, typographic minus; the tooltip has the full text. */
export function fieldText(value: FieldValue): string {
  const number = fieldNumber(value);
  if (value === null) return ABSENT;
  if (number === undefined) return value;
  if (value.length <= 11) return minus(value);
  return minus(String(Number(number.toPrecision(9))));
}

/** `+12.3 m (+4.5 %)` */
export function changeText({ difference, unit, percent }: FieldChange): string {
  if (difference === undefined) return '';
  const sign = difference > 0 ? '+' : '';
  const amount = Math.abs(difference) < 1e-3 ? difference.toExponential(2) : String(Number(difference.toPrecision(4)));
  const size = `${sign}${minus(amount)}${unit ? ` ${unit}` : ''}`;
  // A very small or very large percentage is not readable: show the difference alone.
  if (percent === undefined || Math.abs(percent) < 0.05 || Math.abs(percent) >= 100_000) return size;
  return `${size} (${percent > 0 ? '+' : ''}${formatNumber(percent, Math.abs(percent) < 10 ? 1 : 0)} %)`;
}
