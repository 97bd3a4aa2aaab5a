import { createTexts, useTexts } from '../../i18n/texts.ts';
import { en } from './en.ts';

const texts = createTexts(en, () => import('./de.ts').then((chunk) => chunk.de));

/** The texts of this feature in the chosen language. */
export const useAlertTexts = (): typeof en => useTexts(texts);
