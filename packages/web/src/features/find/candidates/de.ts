import type { Translation } from '../../../i18n/texts.ts';
import type { en } from './en.ts';

/** Deutsche Texte ungesendet gefundener Manöver. */
export const de: Translation<typeof en> = {
  note: 'In diesem Browser gefunden, mit dem Verfahren des Planers und Ihren Flugregeln und Stationen. Nicht gegen den Katalog geprüft: einen fliegen und dessen Ephemeride hier ablegen. Andere Manöver und die gemessene Dichte der Luft sind hier nicht bekannt.',
  progress: 'Fortschritt der Suche',
  before: (total, target) => `Alle Annäherungen zusammen ${total}, wenn nichts geschieht; zu erreichen: ${target}.`,
  none: 'Kein Manöver des Satelliten hält alle Bedingungen ein.',
  table: 'In diesem Browser gefundene Kandidaten',
  columns: {
    ignition: 'Zündung',
    orbits: 'Umläufe vor TCA',
    r: 'R [m/s]',
    t: 'T [m/s]',
    n: 'N [m/s]',
    pc: 'Pc danach',
    total: 'Summe danach',
    miss: 'Abstand danach [m]',
  },
  inadequate: 'Eine Wahrscheinlichkeit darin ist keine Entwarnung.',
};
