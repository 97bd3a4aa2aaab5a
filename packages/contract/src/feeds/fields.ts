import { type NumberField, PERCENT } from '../platform/number-field.ts';
import { NAME, type TextField } from '../platform/text-field.ts';

export const FEED_NUMBERS = {
  everyMinutes: { unit: 'min', least: 1, most: 10_080, isWhole: true },
  /** Share of the objects of the last accepted file; zero accepts any file. */
  minShare: { unit: '', least: 0, most: 1, shown: PERCENT },
} as const satisfies Readonly<Record<string, NumberField>>;

export const FEED_TEXTS = {
  name: NAME,
  /** A URL, a mailbox, or a folder of the server. */
  address: { longest: 400 },
  /** Name of a data set at CelesTrak; for a mailbox, an address or a domain. */
  set: { longest: 100, form: /^[A-Za-z0-9][A-Za-z0-9._+@-]{0,99}$/ },
  /** An authserv-id (RFC 8601, 2.5), usually a host name. */
  trustedServer: { longest: 253, form: /^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$/ },
  identity: { longest: 200 },
  password: { longest: 200 },
} as const satisfies Readonly<Record<string, TextField>>;

export const MOST_SETS = 30;
export const MOST_FEEDS = 50;
/** The public catalogue never loses 20 % of its objects in a day; a truncated file does. */
export const USUAL_LEAST_SHARE = 0.8;
