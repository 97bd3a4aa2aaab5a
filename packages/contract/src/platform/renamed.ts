import { z } from 'zod';

/** First release in which the former names of the fields below are removed. */
const REMOVAL = '0.6';

/** Returns the description of a former name. */
export const formerNameOf = (successor: string) => ({
  description: `Deprecated: use \`${successor}\`. Removed in ${REMOVAL}.`,
  deprecated: true,
});

const successors = z.registry<{ readonly successor: string }>();

/**
 * Returns a field under its name and, marked as deprecated, under its former name. Types contain the name only: the server adds the former
 * name to responses and accepts it in requests.
 *
 * @param field   one field: its name and schema
 */
export function renamed<Shape extends z.core.$ZodLooseShape>(formerName: string, field: Shape): Shape {
  const [[successor, schema]] = Object.entries(field) as [[string, z.core.$ZodType]];
  const former = z.optional(schema).meta(formerNameOf(successor));
  successors.add(former, { successor });
  return { ...field, [formerName]: former };
}

/** A former name that an object schema has, with the present name of the field. */
export interface FormerName {
  readonly former: string;
  readonly successor: string;
}

/** Returns the former names of the fields of an object schema. */
export function formerNamesOf(shape: z.core.$ZodShape): readonly FormerName[] {
  return Object.entries(shape).flatMap(([former, field]) => {
    const successor = successorOf(field);
    return successor === undefined ? [] : [{ former, successor }];
  });
}

/** A read-only field of a request body wraps the field of the record. */
function successorOf(field: z.core.$ZodType): string | undefined {
  const { innerType } = field._zod.def as { readonly innerType?: z.core.$ZodType };
  return successors.get(field)?.successor ?? (innerType && successorOf(innerType));
}
