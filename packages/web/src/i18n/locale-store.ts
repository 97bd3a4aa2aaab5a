import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { groupThousandsBy } from '../format/number.ts';
import { germanTexts } from './german-loaders.ts';

export type Locale = 'en' | 'de';
export const locales: readonly Locale[] = ['en', 'de'];
/** How each language names itself. */
export const localeNames: Readonly<Record<Locale, string>> = { en: 'English', de: 'Deutsch' };

interface LocaleState {
  readonly locale: Locale;
  readonly choose: (locale: Locale) => Promise<void>;
}

/** English unless the reader chose otherwise (C-10). German is chosen when its texts are here: the page changes in one piece. */
export const useLocale = create<LocaleState>()(
  persist(
    (set) => {
      let newest: Locale;
      const choose = async (locale: Locale) => {
        newest = locale;
        if (locale === 'de') await germanTexts();
        if (locale === newest) set({ locale });
      };
      return { locale: 'en', choose };
    },
    { name: 'keepout.locale' },
  ),
);

const GROUP_MARKS: Readonly<Record<Locale, string>> = { en: ',', de: '\u202f' };
const follow = ({ locale }: LocaleState) => groupThousandsBy(GROUP_MARKS[locale]);
follow(useLocale.getState());
useLocale.subscribe(follow);
