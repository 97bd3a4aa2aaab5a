import type { NumberField } from '../platform/number-field.ts';
import type { TextField } from '../platform/text-field.ts';

/** Number fields of the on-call schedule. */
export const ROTA_NUMBERS = {
  shiftHours: { unit: 'h', least: 1, most: 1000 },
  firstWaitMinutes: { unit: 'min', least: 1, most: 720 },
  decideByNearHours: { unit: 'h', least: 0, most: 240 },
} as const satisfies Readonly<Record<string, NumberField>>;
export const MOST_MEMBERS = 30;

/** Texts of the notification rules. */
export const SETTINGS_TEXTS = {
  /** IANA time zone name; the runtime checks that the zone exists. */
  timeZone: { longest: 64, form: /^[A-Za-z0-9_+/-]{1,64}$/ },
  /** Time of day, hours and minutes. */
  wallTime: { longest: 5, form: /^([01]\d|2[0-3]):[0-5]\d$/ },
} as const satisfies Readonly<Record<string, TextField>>;
