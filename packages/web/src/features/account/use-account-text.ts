import { createTexts, useTexts } from '../../i18n/texts.ts';
import { en } from './en.ts';

const texts = createTexts(en, () => import('./de.ts').then((chunk) => chunk.de));

export type AccountText = typeof en;
/** The texts of this feature in the chosen language. */
export const useAccountText = (): AccountText => useTexts(texts);
