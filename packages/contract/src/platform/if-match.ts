import { z } from 'zod';

/** What a change is based on. */
export const ifMatchHeaders = z.object({
  'if-match': z
    .string()
    .regex(/^((W\/)?("\d{1,9}"|\d{1,9})|\*)$/)
    .optional()
    .meta({ description: 'ETag of the record that the change is based on.', examples: ['"1"'] }),
});

export type IfMatchHeaders = z.infer<typeof ifMatchHeaders>;
