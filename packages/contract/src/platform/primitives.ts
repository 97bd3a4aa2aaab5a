import { z } from 'zod';
import { part } from './described.ts';
import type { NumberField } from './number-field.ts';
import { type TextField, UNSEEN } from './text-field.ts';

/** What no column of a database takes: NUL. Written as a code, so that descriptions have it in letters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is looked for
export const storable = /^[^\u0000]*$/;
/** A text that says something: not of letters alone that show nothing. Blanks around it are taken away. The expression never looks at a character twice. */
export const saying = (longest: number): z.ZodString =>
  z
    .string()
    .regex(new RegExp(`^[${UNSEEN}]*[^\\u0000${UNSEEN}][^\\u0000]*$`))
    .min(1)
    .max(longest)
    .trim();
/** Opaque identifier. */
export const id = z.string().regex(storable).min(1).max(120).describe('Opaque identifier.');
/** The identifier of a record, told what of. */
export const idOf = (what: string) => id.describe(`Opaque identifier of ${what}.`);
/** A text, told what it is. */
export const text = (what: string) => z.string().describe(what);
/** How many there are. */
export const count = (what: string) => z.int().min(0).describe(`${what}, a count.`);
/** ISO 8601 UTC with Z, microseconds kept. */
export const utcTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/)
  .meta({ format: 'date-time', description: 'ISO 8601, UTC, with Z.', examples: ['2026-11-25T22:49:56.237Z'] });
/** A time of an answer, told what of. */
export const utcTimeOf = (what: string) =>
  utcTime.meta({ format: 'date-time', description: `${what}, ISO 8601, UTC.` });
/**
 * A time that a caller gives: RFC 3339 with Z or an offset, of the years that the leap-second table serves. In an address, a
 * plus sign that was not encoded arrives as a space and is taken as what it was.
 */
export const timeInput = (what: string) =>
  z
    .string()
    .regex(
      /^(19(5[7-9]|[6-9]\d)|20\d\d|21\d\d)-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d{1,9})?([Zz]|[+ -]([01]\d|2[0-3]):?[0-5]\d)$/,
    )
    .meta({
      format: 'date-time',
      description: `${what}, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.`,
      examples: ['2026-11-20T00:00:00Z', '2026-11-20T00:00:00+00:00'],
    });
/** Catalogue number of up to nine digits. */
export const noradId = z.int().min(0).max(999_999_999).describe('Catalogue number, up to nine digits.');
/** The same in an address, where all is text; told what of. */
export const noradIdInAddress = (what = 'Catalogue number, up to nine digits.') =>
  z.coerce.number().int().min(0).max(999_999_999).describe(what);

export const metres = (what: string) => z.number().describe(`${what}, m.`);
export const metresPerSecond = (what: string) => z.number().describe(`${what}, m/s.`);
export const squareMetres = (what: string) => z.number().describe(`${what}, m^2.`);
export const seconds = (what: string) => z.number().describe(`${what}, s.`);
/** A number without a unit. */
export const ratio = (what: string) => z.number().describe(`${what}, without a unit.`);
/** A probability that is always there. */
export const chance = (what: string) => z.number().min(0).max(1).describe(`${what}, 0 to 1.`);
/** A probability; null where it could not be computed. */
export const probability = (what: string) => z.number().min(0).max(1).nullable().describe(`${what}, 0 to 1.`);

export const rtn = (what: string, unit: string, axes = 'object 2 minus object 1 in the RTN axes of object 1') =>
  part(`${what}, ${unit}, ${axes}.`, {
    r: z.number().describe(`Radial, ${unit}.`),
    t: z.number().describe(`Along-track, ${unit}.`),
    n: z.number().describe(`Cross-track, ${unit}.`),
  });

/** So far the records of a list are counted: a count of all would read them all for the fifty that are shown. */
export const MOST_COUNTED = 1000;

const listTotal = z.enum(['exact']).meta({
  id: 'ListTotal',
  description: `Counts all records, in place of saying that there are more than ${MOST_COUNTED}: it takes longer, the more there are.`,
});

/** Query of every list: the body stays a plain list, `Link`, `X-Total-Count` and `X-Total-More` carry the paging. */
export const pageQuery = {
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(2000)
    .default(500)
    .meta({ description: 'Most records of one page.', examples: [100] }),
  cursor: z.string().max(1000).optional().describe('Where the page begins: as the `Link` of the page before gives it.'),
  total: listTotal.optional(),
};

/** Query of a list that is short and comes whole: where `limit` cuts it, `X-Total-Count` says how many there are. */
export const wholeListQuery = {
  limit: pageQuery.limit
    .unwrap()
    .optional()
    .meta({ description: 'Most records that are answered; all of them without it.', examples: [100] }),
};

/** The schema of a number of a record. */
export const numberIn = ({ least, most, isWhole }: NumberField): z.ZodNumber =>
  (isWhole ? z.int() : z.number()).min(least).max(most);

/** The same in an address, where all is text. */
export const queryNumberIn = ({ least, most, isWhole }: NumberField): z.ZodCoercedNumber => {
  const number = z.coerce.number().min(least).max(most);
  return isWhole ? number.int() : number;
};

/** The schema of a text of a record. */
export const textIn = ({ longest, form, isOptional }: TextField): z.ZodString => {
  if (form !== undefined) return z.string().trim().regex(form);
  return isOptional ? z.string().regex(storable).max(longest) : saying(longest);
};

/** The same, described: `Thrust, N.` */
export const numberOf = (what: string, field: NumberField): z.ZodNumber =>
  numberIn(field).describe(field.unit === '' ? `${what}.` : `${what}, ${field.unit}.`);

/** What a change is based on. */
export const ifMatch = (what: string) =>
  z.object({
    'if-match': z
      .string()
      .regex(/^((W\/)?("\d{1,9}"|\d{1,9})|\*)$/)
      .optional()
      .meta({ description: `ETag of the record that the ${what} is based on.`, examples: ['"1"'] }),
  });
export const ifMatchHeaders = ifMatch('change');

export type IfMatchHeaders = z.infer<typeof ifMatchHeaders>;

/** Which density braked an object. */
export const atmosphereModel = z.enum(['EXPONENTIAL', 'NRLMSISE_00']).meta({
  id: 'AtmosphereModel',
  description:
    'A table of exponential layers, of an installation without space weather; or NRLMSISE-00 with the table of the installation.',
});
