import type { Translation } from '../../../i18n/texts.ts';
import type { en } from './en.ts';

/** Deutsche Texte einer Rückkehr über der Zeit. */
export const de: Translation<typeof en> = {
  title: 'Rückkehr auf die Bahn',
  absent: 'Keine Bänder angegeben: Der Plan wurde ohne die Bänder seiner Rückkehr gespeichert.',
  sma: 'Große Halbachse minus der ohne Manöver',
  phase: 'Argument der Breite minus dem ohne Manöver',
  both: 'mit Rückkehrmanöver',
  alone: 'ohne Rückkehrmanöver',
  band: 'Band',
  burn: 'Manöver',
  label: (name, band) => `${name}, vom ersten Manöver bis zum Ende, Band ±${band}`,
};
