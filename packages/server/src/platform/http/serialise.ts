import type { FastifySerializerCompiler } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import { safeEncode, type ZodType } from 'zod';
import { addFormerNames } from './former-names.ts';

/** Thrown for a list with records that do not match the documented form. */
export class ListAtFault extends Error {
  /** The records that have it. */
  readonly sound: readonly unknown[];
  readonly leftOut: number;

  constructor(sound: readonly unknown[], leftOut: number, cause: unknown) {
    super(`${leftOut} records of a list do not have the documented form`, { cause });
    this.name = 'ListAtFault';
    this.sound = sound;
    this.leftOut = leftOut;
  }
}

/**
 * Writes answers by their schemas. One bad record does not break a list: the others are answered, and the error handler
 * says how many are missing.
 *
 * @throws ListAtFault for a list with sound records; ResponseSerializationError for everything else that has not its form
 */
export const compileSerialiser: FastifySerializerCompiler<ZodType> = ({ schema, method, url }) => {
  return (data) => {
    const result = encode(schema, data);
    if (result.success) return JSON.stringify(result.data);
    const wrong = new Set(result.error.issues.map(({ path }) => path[0]));
    if (Array.isArray(data) && wrong.size < data.length) {
      const { data: sound } = encode(
        schema,
        data.filter((_, index) => !wrong.has(index)),
      );
      throw new ListAtFault((sound ?? []) as readonly unknown[], wrong.size, result.error);
    }
    throw new ResponseSerializationError(method, url, { cause: result.error });
  };
};

function encode(schema: ZodType, data: unknown): ReturnType<typeof safeEncode<ZodType>> {
  const result = safeEncode(schema, data);
  if (result.success) addFormerNames(schema, result.data);
  return result;
}
