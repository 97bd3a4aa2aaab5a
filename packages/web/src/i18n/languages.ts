import type { Language } from '@keepout/contract/platform/language';

interface LanguageFacts {
  /** How it names itself. */
  readonly name: string;
  /** Between groups of three digits; the decimal mark is the point in every language. */
  readonly thousands: string;
  /** BCP 47, of fields in which numbers are typed: with a point, as they are shown. */
  readonly fields: string;
}

/** Properties of a language other than its texts: a new language needs a row here, and a file of texts next to each `en.ts`. */
export const LANGUAGES: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: 'English', thousands: ',', fields: 'en-US' },
  de: { name: 'Deutsch', thousands: '\u202f', fields: 'de-CH' },
};
export const languages = Object.keys(LANGUAGES) as readonly Language[];
