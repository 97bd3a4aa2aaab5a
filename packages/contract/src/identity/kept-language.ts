import type { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { language } from '../platform/language.ts';
import { utcTimeOf } from '../platform/primitives.ts';

export const keptLanguage = record(
  'KeptLanguage',
  'Language of your profile, for mails, documents and notifications.',
  {
    language,
    updatedAt: utcTimeOf('Time of the last change; null if not set, and English is used').nullable(),
  },
);

export const keptLanguageBody = input('KeptLanguageBody', 'New language of your profile.', {
  language,
});

export type KeptLanguage = z.infer<typeof keptLanguage>;
