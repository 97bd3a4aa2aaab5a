import type { NumberField } from '../platform/number-field.ts';
import type { TextField } from '../platform/text-field.ts';

/** The numbers of a rota. */
export const ROTA_NUMBERS = {
  shiftHours: { unit: 'h', least: 1, most: 1000 },
  firstWaitMinutes: { unit: 'min', least: 1, most: 720 },
  decideByNearHours: { unit: 'h', least: 0, most: 240 },
} as const satisfies Readonly<Record<string, NumberField>>;
export const MOST_MEMBERS = 30;

/** The texts of the rules by which somebody is told. */
export const SETTINGS_TEXTS = {
  /** A name of the IANA; whether there is such a zone is asked of the runtime. */
  timeZone: { longest: 64, form: /^[A-Za-z0-9_+/-]{1,64}$/ },
  /** Hours and minutes of a day. */
  wallTime: { longest: 5, form: /^([01]\d|2[0-3]):[0-5]\d$/ },
} as const satisfies Readonly<Record<string, TextField>>;
