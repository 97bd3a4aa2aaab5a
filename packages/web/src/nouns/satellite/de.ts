import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  radiusSources: {
    'operator-radius': 'Radius vom Betreiber',
    'operator-shape': 'Form vom Betreiber',
    'cdm-comment-combined': 'Nachricht, gemeinsamer Kollisionsradius',
    'catalogue-radius': 'Katalog',
    'catalogue-rcs': 'Radarquerschnitt',
    'catalogue-size-class': 'Größenklasse',
    'default-by-type': 'Vorgabe der Objektart',
  },
  kinds: { PAYLOAD: 'Nutzlast', 'ROCKET BODY': 'Raketenstufe', DEBRIS: 'Trümmer', UNKNOWN: 'unbekannte Art' },
  marks: { PAYLOAD: 'PAY', 'ROCKET BODY': 'R/B', DEBRIS: 'DEB', UNKNOWN: 'UNK' },
  none: 'Kein Satellit mit diesem Namen oder dieser Nummer',
  unread: 'Die Satelliten konnten nicht geladen werden.',
  add: {
    nameHint: 'OBJECT_NAME Ihrer Dateien.',
    noradHint: 'Katalognummer, 1 bis 9 Ziffern.',
    cosparHint: 'OBJECT_ID Ihrer Dateien, etwa 2021-044B. Optional.',
    lookUp: 'Aus dem Katalog füllen',
    found: (name, kind, radius, source) =>
      `Im Katalog: ${name}, ${kind}. Screenings verwenden ${radius} (${source}), bis Sie einen Radius eingeben.`,
    unknown: 'Der geladene Katalog enthält diese Nummer nicht.',
    sources: { 'catalogue-rcs': 'aus dem Radarquerschnitt', 'default-by-type': 'Vorgabe der Objektart' },
    radius: 'Kollisionsradius',
    radiusHint: 'Radius der Kugel um den ganzen Satelliten, m. Leer: nach der Objektart geschätzt.',
    faults: {
      'radius-range': 'Geben Sie 0.01 bis 100 m ein, oder lassen Sie das Feld leer.',
    },
  },
  claims: {
    unverified: {
      word: 'unbestätigt',
      why: 'Der Administrator hat nicht bestätigt, dass diese Katalognummer Ihnen gehört',
    },
    disputed: { word: 'strittig', why: 'Eine andere Organisation beansprucht diese Katalognummer ebenfalls' },
  },
};
