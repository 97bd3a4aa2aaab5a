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
    noForecast: 'Keine Vorhersage für diese Meldung: Die Entscheidungszeit ist vorbei, oder sie hat keine Kovarianz.',
    aboveAct: 'Wahrscheinlichkeit, dann über der Handlungsgrenze zu liegen',
    basis: (events, exponent) =>
      `Beruht auf ${events} vergangenen Ereignissen: Sigma schrumpft mit der Vorlaufzeit hoch ${exponent}.`,
    calibration: (inside) =>
      `Band: 5 bis 95 %. Von früheren Vorhersagen hielten ${inside}, was kam; 90 % wären richtig, weniger heißt zu schmale Bänder.`,
    densityCaption: 'Jeder Punkt: beide Bahnen mit so vielen Standardabweichungen von der vorhergesagten Dichte.',
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
