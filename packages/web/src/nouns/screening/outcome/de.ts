import type { Translation } from '../../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  emptiness: {
    asking: 'Der Stand der Screenings wird geladen',
    unknown: 'Stand der Screenings unbekannt: Der Server hat ihn nicht geliefert.',
    basis: (time, catalogue) =>
      catalogue === undefined
        ? `Das letzte Screening endete um ${time}.`
        : `Das letzte Screening endete um ${time}, gegen den Katalog ${catalogue}.`,
    catalogue: (source, objects) => `${source}, ${objects} Objekte`,
    since: {
      QUEUED: 'Ein neueres Screening wartet.',
      RUNNING: 'Ein neueres Screening läuft.',
      FAILED: 'Ein neueres Screening ist fehlgeschlagen:',
      CANCELLED: 'Ein neueres Screening wurde abgebrochen.',
    },
    run: {
      QUEUED: 'Dieses Screening wartet. Seine Konjunktionen erscheinen hier, wenn es beendet ist.',
      RUNNING: 'Dieses Screening läuft. Seine Konjunktionen erscheinen hier, wenn es beendet ist.',
      FAILED: 'Dieses Screening ist fehlgeschlagen: kein Ergebnis zu Konjunktionen. Starten Sie es erneut.',
      CANCELLED: 'Dieses Screening wurde abgebrochen: kein Ergebnis zu Konjunktionen. Starten Sie es erneut.',
    },
    again: 'Stand neu laden',
    ephemerides: 'Ephemeriden zeigen',
  },
  unscreened: {
    NO_SATELLITE: 'Keine Satelliten, daher kein Screening. Fügen Sie den ersten Satelliten hinzu.',
    NO_CATALOGUE:
      'Kein Screening: Kein Katalog ist geladen. Ein Administrator lädt einen mit keepout catalogue load. Hochgeladene Ephemeriden werden dann automatisch geprüft.',
    PENDING: 'Das erste Screening wartet oder läuft. Seine Konjunktionen erscheinen hier.',
    FAILED: (failure) => `Kein Ergebnis: Das letzte Screening ist fehlgeschlagen. ${failure}`,
    NEVER_SCREENED: 'Kein Screening Ihrer Satelliten. Laden Sie eine Ephemeride hoch, oder starten Sie einen Lauf.',
    runs: 'Screening-Läufe zeigen',
  },
  dropouts: {
    summary: (count: number, text: string) =>
      count === 1
        ? '1 Objekt hat keinen Zustand bis zum Ende des Fensters'
        : `${text} Objekte haben keinen Zustand bis zum Ende des Fensters`,
    first: (count: string) => `Die ersten ${count} sind aufgeführt.`,
    from: 'Ab',
    reasons: {
      'sgp4-error': 'Fehler von SGP4',
      'below-surface': 'Unter der Oberfläche',
      'state-not-finite': 'Zustand nicht endlich',
      'frame-not-teme': 'Bahnelemente nicht in TEME',
      'no-state-in-coverage': 'Lücke in der Ephemeride',
    },
    theory: {
      'mean-eccentricity-out-of-range': 'mittlere Exzentrizität außerhalb des Bereichs',
      'mean-motion-not-positive': 'mittlere Bewegung nicht positiv',
      'perturbed-eccentricity-out-of-range': 'Exzentrizität außerhalb des Bereichs',
      'semi-latus-rectum-negative': 'Halbparameter negativ',
      'elements-not-finite': 'Bahnelemente nicht endlich',
      decayed: 'verglüht',
      'too-long-before-epoch': 'zu lange vor der Epoche',
    },
  },
};
