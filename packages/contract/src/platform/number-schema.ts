import { z } from 'zod';
import type { NumberField } from './number-field.ts';

/** The schema of a number of a record. */
export const numberIn = ({ least, most }: NumberField): z.ZodNumber => z.number().min(least).max(most);

/** The same, described: `Thrust, N.` */
export const numberOf = (what: string, field: NumberField): z.ZodNumber =>
  numberIn(field).meta({ description: field.unit === '' ? `${what}.` : `${what}, ${field.unit}.` });
