import type { ProblemTable } from '../platform/problem-table.ts';

/** Problems with what an operator tells about its fleet. */
export const FLEET_PROBLEMS = {
  'satellite-exists': {
    status: 409,
    title: 'You already have a satellite with that catalogue number.',
    advice: 'Change the existing one.',
  },
  'station-exists': {
    status: 409,
    title: 'You already have a ground station of that name.',
    advice: 'Give it another name, or change the existing one.',
  },
  'version-changed': {
    status: 412,
    title: 'Somebody changed the record in the meantime.',
    advice: 'Read it again, and send `If-Match` with the version that you read.',
  },
  'if-match-missing': {
    status: 428,
    title: 'The change does not say which version of the record it is based on.',
    advice: 'Read the record, and send `If-Match` with its ETag.',
  },
} as const satisfies ProblemTable;
