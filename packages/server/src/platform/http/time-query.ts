import { parseUtc } from '@keepout/astro/epoch';
import { refusedAt } from './problem.ts';

const MINUTE_MS = 60_000;
const form = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)(?:[Zz]|([+ -])(\d{2}):?(\d{2}))$/;

/**
 * Converts a time in a request to an epoch. The schema has checked the format only, so 30 February is still possible.
 *
 * An offset from UTC is a number of full minutes, so it changes the minute and keeps the second, including a leap second. In a
 * URL, a plus sign that was not encoded has become a space.
 *
 * @param pointer   its place in the request: `?from`, `#/start`
 */
export function givenTime(text: string, pointer: string): number {
  const utc = utcOf(text);
  const parsed = utc === undefined ? undefined : parseUtc(utc);
  if (parsed?.ok) return parsed.value;
  throw refusedAt('time-invalid', pointer, `${text} is not a time.`);
}

function utcOf(text: string): string | undefined {
  const [, date = '', minute = '', second = '', sign, hours, minutes] = form.exec(text) ?? [];
  if (date === '') return undefined;
  if (sign === undefined) return `${date}T${minute}${second}Z`;
  const atMs = Date.parse(`${date}T${minute}Z`);
  // `Date` takes the thirtieth of February for the first of March.
  if (Number.isNaN(atMs) || !new Date(atMs).toISOString().startsWith(date)) return undefined;
  const offsetMs = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS * (sign === '-' ? -1 : 1);
  return `${new Date(atMs - offsetMs).toISOString().slice(0, 16)}${second}Z`;
}

/** A window that a caller gave, both ends included; refused when its end is before its start. */
export function windowOfQuery(query: { readonly from?: string | undefined; readonly to?: string | undefined }): {
  readonly fromTaiS: number | undefined;
  readonly toTaiS: number | undefined;
} {
  const fromTaiS = query.from === undefined ? undefined : givenTime(query.from, '?from');
  const toTaiS = query.to === undefined ? undefined : givenTime(query.to, '?to');
  if (fromTaiS !== undefined && toTaiS !== undefined && toTaiS < fromTaiS) {
    throw refusedAt('window-empty', '?to', `The end ${query.to} is before the start ${query.from}.`);
  }
  return { fromTaiS, toTaiS };
}
