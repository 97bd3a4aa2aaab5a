import { createTexts, useTexts } from '../../../../i18n/texts.ts';
import { en } from './en.ts';

const texts = createTexts(en, () => import('./de.ts').then((chunk) => chunk.de));

export type ListText = typeof en;
/** The texts of the list alone, which is the first page of most: those of an event come with its page. */
export const useListText = (): ListText => useTexts(texts);
