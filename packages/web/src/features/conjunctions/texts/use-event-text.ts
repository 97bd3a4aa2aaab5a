import { createTexts, useTexts } from '../../../i18n/texts.ts';
import { en } from './en.ts';

const texts = createTexts(en, () => import('./de.ts').then((chunk) => chunk.de));

export type EventText = typeof en;
/** The texts of the pages of an event alone; the words of a conjunction itself come with the noun. */
export const useEventText = (): EventText => useTexts(texts);
