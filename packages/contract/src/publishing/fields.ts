import type { NumberField } from '../platform/number-field.ts';
import { NAME, type TextField } from '../platform/text-field.ts';

export const RECIPIENT_TEXTS = {
  name: NAME,
  /** A web address, or the name of a folder. */
  address: { longest: 400 },
  identity: { longest: 200 },
  /** A password, or a certificate and its key as PEM. */
  secret: { longest: 20_000 },
  objectName: { longest: 80 },
  /** Of a folder: one name, no way out of it. */
  folder: { longest: 80, form: /^[A-Za-z0-9][A-Za-z0-9._-]*$/ },
} as const satisfies Readonly<Record<string, TextField>>;

export const PUBLICATION_TEXTS = {
  note: { longest: 1000, isOptional: true },
} as const satisfies Readonly<Record<string, TextField>>;

export const PUBLICATION_NUMBERS = {
  /** Below it Starlink makes a candidate the orbit that counts by itself. */
  relinquishPc: { unit: '', least: 1e-12, most: 1 },
} as const satisfies Readonly<Record<string, NumberField>>;

export const MOST_RECIPIENTS = 50;
/** Satellites that a recipient calls by names of its own. */
export const MOST_OBJECT_NAMES = 20_000;
/** Plans of a ranked set. */
export const MOST_RANKED = 20;
