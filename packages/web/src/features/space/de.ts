import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  canvas: (count) => `Erde mit ${count} Objekten`,
  help: 'Ziehen oder Pfeiltasten drehen, Rad oder + und − vergrößern, ein Druck wählt ein Objekt.',
  fetching: 'Katalog wird geholt',
  reading: 'Katalog wird geöffnet',
  none: 'Es ist kein Katalog geladen. Objekte erscheinen, sobald die Installation einen hat.',
  noWebgl:
    'Diesem Browser fehlt WebGL 2, mit dem die 3D-Ansicht zeichnet. Schalten Sie die Hardwarebeschleunigung ein oder nehmen Sie einen anderen Browser.',
  lost: 'Die Grafikkarte wurde entzogen.',
  search: {
    placeholder: 'Name oder Katalognummer',
    none: 'Kein Objekt hat diesen Namen oder diese Nummer',
  },
  layers: {
    title: 'Gezeigt',
    OWN: 'Ihre Satelliten',
    PAYLOAD: 'Nutzlasten',
    'ROCKET BODY': 'Raketenstufen',
    DEBRIS: 'Trümmer',
    UNKNOWN: 'Unbekannte Art',
  },
  time: {
    play: 'Laufen lassen (P)',
    pause: 'Anhalten (P)',
    slower: 'Langsamer (,)',
    faster: 'Schneller (.)',
    back: 'Zehn Minuten zurück',
    on: 'Zehn Minuten vor',
    speed: (times) => `${times}×`,
  },
  meter: {
    frames: (count) => `${count} Bilder/s`,
    propagation: (ms, count) => `${ms} für ${count} Objekte`,
    software: 'vom Prozessor gezeichnet',
    lost: (count) => `${count} ohne Zustand`,
  },
  facts: {
    close: 'Loslassen',
    follow: 'Folgen (F)',
    open: 'Seite des Satelliten',
    kinds: { PAYLOAD: 'Nutzlast', 'ROCKET BODY': 'Raketenstufe', DEBRIS: 'Trümmer', UNKNOWN: 'unbekannt' },
    altitude: 'Höhe jetzt',
    speed: 'Geschwindigkeit jetzt',
    epoch: 'Epoche der Elemente',
    period: 'Umlaufzeit',
    noState: 'Diese Elemente geben zu dieser Zeit keinen Zustand.',
    note: 'Mittlere Elemente (SGP4), Bezugssystem TEME; Höhen über 6378.137 km.',
  },
};
