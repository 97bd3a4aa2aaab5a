import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  now: {
    blocks: (name, finished, total) => `Screening ${name}: ${finished} von ${total} Blöcken`,
    parts: (name, finished, total, count) =>
      `Screening ${name}: ${count} gefunden, ${finished} von ${total} Teilen beurteilt`,
    storing: (name, count) => `Screening ${name}: ${count} gefunden, wird gespeichert`,
    more: (count) => `und ${count} weitere`,
    began: (name) => `Screening von ${name} gestartet.`,
    ended: (name) => `Screening von ${name} beendet.`,
  },
  progressOf: (name) => `Screening von ${name}`,
  progress: (percent, remaining) => (remaining === '' ? percent : `${percent} \xB7 ${remaining}`),
  states: {
    COMPLETED: 'Abgeschlossen',
    CANCELLED: 'Abgebrochen',
  },
  left: (remaining: string) => `noch ${remaining}`,
  waiting: 'wartet',
  standing: {
    label: 'Primär- und Sekundärobjekte',
    loading: 'Katalog …',
    unknown: 'Stand des Katalogs unbekannt: Der Server hat ihn nicht geliefert.',
    catalogue: (source, time, objects, age) =>
      `Katalog ${source}, geladen ${time}, ${objects} Objekte${age === undefined ? '' : `, medianes Alter der Elementsätze ${age}`}.`,
    stale: 'Der Katalog ist veraltet: Laden Sie einen neueren.',
    none: 'Kein Katalog ist geladen; ein Screening ist nicht möglich. Ein Administrator lädt einen mit keepout catalogue load.',
    refused: (file, reason) => `Die neuere Datei ${file} wurde abgelehnt: ${reason}`,
    fleet: (count) => (count === 1 ? '1 Satellit' : `${count} Satelliten`),
  },
  waitingBehind: (count: number) => (count === 1 ? 'wartet auf 1 Ihrer Läufe' : `wartet auf ${count} Ihrer Läufe`),
  phases: { JUDGING: 'Beurteilung', STORING: 'Speichern' },
  objects: (count: string) => (count === '1' ? '1 Objekt' : `${count} Objekte`),
  otherEphemerides: (count: string) => `${count} mit Ephemeriden der Betreiber`,
};
