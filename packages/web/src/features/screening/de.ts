import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

/** German, partial: what is missing here stays English. */
export const de: Translation<typeof en> = {
  title: 'Screening',
  notPermitted:
    'Für das Screening brauchen Sie die Benutzerrolle der Kollisionsvermeidung. Ihre Administration vergibt sie.',
  empty:
    'Es wurde noch nichts geprüft. Laden Sie eine Ephemeride hoch, oder starten Sie einen Lauf für einen Satelliten.',
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
  catalogue: {
    rejected: (count) => `${count} Datensätze abgelehnt`,
    noneRejected: 'Kein Datensatz abgelehnt',
    rejectedTitle: 'Datensätze, die sich nicht lesen ließen',
  },
  details: {
    extent: 'Neu geprüft',
    extentRepeated: 'nichts, denn dasselbe wurde schon geprüft',
    extentChanges: (changed: string, taken: string, blocks: string) =>
      `was sich geändert hat (${changed} Objekte); ${taken} Begegnungen in ${blocks} Blöcken wurden übernommen`,
    extentWhole: (reason: string) => `alles, denn ${reason}`,
    extentReason: {
      NO_EARLIER_RESULT: 'zu diesen Satelliten gibt es kein früheres Ergebnis',
      OTHER_VOLUME: 'das Volumen ist ein anderes',
      OTHER_VERSION: 'das frühere Ergebnis stammt von einer anderen Version',
      OTHER_WINDOW: 'das Zeitfenster hat keinen Block mit dem früheren gemeinsam',
      TOO_MANY_CHANGES: 'zu viel hat sich geändert',
    },
    extentCounted: (reason: string, changed: string) => `${reason} (${changed} Objekte)`,
  },
};
