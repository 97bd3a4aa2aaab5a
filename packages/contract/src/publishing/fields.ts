import type { NumberField } from '../platform/number-field.ts';
import { NAME, type TextField } from '../platform/text-field.ts';

export const RECIPIENT_TEXTS = {
  name: NAME,
  /** A URL, or the name of a folder. */
  address: { longest: 400 },
  identity: { longest: 200 },
  /** A password, or a certificate and its key as PEM. */
  secret: { longest: 20_000 },
  objectName: { longest: 80 },
  /** Name of a folder, without path separators. */
  folder: { longest: 80, form: /^[A-Za-z0-9][A-Za-z0-9._-]*$/ },
} as const satisfies Readonly<Record<string, TextField>>;

export const PUBLICATION_TEXTS = {
  note: { longest: 1000, isOptional: true },
} as const satisfies Readonly<Record<string, TextField>>;

export const PUBLICATION_NUMBERS = {
  /** Probability below which Starlink automatically uses a candidate as the operational orbit. */
  relinquishPc: { unit: '', least: 1e-12, most: 1 },
} as const satisfies Readonly<Record<string, NumberField>>;

export const MOST_RECIPIENTS = 50;
/** Maximum number of satellite names of a recipient. */
export const MOST_OBJECT_NAMES = 20_000;
/** Maximum number of plans in a ranked set. */
export const MOST_RANKED = 20;
