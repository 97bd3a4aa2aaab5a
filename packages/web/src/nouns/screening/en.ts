import { textsOf } from '../../i18n/texts.ts';

/** English texts of a screening wherever one is shown: state, progress, what was left out. */
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
    blocks: (name: string, done: string, whole: string) => `Screening ${name}: ${done} of ${whole} blocks`,
    parts: (name: string, done: string, whole: string, count: string) =>
      `Screening ${name}: ${count} found, ${done} of ${whole} parts assessed`,
    storing: (name: string, count: string) => `Screening ${name}: ${count} found, storing`,
    more: (count: string) => `and ${count} more`,
    began: (name: string) => `The screening of ${name} has begun.`,
    ended: (name: string) => `The screening of ${name} has ended.`,
  },
  standing: {
    label: 'What is screened against what',
    loading: 'Catalogue …',
    unknown: 'The state of the catalogue is not known: the server does not say.',
    catalogue: (source: string, time: string, objects: string, age: string | undefined) =>
      `Catalogue ${source}, loaded ${time}, ${objects} objects${age === undefined ? '' : `, median element age ${age}`}.`,
    stale: 'It is stale: load a newer one.',
    none: 'No catalogue is loaded, so nothing can be screened. An administrator loads one with keepout catalogue load.',
    refused: (file: string, reason: string) => `A newer file, ${file}, was not taken: ${reason}`,
    fleet: (count: number) => (count === 1 ? '1 satellite' : `${count} satellites`),
    add: 'Add satellite',
  },
  waitingBehind: (count: number) =>
    count === 1 ? 'waiting for 1 other of yours' : `waiting for ${count} others of yours`,
  phases: { JUDGING: 'assessing', STORING: 'storing' } as Readonly<Record<string, string>>,
  objects: (count: string) => `${count} objects`,
  otherEphemerides: (count: string) => `${count} of them by their operators' ephemerides`,
};

export type ScreeningText = typeof en;
export const useScreeningText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
