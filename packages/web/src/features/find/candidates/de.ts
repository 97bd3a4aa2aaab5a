import type { Translation } from '../../../i18n/texts.ts';
import type { en } from './en.ts';

/** Deutsche Texte ungesendet gefundener Manöver. */
export const de: Translation<typeof en> = {
  note: 'In diesem Browser mit dem Verfahren des Planers, Ihren Flugregeln und Ihren Stationen berechnet. Nicht gegen den Katalog geprüft: Legen Sie eine Ephemeride mit dem Manöver hier ab, um sie zu prüfen. Andere Manöver und die gemessene Dichte der Atmosphäre sind nicht enthalten.',
  progress: 'Fortschritt der Suche',
  before: (total, target) => `Gesamt-Pc aller Annäherungen ohne Manöver: ${total}; Ziel: ${target}.`,
  none: 'Kein mögliches Manöver erfüllt alle Bedingungen.',
  table: 'In diesem Browser gefundene Kandidaten',
  columns: {
    ignition: 'Zündzeitpunkt',
    orbits: 'Umläufe vor TCA',
    r: 'R [m/s]',
    t: 'T [m/s]',
    n: 'N [m/s]',
    pc: 'Pc danach',
    total: 'Summe danach',
    miss: 'Abstand danach [m]',
  },
  inadequate: 'Pc nicht brauchbar: kein gültiges Verfahren, oder unplausible Kovarianz.',
};
