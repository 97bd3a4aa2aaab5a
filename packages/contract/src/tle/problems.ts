import type { ProblemTable } from '../platform/problem-table.ts';

/** Problems with element sets. */
export const TLE_PROBLEMS = {
  'not-writable-as-tle': {
    status: 406,
    title: 'The catalogue number does not fit a two-line element set.',
    advice: 'Ask for OMM with `Accept: application/xml`.',
  },
} as const satisfies ProblemTable;
