import { createTexts, useTexts } from '../../../i18n/texts.ts';
import { en } from './en.ts';

const texts = createTexts(en, () => import('./de.ts').then((chunk) => chunk.de));

export type PageText = typeof en;
/** The texts of these pages alone; the words of a conjunction itself come with the noun. */
export const usePageText = (): PageText => useTexts(texts);
