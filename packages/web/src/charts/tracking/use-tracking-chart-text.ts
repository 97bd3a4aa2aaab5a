import { createTexts, useTexts } from '../../i18n/texts.ts';
import { en } from './en.ts';

const texts = createTexts(en, () => import('./de.ts').then((chunk) => chunk.de));

export type TrackingChartText = typeof en;
export const useTrackingChartText = (): TrackingChartText => useTexts(texts);
