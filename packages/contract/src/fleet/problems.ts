import type { ProblemTable } from '../platform/problem-table.ts';

/** Problems of satellites, ground stations and record versions. */
export const FLEET_PROBLEMS = {
  'satellite-exists': {
    status: 409,
    title: 'You already have a satellite with this catalogue number.',
    advice: 'Change the existing satellite.',
  },
  'station-exists': {
    status: 409,
    title: 'You already have a ground station with this name.',
    advice: 'Choose another name, or change the existing station.',
  },
  'version-changed': {
    status: 412,
    title: 'The record was changed in the meantime.',
    advice: 'Read the record again, and send `If-Match` with the new version.',
  },
  'if-match-missing': {
    status: 428,
    title: 'The request has no `If-Match` header.',
    advice: 'Read the record, and send `If-Match` with its ETag.',
  },
} as const satisfies ProblemTable;
