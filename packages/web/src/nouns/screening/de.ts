import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  now: {
    blocks: (name, done, whole) => `Screening ${name}: ${done} von ${whole} Blöcken`,
    parts: (name, done, whole, count) => `Screening ${name}: ${count} gefunden, ${done} von ${whole} Teilen beurteilt`,
    storing: (name, count) => `Screening ${name}: ${count} gefunden, wird gespeichert`,
    more: (count) => `und ${count} weitere`,
    began: (name) => `Das Screening von ${name} hat begonnen.`,
    ended: (name) => `Das Screening von ${name} ist beendet.`,
  },
  progressOf: (name) => `Screening von ${name}`,
  progress: (percent, remaining) => (remaining === '' ? percent : `${percent} \xB7 ${remaining}`),
  states: {
    COMPLETED: 'Fertig',
    CANCELLED: 'Abgebrochen',
  },
  left: (remaining: string) => `noch ${remaining}`,
  waiting: 'wartet',
  standing: {
    label: 'Grundlage der Screenings',
    loading: 'Katalog …',
    unknown: 'Der Stand des Katalogs ist nicht bekannt: der Server sagt ihn nicht.',
    catalogue: (source, time, objects, age) =>
      `Katalog ${source}, geladen ${time}, ${objects} Objekte${age === undefined ? '' : `, mittleres Alter der Bahnelemente ${age}`}.`,
    stale: 'Er ist veraltet: laden Sie einen neueren.',
    none: 'Es ist kein Katalog geladen, also kann nichts geprüft werden. Ein Administrator lädt einen mit keepout catalogue load.',
    refused: (file, reason) => `Eine neuere Datei, ${file}, wurde nicht genommen: ${reason}`,
    fleet: (count) => (count === 1 ? '1 Satellit' : `${count} Satelliten`),
  },
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
  waitingBehind: (count: number) =>
    count === 1 ? 'wartet auf 1 anderes von Ihnen' : `wartet auf ${count} andere von Ihnen`,
  phases: { JUDGING: 'Beurteilung', STORING: 'Speichern' },
  objects: (count: string) => `${count} Objekte`,
  otherEphemerides: (count: string) => `${count} davon nach den Ephemeriden ihrer Betreiber`,
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
    },
  },
};
