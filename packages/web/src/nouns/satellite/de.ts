import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

/** German, partial: what is missing here stays English. */
export const de: Translation<typeof en> = {
  satellite: 'Satellit',
  none: 'Kein Satellit mit diesem Namen oder dieser Nummer',
};
