import { createTexts, useTexts } from '../../i18n/texts.ts';
import { en } from './en.ts';

const texts = createTexts(en, () => import('./de.ts').then((chunk) => chunk.de));

export type SensorsText = typeof en;
export const useSensorsText = (): SensorsText => useTexts(texts);
