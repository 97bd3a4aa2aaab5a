import { z } from 'zod';
import { record } from './described.ts';

/** A sentence for programs. */
export const sentence = record('Sentence', 'A sentence as code and figures.', {
  code: z.string().meta({
    description: 'Stable code of the sentence; `as-written` for a text of a user or provider, in `figures.text`.',
    examples: ['pass-of'],
  }),
  figures: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .describe('Figures of the sentence by name; times ISO 8601, UTC.'),
});

/** Sentences of a text field. */
export const sentencesOf = (field: string): z.ZodArray<typeof sentence> =>
  z.array(sentence).describe(`Sentences of \`${field}\` by code; empty if it is empty or null.`);

export type Sentence = z.infer<typeof sentence>;
