import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  canvas: (count) => `Erde mit ${count} Objekten`,
  help: 'Drehen mit Ziehen oder Pfeiltasten, zoomen mit dem Rad oder + und −. Wählen Sie ein Objekt mit einem Klick.',
  fetching: 'Katalog wird geladen',
  reading: 'Katalog wird dekodiert',
  none: 'Kein Katalog ist geladen. Objekte erscheinen, nachdem der Katalog geladen ist.',
  noWebgl:
    'Die 3D-Ansicht braucht WebGL 2, das dieser Browser nicht bietet. Schalten Sie die Hardwarebeschleunigung ein, oder verwenden Sie einen anderen Browser.',
  lost: 'Der Browser hat den Zugriff auf die Grafikkarte verloren.',
  search: {
    placeholder: 'Name oder Katalognummer',
    none: 'Kein Objekt hat diesen Namen oder diese Nummer',
  },
  layers: {
    title: 'Ebenen',
    OWN: 'Ihre Satelliten',
    PAYLOAD: 'Nutzlasten',
    'ROCKET BODY': 'Raketenstufen',
    DEBRIS: 'Trümmer',
    UNKNOWN: 'Unbekannte Art',
  },
  time: {
    play: 'Abspielen (P)',
    pause: 'Anhalten (P)',
    slower: 'Langsamer (,)',
    faster: 'Schneller (.)',
    back: '10 min zurück',
    on: '10 min vor',
    speed: (times) => `${times}×`,
  },
  meter: {
    frames: (count) => `${count} Bilder/s`,
    propagation: (ms, count) => `${ms} für ${count} Objekte`,
    software: 'Software-Rendering',
    lost: (count) => `${count} ohne Zustand`,
  },
  facts: {
    close: 'Auswahl aufheben',
    follow: 'Folgen (F)',
    open: 'Seite des Satelliten',
    kinds: { PAYLOAD: 'Nutzlast', 'ROCKET BODY': 'Raketenstufe', DEBRIS: 'Trümmer', UNKNOWN: 'unbekannt' },
    altitude: 'Höhe jetzt',
    speed: 'Geschwindigkeit jetzt',
    epoch: 'Epoche der Elemente',
    period: 'Umlaufzeit',
    noState: 'Diese Elemente geben zu dieser Zeit keinen gültigen Zustand.',
    note: 'Mittlere Elemente (SGP4), Bezugssystem TEME. Höhen über 6378.137 km.',
  },
};
