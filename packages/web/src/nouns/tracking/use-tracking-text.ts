import { createTexts, useTexts } from '../../i18n/texts.ts';
import { en } from './en.ts';

const texts = createTexts(en, () => import('./de.ts').then((chunk) => chunk.de));

export type TrackingText = typeof en;
/** The words of requests, passes and sensors. */
export const useTrackingText = (): TrackingText => useTexts(texts);
