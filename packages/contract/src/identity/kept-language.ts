import { z } from 'zod';
import { language } from '../platform/language.ts';
import { utcTimeOf } from '../platform/primitives.ts';

export const keptLanguage = z
  .object({
    language,
    updatedAt: utcTimeOf('When you last said so; null while you have not, and English holds').nullable(),
  })
  .meta({ id: 'KeptLanguage', description: 'The language in which the platform writes to you.' });

export const keptLanguageBody = z
  .strictObject({ language })
  .meta({ id: 'KeptLanguageBody', description: 'The language in which the platform is to write to you.' });

export type KeptLanguage = z.infer<typeof keptLanguage>;
