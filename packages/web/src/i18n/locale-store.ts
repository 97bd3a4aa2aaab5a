import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { groupThousandsBy } from '../format/number.ts';

export type Locale = 'en' | 'de';
export const locales: readonly Locale[] = ['en', 'de'];
/** How each language names itself. */
export const localeNames: Readonly<Record<Locale, string>> = { en: 'English', de: 'Deutsch' };

interface LocaleState {
  readonly locale: Locale;
  readonly choose: (locale: Locale) => void;
}

/** English unless the reader chose otherwise (C-10). */
export const useLocale = create<LocaleState>()(
  persist((set) => ({ locale: 'en', choose: (locale) => set({ locale }) }), { name: 'keepout.locale' }),
);

const GROUP_MARKS: Readonly<Record<Locale, string>> = { en: ',', de: '\u202f' };
const follow = ({ locale }: LocaleState) => groupThousandsBy(GROUP_MARKS[locale]);
follow(useLocale.getState());
useLocale.subscribe(follow);
