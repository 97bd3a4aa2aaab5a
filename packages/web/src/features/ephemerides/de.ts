import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';
import { de as qualityDe } from './quality/de.ts';

export const de: Translation<typeof en> = {
  loading: 'Ephemeriden werden geladen',
  refreshing: 'Ephemeriden werden aktualisiert',
  table: 'Ephemeridendateien',
  designation: { OPERATIONAL: 'Operationell' },
  filteredEmpty: (filters) => `Keine Datei passt zu ${filters} ${filters === 1 ? 'Filter' : 'Filtern'}.`,
  removed: (at) => `Inhalt entfernt ${at}`,
  removedHint: 'Überholt und gelöscht. Laden Sie die Datei erneut hoch, um sie zu verwenden.',
  noStep: 'Zustände nicht in gleichen Abständen',
  noCovariance: 'Keine Kovarianz in dieser Datei: Aus ihr lässt sich keine Pc berechnen',
  neverScreened: 'Nicht geprüft',
  details: {
    covariances: 'Kovarianzen',
    object: 'Objekt in der Datei',
    interpolation: 'Interpolation',
    segments: 'Segmente',
    by: 'Hochgeladen von',
    noWarnings: 'Keine Warnungen.',
  },
  stateAt: {
    title: 'Zustand zu einer Zeit',
    hint: (from, to) => `Zwischen ${from} und ${to}.`,
    fault: 'Geben Sie eine Zeit in UTC ein.',
    show: 'Zustand zeigen',
    loading: 'Ephemeride wird geladen',
    position: (frame) => `Position, ${frame} [km]`,
    velocity: 'Geschwindigkeit [km/s]',
    sigma: '1σ der Position je Achse [m]',
    without: 'Die Datei hat zu dieser Zeit keine Kovarianz.',
    notPositive: 'nicht positiv definit',
  },
  inForce: 'Operationell, in Kraft',
  empty: 'Keine Ephemeriden. Legen Sie oben eine OEM oder OCM ab, um sie zu speichern und zu prüfen.',
  clear: 'Filter löschen',
  coverage: 'Operationelle Abdeckung',
  columns: {
    covariance: 'Kov.',
    screening: 'Screening',
    stop: 'Ende',
    step: 'Schritt [s]',
    uploaded: 'Hochgeladen',
  },
  upload: {
    title: 'Hochladen',
    invite: 'OEM- oder OCM-Dateien hier ablegen: KVN oder XML, auch als gzip',
    matched: 'Wie in der Datei',
    designation: 'Verwenden als',
    byContent: 'Automatisch',
    states: (count) => (count === '1' ? '1 Zustand' : `${count} Zustände`),
    covariances: (count) => (count === '1' ? '1 Kovarianz' : `${count} Kovarianzen`),
  },
  burn: {
    label: 'Beim Hochladen bevorstehendes Manöver',
    sources: {
      STATED: (time) => `Manöver um ${time}, in der Datei angegeben`,
      PLAN: (time) => `Manöver um ${time}, aus dem exportierten Plan`,
      FOUND: (time) => `Manöver um etwa ${time}, aus dem Vergleich mit der Ephemeride in Kraft`,
    },
    note: {
      CANDIDATE: (burn) =>
        `Kandidat: ${burn}. Als operationell verwendet, gilt die Datei für den Satelliten, und ihre Konjunktionen sind mit dem vorausgesetzten Manöver gekennzeichnet.`,
      OPERATIONAL: (burn) => `Operationell, mit ${burn}. Ihre Konjunktionen setzen das Manöver voraus.`,
    },
  },
  screening: {
    label: 'Screening',
    noneAgainst: (source, objects) => `Keine Konjunktion gefunden gegen ${source}, ${objects} Objekte`,
    found: (count: string, maximum: string) =>
      `${count} Konjunktion${count === '1' ? '' : 'en'}, maximale Pc ${maximum}`,
    count: (count: string) => `${count} gefunden`,
    none: 'Keine Konjunktionen',
  },
  action: {
    menu: (name) => `Aktionen für ${name}`,
    toCandidate: 'Als Kandidat verwenden',
    toOperational: 'Als operationell verwenden',
    screened: 'Screening eingereiht',
    screenedText: (name) => `${name} wird erneut geprüft.`,
    screen: 'Erneut prüfen',
    delete: 'Löschen',
  },
  undo: { label: 'Löschungen', text: (name: string) => `${name} wird gelöscht.`, button: 'Rückgängig' },
  quality: qualityDe,
};
