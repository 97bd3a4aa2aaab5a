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
  waitingBehind: (count: number) =>
    count === 1 ? 'wartet auf 1 anderes von Ihnen' : `wartet auf ${count} andere von Ihnen`,
  phases: { JUDGING: 'Beurteilung', STORING: 'Speichern' },
  objects: (count: string) => `${count} Objekte`,
  otherEphemerides: (count: string) => `${count} davon nach den Ephemeriden ihrer Betreiber`,
};
