import { z } from 'zod';

/** What a change is based on. */
export const ifMatchHeaders = z.object({
  'if-match': z
    .string()
    .regex(/^((W\/)?("\d{1,9}"|\d{1,9})|\*)$/)
    .optional()
    .meta({ description: 'ETag of the record that the change is based on.', examples: ['"1"'] }),
});

/** The version that `If-Match` names; undefined without it, or where it takes any. */
export function expectedVersion({ 'if-match': tag }: z.infer<typeof ifMatchHeaders>): number | undefined {
  const digits = tag?.match(/\d+/)?.[0];
  return digits === undefined ? undefined : Number(digits);
}
