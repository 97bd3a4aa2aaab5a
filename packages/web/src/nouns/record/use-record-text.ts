import { createTexts, useTexts } from '../../i18n/texts.ts';
import { en } from './en.ts';

const texts = createTexts(en, () => import('./de.ts').then((chunk) => chunk.de));

export type RecordText = typeof en;
export const useRecordText = (): RecordText => useTexts(texts);
