import type { ProblemTable } from '../platform/problem-table.ts';

/** Problems with element sets. */
export const TLE_PROBLEMS = {
  'not-writable-as-tle': {
    status: 406,
    title: 'The catalogue number does not fit a two-line element set.',
    advice: 'Ask for OMM with `Accept: application/xml`.',
  },
  'catalogue-not-reached': {
    status: 503,
    title: 'The public catalogue could not be asked, and nothing is stored here.',
    advice: 'Ask again later, or send `?source=stored` for what is stored here alone.',
  },
} as const satisfies ProblemTable;
