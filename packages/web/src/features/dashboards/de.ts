import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  overview: {
    refreshing: 'Der Überblick wird aktualisiert',
    loading: 'Der Überblick wird geladen',
    decisions: 'Zu entscheiden',
    count: (decisions: string, all: string) => `${decisions} von ${all} bevorstehenden`,
    none: (all: string) => `Keine der ${all} bevorstehenden Konjunktionen verlangt eine Entscheidung.`,
    all: (count: string) => `Alle ${count} zeigen`,
    estimated: (count) => `${count} weitere mit geschätzten Fehlern`,
    lanes: 'Nach verbleibender Zeit',
    lane: {
      passed: 'Frist abgelaufen',
      hours6: 'Binnen 6 h',
      hours24: 'Binnen 24 h',
      days3: 'Binnen 3 Tagen',
      later: 'Später',
    },
    laneEmpty: 'Keine',
    more: (count: number) => `und ${count} weitere`,
    overdue: 'Überfällig: jetzt entscheiden.',
    nobody: 'Für Ihre Satelliten steht nichts bevor',
    columns: {
      action: 'Nächster Schritt',
      decideBy: 'Entscheiden bis',
    },
  },
  schedule: {
    burn: (secondary, state) => `Manöver gegen ${secondary}, ${state}`,
    states: {
      DRAFT: 'Entwurf',
      PROPOSED: 'vorgeschlagen',
      APPROVED: 'freigegeben',
      COMMITTED: 'kommandiert',
      EXECUTED: 'ausgeführt',
      VERIFIED: 'bestätigt',
      ABANDONED: 'aufgegeben',
    },
    contact: (station, elevation) => `Kontakt über ${station}, bis ${elevation}°`,
    noBurn: (reason) => (reason === '' ? 'Keine Manöver' : `Keine Manöver: ${reason}`),
    computing: 'Kontakte mit dem Boden werden berechnet.',
    blind: (names) => `Von ${names} sind keine Kontakte bekannt: keine gültige Ephemeride und kein Elementsatz.`,
    plans: 'Manöver',
    contacts: 'Kontakte',
    rules: 'Zeiten ohne Manöver',
    failed: (what) => `Konnte nicht geladen werden und ist nicht gezeichnet: ${what}.`,
    again: 'Erneut versuchen',
  },
  assets: {
    refreshing: 'Die Flotte wird aktualisiert',
    loading: 'Die Flotte wird geladen',
    empty: 'Noch kein Satellit. Legen Sie auf der Seite der Ephemeriden einen an, oder laden Sie eine Ephemeride hoch.',
    columns: {
      worst: 'Kritischstes Ereignis',
      tca: 'Dessen TCA',
      risks: 'Ereignisse nach Risiko',
      age: 'Alter der Ephemeride',
      coverage: 'Abgedeckt für',
      propellant: 'Treibstoff [kg]',
    },
    noEvent: 'keines',
    noFile: 'keine in Kraft',
    noFileHint:
      'Keine operationelle Ephemeride reicht über jetzt hinaus; stattdessen gilt der Elementsatz des Katalogs.',
    statistics: 'Statistik',
  },
};
