import type { ProblemTable } from '../platform/problem-table.ts';

/** Problems with element sets. */
export const TLE_PROBLEMS = {
  'not-writable-as-tle': {
    status: 406,
    title: 'The catalogue number does not fit a two-line element set.',
    advice: 'Request an OMM with `Accept: application/xml`.',
  },
  'catalogue-not-reached': {
    status: 503,
    title: 'The public catalogue is not reachable, and no element set is stored here.',
    advice: 'Try again later, or send `?source=stored` to use only stored element sets.',
  },
} as const satisfies ProblemTable;
