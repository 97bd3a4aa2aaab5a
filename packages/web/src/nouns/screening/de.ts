import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

/** German, partial: what is missing here stays English. */
export const de: Translation<typeof en> = {
  states: {
    QUEUED: 'Wartet',
    RUNNING: 'Läuft',
    COMPLETED: 'Fertig',
    FAILED: 'Fehlgeschlagen',
    CANCELLED: 'Abgebrochen',
  },
  left: (remaining: string) => `noch ${remaining}`,
  waiting: 'wartet',
  objects: (count: string) => `${count} Objekte`,
  dropouts: {
    summary: (count: number, text: string) =>
      count === 1
        ? '1 Objekt ließ sich nicht bis zum Ende des Zeitraums verfolgen'
        : `${text} Objekte ließen sich nicht bis zum Ende des Zeitraums verfolgen`,
    first: (shown: string) => `Die ersten ${shown} sind aufgeführt.`,
    name: 'Objekt',
    reason: 'Grund',
    from: 'Ab',
  },
};
