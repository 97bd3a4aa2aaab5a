import { z } from 'zod';
import { utcTimeOf } from '../platform/primitives.ts';

/** Shapes that the records of planning share. */

export const vector = (what: string) =>
  z
    .array(z.number())
    .length(3)
    .meta({ description: `${what}; three numbers.` });

export const givenVector = (what: string) =>
  z
    .array(z.number().min(-1e4).max(1e4))
    .length(3)
    .meta({ description: `${what}; three numbers.` });

export const kilograms = (what: string) => z.number().meta({ description: `${what}, kg.` });

export const known = z.number().min(0).max(1);

export const span = z.object({ start: utcTimeOf('Begin'), end: utcTimeOf('End') });

export const orNull = <T extends z.ZodType>(schema: T) => schema.nullable();
