import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';
import { de as qualityDe } from './quality/de.ts';

export const de: Translation<typeof en> = {
  loading: 'Die Ephemeriden werden geladen',
  refreshing: 'Die Ephemeriden werden aktualisiert',
  table: 'Ephemeridendateien',
  designation: { OPERATIONAL: 'Operationell' },
  filteredEmpty: (filters) => `Keine Datei passt zu ${filters} ${filters === 1 ? 'Filter' : 'Filtern'}.`,
  noStep: 'Die Zustände liegen nicht in gleichen Abständen',
  noCovariance: 'Diese Datei hat keine Kovarianz, also kann keine Wahrscheinlichkeit berechnet werden',
  neverScreened: 'Nicht gescreent',
  details: {
    covariances: 'Kovarianzen',
    object: 'Objekt in der Datei',
    interpolation: 'Interpolation',
    segments: 'Segmente',
    by: 'Hochgeladen von',
    noWarnings: 'Die Datei wurde ohne Warnungen gelesen.',
  },
  inForce: 'Operationell, in Kraft',
  empty: 'Noch keine Ephemeriden. Legen Sie oben eine OEM-Datei ab; sie wird gelesen, gespeichert und geprüft.',
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
    invite: 'OEM-Dateien hier ablegen: KVN oder XML, auch als gzip',
    matched: 'Nach OBJECT_ID',
    designation: 'Gilt als',
    states: (count) => `${count} Zustände`,
    covariances: (count) => `${count} Kovarianzen`,
  },
  screening: {
    label: 'Screening',
    noneAgainst: (source, objects) => `Keine Konjunktion gefunden gegen ${source}, ${objects} Objekte`,
    found: (count: string, worst: string) => `${count} Konjunktion${count === '1' ? '' : 'en'}, größte Pc ${worst}`,
    count: (count: string) => `${count} gefunden`,
    none: 'Keine Konjunktionen',
  },
  action: {
    menu: (name) => `Aktionen für ${name}`,
    toCandidate: 'Als Kandidat werten',
    toOperational: 'Als operationell werten',
    screened: 'Screening eingereiht',
    screenedText: (name) => `${name} wird noch einmal gescreent.`,
    screen: 'Erneut prüfen',
    delete: 'Löschen',
  },
  undo: { label: 'Löschungen', text: (name: string) => `${name} wird gelöscht.`, button: 'Rückgängig' },
  quality: qualityDe,
};
