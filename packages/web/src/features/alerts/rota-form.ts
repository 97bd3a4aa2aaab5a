import { MOST_MEMBERS, ROTA_NUMBERS } from '@keepout/contract/alerts/fields';
import type { AlertRota, RotaFields } from '@keepout/contract/alerts/rota';
import { isTaken } from '@keepout/contract/platform/number-field';

/** Returns a start time as the form shows it: UTC, to the minute. */
export const startText = (utc: string): string => utc.slice(0, 16).replace('T', ' ');

/** Returns a typed time, ISO 8601; undefined if it is invalid. */
export function startTime(text: string): string | undefined {
  const typed = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/.exec(text.trim());
  if (typed === null) return undefined;
  const utc = `${typed[1]}T${typed[2]}:00Z`;
  // Date.parse accepts 30 February and returns a date in March.
  return !Number.isNaN(Date.parse(utc)) && new Date(utc).toISOString().slice(0, 16) === utc.slice(0, 16)
    ? utc
    : undefined;
}

/** Returns the list with one element moved a position earlier or later. */
export function moved<T>(all: readonly T[], place: number, by: -1 | 1): T[] {
  const next = [...all];
  const [item] = next.splice(place, 1);
  if (item !== undefined) next.splice(place + by, 0, item);
  return next;
}

/** Form values of an on-call schedule. */
export interface OnCallFormValues extends Omit<RotaFields, 'startsAt'> {
  readonly start: string;
}

export function onCallForm({
  isOn,
  members,
  shiftHours,
  startsAt,
  firstWaitMinutes,
  decideByNearHours,
}: AlertRota): OnCallFormValues {
  return { isOn, members, shiftHours, firstWaitMinutes, decideByNearHours, start: startText(startsAt) };
}

/** Returns the request body without the fields that the server sets. An invalid time is sent as typed. */
export function onCallContent({ start, ...fields }: OnCallFormValues): RotaFields {
  return { ...fields, startsAt: startTime(start) ?? start };
}

export type RotaNumber = keyof typeof ROTA_NUMBERS;

export function rotaFaults(form: OnCallFormValues): Readonly<Record<string, true>> {
  const outside = (Object.keys(ROTA_NUMBERS) as RotaNumber[]).filter(
    (name) => !isTaken(ROTA_NUMBERS[name], form[name]),
  );
  return {
    ...(startTime(form.start) === undefined && { start: true as const }),
    ...(form.members.length > MOST_MEMBERS && { members: true as const }),
    ...Object.fromEntries(outside.map((name) => [name, true as const])),
  };
}
