import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

/** German, partial: what is missing here stays English. */
export const de: Translation<typeof en> = {
  overview: {
    title: 'Überblick',
    loading: 'Der Überblick wird geladen',
    staleSince: (time: string) => `Veraltet seit ${time}`,
    decisions: 'Zu entscheiden',
    count: (decisions: string, all: string) => `${decisions} von ${all} bevorstehenden`,
    none: (all: string) => `Keine der ${all} bevorstehenden Annäherungen verlangt eine Entscheidung.`,
    all: (count: string) => `Alle ${count} zeigen`,
    lanes: 'Nach verbleibender Zeit',
    lane: {
      passed: 'Entscheidungszeit vorbei',
      hours6: 'Binnen 6 h',
      hours24: 'Binnen 24 h',
      days3: 'Binnen 3 Tagen',
      later: 'Später',
    },
    laneEmpty: 'Keine',
    more: (count: number) => `und ${count} weitere`,
    fleet: 'Flotte',
    passed: 'vorbei',
    nobody: 'Für Ihre Satelliten steht nichts bevor',
    columns: {
      event: 'Ereignis',
      verdict: 'Urteil',
      action: 'Nächster Schritt',
      decideBy: 'Entscheiden bis',
      miss: 'Abstand',
    },
  },
  assets: {
    title: 'Flotte',
    loading: 'Die Flotte wird geladen',
    table: 'Satelliten',
    empty: 'Noch kein Satellit. Legen Sie auf der Seite der Ephemeriden einen an, oder laden Sie eine Ephemeride hoch.',
    toOems: 'Ephemeriden',
    columns: {
      satellite: 'Satellit',
      worst: 'Schwerstes Ereignis',
      next: 'Nächste TCA',
      risks: 'Ereignisse nach Risiko',
      events: 'Ereignisse',
      age: 'Alter der Ephemeride',
      coverage: 'Abgedeckt für',
      propellant: 'Treibstoff [kg]',
      links: 'Seiten',
    },
    noEvent: 'keines',
    noFile: 'keine in Kraft',
    noFileHint: 'Keine operationelle Ephemeride reicht über jetzt hinaus; der Elementsatz des Katalogs springt ein.',
    noPropellant: 'nicht angegeben',
    page: 'Satellit',
    statistics: 'Statistik',
  },
};
