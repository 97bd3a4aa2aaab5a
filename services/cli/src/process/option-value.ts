import { fromUnixMs, parseUtc } from '@keepout/astro/epoch';
import { type NumberField, toShown } from '@keepout/contract/platform/number-field';
import { wrongUsage } from './exit.ts';

/** A time in UTC, as TAI seconds; now when it is not given. */
export function startOption(option: string, text: string | undefined): number {
  if (text === undefined) return fromUnixMs(Date.now());
  const parsed = parseUtc(text);
  if (!parsed.ok) throw wrongUsage(`${option} ${text}: must be a UTC time (${parsed.fault.code})`);
  return parsed.value;
}

export function wholeOption(option: string, text: string, least: number, maximum: number): number {
  const value = numberOption(option, text, least, maximum);
  if (!Number.isInteger(value)) throw wrongUsage(`${option} ${text}: must be a whole number`);
  return value;
}

export function numberOption(option: string, text: string, least: number, maximum: number): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= least && value <= maximum)) {
    throw wrongUsage(`${option} ${text}: must be a number from ${least} to ${maximum}`);
  }
  return value;
}

/** Returns a number of the API from an option in the displayed unit, within the limits of the API. */
export const fieldOption = (option: string, text: string, field: NumberField): number =>
  numberOption(option, text, toShown(field, field.least), toShown(field, field.most));
