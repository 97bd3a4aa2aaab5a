import { type NumberField, PERCENT } from '../platform/number-field.ts';
import { NAME, type TextField } from '../platform/text-field.ts';

export const FEED_NUMBERS = {
  everyMinutes: { unit: 'min', least: 1, most: 10_080, isWhole: true },
  /** Of the objects that the last good one had; zero takes anything. */
  leastShare: { unit: '', least: 0, most: 1, shown: PERCENT },
} as const satisfies Readonly<Record<string, NumberField>>;

export const FEED_TEXTS = {
  name: NAME,
  /** A web address, a mailbox, or a folder of the machine. */
  address: { longest: 400 },
  /** What is asked for at CelesTrak, as it is called there; of a mailbox an address or a domain. */
  set: { longest: 100, form: /^[A-Za-z0-9][A-Za-z0-9._+@-]{0,99}$/ },
  /** An authserv-id (RFC 8601, 2.5): nearly always the name of a host. */
  trustedServer: { longest: 253, form: /^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$/ },
  identity: { longest: 200 },
  password: { longest: 200 },
} as const satisfies Readonly<Record<string, TextField>>;

export const MOST_SETS = 30;
export const MOST_FEEDS = 50;
/** The public catalogue loses no fifth of its objects in a day; a file that was cut does. */
export const USUAL_LEAST_SHARE = 0.8;
