import { z } from 'zod';

/** C-10: the languages that the platform speaks. */
export const language = z
  .enum(['en', 'de'])
  .meta({ id: 'Language', description: 'A language by its code of two letters.', examples: ['de'] });

export type Language = z.infer<typeof language>;

/** What is spoken to somebody who has said nothing. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Of a call that writes for a person. */
export const inLanguage = language
  .optional()
  .describe('Language of the document: `en` or `de`; by default your stored language.');
