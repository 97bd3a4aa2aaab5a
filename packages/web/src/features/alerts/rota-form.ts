import type { AlertRota, RotaFields } from '@keepout/contract/alerts/rota';

/** A time as it is typed: UTC, to the minute. */
export const startText = (utc: string): string => utc.slice(0, 16).replace('T', ' ');

/** The time that was typed, ISO 8601; undefined where it is none. */
export function startTime(text: string): string | undefined {
  const typed = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/.exec(text.trim());
  if (typed === null) return undefined;
  const utc = `${typed[1]}T${typed[2]}:00Z`;
  // A 30th of February is none, though it can be read.
  return !Number.isNaN(Date.parse(utc)) && new Date(utc).toISOString().slice(0, 16) === utc.slice(0, 16)
    ? utc
    : undefined;
}

/** The list with one of it a place earlier or later. */
export function moved<T>(all: readonly T[], place: number, by: -1 | 1): T[] {
  const next = [...all];
  const [one] = next.splice(place, 1);
  if (one !== undefined) next.splice(place + by, 0, one);
  return next;
}

/** The body of a call: what the server finds out itself stays out of it. */
export function rotaBody(rota: AlertRota): RotaFields {
  const { isOn, members, shiftHours, startsAt, firstWaitMinutes, decideByNearHours } = rota;
  return { isOn, members, shiftHours, startsAt, firstWaitMinutes, decideByNearHours };
}

export const isSameRota = (one: AlertRota, other: AlertRota): boolean =>
  JSON.stringify(rotaBody(one)) === JSON.stringify(rotaBody(other));
