import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

/** German, partial: what is missing here stays English. */
export const de: Translation<typeof en> = {
  title: 'Screening',
  notPermitted: 'Für das Screening ist die Benutzerrolle der Kollisionsvermeidung nötig.',
  empty: 'Es wurde noch nichts geprüft: Ephemeride hochladen oder einen Lauf für einen Satelliten starten.',
  clear: 'Filter löschen',
  filter: 'Läufe filtern',
  newRun: 'Neuer Lauf',
  cancel: 'Lauf abbrechen',
  keep: 'Weiterlaufen lassen',
  columns: {
    subject: 'Satellit',
    type: 'Art',
    trigger: 'Auslöser',
    submitted: 'Beauftragt',
    state: 'Zustand',
    conjunctions: 'Annäherungen',
    worst: 'Größte Pc',
    duration: 'Dauer',
    catalogue: 'Katalog',
    coverage: 'Abdeckung',
  },
};
