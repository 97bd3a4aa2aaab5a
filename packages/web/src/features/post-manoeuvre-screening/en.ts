import { textsOf } from '../../i18n/texts.ts';

/** English texts of the screening after a manoeuvre. */
export const en = {
  title: 'Post-manoeuvre screening',
  loading: 'Loading screening',
  updating: 'Updating in background',
  titleOf: (pair: string) => `Post-manoeuvre screening: ${pair}`,
  notFound: 'No conjunction of your satellites has this address.',
  toList: 'All conjunctions',
  event: 'Conjunction',
  none: 'This plan is not screened. Start a screening.',
  noPlan: 'No screening for this conjunction. Create a plan, or select an uploaded candidate ephemeris.',
  makePlan: 'Create plan',
  plan: 'Plan',
  file: 'Candidate ephemeris',
  screen: 'Screen',
  again: 'Screen again',
  planner: 'Back to planner',
  states: { QUEUED: 'Queued', RUNNING: 'Running', COMPLETED: 'Completed', FAILED: 'Failed', CANCELLED: 'Cancelled' },
  ordered: 'ordered',
  finished: 'finished',
  progress: 'Progress of the screening',
  stale: 'Out of date: the plan or a compared conjunction has changed. Screen again.',
  running: 'The result appears here when the screening has finished.',
  clear: 'No new risk',
  unclear: 'New risk',
  line: (before: string, after: string, count: number, watch: string) =>
    `Pc ${before} → ${after}. ${count} new or worse above ${watch}.`,
  tooMuch: (pc: string) =>
    `Conjunctions with estimated covariance add Pc ${pc}, more than the target Pc of your flight rules.`,
  watch: 'the watch threshold',
  total: (before: string, after: string) => `All conjunctions within 7 days: Pc ${before} → ${after}.`,
  estimates: (count: number, raised: number) =>
    `With estimated covariance, counted separately: ${count === 1 ? '1 conjunction' : `${count} conjunctions`}, ${raised} new or worse above the watch threshold`,
  estimatesPc: (before: string, after: string) => `Pc ${before} → ${after}`,
  estimated: 'estimated covariance',
  changes: { NEW: 'New', WORSE: 'Worse', BETTER: 'Better', GONE: 'Gone', UNCHANGED: 'Unchanged' },
  events: 'Conjunctions before and after',
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
    `${count === 1 ? 'One more conjunction' : `${count} more conjunctions`} below the watch threshold ${limit}, before and after`,
  belowTitle: 'Conjunctions below the watch threshold',
  watchLine: (limit: string) => `watch ${limit}`,
  noEvents: 'No conjunctions before or after the manoeuvre.',
  dots: 'Pc before and after',
  before: 'before',
  after: 'after',
};

export const usePostText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
