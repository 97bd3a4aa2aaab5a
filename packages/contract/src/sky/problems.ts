import type { ProblemTable } from '../platform/problem-table.ts';

/** Problems of sky positions and orbital elements. */
export const SKY_PROBLEMS = {
  'site-incomplete': {
    status: 422,
    title: 'A site needs a latitude and a longitude.',
    advice: 'Send both, or neither.',
  },
  'orbit-not-closed': {
    status: 422,
    title: 'The state vector is not on a closed orbit around the Earth.',
    advice: 'Check the units (m, m/s) and that the frame is inertial.',
  },
  'no-state-at-time': {
    status: 422,
    title: 'SGP4 gives no state of the element set at this time.',
    advice: 'Send a time nearer to the epoch of the element set.',
  },
} as const satisfies ProblemTable;
