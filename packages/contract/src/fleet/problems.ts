import type { ProblemTable } from '../platform/problem-table.ts';

/** Problems with the records of satellites. */
export const FLEET_PROBLEMS = {
  'satellite-exists': {
    status: 409,
    title: 'You already have a satellite with that catalogue number.',
    advice: 'Change the existing one.',
  },
  'version-changed': {
    status: 412,
    title: 'Somebody changed the satellite in the meantime.',
    advice: 'Read it again, and send `If-Match` with the version that you read.',
  },
} as const satisfies ProblemTable;
