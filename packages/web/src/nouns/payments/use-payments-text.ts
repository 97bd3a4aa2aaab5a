import { createTexts, useTexts } from '../../i18n/texts.ts';
import { en } from './en.ts';

const texts = createTexts(en, () => import('./de.ts').then((chunk) => chunk.de));

/** The words of balances and orders. */
export const usePaymentsText = (): typeof en => useTexts(texts);
