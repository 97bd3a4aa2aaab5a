import { z } from 'zod';

/**
 * Object schemas with their description before their fields. A record and an input have a name in the API description; a part is described
 * in place.
 */
export const record = <Shape extends z.core.$ZodLooseShape>(id: string, description: string, shape: Shape) =>
  z.object(shape).meta({ id, description });

/** Schema of a request body; unknown fields are refused. */
export const input = <Shape extends z.core.$ZodLooseShape>(id: string, description: string, shape: Shape) =>
  z.strictObject(shape).meta({ id, description });

export const part = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  z.object(shape).describe(description);

export const partOrNull = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  z.object(shape).nullable().describe(description);

/** Schema of a list of parts. */
export const rows = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  z.array(z.object(shape)).describe(description);
