import type { Translation } from '../../../i18n/texts.ts';
import type { en } from './en.ts';

/** German, partial: what is missing here stays English. */
export const de: Translation<typeof en> = {
  loading: 'Was die Meldungen zusammen sagen, wird geladen',
  sources: {
    title: 'Urheber',
    table: 'Tabelle der Urheber',
    originator: 'Urheber',
    created: 'Erstellt',
    stated: 'Angegebene Pc',
    miss: 'Abstand',
    verdict: 'Übereinstimmung',
    agrees: 'Stimmt überein',
    apart: 'Weicht ab',
    single: 'Nur ein Urheber hat dieses Ereignis gemeldet.',
  },
  passages: {
    title: 'Vorübergänge dieses Paares',
    none: 'Kein Vorübergang dieses Paares steht bevor.',
    total: 'Wahrscheinlichkeit, dass einer davon eine Kollision ist:',
  },
  ahead: {
    title: 'Was noch kommen kann',
    forecast: 'Pc zur Entscheidungszeit',
    at: 'Entscheidung fällig',
    tooFew: 'Keine Vorhersage: Weniger als 20 vergangene Ereignisse zeigen, wie die Unsicherheit schrumpft.',
    density: 'Wenn die Atmosphäre anders ausfällt',
    noDensity: 'Diese Meldung hat keine Dichtefehler beider Objekte.',
  },
  orbits: {
    title: 'Bahnbestimmung',
    of: (place, name) => `Bahnbestimmung von Objekt ${place}: ${name}`,
    notTold: 'nicht angegeben',
    groups: { models: 'Modelle', determination: 'Bestimmung', covariance: 'Kovarianz', age: 'Alter' },
  },
};
