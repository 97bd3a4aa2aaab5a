import { textsOf } from '../../i18n/texts.ts';

/** English texts of the screening after a manoeuvre. */
export const en = {
  title: 'Post-manoeuvre screening',
  loading: 'Loading the screening',
  updating: 'Updating in background',
  titleOf: (pair: string) => `Post-manoeuvre screening: ${pair}`,
  notFound: 'None of your satellites has a conjunction at this address.',
  toList: 'All conjunctions',
  event: 'Event',
  none: 'This plan has not been screened yet.',
  noPlan:
    'Nothing has been screened for this event yet. Make a plan, or choose a candidate ephemeris that you have uploaded.',
  makePlan: 'Make a plan',
  plan: 'Plan',
  file: 'Candidate ephemeris',
  screen: 'Screen',
  again: 'Screen again',
  planner: 'Back to planner',
  states: { QUEUED: 'Queued', RUNNING: 'Running', COMPLETED: 'Done', FAILED: 'Failed', CANCELLED: 'Cancelled' },
  ordered: 'ordered',
  finished: 'ended',
  progress: 'Progress of the screening',
  stale: 'The plan, or an event that it was compared with, has changed since.',
  running: 'The verdict stands here when the screening has ended.',
  clear: 'Clear',
  unclear: 'Not clear',
  line: (before: string, after: string, count: number, watch: string) =>
    `Pc ${before} → ${after}. ${count} new or worse above ${watch}.`,
  tooMuch: (pc: string) => `Estimated covariances add Pc ${pc}, more than the target of your rules.`,
  watch: 'the watch limit',
  total: (before: string, after: string) => `All events of 7 days: Pc ${before} → ${after}.`,
  estimates: (count: number, raised: number) =>
    `By estimated covariance, counted separately: ${count === 1 ? '1 event' : `${count} events`}, ${raised} new or worse above the watch limit`,
  estimatesPc: (before: string, after: string) => `Pc ${before} → ${after}`,
  estimated: 'by estimated covariance',
  changes: { NEW: 'New', WORSE: 'Worse', BETTER: 'Better', GONE: 'Gone', UNCHANGED: 'Unchanged' },
  events: 'Events before and after',
  columns: {
    object: 'Object',
    change: 'Change',
    pcBefore: 'Pc before',
    pcAfter: 'Pc after',
    missBefore: 'Miss before',
    missAfter: 'Miss after',
    tca: 'Closest approach',
    type: 'Screening',
  },
  below: (count: number, limit: string) =>
    `${count === 1 ? 'One more event' : `${count} more events`} below the watch limit ${limit}, before and after`,
  belowTitle: 'Events below the watch limit',
  watchLine: (limit: string) => `watch ${limit}`,
  noEvents: 'No event before or after.',
  dots: 'Pc before and after',
  before: 'before',
  after: 'after',
};

export const usePostText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
