import type { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { language } from '../platform/language.ts';
import { utcTimeOf } from '../platform/primitives.ts';

export const keptLanguage = record('KeptLanguage', 'The language in which the platform writes to you.', {
  language,
  updatedAt: utcTimeOf('When you last said so; null while you have not, and English holds').nullable(),
});

export const keptLanguageBody = input('KeptLanguageBody', 'The language in which the platform is to write to you.', {
  language,
});

export type KeptLanguage = z.infer<typeof keptLanguage>;
