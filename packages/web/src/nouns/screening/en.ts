import { textsOf } from '../../i18n/texts.ts';

/** English texts of a screening: status, progress, catalogue. */
export const en = {
  states: {
    QUEUED: 'Queued',
    RUNNING: 'Running',
    COMPLETED: 'Completed',
    FAILED: 'Failed',
    CANCELLED: 'Cancelled',
  } as Readonly<Record<string, string>>,
  progressOf: (name: string) => `Screening of ${name}`,
  progress: (percent: string, remaining: string) => (remaining === '' ? percent : `${percent} · ${remaining}`),
  left: (remaining: string) => `${remaining} left`,
  waiting: 'waiting',
  now: {
    blocks: (name: string, finished: string, total: string) => `Screening ${name}: ${finished} of ${total} blocks`,
    parts: (name: string, finished: string, total: string, count: string) =>
      `Screening ${name}: ${count} found, ${finished} of ${total} parts assessed`,
    storing: (name: string, count: string) => `Screening ${name}: ${count} found, storing`,
    more: (count: string) => `and ${count} more`,
    began: (name: string) => `Screening of ${name} started.`,
    ended: (name: string) => `Screening of ${name} finished.`,
  },
  standing: {
    label: 'Primaries and secondaries',
    loading: 'Catalogue …',
    unknown: 'Catalogue status unknown: the server did not return it.',
    catalogue: (source: string, time: string, objects: string, age: string | undefined) =>
      `Catalogue ${source}, loaded ${time}, ${objects} objects${age === undefined ? '' : `, median age of the element sets ${age}`}.`,
    stale: 'The catalogue is out of date: load a newer one.',
    none: 'No catalogue is loaded, so screening is not possible. An administrator loads one with keepout catalogue load.',
    refused: (file: string, reason: string) => `The newer file ${file} was rejected: ${reason}`,
    fleet: (count: number) => (count === 1 ? '1 satellite' : `${count} satellites`),
    add: 'Add satellite',
  },
  waitingBehind: (count: number) =>
    count === 1 ? 'queued behind 1 of your runs' : `queued behind ${count} of your runs`,
  phases: { JUDGING: 'assessing', STORING: 'storing' } as Readonly<Record<string, string>>,
  objects: (count: string) => (count === '1' ? '1 object' : `${count} objects`),
  otherEphemerides: (count: string) => `${count} with operator ephemerides`,
};

export type ScreeningText = typeof en;
export const useScreeningText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
