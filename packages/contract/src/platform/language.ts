import { z } from 'zod';

/** C-10: languages of the platform. */
export const language = z
  .enum(['en', 'de'])
  .meta({ id: 'Language', description: 'Language code of two letters.', examples: ['de'] });

export type Language = z.infer<typeof language>;

/** Default language. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Language parameter of calls that return a document. */
export const inLanguage = language
  .optional()
  .describe('Language of the document: `en` or `de`. Default: the language of your profile.');
