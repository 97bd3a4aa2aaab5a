import { z } from 'zod';

/** A sentence as a program reads it. */
export const sentence = z
  .object({
    code: z.string().meta({
      description: 'Which sentence, stable; `as-written` where it is the text of somebody else, in `figures.text`.',
      examples: ['pass-of'],
    }),
    figures: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .meta({ description: 'Its figures by name; times ISO 8601, UTC.' }),
  })
  .meta({ id: 'Sentence', description: 'One sentence by its code, with the figures that stand in it.' });

/** The sentences of a text beside it. */
export const sentencesOf = (field: string): z.ZodArray<typeof sentence> =>
  z.array(sentence).meta({ description: `The sentences of \`${field}\` by their codes; empty where it is empty.` });

export type Sentence = z.infer<typeof sentence>;
