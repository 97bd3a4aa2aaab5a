import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';
import { qualityDe } from './quality/de.ts';

/** German, partial: what is missing here stays English. */
export const de: Translation<typeof en> = {
  title: 'Ephemeriden',
  filter: 'Dateien filtern',
  inForce: 'Operationell, in Kraft',
  empty: 'Noch keine Ephemeriden. Legen Sie oben eine OEM-Datei ab; sie wird gelesen, gespeichert und geprüft.',
  clear: 'Filter löschen',
  runs: 'Screening-Läufe',
  coverage: 'Operationelle Abdeckung',
  columns: {
    file: 'Datei',
    satellite: 'Satellit',
    start: 'Beginn',
    stop: 'Ende',
    step: 'Schritt [s]',
    states: 'Zustände',
    size: 'Größe',
    uploaded: 'Hochgeladen',
  },
  upload: {
    invite: 'OEM-Dateien hier ablegen: KVN oder XML, auch als gzip',
    choose: 'Dateien wählen',
    satellite: 'Satellit',
    matched: 'Nach OBJECT_ID',
    title: 'Hochladen',
    designation: 'Gilt als',
    states: (count: string) => `${count} Zustände`,
    covariances: (count: string) => `${count} Kovarianzen`,
  },
  screening: {
    found: (count: string, worst: string) => `${count} Annäherungen, größte Pc ${worst}`,
    count: (count: string) => `${count} gefunden`,
    none: 'Keine Annäherungen',
  },
  action: { download: 'Herunterladen', screen: 'Erneut prüfen', delete: 'Löschen' },
  undo: { text: (name: string) => `${name} wird gelöscht.`, button: 'Rückgängig' },
  quality: qualityDe,
};
