import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  levels: { CRITICAL: 'Kritisch', HIGH: 'Hoch', MEDIUM: 'Mittel', LOW: 'Niedrig', UNKNOWN: 'Nicht bewertet' },
  labels: { CRITICAL: 'KRITISCH', HIGH: 'HOCH', MEDIUM: 'MITTEL', LOW: 'NIEDRIG', UNKNOWN: 'UNKLAR' },
};
