import { createTexts, useTexts } from '../../i18n/texts.ts';
import { en } from './en.ts';

const texts = createTexts(en, () => import('./de.ts').then((chunk) => chunk.de));

/** The words of files that are handed over. */
export const useUploadText = (): typeof en => useTexts(texts);
