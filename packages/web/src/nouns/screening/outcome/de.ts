import type { Translation } from '../../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  emptiness: {
    asking: 'Der Stand der Screenings wird geladen',
    unknown: 'Ob etwas geprüft wurde, ist nicht bekannt: der Server sagt es nicht.',
    basis: (time, catalogue) =>
      catalogue === undefined
        ? `Das letzte Screening endete um ${time}.`
        : `Das letzte Screening endete um ${time}, gegen den Katalog ${catalogue}.`,
    catalogue: (source, objects) => `${source}, ${objects} Objekte`,
    since: {
      QUEUED: 'Ein neueres wartet.',
      RUNNING: 'Ein neueres läuft.',
      FAILED: 'Ein neueres ist fehlgeschlagen:',
      CANCELLED: 'Ein neueres wurde abgebrochen.',
    },
    run: {
      QUEUED: 'Dieses Screening wartet; noch ist nichts bekannt.',
      RUNNING: 'Dieses Screening läuft; was es findet, erscheint hier, sobald es fertig ist.',
      FAILED: 'Dieses Screening ist fehlgeschlagen und sagt nichts über Annäherungen.',
      CANCELLED: 'Dieses Screening wurde abgebrochen und sagt nichts über Annäherungen.',
    },
    again: 'Erneut fragen',
    ephemerides: 'Zu den Ephemeriden',
  },
  unscreened: {
    NO_SATELLITE: 'Sie haben noch keine Satelliten, also wird nichts geprüft. Fügen Sie den ersten hinzu.',
    NO_CATALOGUE:
      'Nichts konnte geprüft werden: es ist kein Katalog geladen. Ein Administrator lädt einen mit keepout catalogue load; was Sie hochgeladen haben, wird dann geprüft.',
    PENDING: 'Das erste Screening läuft. Ihre Konjunktionen erscheinen hier.',
    FAILED: (failure) => `Noch ist nichts bekannt: das letzte Screening ist fehlgeschlagen. ${failure}`,
    NEVER_SCREENED:
      'Ihre Satelliten wurden noch nie geprüft. Laden Sie eine Ephemeride hoch oder starten Sie ein Screening.',
    runs: 'Zu den Screenings',
  },
  dropouts: {
    summary: (count: number, text: string) =>
      count === 1
        ? '1 Objekt ließ sich nicht bis zum Ende des Zeitraums verfolgen'
        : `${text} Objekte ließen sich nicht bis zum Ende des Zeitraums verfolgen`,
    first: (shown: string) => `Die ersten ${shown} sind aufgeführt.`,
    from: 'Ab',
    reasons: {
      'sgp4-error': 'SGP4 hat keinen Zustand',
      'below-surface': 'Unter der Oberfläche',
      'state-not-finite': 'Zustand nicht endlich',
      'frame-not-teme': 'Bahnelemente nicht in TEME',
      'no-state-in-coverage': 'Seine Ephemeride hat dort keinen Zustand',
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
