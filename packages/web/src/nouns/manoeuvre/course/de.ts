import type { Translation } from '../../../i18n/texts.ts';
import type { en } from './en.ts';

/** Deutsche Texte einer Rückkehr über der Zeit. */
export const de: Translation<typeof en> = {
  title: 'Rückkehr über der Zeit',
  absent: 'Keine Bänder angegeben: Der Plan wurde ohne die Bänder seiner Rückkehr gespeichert.',
  sma: 'Abstand der großen Halbachse',
  phase: 'Abstand im Argument der Breite',
  both: 'mit Rückkehr',
  alone: 'ohne Rückkehr',
  band: 'Band',
  burn: 'Manöver',
  label: (name, band) => `${name} vom ersten Manöver bis zum Ende, Band ±${band}`,
};
