import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  radiusSources: {
    'operator-radius': 'Radius des Betreibers',
    'operator-shape': 'Form nach Betreiber',
    'cdm-comment-combined': 'Nachricht, ein Radius für beide',
    'catalogue-radius': 'Katalog',
    'catalogue-rcs': 'Radarquerschnitt',
    'catalogue-size-class': 'Größenklasse',
    'default-by-type': 'Vorgabe der Art',
  },
  kinds: { PAYLOAD: 'Nutzlast', 'ROCKET BODY': 'Raketenstufe', DEBRIS: 'Trümmer', UNKNOWN: 'unbekannte Art' },
  marks: { PAYLOAD: 'PAY', 'ROCKET BODY': 'R/B', DEBRIS: 'DEB', UNKNOWN: 'UNK' },
  none: 'Kein Satellit mit diesem Namen oder dieser Nummer',
  unread: 'Ihre Satelliten konnten nicht gelesen werden.',
  add: {
    nameHint: 'Wie er in Ihren Dateien heißt: OBJECT_NAME.',
    noradHint: 'Seine Nummer im Katalog, 1 bis 9 Ziffern.',
    cosparHint: 'Wie 2021-044B: OBJECT_ID Ihrer Dateien. Darf leer bleiben.',
    lookUp: 'Aus dem Katalog füllen',
    found: (name, kind, radius, source) =>
      `Im Katalog: ${name}, ${kind}. Bis Sie einen Radius angeben, gilt beim Screening ${radius} (${source}).`,
    unknown: 'Der geladene Katalog hat diese Nummer nicht.',
    sources: { 'catalogue-rcs': 'nach dem Radarquerschnitt', 'default-by-type': 'Vorgabe der Art' },
    radius: 'Kollisionsradius',
    radiusHint: 'Kugel um alles, was absteht. Leer: nach der Art des Objekts geschätzt.',
    faults: {
      'radius-range': 'Geben Sie 0.01 bis 100 m ein, oder nichts.',
    },
  },
  claims: {
    unverified: { word: 'unbestätigt', why: 'Noch hat niemand bestätigt, dass diese Katalognummer Ihnen gehört' },
    disputed: { word: 'strittig', why: 'Eine andere Organisation beansprucht diese Katalognummer ebenfalls' },
  },
};
