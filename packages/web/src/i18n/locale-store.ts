import type { Language } from '@keepout/contract/platform/language';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { groupThousandsBy } from '../format/number.ts';
import { LANGUAGES } from './languages.ts';
import { textsIn } from './translations.ts';

interface LocaleState {
  readonly locale: Language;
  readonly choose: (locale: Language) => Promise<void>;
}

/** English unless the reader chose otherwise (C-10). A language is chosen when its texts are here: the page changes in one piece. */
export const useLocale = create<LocaleState>()(
  persist(
    (set) => {
      let newest: Language;
      const choose = async (locale: Language) => {
        newest = locale;
        await textsIn(locale);
        if (locale === newest) set({ locale });
      };
      return { locale: 'en', choose };
    },
    { name: 'keepout.locale' },
  ),
);

const follow = ({ locale }: LocaleState) => groupThousandsBy(LANGUAGES[locale].thousands);
follow(useLocale.getState());
useLocale.subscribe(follow);
