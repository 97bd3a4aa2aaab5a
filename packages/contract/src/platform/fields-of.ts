import type { ZodRawShape } from 'zod';

/** What a record has of the fields of a schema, by their names: a row of what goes out, a form of its body. */
export function fieldsOf<Shape extends ZodRawShape, Source extends object>(
  { shape }: { readonly shape: Shape },
  record: Source,
): Pick<Source, keyof Source & keyof Shape> {
  const names = Object.keys(shape).filter((name) => name in record);
  return Object.fromEntries(names.map((name) => [name, record[name as never]])) as never;
}
