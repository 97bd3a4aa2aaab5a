import type { NumberField } from '../platform/number-field.ts';
import { NAME, type TextField } from '../platform/text-field.ts';

export const CONTACT_TEXTS = {
  name: NAME,
  email: { longest: 254, form: /^([^\s@]+@[^\s@]+)?$/, isOptional: true },
  phone: { longest: 60, isOptional: true },
  note: { longest: 1000, isOptional: true },
  /** A catalogue number, two with a hyphen between, or the beginning of a name and a star. */
  objects: { longest: 60, form: /^(\d{1,9}(-\d{1,9})?|[^*\s][^*]*\*)$/ },
} as const satisfies Readonly<Record<string, TextField>>;

export const COORDINATION_TEXTS = {
  who: { longest: 120, isOptional: true },
  answerer: { longest: 120 },
  note: { longest: 2000, isOptional: true },
  question: { longest: 1000, isOptional: true },
  token: { longest: 80 },
} as const satisfies Readonly<Record<string, TextField>>;

export const COORDINATION_NUMBERS = {
  hours: { unit: 'h', least: 1, most: 336, isWhole: true },
} as const satisfies Readonly<Record<string, NumberField>>;

export const MOST_CONTACTS = 2000;
/** Maximum number of objects or ranges of one contact. */
export const MOST_CONTACT_OBJECTS = 200;
/** Maximum number of answers with one form. The other organisation may change its intent. */
export const MOST_ANSWERS = 20;
/** Maximum number of open forms of a conjunction. */
export const MOST_LINKS = 10;
export const USUAL_LINK_HOURS = 48;
