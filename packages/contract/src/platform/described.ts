import { z } from 'zod';

/**
 * Objects of the wire, told what they are before their fields. A record and an input have a name, which the description of the API calls them
 * by; a part is told where it stands.
 */
export const record = <Shape extends z.core.$ZodLooseShape>(id: string, description: string, shape: Shape) =>
  z.object(shape).meta({ id, description });

/** What a caller sends: a field that nobody knows is refused. */
export const input = <Shape extends z.core.$ZodLooseShape>(id: string, description: string, shape: Shape) =>
  z.strictObject(shape).meta({ id, description });

export const part = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  z.object(shape).describe(description);

export const partOrNull = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  z.object(shape).nullable().describe(description);

/** So many parts of the same form. */
export const rows = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  z.array(z.object(shape)).describe(description);
