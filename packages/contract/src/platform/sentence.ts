import { z } from 'zod';
import { record } from './described.ts';

/** A sentence as a program reads it. */
export const sentence = record('Sentence', 'A sentence by its code, with its figures.', {
  code: z.string().meta({
    description: 'Which sentence, stable; `as-written` where it is the text of somebody else, in `figures.text`.',
    examples: ['pass-of'],
  }),
  figures: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .describe('Its figures by name; times ISO 8601, UTC.'),
});

/** The sentences of a text beside it. */
export const sentencesOf = (field: string): z.ZodArray<typeof sentence> =>
  z.array(sentence).describe(`The sentences of \`${field}\` by their codes; empty where it is empty.`);

export type Sentence = z.infer<typeof sentence>;
