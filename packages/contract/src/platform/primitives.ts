import { z } from 'zod';

/** Opaque identifier. */
export const id = z.string().min(1).max(120);
/** ISO 8601 UTC with Z, microseconds kept. */
export const utcTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/)
  .meta({ format: 'date-time', description: 'ISO 8601, UTC, with Z.' });
/** Catalogue number of up to nine digits. */
export const noradId = z.int().min(0).max(999_999_999).meta({ description: 'Catalogue number, up to nine digits.' });

export const metres = (what: string) => z.number().meta({ description: `${what}, m.` });
export const metresPerSecond = (what: string) => z.number().meta({ description: `${what}, m/s.` });
export const squareMetres = (what: string) => z.number().meta({ description: `${what}, m^2.` });
export const kilograms = (what: string) => z.number().meta({ description: `${what}, kg.` });

export const rtn = (what: string, unit: string) =>
  z
    .object({ r: z.number(), t: z.number(), n: z.number() })
    .meta({ description: `${what}, ${unit}, object 2 minus object 1 in the RTN axes of object 1.` });

/** Query of a paged list: the body stays a plain list, `Link` and `X-Total-Count` carry the paging. */
export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(5000).default(1000),
  cursor: z.string().max(400).optional(),
};
