import { z } from 'zod';
import { part } from './described.ts';
import type { NumberField } from './number-field.ts';
import { type TextField, UNSEEN } from './text-field.ts';

/** A text without NUL, which PostgreSQL does not store. An escape keeps the character out of the API description. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must contain NUL
export const storable = /^[^\u0000]*$/;
/** A text with at least one visible character, trimmed. The expression reads each character once. */
export const textUpTo = (longest: number): z.ZodString =>
  z
    .string()
    .regex(new RegExp(`^[${UNSEEN}]*[^\\u0000${UNSEEN}][^\\u0000]*$`))
    .min(1)
    .max(longest)
    .trim();
/** Opaque identifier. */
export const id = z.string().regex(storable).min(1).max(120).describe('Opaque identifier.');
/** The identifier of a named record. */
export const idOf = (label: string) => id.describe(`Opaque identifier of ${label}.`);
/** A text with its description. */
export const text = (label: string) => z.string().describe(label);
/**
 * Returns the description of a quantity with its unit. The unit follows the quantity; remarks after a semicolon, such as the meaning of
 * null, follow the unit.
 */
export function quantityText(label: string, unit: string): string {
  const at = label.indexOf('; ');
  return at < 0 ? `${label}, ${unit}.` : `${label.slice(0, at)}, ${unit}${label.slice(at)}.`;
}

/** A number of things. */
export const count = (label: string) => z.int().min(0).describe(quantityText(label, 'a count'));
/** ISO 8601 UTC with Z, microseconds kept. */
export const utcTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/)
  .meta({ format: 'date-time', description: 'ISO 8601, UTC, with Z.', examples: ['2026-11-25T22:49:56.237Z'] });
/** A time in a response with its description. */
export const utcTimeOf = (label: string) =>
  utcTime.meta({ format: 'date-time', description: quantityText(label, 'ISO 8601, UTC') });
/**
 * A time in a request: RFC 3339 with Z or an offset, in the years of the leap-second table. In a URL, a plus sign that was not
 * encoded arrives as a space and is read as a plus sign.
 */
export const timeInput = (label: string) =>
  z
    .string()
    .regex(
      /^(19(5[7-9]|[6-9]\d)|20\d\d|21\d\d)-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d{1,9})?([Zz]|[+ -]([01]\d|2[0-3]):?[0-5]\d)$/,
    )
    .meta({
      format: 'date-time',
      description: quantityText(label, 'RFC 3339 with Z or an offset from UTC (+00:00), years 1957 to 2199'),
      examples: ['2026-11-20T00:00:00Z', '2026-11-20T00:00:00+00:00'],
    });
/** Catalogue number of up to nine digits. */
export const noradId = z.int().min(0).max(999_999_999).describe('Catalogue number, up to nine digits.');
/** A catalogue number in a URL, where every value is a string. */
export const noradIdInAddress = (label = 'Catalogue number, up to nine digits.') =>
  z.coerce.number().int().min(0).max(999_999_999).describe(label);

export const metres = (label: string) => z.number().describe(quantityText(label, 'm'));
export const metresPerSecond = (label: string) => z.number().describe(quantityText(label, 'm/s'));
export const squareMetres = (label: string) => z.number().describe(quantityText(label, 'm^2'));
export const seconds = (label: string) => z.number().describe(quantityText(label, 's'));
/** A number without a unit. */
export const ratio = (label: string) => z.number().describe(quantityText(label, 'no unit'));
/** A probability that is never null. */
export const chance = (label: string) => z.number().min(0).max(1).describe(quantityText(label, '0 to 1'));
/** A probability; null if it could not be computed. */
export const probability = (label: string) =>
  z.number().min(0).max(1).nullable().describe(quantityText(label, '0 to 1'));

export const rtn = (label: string, unit: string, axes = 'object 2 minus object 1 in the RTN axes of object 1') =>
  part(`${label}, ${unit}, ${axes}.`, {
    r: z.number().describe(`Radial, ${unit}.`),
    t: z.number().describe(`Along-track, ${unit}.`),
    n: z.number().describe(`Cross-track, ${unit}.`),
  });

/** Limit to which the records of a list are counted. An exact count would read all records for the 50 that are shown. */
export const MOST_COUNTED = 1000;

const listTotal = z.enum(['exact']).meta({
  id: 'ListTotal',
  description: `exact: counts all records. Without it, a list with more than ${MOST_COUNTED} records reports only that. An exact count is slower.`,
});

/** Query of every paged list. The body is a plain list; `Link`, `X-Total-Count` and `X-Total-More` carry the paging. */
export const pageQuery = {
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(2000)
    .default(500)
    .meta({ description: 'Maximum number of records on one page.', examples: [100] }),
  cursor: z.string().max(1000).optional().describe('Start of the page, from the `Link` header of the previous page.'),
  total: listTotal.optional(),
};

/** Query of a short list that is not paged. If `limit` cuts it, `X-Total-Count` gives the number of all records. */
export const wholeListQuery = {
  limit: pageQuery.limit
    .unwrap()
    .optional()
    .meta({ description: 'Maximum number of returned records; all records if absent.', examples: [100] }),
};

/** The schema of a number of a record. */
export const numberIn = ({ least, most, isWhole }: NumberField): z.ZodNumber =>
  (isWhole ? z.int() : z.number()).min(least).max(most);

/** The schema of a number in a URL, where every value is a string. */
export const queryNumberIn = ({ least, most, isWhole }: NumberField): z.ZodCoercedNumber => {
  const number = z.coerce.number().min(least).max(most);
  return isWhole ? number.int() : number;
};

/** The schema of a text of a record. */
export const textIn = ({ longest, form, isOptional }: TextField): z.ZodString => {
  if (form !== undefined) return z.string().trim().regex(form);
  return isOptional ? z.string().regex(storable).max(longest) : textUpTo(longest);
};

/** The schema of a number with its description: `Thrust, N.` */
export const numberOf = (label: string, field: NumberField): z.ZodNumber =>
  numberIn(field).describe(field.unit === '' ? `${label}.` : quantityText(label, field.unit));

/** Headers with the version of the record that a change is based on. */
export const ifMatch = (label: string) =>
  z.object({
    'if-match': z
      .string()
      .regex(/^((W\/)?("\d{1,9}"|\d{1,9})|\*)$/)
      .optional()
      .meta({ description: `ETag of the record that the ${label} is based on.`, examples: ['"1"'] }),
  });
export const ifMatchHeaders = ifMatch('change');

export type IfMatchHeaders = z.infer<typeof ifMatchHeaders>;

/** Model of the density for drag. */
export const atmosphereModel = z.enum(['EXPONENTIAL', 'NRLMSISE_00']).meta({
  id: 'AtmosphereModel',
  description:
    'Atmosphere model. EXPONENTIAL: table of exponential layers, used by an installation without space weather. NRLMSISE_00: NRLMSISE-00 with the space weather table of the installation.',
});
