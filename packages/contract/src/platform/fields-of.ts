import { z } from 'zod';
import { timeInput } from './primitives.ts';

type AsGot<S extends z.core.$ZodShape> = { [Name in keyof S]: z.ZodOptional<S[Name]> };

/**
 * Returns read-only fields of a record for a request body: omitted, or with their current value. A time may come back in the notation of
 * another client.
 */
export function asGot<S extends z.core.$ZodShape>(shape: S): AsGot<S> {
  const fields = Object.entries(shape).map(([name, field]) => {
    const { description, format, deprecated } = z.globalRegistry.get(field) ?? {};
    const inputField = format === 'date-time' ? timeInput(description?.split(',')[0] ?? name) : field;
    const meta = { ...(description !== undefined && { description }), ...(deprecated && { deprecated }) };
    return [name, z.optional(inputField).meta({ ...meta, readOnly: true })];
  });
  return Object.fromEntries(fields) as AsGot<S>;
}

/** Returns the fields of a record that a schema has, for example a response from a row. */
export function fieldsOf<Shape extends z.ZodRawShape, Source extends object>(
  { shape }: { readonly shape: Shape },
  record: Source,
): Pick<Source, keyof Source & keyof Shape> {
  const names = Object.keys(shape).filter((name) => name in record);
  return Object.fromEntries(names.map((name) => [name, record[name as never]])) as never;
}
