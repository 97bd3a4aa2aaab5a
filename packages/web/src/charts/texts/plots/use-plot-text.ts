import { createTexts, useTexts } from '../../../i18n/texts.ts';
import { en } from './en.ts';

const texts = createTexts(en, () => import('./de.ts').then((chunk) => chunk.de));

export type PlotText = typeof en;
export const usePlotText = (): PlotText => useTexts(texts);
