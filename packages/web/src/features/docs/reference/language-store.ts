import { create } from 'zustand';

export const LANGUAGES = ['curl', 'python', 'typescript'] as const;
export type Language = (typeof LANGUAGES)[number];

interface LanguageStore {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

/** In which language all examples are shown. */
export const useLanguage = create<LanguageStore>()((set) => ({
  language: 'curl',
  choose: (language) => set({ language }),
}));
