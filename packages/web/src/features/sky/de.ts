import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  intro:
    'Sonne, Mond, Planeten und Bahnelemente, von der Plattform berechnet; jede Zahl hier ist ein dokumentierter Aufruf.',
  timeHint: 'yyyy-MM-dd HH:mm:ss. Leer: jetzt.',
  timeFault: 'Die Zeit als yyyy-MM-dd HH:mm:ss schreiben.',
  siteHint: 'Beide geben Azimut und Elevation.',
  bodies: {
    title: 'Sonne, Mond und Planeten',
    table: 'Körper am Himmel',
    loading: 'Der Himmel wird berechnet',
    at: (time) => `Um ${time}; mit Lichtlaufzeit, ohne Aberration und Refraktion, EME2000.`,
    columns: {
      body: 'Körper',
      ra: 'Rektaszension',
      dec: 'Deklination',
      distance: 'Entfernung',
      elongation: 'Von der Sonne',
      illuminated: 'Beleuchtet',
      size: 'Durchmesser',
      elevation: 'Elevation',
    },
    names: {
      MERCURY: 'Merkur',
      VENUS: 'Venus',
      MARS: 'Mars',
      JUPITER: 'Jupiter',
      SATURN: 'Saturn',
      URANUS: 'Uranus',
      NEPTUNE: 'Neptun',
    },
    lunar: (count) => `${count} Mondentfernungen`,
    au: (count) => `${count} AE`,
    lunarNote: 'Eine Mondentfernung ist 384\u202f000 km.',
  },
  object: {
    title: 'Objekt des Katalogs',
    loading: 'Die Bahn wird berechnet',
    none: (number) => `Der Katalog hat kein Objekt ${number}.`,
    ask: 'Eine Katalognummer zeigt, wo das Objekt ist, und seine oskulierenden Elemente.',
    from: (epoch) => `Aus dem Elementsatz vom ${epoch}, EME2000.`,
    sunlit: 'Sonnenlicht',
    lit: 'im Sonnenlicht',
    dark: 'im Schatten der Erde',
    below: 'Punkt darunter',
    altitude: 'Höhe',
  },
  elements: {
    title: 'Bahnelemente eines Zustands',
    position: (axis) => `Position ${axis}`,
    velocity: (axis) => `Geschwindigkeit ${axis}`,
    loading: 'Die Elemente werden berechnet',
    ask: 'Position und Geschwindigkeit in einem Inertialsystem geben die Elemente im selben System.',
  },
  figures: {
    semiMajorAxis: 'Große Halbachse',
    trueAnomaly: 'Wahre Anomalie',
    period: 'Umlaufzeit',
    meanMotion: 'Umläufe am Tag',
    heightNote: 'Höhen über 6378.137 km.',
  },
};
