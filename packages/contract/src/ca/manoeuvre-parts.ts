import { z } from 'zod';
import { numberIn, utcTimeOf } from '../platform/primitives.ts';
import { SEARCH_NUMBERS } from './fields.ts';

/** Shapes that the records of planning share. */

export const vector = (what: string) =>
  z
    .array(z.number())
    .length(3)
    .meta({ description: `${what}; three numbers.` });

export const vectorInput = (what: string) =>
  z
    .array(numberIn(SEARCH_NUMBERS.component))
    .length(3)
    .meta({ description: `${what}; three numbers.` });

export const kilograms = (what: string) => z.number().meta({ description: `${what}, kg.` });

export const known = z.number().min(0).max(1);

export const span = z.object({ start: utcTimeOf('Begin'), end: utcTimeOf('End') });

export const orNull = <T extends z.ZodType>(schema: T) => schema.nullable();

export const isInadequate = z.boolean().meta({
  description:
    'A probability is by a method that does not hold for the moved states: below a limit it gives no comfort.',
});
